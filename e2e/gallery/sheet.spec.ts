import { expect, test, type Page } from '@playwright/test'
import { flick, openGallery, pull } from './open.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

const sheet = (page: Page) => page.getByRole('dialog', { name: '어떤 점이 아쉬웠나요?' })

async function openSheet(page: Page) {
  await openGallery(page)
  const opener = page.getByRole('button', { name: '시트 열기', exact: true })
  await opener.click()
  await expect(sheet(page)).toBeInViewport({ ratio: 0.99 })
  await expect(sheet(page)).toHaveCSS('translate', /^(none|0px)( 0px)?$/)
  return opener
}

async function handle(page: Page) {
  const box = await sheet(page).boundingBox()
  if (!box) throw new Error('the sheet has no place')
  return { x: box.x + box.width / 2, y: box.y + 14, height: box.height }
}

test('[UI-1] a bottom sheet closes on an outside tap', async ({ page }) => {
  await openSheet(page)
  await page.touchscreen.tap(195, 60)
  await expect(sheet(page)).toBeHidden()
})

test('[UI-1] a bottom sheet closes on a slow pull past 30 percent of its height', async ({ page }) => {
  await openSheet(page)
  const at = await handle(page)
  await pull(page, at, at.height * 0.4)
  await expect(sheet(page)).toBeHidden()
})

test('[UI-1] a bottom sheet closes on a short fast flick', async ({ page }) => {
  await openSheet(page)
  await flick(page, await handle(page), 90)
  await expect(sheet(page)).toBeHidden()
})

test('[UI-1] a bottom sheet pulled less than that springs back', async ({ page }) => {
  await openSheet(page)
  const at = await handle(page)
  await pull(page, at, at.height * 0.15)
  await page.waitForTimeout(500)
  await expect(sheet(page)).toBeInViewport({ ratio: 0.99 })
})

test('[UI-1] Esc closes the sheet and the focus returns to what opened it', async ({ page }) => {
  const opener = await openSheet(page)
  for (let i = 0; i < 12; i += 1) {
    await page.keyboard.press('Tab')
    expect(await sheet(page).evaluate((element) => element.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toBeHidden()
  await expect(opener).toBeFocused()
})

test('[UI-1] a long sheet scrolls inside 90 percent of the screen and is not swiped away by scrolling', async ({
  page,
}) => {
  await openGallery(page)
  await page.getByRole('button', { name: '긴 시트 열기' }).click()
  const long = page.getByRole('dialog', { name: '제3자 정보 제공' })
  await expect(long).toBeInViewport({ ratio: 0.99 })
  const box = await long.boundingBox()
  expect(box?.height).toBeLessThanOrEqual(844 * 0.9 + 1)
  await pull(page, { x: 195, y: 700 }, -400)
  await pull(page, { x: 195, y: 400 }, 200)
  await expect(long).toBeVisible()
})

test('[UI-1] a sheet stays within the 540 px column', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 844 })
  await openGallery(page)
  await page.getByRole('button', { name: '시트 열기', exact: true }).click()
  await expect(sheet(page)).toBeInViewport({ ratio: 0.99 })
  expect((await sheet(page).boundingBox())?.width).toBe(540)
})
