// Damaged copies of cards, the same in every run.

/** Numbers from 0 to 1 that follow from `seed`. */
export function randomNumbers(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x100000000;
  };
}

// What people and generators get wrong, and what has more than 32 bits.
const snippets = [
  "<", ">", "&", '"', "'", "{{", "}}", "</", "/>", "<!--", "-->", "<![CDATA[", "&#x1F600;", "&#0;", "=", " ", "\n", "\t", "\r\n",
  "é", "e\u0301", "文字", "مرحبا", "😀", "\u00AD", "\uFEFF", "3000000000", "-9999999999", "9223372036854775807", "1e30", "0x10", "1.5e-7",
  "99999-01-01", "2026-02-30", "123456789012345.678", "12:99", "P9999999999Y", "{{/no/such/path}}", "#", "tel:", "x".repeat(300),
];

/** `text` with one to four damages. */
export function mutant(text, random) {
  const below = (count) => Math.floor(random() * count);
  for (let left = 1 + below(4); left > 0; left--) {
    const at = below(text.length + 1);
    const end = Math.min(text.length, at + 1 + below(40));
    const values = [...text.matchAll(/"([^"<]*)"|>([^<>]+)</g)];
    switch (below(6)) {
      case 0:
        text = text.slice(0, at) + text.slice(end);
        break;
      case 1:
        text = text.slice(0, end) + text.slice(at, end) + text.slice(end);
        break;
      case 2:
        text = text.slice(0, at) + snippets[below(snippets.length)] + text.slice(at);
        break;
      case 3: {
        const lines = text.split("\n");
        const [one, other] = [below(lines.length), below(lines.length)];
        [lines[one], lines[other]] = [lines[other], lines[one]];
        text = lines.join("\n");
        break;
      }
      default: {
        // A value becomes another one, or one that nothing expects.
        if (values.length === 0) break;
        const value = values[below(values.length)];
        const other = values[below(values.length)];
        const length = (value[1] ?? value[2]).length;
        const replacement = random() < 0.5 ? snippets[below(snippets.length)] : other[1] ?? other[2];
        text = text.slice(0, value.index + 1) + replacement + text.slice(value.index + 1 + length);
      }
    }
  }
  return text;
}

/** Places in `text` where somebody may type or look: behind brackets and quotes and anywhere; `count` of them. */
export function places(text, count, random) {
  const likely = [...text.matchAll(/[<"'{ ]/g)].map((match) => match.index + 1);
  return Array.from({ length: count }, () => {
    const offset =
      likely.length > 0 && random() < 0.8 ? likely[Math.floor(random() * likely.length)] : Math.floor(random() * (text.length + 1));
    const before = text.slice(0, offset).split("\n");
    return { line: before.length - 1, character: before[before.length - 1].length };
  });
}
