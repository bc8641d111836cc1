import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../src/testing/accessible.tsx'
import { test } from './testing/gallery-test.tsx'
import { Board } from './Board.tsx'

/** Targets smaller than a finger needs, with their size. */
function smallTargets() {
  const targets = [...document.querySelectorAll('button, a[href], input, select, textarea, summary')]
    .filter((element) => element.checkVisibility() && element.ariaHidden !== 'true')
    .map((element) => {
      const boxes = [element, element.closest('label') ?? element].map((target) =>
        target.getBoundingClientRect(),
      )
      // A ::before can enlarge the area that can be pressed.
      const before = getComputedStyle(element, '::before')
      const added = before.position === 'absolute' ? Math.max(0, -2 * Number.parseFloat(before.top)) : 0
      return {
        html: element.outerHTML.slice(0, 120),
        width: Math.max(...boxes.map((box) => box.width)),
        height: Math.max(...boxes.map((box) => box.height)) + added,
      }
    })
  expect(targets.length).toBeGreaterThan(80)
  return targets.filter(({ width, height }) => Math.round(height) < 44 || Math.round(width) < 24)
}

// One board for everything, because rendering it takes longest. The console's pages are checked at 1280 px one by
// one.
test('the gallery is accessible on a phone, with targets as large as a finger, and fits every width', async ({
  show,
}) => {
  await show(<Board />)
  await expectAccessible()
  expect(smallTargets()).toEqual([])
  for (const width of [320, 390, 540, 1280]) {
    await page.viewport(width, 844)
    expect(document.documentElement.scrollWidth, `${width} px`).toBeLessThanOrEqual(width)
  }
})
