/*
 * How a screen test clicks and fills. For one click Playwright makes a dozen round trips and waits for two frames, which was
 * 45 % of the time of all screen tests. Here the page finds the position by itself, the real mouse clicks there, and the page
 * reports whether the click hit the element. Playwright does the rest, with its error messages: options, inner frames,
 * fields that take no text, elements that do not appear.
 */

/**
 * @typedef {import('vitest/node').BrowserCommandContext} Context
 * @typedef {{ selector: string }} Sought A locator, as vitest sends it.
 */

const MOST_MISSES = 5

/**
 * Runs in the page, and may use nothing from this file. Waits until the element can be clicked, answers with its middle, and
 * watches the next click: one that would hit another element, because the page has moved, is stopped.
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
      // A change of styles alone does not notify the observer.
      requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(end)))
    })

  /** Waits until pending work of the page is done and short animations have ended. */
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
    // It is in view, but something covers it, such as a bar at the bottom of the window.
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
    // Keys then go to the frame of the test, not to the page around it.
    if (document.activeElement === document.body) window.focus()
    watch(found.element)
    const { left, top } = window.frameElement?.getBoundingClientRect() ?? { left: 0, top: 0 }
    return { x: left + found.x, y: top + found.y }
  }
  return null
}

/** Runs in the page: replaces the content of the field, as a paste would. Answers whether it could. */
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

/** A public page is in a frame of its own, which the script in the test's page cannot search. */
const isInnerFrame = (/** @type {string} */ selector) => selector.includes('internal:control=enter-frame')

/** Whether a click hit the element. */
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

/** Playwright with this click and fill. */
export const withQuickHands = (/** @type {import('vitest/node').BrowserProviderOption} */ playwright) => ({
  ...playwright,
  providerFactory(/** @type {import('vitest/node').TestProject} */ project) {
    const provider = playwright.providerFactory(project)
    Object(project.browser).registerCommand('__vitest_click', click)
    Object(project.browser).registerCommand('__vitest_fill', fill)
    return provider
  },
})
