import { expect, test } from '@playwright/test'
import { openGallery } from './open.ts'

for (const width of [320, 390, 700, 1280, 1600]) {
  test(`[UI-3] a dialog is at most 540 px wide on a ${width} px screen`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await openGallery(page)
    await page.getByRole('button', { name: '넓은 대화상자' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    const box = await dialog.boundingBox()
    expect(box?.width).toBeLessThanOrEqual(Math.min(540, width))
    expect(box?.width).toBeGreaterThan(Math.min(540, width) - 60)
  })
}

test('[UI-7] the safe answer stands left, and each way out is told apart', async ({ page }) => {
  await openGallery(page)
  const dialog = page.getByRole('dialog', { name: '작성하던 내용을 저장할까요?' })
  const toast = page.locator('[data-toast]')
  for (const [leave, answer] of [
    [() => dialog.getByRole('button', { name: '저장하기' }).click(), 'confirm'],
    [() => dialog.getByRole('button', { name: '나가기' }).click(), 'cancel'],
    [() => page.keyboard.press('Escape'), 'dismiss'],
  ] as const) {
    await page.getByRole('button', { name: '묻기', exact: true }).click()
    await expect(dialog.getByRole('button')).toHaveText(['나가기', '저장하기'])
    await leave()
    await expect(dialog).toBeHidden()
    await expect(toast).toHaveText(`대답: ${answer}`)
  }
})

test('[UI-7] an alert waits for its button: a press outside does not close it', async ({ page }) => {
  await openGallery(page)
  await page.getByRole('button', { name: '알리기' }).click()
  const alert = page.getByRole('alertdialog', { name: '잘못된 경로입니다.' })
  await expect(alert).toBeVisible()
  await page.mouse.click(20, 20)
  await page.waitForTimeout(400)
  await expect(alert).toBeVisible()
  await alert.getByRole('button', { name: '첫 화면으로' }).click()
  await expect(alert).toBeHidden()
})
