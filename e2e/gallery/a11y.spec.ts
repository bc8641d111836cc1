import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { openGallery } from './open.ts'

// axe reads every colour on a long page: slow on a busy machine
test.describe.configure({ timeout: 120_000 })
// colours are judged at rest
test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function violations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html} ${node.failureSummary}`),
  )
}

for (const theme of ['light', 'dark'] as const) {
  for (const width of [390, 1280]) {
    test(`no accessibility violation on the gallery, ${theme}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await openGallery(page, theme)
      expect(await violations(page)).toEqual([])
    })
  }

  test(`no accessibility violation in an open sheet and dialog, ${theme}`, async ({ page }) => {
    await openGallery(page, theme)
    await page.getByRole('button', { name: '시트 열기', exact: true }).click()
    await expect(page.getByRole('dialog')).toBeInViewport({ ratio: 0.99 })
    await page.waitForTimeout(300)
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.getByRole('button', { name: '묻기', exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.waitForTimeout(300)
    expect(await violations(page)).toEqual([])
  })
}

test('everything that can be pressed is at least 44 px high and 24 px wide', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openGallery(page)
  const targets = await page
    .locator('button, a[href], input, select, textarea, summary')
    .evaluateAll((elements) =>
      elements
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
        }),
    )
  expect(targets.length).toBeGreaterThan(80)
  expect(targets.filter(({ width, height }) => Math.round(height) < 44 || Math.round(width) < 24)).toEqual([])
})
