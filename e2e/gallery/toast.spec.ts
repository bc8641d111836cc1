import { expect, test, type Locator } from '@playwright/test'
import { openGallery, openWithStoppedClock, pull } from './open.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

for (const [button, text, ms] of [
  ['3초', '이제 회사에 프로필이 보여요', 3000],
  ['3.5초', '조금 더 보여요', 3500],
  ['4초', '링크를 복사했어요', 4000],
] as const) {
  test(`[UI-2] a toast hides after ${button}`, async ({ page }) => {
    await openWithStoppedClock(page)
    await page.getByRole('button', { name: button, exact: true }).click()
    const toast = page.locator('[data-toast]').getByText(text)
    await expect(toast).toBeVisible()
    await page.clock.runFor(ms - 100)
    await expect(toast).toBeVisible()
    await page.clock.runFor(400)
    await expect(toast).toBeHidden()
  })
}

test('[UI-2] one toast at a time: a new one takes the old one’s place', async ({ page }) => {
  await openGallery(page)
  await page.getByRole('button', { name: '3초', exact: true }).click()
  await page.getByRole('button', { name: '4초', exact: true }).click()
  await expect(page.locator('[data-toast]')).toHaveText('링크를 복사했어요')
  await expect(page.getByRole('status').filter({ hasText: '링크를 복사했어요' })).toHaveCount(1)
})

test('[UI-2] Esc and a downward swipe send a toast away early', async ({ page }) => {
  await openGallery(page)
  const toast = page.locator('[data-toast]').getByText('링크를 복사했어요')
  await page.getByRole('button', { name: '4초', exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(toast).toBeHidden({ timeout: 1000 })

  await page.getByRole('button', { name: '4초', exact: true }).click()
  await expect(toast).toBeVisible()
  const box = await toast.boundingBox()
  if (!box) throw new Error('the toast has no place')
  await pull(page, { x: box.x + 20, y: box.y + box.height / 2 }, 50)
  await expect(toast).toBeHidden({ timeout: 1000 })
})

test('[UI-2] a toast’s action works and closes it', async ({ page }) => {
  await openGallery(page)
  await page.getByRole('button', { name: '할 일 있는 토스트' }).click()
  await page.getByRole('button', { name: '다시 보내기' }).last().click()
  await expect(page.locator('[data-toast]')).toHaveText('다시 보냈어요')
})

test('[UI-2] a toast stands 16 px above an open sheet’s button and does not close the sheet', async ({
  page,
}) => {
  await openGallery(page)
  await page.getByRole('button', { name: '할 일 있는 토스트' }).click()
  await page.getByRole('button', { name: '시트 열기', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: '어떤 점이 아쉬웠나요?' })
  await expect(sheet).toBeInViewport({ ratio: 0.99 })
  await page.locator('[data-toast]').getByRole('button', { name: '다시 보내기' }).click()
  const toast = page.locator('[data-toast]').getByText('다시 보냈어요')
  await expect(toast).toBeVisible()
  await expect(sheet).toBeVisible()
  const bar = await sheet.locator('[data-bottom-bar]').boundingBox()
  await expect.poll(async () => Math.round((bar?.y ?? 0) - (await bottomOf(toast)))).toBe(16)
})

async function bottomOf(toast: Locator): Promise<number> {
  const box = await toast.locator('..').boundingBox()
  return (box?.y ?? 0) + (box?.height ?? 0)
}
