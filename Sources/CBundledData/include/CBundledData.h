// Files that the executable carries inside it, each as a C array; `BundledData` is the Swift side.
// `#embed` is C23; the compiler knows it in every mode and says so.
#pragma clang diagnostic ignored "-Wc23-extensions"
#include <stddef.h>
#include <stdint.h>

/// One bundled file.
typedef struct {
  /// File name, NUL-terminated.
  const char *_Nonnull name;
  /// First byte of the contents.
  const uint8_t *_Nonnull bytes;
  /// Number of bytes.
  size_t count;
} CBundledFile;

/// The bundled schemas, `card.xsd` first; their number comes back in `count`.
const CBundledFile *_Nonnull cbundled_schemas(size_t *_Nonnull count);

/// The bundled tables of figures and names, sorted by file name; their number comes back in `count`.
const CBundledFile *_Nonnull cbundled_tables(size_t *_Nonnull count);

/// The example cards with their samples and pictures, sorted by path; their number comes back in `count`.
const CBundledFile *_Nonnull cbundled_examples(size_t *_Nonnull count);

/// The templates, guides and assets of the documentation, sorted by path; their number comes back in `count`.
const CBundledFile *_Nonnull cbundled_site(size_t *_Nonnull count);

/// The files of the preview page, sorted by file name; their number comes back in `count`.
const CBundledFile *_Nonnull cbundled_page(size_t *_Nonnull count);

/// The files of the playground's page, sorted by file name; their number comes back in `count`.
const CBundledFile *_Nonnull cbundled_playground(size_t *_Nonnull count);
