import type { Page } from '@playwright/test'

/** Accepts in the sheet that lists what the company will see (OFR-18). */
export const startCoffeechat = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: '알리고 커피챗 시작하기' }).click()

/** From an open offer to its coffee chat. */
export async function acceptOffer(page: Page): Promise<void> {
  await page.getByRole('button', { name: '커피챗 할래요' }).click()
  await startCoffeechat(page)
}
