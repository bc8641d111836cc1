import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { open } from './sign-in.ts'

/** What the account's tests share. */

export const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

export const openSettings = (page: Page, part = '') => open(page, `/my/account${part && `/${part}`}`)

/** From now on the call fails as a broken server does; until `heal` is called. */
export async function breakCall(page: Page, method: string, path: string) {
  const here = (address: URL) => address.pathname === `/api${path}`
  await page.route(here, (route) =>
    route.request().method() === method
      ? route.fulfill({ status: 500, json: { code: 'INTERNAL', message: '요청을 완료하지 못했습니다.' } })
      : route.fallback(),
  )
  return { heal: () => page.unroute(here) }
}

/** The dialog of a call that failed, given up by the person. */
export async function giveUp(page: Page): Promise<void> {
  const dialog = page.getByRole('alertdialog', { name: '요청을 완료하지 못했습니다.' })
  await expect(dialog).toContainText('잠시 뒤 다시 시도해 주세요.')
  await dialog.getByRole('button', { name: '닫기' }).click()
  await expect(dialog).toBeHidden()
}

export async function expectNoBarriers(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
}

/** '2026년 11월 15일' in Seoul. */
export const seoulDay = (at: Date) =>
  new Intl.DateTimeFormat('ko-KR', { timeZone: 'Asia/Seoul', dateStyle: 'long' }).format(at)
