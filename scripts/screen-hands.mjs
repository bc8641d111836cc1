/*
 * How a screen test presses and fills. For one press Playwright asks the page a dozen questions and waits for two drawn
 * frames, which was 45 % of the time of all screen tests. Here the page finds the place by itself, the real mouse presses
 * there, and the page tells whether the press met what it was meant for. Whatever that does not cover (options, frames
 * within the page, fields that take no text, an element that does not come) is Playwright's, with its error messages.
 */

/**
 * @typedef {import('vitest/node').BrowserCommandContext} Context
 * @typedef {{ selector: string }} Sought A locator, as vitest sends it.
 */

const MOST_MISSES = 5

/**
 * Runs in the page, and may use nothing from this file. Waits until the element can be pressed, answers with the middle
 * of it, and watches the next press: one that would meet something else, because the page moved meanwhile, meets nothing.
 */
async function aimAt(/** @type {string} */ selector) {
  const PATIENCE_MS = 3_000
  const FADE_MS = 1_000
  const PRESS = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']
  const view = Object(window)
  const { selectorEngine } = view['__vitest_browser_runner__']
  const parsed = selectorEngine.parseSelector(selector)

  const nextChange = () =>
    new Promise((resolve) => {
      const observer = new MutationObserver(end)
      function end() {
        observer.disconnect()
        resolve(undefined)
      }
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
      // What is only styled anew changes nothing in the document.
      requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(end)))
    })

  /** What was asked of the page before has been done, and what fades is there or gone. */
  async function atRest() {
    await view.scheduler.postTask(() => {}, { priority: 'background' })
    const fading = document.getAnimations().filter(({ playState, effect }) => {
      const endTime = effect?.getComputedTiming().endTime
      return playState === 'running' && typeof endTime === 'number' && endTime <= FADE_MS
    })
    await Promise.allSettled(fading.map(({ finished }) => finished))
  }

  const isMeant = (/** @type {Element} */ element, /** @type {unknown} */ hit) =>
    hit instanceof Element && (element.contains(hit) || hit.closest('label')?.control === element)

  function find() {
    const all = selectorEngine.querySelectorAll(parsed, document.documentElement)
    const element = all.length === 1 ? all[0] : undefined
    if (!(element instanceof HTMLElement) || !element.checkVisibility({ visibilityProperty: true }))
      return null
    if (element.matches(':disabled') || element.closest('[aria-disabled=true]')) return null
    Object(element).scrollIntoViewIfNeeded()
    const found = placeOf(element)
    if (found) return found
    // It is in view and something lies over it, as a bar at the bottom of the window does.
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    return placeOf(element)
  }

  function placeOf(/** @type {HTMLElement} */ element) {
    const box = [...element.getClientRects()].find(({ width, height }) => width * height > 1)
    if (!box) return null
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    return isMeant(element, document.elementFromPoint(x, y)) ? { element, x, y } : null
  }

  function watch(/** @type {Element} */ element) {
    /** @type {boolean | undefined} */
    let hasMet
    const judge = (/** @type {Event} */ event) => {
      hasMet ??= isMeant(element, event.composedPath()[0])
      if (hasMet) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    for (const name of PRESS) window.addEventListener(name, judge, { capture: true })
    view['__endPress'] = () => {
      for (const name of PRESS) window.removeEventListener(name, judge, { capture: true })
      return hasMet === true
    }
  }

  for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await nextChange()) {
    await atRest()
    const found = find()
    if (!found) continue
    // Keys go to the frame of the test from here on, not to the page around it.
    if (document.activeElement === document.body) window.focus()
    watch(found.element)
    const { left, top } = window.frameElement?.getBoundingClientRect() ?? { left: 0, top: 0 }
    return { x: left + found.x, y: top + found.y }
  }
  return null
}

/** Runs in the page: types the text over what the field holds, as one paste would. Tells whether it did. */
function fillAtOnce(/** @type {[selector: string, text: string]} */ [selector, text]) {
  const { selectorEngine } = Object(window)['__vitest_browser_runner__']
  const found = selectorEngine.querySelectorAll(
    selectorEngine.parseSelector(selector),
    document.documentElement,
  )
  const field = found.length === 1 ? found[0] : undefined
  const takesText =
    field instanceof HTMLTextAreaElement ||
    (field instanceof HTMLInputElement && /^(text|search|email|tel|url|password)$/.test(field.type))
  if (!takesText || field.disabled || field.readOnly) return false
  if (!field.checkVisibility({ visibilityProperty: true })) return false
  field.focus()
  field.select()
  if (text !== '') return document.execCommand('insertText', false, text)
  return field.value === '' || document.execCommand('delete')
}

/** A public page stands in a frame of its own, into which the page of the tests does not look. */
const isInnerFrame = (/** @type {string} */ selector) => selector.includes('internal:control=enter-frame')

/** Whether the press met the element, which came before long. */
async function press(/** @type {Context} */ { page, frame }, /** @type {string} */ selector) {
  const view = await frame()
  for (let misses = 0; misses < MOST_MISSES; misses++) {
    const place = await view.evaluate(aimAt, selector)
    if (!place) return false
    await page.mouse.click(place.x, place.y)
    if (await view.evaluate(() => Object(window)['__endPress']())) return true
  }
  return false
}

/** @returns {Promise<void>} */
async function click(
  /** @type {Context} */ context,
  /** @type {Sought} */ { selector },
  /** @type {Record<string, unknown>} */ options = {},
) {
  const isPlain = Object.keys(options).every((name) => name === 'timeout') && !isInnerFrame(selector)
  if (isPlain && (await press(context, selector))) return
  const view = await context.frame()
  await view.evaluate(() => {
    if (document.activeElement === document.body) window.focus()
  })
  await context.iframe.locator(selector).click(options)
}

/** @returns {Promise<void>} */
async function fill(
  /** @type {Context} */ { iframe, frame },
  /** @type {Sought} */ { selector },
  /** @type {string} */ text,
  options = {},
) {
  const view = await frame()
  if (isInnerFrame(selector) || !(await view.evaluate(fillAtOnce, [selector, text])))
    await iframe.locator(selector).fill(text, options)
}

/** Playwright, with these hands. */
export const withQuickHands = (/** @type {import('vitest/node').BrowserProviderOption} */ playwright) => ({
  ...playwright,
  providerFactory(/** @type {import('vitest/node').TestProject} */ project) {
    const provider = playwright.providerFactory(project)
    Object(project.browser).registerCommand('__vitest_click', click)
    Object(project.browser).registerCommand('__vitest_fill', fill)
    return provider
  },
})
