import type { Page } from '@playwright/test'

/** People of the demo world, signed in. */

const PHONE = '01010000001'
const PASSWORD = 'coffee-attack-demo'

export async function enterAsCandidate(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/login/signin`)
  await page.getByLabel('휴대전화 번호').fill(PHONE)
  await page.getByRole('button', { name: '인증번호 받기' }).click()
  await page
    .getByRole('textbox', { name: /인증번호/ })
    .first()
    .waitFor()
  const outbox = await page.request.get(`${origin}/sandbox/control/outbox?phone=${PHONE}`)
  const { items }: { items: { code: string | null }[] } = await outbox.json()
  await page.keyboard.type(items.findLast(({ code }) => code)?.code ?? '')
  await page.waitForURL(/\/my/)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
}

export async function enterConsole(page: Page, origin: string, email: string): Promise<void> {
  await page.goto(`${origin}/sandbox/authenticator#COFFEEATTACKDEMO`)
  const code = page.getByText(/^\d{3} ?\d{3}$/)
  await code.waitFor()
  const digits = (await code.innerText()).replace(' ', '')
  await page.goto(`${origin}/console`)
  await page.getByLabel('이메일').fill(email)
  await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: /인증/ }).waitFor()
  await page.keyboard.type(digits)
  await page.getByRole('navigation').first().waitFor()
}
