// What the standard library asks of a system, where there is none but the page: memory, seeds of hashes, and three functions.

#include <stddef.h>
#include <stdint.h>

#include "CBundledData.h"

__attribute__((import_module("cardwright"), import_name("random"))) void page_random(void *bytes, size_t count);
__attribute__((import_module("cardwright"), import_name("number"))) double page_number(const char *text, size_t count);

// MARK: Memory
//
// Pages of 64 KB hold blocks of one size each; what is larger than half of one gets pages of its own. What is given back is
// used again for the same size, so memory stays as it is once work repeats itself.

enum { page_bits = 16, page_size = 1 << page_bits, page_limit = 1 << (32 - page_bits), classes = 48, large = 0xFF };

// Where the memory of the module itself ends; set by the linker.
extern uint8_t __heap_base;

// What a page holds: 0 is free, `large` is one of a long block, else the class of its blocks and one.
static uint8_t kinds[page_limit];
// For the first page of a long block, its length in pages.
static uint16_t lengths[page_limit];
// Pages before `lowest` are not free; the memory ends at `end`.
static size_t lowest, end;

typedef struct Block {
  struct Block *next;
} Block;

static struct {
  Block *free;
  // The rest of the newest page, from which no block was taken yet.
  uintptr_t rest, rest_end;
} stores[classes];

// Sizes up to 128 in steps of 16, then four to each doubling.
static unsigned class_of(size_t size) {
  if (size <= 128) return size == 0 ? 0 : (unsigned)((size - 1) >> 4);
  unsigned doubling = 31 - (unsigned)__builtin_clz((unsigned)(size - 1));
  return 8 + (doubling - 7) * 4 + (unsigned)((size - 1) >> (doubling - 2) & 3);
}

static size_t size_of(unsigned class) {
  if (class < 8) return (class + 1) << 4;
  unsigned doubling = 7 + (class - 8) / 4;
  return ((size_t)1 << doubling) + ((size_t)((class - 8) % 4 + 1) << (doubling - 2));
}

// `count` free pages next to each other; 0 when there is no more memory.
static size_t take_pages(size_t count) {
  if (end == 0) {
    lowest = ((uintptr_t)&__heap_base + page_size - 1) >> page_bits;
    end = __builtin_wasm_memory_size(0);
    if (end < lowest) end = lowest;
  }
  size_t run = 0;
  for (size_t page = lowest; page < end; page++) {
    run = kinds[page] == 0 ? run + 1 : 0;
    if (run < count) continue;
    if (page + 1 - count == lowest) lowest = page + 1;
    return page + 1 - count;
  }
  // The free pages at the end count, too.
  size_t missing = count - run;
  if (end + missing > page_limit || __builtin_wasm_memory_grow(0, missing) == (size_t)-1) return 0;
  size_t found = end - run;
  end += missing;
  return found;
}

static void *take_large(size_t size) {
  size_t count = (size + page_size - 1) >> page_bits;
  size_t page = count == 0 || count >= page_limit ? 0 : take_pages(count);
  if (page == 0) return NULL;
  for (size_t index = 0; index < count; index++) kinds[page + index] = large;
  lengths[page] = (uint16_t)count;
  return (void *)(page << page_bits);
}

static void *take(size_t size) {
  unsigned class = class_of(size);
  if (size > page_size / 2 || class >= classes) return take_large(size);
  Block *block = stores[class].free;
  if (block) {
    stores[class].free = block->next;
    return block;
  }
  size_t step = size_of(class);
  if (stores[class].rest + step > stores[class].rest_end) {
    size_t page = take_pages(1);
    if (page == 0) return NULL;
    kinds[page] = (uint8_t)(class + 1);
    stores[class].rest = page << page_bits;
    stores[class].rest_end = stores[class].rest + page_size;
  }
  void *made = (void *)stores[class].rest;
  stores[class].rest += step;
  return made;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  // Blocks are aligned to 16; those whose size is a power of two, to it, and long ones to pages.
  if (alignment > page_size) return 22;
  if (alignment > 16) {
    if (size < alignment) size = alignment;
    size_t power = 16;
    while (power < size && power < page_size) power <<= 1;
    if (size < power) size = power;
  }
  *result = take(size);
  // Nobody looks at what is returned, and address 0 can be written to: without memory, the module ends.
  if (!*result) __builtin_trap();
  return 0;
}

void free(void *address) {
  if (!address) return;
  size_t page = (uintptr_t)address >> page_bits;
  if (kinds[page] == large) {
    for (size_t index = 0, count = lengths[page]; index < count; index++) kinds[page + index] = 0;
    if (page < lowest) lowest = page;
    return;
  }
  unsigned class = kinds[page] - 1u;
  Block *block = address;
  block->next = stores[class].free;
  stores[class].free = block;
}

static bool is_called(const char *name, const char *wanted) {
  while (*name && *name == *wanted) name++, wanted++;
  return *name == *wanted;
}

// Makes zeros, which take up no room where the module is stored, of all that is not used any more: free memory, and files that were
// copied when they were read (`BundledFile`), as all have been by then (`WebCore.trial`) but the fonts of the system, which few ask for.
// What the schema says about its parts is read from its file for ever.
__attribute__((export_name("cw_forget"))) void forget(void) {
  for (unsigned class = 0; class < classes; class++) {
    for (Block *block = stores[class].free; block; block = block->next) {
      __builtin_memset(block + 1, 0, size_of(class) - sizeof *block);
    }
  }
  for (size_t page = lowest; page < end; page++) {
    if (kinds[page] == 0) __builtin_memset((void *)(page << page_bits), 0, page_size);
  }
  size_t count;
  const CBundledFile *files = cbundled_tables(&count);
  while (count-- > 0) {
    const char *name = files[count].name;
    if (is_called(name, "fonts-system.bin") || is_called(name, "schema-texts.bin")) continue;
    __builtin_memset((void *)files[count].bytes, 0, files[count].count);
  }
}

// What all arrays without elements share, with the library's values. Its own stands at any multiple of 4, but a span ends the module
// where its elements want more: it depended on how the module was linked.
__attribute__((aligned(16))) intptr_t empty_array[4] __asm__("$es23_swiftEmptyArrayStorageSi_S3itvp") = {0, -1, 0, 1};

// MARK: Bytes

int memcmp(const void *left, const void *right, size_t count) {
  const uint8_t *a = left, *b = right;
  // Eight at a time, as long as they are the same.
  for (; count >= 8; a += 8, b += 8, count -= 8) {
    uint64_t some, others;
    __builtin_memcpy(&some, a, 8);
    __builtin_memcpy(&others, b, 8);
    if (some != others) break;
  }
  for (; count > 0; a++, b++, count--) {
    if (*a != *b) return *a < *b ? -1 : 1;
  }
  return 0;
}

size_t strlen(const char *text) {
  size_t count = 0;
  while (text[count]) count++;
  return count;
}

void arc4random_buf(void *bytes, size_t count) { page_random(bytes, count); }

// The last words of what ends the module have nowhere to go.
int putchar(int byte) { return byte; }

// MARK: Numbers

// Halves away from zero; WebAssembly's own goes to the even number.
double round(double value) {
  double whole = __builtin_trunc(value);
  return __builtin_fabs(value - whole) >= 0.5 ? whole + __builtin_copysign(1, value) : whole;
}

// What is left of `left` when `right` is taken off as often as it fits; exact, as each step is.
double fmod(double left, double right) {
  double rest = __builtin_fabs(left), divisor = __builtin_fabs(right);
  if (!(divisor > 0) || !(rest < __builtin_inf())) return __builtin_nan("");
  while (rest >= divisor) {
    // The largest multiple by a power of two that fits.
    double part = divisor;
    while (part <= rest / 2) part *= 2;
    rest -= part;
  }
  return __builtin_copysign(rest, left);
}

// The product of 128 bits, for which the compiler has no instruction. It is told where to put the result.
typedef struct {
  uint64_t low, high;
} Wide;

Wide __multi3(uint64_t left_low, uint64_t left_high, uint64_t right_low, uint64_t right_high) {
  uint64_t a = left_low & 0xFFFFFFFF, b = left_low >> 32, c = right_low & 0xFFFFFFFF, d = right_low >> 32;
  uint64_t low = a * c, middle = b * c + (low >> 32), other = a * d + (middle & 0xFFFFFFFF);
  Wide product = {other << 32 | (low & 0xFFFFFFFF), b * d + (middle >> 32) + (other >> 32)};
  product.high += left_low * right_high + left_high * right_low;
  return product;
}

static int is_digit(char byte) { return byte >= '0' && byte <= '9'; }

// Where `word`, in any case, ends if it stands at `text`; else NULL.
static const char *skip(const char *text, const char *word) {
  for (; *word; text++, word++) {
    if ((*text | 0x20) != *word) return NULL;
  }
  return text;
}

static int hex_digit(char byte) {
  if (is_digit(byte)) return byte - '0';
  byte |= 0x20;
  return byte >= 'a' && byte <= 'f' ? byte - 'a' + 10 : -1;
}

// 1.8p3 in base 16, after its 0x; bits beyond those of a double are cut off.
static const char *hexadecimal(const char *text, double *result) {
  uint64_t bits = 0;
  int exponent = 0, digits = 0, behind = 0;
  for (;; text++) {
    if (*text == '.' && !behind) {
      behind = 1;
      continue;
    }
    int digit = hex_digit(*text);
    if (digit < 0) break;
    digits++;
    if (bits >> 49) {
      exponent += behind ? 0 : 4;
    } else {
      bits = bits << 4 | (uint64_t)digit;
      exponent -= behind ? 4 : 0;
    }
  }
  if (digits == 0) return NULL;
  if ((*text | 0x20) == 'p') {
    const char *power = text + 1;
    int sign = *power == '-' ? -1 : 1;
    if (*power == '-' || *power == '+') power++;
    if (is_digit(*power)) {
      int value = 0;
      for (; is_digit(*power); power++) value = value > 100000 ? value : value * 10 + (*power - '0');
      exponent += sign * value;
      text = power;
    }
  }
  double value = (double)bits;
  for (; exponent > 0 && value != 0 && value < __builtin_inf(); exponent--) value *= 2;
  for (; exponent < 0 && value != 0; exponent++) value /= 2;
  *result = value;
  return text;
}

// The number at the start of `text`, and where it ends: NULL when there is none.
const char *_swift_stdlib_strtod_clocale(const char *text, double *result) {
  const char *start = text, *end;
  double sign = *text == '-' ? -1 : 1;
  if (*text == '-' || *text == '+') text++;
  if ((end = skip(text, "infinity")) || (end = skip(text, "inf"))) {
    *result = sign * __builtin_inf();
    return end;
  }
  if ((end = skip(text, "nan"))) {
    *result = __builtin_copysign(__builtin_nan(""), sign);
    return end;
  }
  if (text[0] == '0' && (text[1] | 0x20) == 'x' && (end = hexadecimal(text + 2, result))) {
    *result *= sign;
    return end;
  }
  const char *digits = text;
  while (is_digit(*text)) text++;
  long count = text - digits;
  if (*text == '.') {
    const char *behind = text + 1;
    while (is_digit(*behind)) behind++;
    if (count + (behind - text - 1) == 0) return NULL;
    text = behind;
  } else if (count == 0) {
    return NULL;
  }
  if ((*text | 0x20) == 'e') {
    const char *power = text + 1;
    if (*power == '-' || *power == '+') power++;
    if (is_digit(*power)) {
      while (is_digit(*power)) power++;
      text = power;
    }
  }
  *result = page_number(start, (size_t)(text - start));
  return text;
}
