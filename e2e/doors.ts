import { type CDPSession, expect, type Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { hashPassword } from '../apps/server/src/platform/crypto/passwords.ts'
import { service } from './database.ts'
import { addRecruiter, type Recruiter } from './operators.ts'

/** Mails, an authenticator app and passkeys for the console's login. */

export const PASSWORD = 'a quiet morning walk'

/** A recruiter with a password only. */
export const addNewRecruiter = async (): Promise<Recruiter> =>
  addRecruiter({ passwordHash: await hashPassword(PASSWORD) })

/** A recruiter with an authenticator app. */
export async function addEnrolledRecruiter(): Promise<Recruiter & { secret: string }> {
  const { secrets, clock } = await service()
  const secret = new Secret({ size: 20 }).base32
  const recruiter = await addRecruiter({
    passwordHash: await hashPassword(PASSWORD),
    secondFactorSealed: secrets.seal(secret, 'operators.second_factor_sealed'),
    secondFactorConfirmedAt: clock(),
  })
  return { ...recruiter, secret }
}

/** The link in the newest mail that came to this address. */
export async function mailedLink(page: Page, email: string): Promise<string> {
  let link = ''
  await expect
    .poll(async () => {
      const answer = await page.request.get(`/sandbox/control/mails?to=${email}`)
      const { items } = (await answer.json()) as { items: { text: string }[] }
      link = /^http\S+$/m.exec(items.at(-1)?.text ?? '')?.[0] ?? ''
      return link
    })
    .not.toBe('')
  return link
}

/** Opens the newest mail to this address and follows its link into a new tab. */
export async function followMail(page: Page, email: string, button: string): Promise<Page> {
  await page.goto('/sandbox/mail')
  await page.getByRole('link', { name: email }).first().click()
  const letter = page.frameLocator('iframe[title="메일 내용"]')
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    letter.getByRole('link', { name: button }).click(),
  ])
  return opened
}

/** The six digits that an authenticator app shows now. */
export const codeOf = (secret: string): string => new TOTP({ secret: Secret.fromBase32(secret) }).generate()

export async function giveThePassword(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('이메일').fill(email)
  await page.getByLabel('비밀번호', { exact: true }).fill(password)
  await page.getByRole('button', { name: '로그인', exact: true }).click()
}

export async function enterCode(page: Page, secret: string): Promise<void> {
  await page
    .getByRole('textbox', { name: /^인증 코드/ })
    .first()
    .click()
  await page.keyboard.type(codeOf(secret))
}

/** The first sign-in with an authenticator app; answers with the recovery codes. */
export async function enrolApp(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: /인증 앱 쓰기/ }).click()
  const secret = await page.locator('code').textContent()
  await enterCode(page, secret!)
  return keepCodes(page)
}

/** Reads the recovery codes, confirms them and opens the console. */
export async function keepCodes(page: Page): Promise<string[]> {
  await expect(page.getByRole('heading', { name: '복구 코드를 적어 두세요' })).toBeVisible()
  const codes = await page.getByRole('list', { name: '복구 코드' }).getByRole('listitem').allTextContents()
  await page.getByLabel('적어 두었어요').check()
  await page.getByRole('button', { name: '콘솔로 가기' }).click()
  return codes
}

/** A virtual authenticator that accepts every request. */
export async function giveDevice(page: Page): Promise<CDPSession> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return browser
}
