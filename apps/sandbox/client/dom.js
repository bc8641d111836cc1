/** @typedef {Node | string | false | null | undefined} Child */

/**
 * An element in one line: `h('p.chat-day', 'text')`. Attributes stand before the children; those that start with `on` are
 * listeners, false and null leave one out.
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T | `${T}.${string}`} selector
 * @param {...(Child | Child[] | Record<string, unknown>)} given
 * @returns {HTMLElementTagNameMap[T]}
 */
export function h(selector, ...given) {
  const [tag, ...classes] = selector.split('.')
  const element = document.createElement(/** @type {T} */ (tag))
  element.classList.add(...classes)
  const [first, ...rest] = given
  const hasAttributes = first?.constructor === Object
  for (const [name, value] of Object.entries(hasAttributes ? first : {})) {
    if (value === false || value === null || value === undefined) continue
    if (name.startsWith('on')) element.addEventListener(name.slice(2), /** @type {EventListener} */ (value))
    else element.setAttribute(name, value === true ? '' : String(value))
  }
  fill(element, .../** @type {Child[]} */ (hasAttributes ? rest : given))
  return element
}

/** @param {Child[]} children */
const shown = (children) => children.filter((child) => child !== false && child != null)

/**
 * Replaces the children.
 * @param {Element} element
 * @param {...(Child | Child[])} children
 */
export function fill(element, ...children) {
  element.replaceChildren(...shown(children.flat()))
}

/**
 * A drawing from our own source text.
 * @param {string} source
 */
export function drawing(source) {
  const template = document.createElement('template')
  template.innerHTML = source
  return /** @type {SVGElement} */ (template.content.firstElementChild)
}

/** Starts an animation's class anew. @param {Element} element @param {string} name */
export function replay(element, name) {
  element.classList.remove(name)
  void element.getBoundingClientRect()
  element.classList.add(name)
}
