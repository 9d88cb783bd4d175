#include <libxml/xmlversion.h>
// Debian's libxml2 is built with ICU and its headers include ICU's, which clash with Foundation's own copy. Only the
// last fields of a character encoding handler depend on it, and nobody here looks into one.
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/tree.h>
#include <libxml/xmlIO.h>
#include <libxml/xmlerror.h>
#include <libxml/xmlschemas.h>

// What the system calls the library whose headers these are: with each name goes a layout of its values.
#ifdef __APPLE__
#define CLIBXML2_LIBRARY "libxml2.2.dylib"
#elif LIBXML_VERSION >= 21400
#define CLIBXML2_LIBRARY "libxml2.so.16"
#else
#define CLIBXML2_LIBRARY "libxml2.so.2"
#endif
