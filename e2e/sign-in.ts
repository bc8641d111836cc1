import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { test as base } from './flow-test.ts'

/** Signing in by the sandbox's messenger, or by a texted code. */

const seed = Math.floor(Date.now() / 1000)
let used = 0

/** Every test has a phone of its own (010-2…): codes are limited per phone, and tests run side by side. */
export const test = base.extend<{ phone: string }>({
  phone: async ({}, use, { workerIndex }) => {
    used += 1
    const last = String((seed * 7 + used) % 1_000_000).padStart(6, '0')
    await use(`0102${workerIndex % 10}${last}`)
  },
})

export const written = (phone: string) => phone.replace(/^(\d{3})(\d{4})(\d{4})$/, '$1-$2-$3')

export async function lastCode(request: APIRequestContext, phone: string): Promise<string> {
  const outbox = await request.get(`/sandbox/control/outbox?phone=${phone}`)
  const { items } = (await outbox.json()) as { items: { code: string | null }[] }
  const code = items.findLast((item) => item.code)?.code
  if (!code) throw new Error(`no code was sent to ${phone}`)
  return code
}

/** A wrong code. */
export const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/**
 * Waits for the style sheets (until then a page contains a phone's tabs and a desktop's rail), but not for the scripts (see
 * before-the-script.spec.ts).
 */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => {
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
    return document.querySelector('body *') !== null && sheets.every(({ sheet }) => sheet !== null)
  })
}

/** Asks for a code and waits for the six boxes. */
export async function askForCode(page: Page, phone: string, path = '/login/signin'): Promise<void> {
  await open(page, path)
  await page.getByLabel('휴대전화 번호').fill(phone)
  await page.getByRole('button', { name: '인증번호 받기' }).click()
  await expect(page.getByRole('heading', { name: '문자로 받은 인증번호를 입력해 주세요' })).toBeVisible()
}

export async function signInByPhone(page: Page, phone: string, path?: string): Promise<void> {
  await askForCode(page, phone, path)
  await page.keyboard.type(await lastCode(page.request, phone))
  await expect(page).not.toHaveURL(/login|signin/)
}

type KakaoPerson = { name: string; phone: string }

/** From the login page to the messenger's own. */
export async function goToKakao(page: Page, login = '/login'): Promise<void> {
  await open(page, login)
  await page.getByRole('button', { name: '카카오로 시작하기' }).click()
  await expect(page.getByRole('heading', { name: '누구로 로그인할까요?' })).toBeVisible()
}

/** Logs in on the messenger's page and consents to share the phone number. */
export async function agreeAtKakao(page: Page, { name, phone }: KakaoPerson): Promise<void> {
  await page.getByRole('radio', { name: '다른 사람' }).check()
  await page.getByLabel('이름', { exact: true }).fill(name)
  await page.getByLabel('휴대폰 번호').fill(phone)
  await page.getByRole('checkbox', { name: '전화번호' }).check()
  await page.getByRole('button', { name: '동의하고 계속하기' }).click()
}

export async function signInByKakao(page: Page, person: KakaoPerson, login?: string): Promise<void> {
  await goToKakao(page, login)
  await agreeAtKakao(page, person)
  await expect(page).not.toHaveURL(/login|kauth/)
}

/** The login in the browser's storage. */
export const keptTokens = (page: Page) =>
  page.evaluate(() => ({
    access: localStorage.getItem('token'),
    refresh: localStorage.getItem('refresh-token'),
  }))

/** Counts a call from now on. */
export function countCalls(page: Page, method: string, path: string): () => number {
  let calls = 0
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === method && pathname === `/api${path}`) calls += 1
  })
  return () => calls
}
