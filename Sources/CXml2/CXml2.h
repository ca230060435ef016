#pragma once
#include <libxml/xmlversion.h>
// Debian's libxml2 names ICU's types in the end of a struct that Daub never touches. Foundation carries an
// ICU of its own, and the two cannot be imported together.
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/SAX2.h>
#include <libxml/xmlerror.h>
