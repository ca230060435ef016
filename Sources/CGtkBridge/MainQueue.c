#include "CGtkBridge.h"
