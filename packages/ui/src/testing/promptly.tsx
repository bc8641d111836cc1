import { vi } from 'vitest'
import { type Locator, page } from 'vitest/browser'

/* Vitest polls for a missing element after 0, 20, 50, 100, 100 and then every 500 milliseconds. Here a mutation
   observer ends the wait. */

type Finding = (this: Locator, options?: { timeout?: number; strict?: boolean }) => Promise<Element>

/** The prototype of all locators. Files share their page, so this file runs again with each of them. */
const Locators = Object.getPrototypeOf(Object.getPrototypeOf(page.getByText(''))) as { findElement: Finding }
const { findElement } = Locators
const PROMPT = 'findPromptly'

/** The page's clock may stand still during a test. */
const { setTimeout: wait } = globalThis
const LOOK_AGAIN_MS = 50
const PATIENCE_MS = 20_000

const documentChanges = () =>
  new Promise<void>((resolve) => {
    const observer = new MutationObserver(end)
    function end() {
      observer.disconnect()
      resolve()
    }
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    wait(end, LOOK_AGAIN_MS)
  })

if (findElement.name !== PROMPT)
  Locators.findElement = async function findPromptly(options) {
    const end = performance.now() + (options?.timeout ?? PATIENCE_MS)
    for (;;) {
      const found = this.elements()
      if (found.length === 1) return found[0]!
      const since = performance.now()
      // Vitest reports what is there instead, or that there are several.
      if (found.length > 1 || since > end) return findElement.call(this, { ...options, timeout: 0 })
      await documentChanges()
      if (vi.isFakeTimers()) vi.advanceTimersByTime(performance.now() - since)
    }
  }
