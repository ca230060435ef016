// filled by its first file
