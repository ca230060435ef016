print("daub")
