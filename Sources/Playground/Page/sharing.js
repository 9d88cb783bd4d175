// The texts in the address: compressed in the fragment, which no server is ever sent.

/** Longer addresses are cut by what carries them. */
const longestFragment = 30000;
/** What is unpacked may not be longer, in bytes. */
const longestText = 2 << 20;

/** @param {Uint8Array} bytes */
function base64url(bytes) {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The bytes that come out of `stream`, up to `limit` of them. */
async function gathered(stream, limit) {
  const reader = stream.getReader();
  const chunks = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > limit) {
      await reader.cancel();
      throw new Error("too long");
    }
    chunks.push(value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/** The bytes of what was packed by `format`, such as gzip. */
export async function unpacked(bytes, format, limit) {
  return gathered(new Blob([bytes]).stream().pipeThrough(new DecompressionStream(format)), limit);
}

/** The bytes that a text of base64 stands for. */
export function bytesOf(text) {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

/** The fragment of an address that holds `work`; throws where it would be too long. */
export async function fragment(work) {
  const bytes = new TextEncoder().encode(JSON.stringify(work));
  const packed = await gathered(
    new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate-raw")), Infinity);
  const text = `#1=${base64url(packed)}`;
  if (text.length > longestFragment) {
    throw new Error("These texts are too long for an address; download them and send the files");
  }
  return text;
}

/** The work that a fragment holds; null where it holds none. Throws where it is damaged. */
export async function workIn(hash) {
  if (/^#\d+=/.test(hash) && !hash.startsWith("#1=")) {
    throw new Error("The address is of another version of the playground, which this one cannot read; nothing was taken from it");
  }
  if (!hash.startsWith("#1=")) return null;
  if (hash.length > longestFragment) throw new Error("The address is too long to be one of this page; nothing was taken from it");
  try {
    const packed = bytesOf(hash.slice(3).replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = await unpacked(packed, "deflate-raw", longestText);
    const work = checked(JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)));
    if (work) return work;
  } catch {
    // It is said below.
  }
  throw new Error("The address is damaged, perhaps cut off; ask for it again");
}

/** The value behind a name in a fragment such as `#card=…&element=…`; null where it has no such name. */
export function valueIn(hash, name) {
  const part = hash.slice(1).split("&").find((part) => part.startsWith(`${name}=`));
  if (part === undefined) return null;
  try {
    return decodeURIComponent(part.slice(name.length + 1));
  } catch {
    throw new Error("The address is damaged, perhaps cut off; ask for it again");
  }
}

/** `work` as it may come from outside; null where it is none. */
export function checked(work) {
  const isText = (value) => typeof value === "string";
  if (!work || !isText(work.name) || !isText(work.card) || !isText(work.dataName) || !isText(work.data)) return null;
  const name = work.name.replaceAll(/[^\p{L}\p{N} ._-]/gu, "").slice(0, 100);
  return { name: name.endsWith(".card.xml") ? name : "card.card.xml", card: work.card, dataName: work.dataName.slice(0, 200), data: work.data };
}
