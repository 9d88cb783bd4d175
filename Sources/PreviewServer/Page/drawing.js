"use strict";
/** Makes the drawings that the server sends part of the page, with the fewest changes. */
const Drawing = (() => {
  /** Addresses of the images that drawings refer to as `asset:ID`, by ID. */
  const assets = new Map();
  const forbidden = "script, foreignObject, iframe, object, embed, style, a, animate, set";

  /** The drawing in `text` without anything that could act, or null. */
  function parse(text) {
    const svg = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
    if (svg.localName !== "svg") return null;
    for (const element of svg.querySelectorAll(forbidden)) element.remove();
    for (const element of svg.querySelectorAll("[href]")) {
      const address = element.getAttribute("href");
      if (address.startsWith("asset:")) element.setAttribute("href", assets.get(address.slice(6)) ?? "");
      else if (!(element.localName === "use" ? /^#/ : /^(#|data:image\/)/).test(address)) element.removeAttribute("href");
    }
    return svg;
  }

  /** What the page sets itself: a drawing does not take it away. */
  const isOwn = (name, element) => name === "style" || (element.localName === "svg" && (name === "width" || name === "height"));

  /** Makes `old` equal to `fresh` with the fewest changes: pictures stay loaded, and nothing flickers. */
  function morph(old, fresh) {
    const work = [[old, fresh]];
    while (work.length) {
      const [target, source] = work.pop();
      if (target.isEqualNode(source)) continue;
      for (const { name } of [...target.attributes]) {
        if (!isOwn(name, target) && !source.hasAttribute(name)) target.removeAttribute(name);
      }
      for (const { name, value } of source.attributes) {
        if (!isOwn(name, target) && !name.startsWith("on") && target.getAttribute(name) !== value) target.setAttribute(name, value);
      }
      const children = [...source.childNodes];
      children.forEach((child, index) => {
        const there = target.childNodes[index];
        if (!there) target.append(child);
        else if (there.nodeName !== child.nodeName) there.replaceWith(child);
        else if (child.nodeType === Node.ELEMENT_NODE) work.push([there, child]);
        else if (there.data !== child.data) there.data = child.data;
      });
      while (target.childNodes.length > children.length) target.lastChild.remove();
    }
  }

  // MARK: Lines

  // The server writes each tag on a line of its own, indented by two for each element around it, up to twenty of them.
  const deepest = 40;
  const indentation = (line) => line.length - line.trimStart().length;
  const opens = (line) => line.endsWith(">") && !line.endsWith("/>") && !line.includes("</");
  const closes = (line) => line.trimStart().startsWith("</");
  const begins = (line, indent) => indentation(line) === indent && !closes(line);

  /** Whether every line of `text` begins with a tag: no text or value goes over several. */
  const isRegular = (text) => !/\n *[^< ]/.test(text);

  /** Whether `lines` are whole elements beside each other. */
  function isWhole(lines) {
    let depth = 0;
    for (const line of lines) {
      if (closes(line)) depth -= 1;
      else if (opens(line)) depth += 1;
      if (depth < 0) return false;
    }
    return depth === 0;
  }

  /** The lines that differ, `[start, end)` of each: as few whole elements of one parent as hold them; null for all. */
  function difference(old, fresh) {
    const least = Math.min(old.length, fresh.length);
    let start = 0;
    while (start < least && old[start] === fresh[start]) start += 1;
    let tail = 0;
    while (tail < least - start && old[old.length - 1 - tail] === fresh[fresh.length - 1 - tail]) tail += 1;
    // Level by level outwards; a change that needs many steps is as good as a new drawing.
    for (let step = 0; step < 64; step += 1) {
      const [gone, come] = [old.slice(start, old.length - tail), fresh.slice(start, fresh.length - tail)];
      const indent = Math.min(...[gone, come].map((lines) => lines.reduce((least, line) => Math.min(least, indentation(line)), deepest)));
      if (indent < 2 || indent >= deepest) return null;
      if ([gone, come].some((lines) => lines.length && !begins(lines[0], indent))) {
        do start -= 1;
        while (start > 0 && indentation(old[start]) >= indent && !begins(old[start], indent));
      } else if (isWhole(gone) && isWhole(come)) {
        return { start, indent, gone, come };
      } else {
        let next;
        do {
          next = indentation(old[old.length - tail]);
          tail -= 1;
        } while (tail > 0 && next > indent);
      }
      if (start <= 0 || tail <= 0) return null;
    }
    return null;
  }

  /** The element that line `at` of `lines` stands in, and how many of its children stand before the line. */
  function place(svg, lines, at, indent) {
    const counts = [0];
    let level = indent;
    for (let index = at - 1; index > 0; index -= 1) {
      const here = indentation(lines[index]);
      if (here < level) {
        level = here;
        counts.unshift(0);
      } else if (begins(lines[index], level)) counts[0] += 1;
    }
    let parent = svg;
    while (counts.length > 1 && parent) parent = parent.children[counts.shift()];
    return parent && { parent, index: counts[0] };
  }

  /** Changes `svg` from the drawing `old` to `fresh` where their lines differ; false when that cannot be told. */
  function patch(svg, old, fresh) {
    if (!isRegular(old) || !isRegular(fresh)) return false;
    const lines = old.split("\n");
    const found = difference(lines, fresh.split("\n"));
    const where = found && place(svg, lines, found.start, found.indent);
    if (!where) return false;
    const source = parse(`<svg xmlns="http://www.w3.org/2000/svg">${found.come.join("\n")}</svg>`);
    if (!source) return false;
    const count = found.gone.filter((line) => begins(line, found.indent)).length;
    const there = [...where.parent.children].slice(where.index, where.index + count);
    if (there.length < count) return false;
    const next = where.parent.children[where.index + count] ?? null;
    [...source.children].forEach((child, index) => {
      if (!there[index]) where.parent.insertBefore(child, next);
      else if (there[index].nodeName === child.nodeName) morph(there[index], child);
      else there[index].replaceWith(child);
    });
    for (const surplus of there.slice(source.children.length)) surplus.remove();
    return true;
  }

  /**
   * The element for the drawing `fresh`: `svg`, which shows the drawing `old`, after as few changes as it takes, or a new
   * one; `svg` as it is where `fresh` is no drawing.
   */
  function update(svg, old, fresh) {
    if (svg && (old === fresh || patch(svg, old, fresh))) return svg;
    const made = parse(fresh);
    if (!svg || !made) return svg ?? made;
    morph(svg, made);
    return svg;
  }

  return { assets, update };
})();
