import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../src/testing/accessible.tsx'
import { test } from './testing/gallery-test.tsx'
import { Board } from './Board.tsx'

test.for([390, 1280])('the gallery breaks no accessibility rule, %d px wide', async (width, { show }) => {
  await page.viewport(width, 844)
  await show(<Board />)
  await expectAccessible()
})

test('nothing runs out of the page', async ({ show }) => {
  await show(<Board />)
  for (const width of [320, 390, 540, 1280]) {
    await page.viewport(width, 844)
    expect(document.documentElement.scrollWidth, `${width} px`).toBeLessThanOrEqual(width)
  }
})

test('everything that can be pressed is at least 44 px high and 24 px wide', async ({ show }) => {
  await show(<Board />)
  const targets = [...document.querySelectorAll('button, a[href], input, select, textarea, summary')]
    .filter((element) => element.checkVisibility() && element.ariaHidden !== 'true')
    .map((element) => {
      const boxes = [element, element.closest('label') ?? element].map((target) =>
        target.getBoundingClientRect(),
      )
      // what a ::before adds to the area that can be pressed
      const before = getComputedStyle(element, '::before')
      const added = before.position === 'absolute' ? Math.max(0, -2 * Number.parseFloat(before.top)) : 0
      return {
        html: element.outerHTML.slice(0, 120),
        width: Math.max(...boxes.map((box) => box.width)),
        height: Math.max(...boxes.map((box) => box.height)) + added,
      }
    })
  expect(targets.length).toBeGreaterThan(80)
  expect(targets.filter(({ width, height }) => Math.round(height) < 44 || Math.round(width) < 24)).toEqual([])
})
