// Elements of the page; texts become text and never markup.

/**
 * The element of this id, which the page has.
 * @param {string} id
 * @returns {any}
 */
export function byID(id) {
  return document.getElementById(id);
}

/**
 * An element with properties and children, which are elements or texts.
 * @param {string} name
 * @param {object} properties
 * @param {(Node | string)[]} children
 * @returns {any}
 */
export function make(name, properties = {}, ...children) {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}

/** A text in which words stand between backquotes, as nodes. */
export function withCode(text) {
  return text.split("`").map((part, index) => index % 2 ? make("code", {}, part) : part);
}

let messageTimer = 0;

/**
 * Tells the person something: seen, and heard by a screen reader.
 * @param {string} text
 * @param {number} seconds
 * @param {{ name: string, act: () => void } | null} offer what can be done about it
 */
export function tell(text, seconds = 8, offer = null) {
  const box = byID("message-box");
  box.firstElementChild.textContent = text;
  const button = byID("message-offer");
  button.hidden = !offer;
  button.textContent = offer?.name ?? "";
  button.onclick = () => {
    hideMessage();
    offer?.act();
  };
  box.hidden = false;
  clearTimeout(messageTimer);
  messageTimer = setTimeout(hideMessage, seconds * 1000);
}

export function hideMessage() {
  byID("message-box").hidden = true;
}

byID("message-close").addEventListener("click", hideMessage);

/** Has a screen reader say what is seen elsewhere. */
export function speak(text) {
  byID("spoken").textContent = text;
}

/** A dialog with a list of `items`: what they are called, and what happens when one is chosen; `more` stands below it. */
export function choose(title, items, ...more) {
  byID("menu-title").textContent = title;
  byID("menu-list").replaceChildren(...items.map(({ name, detail, act, level }) => {
    const button = make("button", { type: "button" }, name);
    if (detail) button.append(make("span", {}, detail));
    if (level) button.style.paddingInlineStart = `${0.75 + level}rem`;
    if (!act) return make("li", {}, make("p", {}, name, " ", make("kbd", {}, detail ?? "")));
    button.addEventListener("click", () => {
      byID("menu").close();
      act();
    });
    return make("li", {}, button);
  }));
  if (more.length) byID("menu-list").append(make("li", {}, make("p", {}, ...more)));
  byID("menu").showModal();
  byID("menu-list").querySelector("button")?.focus();
}
