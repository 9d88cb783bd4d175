// JSON as a text: laid out by its white space alone, so that each number and each name stays as it is written.

/** Deeper members begin no further to the right. */
const deepest = 64;

/** `text` with each member and item on a line of its own; throws where it is no JSON. */
export function laidOut(text) {
  JSON.parse(text);
  const tokens = text.match(/"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]|[^\s{}[\],:"]+/g) ?? [];
  let [result, depth, before] = ["", 0, ""];
  const line = () => `\n${"  ".repeat(Math.min(depth, deepest))}`;
  for (const token of tokens) {
    const isEnd = token === "}" || token === "]";
    const begins = before === "{" || before === "[";
    if (isEnd) depth -= 1;
    if (isEnd ? !begins : begins || before === ",") result += line();
    result += token === ":" ? ": " : token;
    if (token === "{" || token === "[") depth += 1;
    before = token;
  }
  return `${result}\n`;
}
