import { expect, test } from '@playwright/test'
import { openGallery, openWithStoppedClock } from './open.ts'

test('[OFR-4] the raise counts up with its bar and readers hear the end value at once', async ({ page }) => {
  await openGallery(page)
  const board = page.getByRole('region', { name: '연봉 상승 막대' })
  await expect(board.getByRole('img', { name: '지금 5,200만 원에서 최대 6,800만 원으로' })).toBeVisible()
  await expect(board.locator('[aria-hidden=true]', { hasText: '최대 +1,600만 원' })).toBeVisible({
    timeout: 3000,
  })
  await expect(board.getByText('연봉은 커피챗에서 함께 정해요')).toBeVisible()
})

test('[OFR-4] where motion is reduced the end state is drawn at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openGallery(page)
  const figure = page.getByRole('region', { name: '연봉 상승 막대' }).locator('[aria-hidden=true]').first()
  await expect(figure).toHaveText('최대 +1,600만 원', { timeout: 200 })
})

test('[PUB-1] a banner can be paused, moved by arrow keys, and advances every 5 s', async ({ page }) => {
  await openWithStoppedClock(page)
  const banner = page.getByRole('region', { name: '배너' })
  await banner.getByRole('button', { name: '자동 넘김 멈추기' }).click()
  await banner.getByRole('list').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(banner.getByText('1 / 2')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(banner.getByText('2 / 2')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(banner.getByText('1 / 2')).toBeVisible()

  await page.clock.runFor(20_000)
  await expect(banner.getByText('1 / 2')).toBeVisible()

  await banner.getByRole('button', { name: '자동 넘김 켜기' }).click()
  await page.mouse.move(0, 0)
  await page.clock.runFor(5100)
  await expect(banner.getByText('2 / 2')).toBeVisible()
})

for (const width of [320, 390, 540, 1280]) {
  test(`nothing runs out of the page at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await openGallery(page)
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0)
  })
}
