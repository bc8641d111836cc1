import { expect, type Page } from '@playwright/test'
import { open, written } from './sign-in.ts'

/** The steps of the registration as a person takes them. */

type Applicant = { name?: string; birthday?: string; phone: string }

const FORM = '/submit/개발/백엔드 개발자'

/** Fills in the career-confirmation form and goes on to the certificate. */
export async function fillForm(
  page: Page,
  { name = '한지우', birthday = '19950314', phone }: Applicant,
): Promise<void> {
  await page.getByLabel('이름').fill(name)
  await page.getByLabel('생년월일').fill(birthday)
  await page.getByText('여성', { exact: true }).click()
  await page.getByLabel('휴대전화 번호').fill(phone)
  await expect(page.getByLabel('휴대전화 번호')).toHaveValue(written(phone))
  await page.getByRole('checkbox', { name: '이용약관에 동의해요' }).check()
  await page.getByRole('checkbox', { name: '개인정보 수집과 이용에 동의해요' }).check()
  await page.getByRole('button', { name: '다음' }).click()
  await expect(sheet(page)).toBeVisible()
}

/** Opens the form of a job that was chosen, and fills it in. */
async function fillPerson(page: Page, applicant: Applicant): Promise<void> {
  await open(page, FORM)
  await fillForm(page, applicant)
}

const sheet = (page: Page) => page.getByRole('dialog', { name: '어떤 앱으로 인증할까요?' })

type Carrier = 'SKT' | 'KT' | 'LG U+'

export async function chooseCertificate(page: Page, carrier?: Carrier): Promise<void> {
  const app = sheet(page)
  await app.getByRole('radio', { name: carrier ? /PASS 인증서/ : /카카오톡 인증서/ }).check()
  if (carrier) await app.getByText(carrier, { exact: true }).click()
  await app.getByRole('button', { name: '다음' }).click()
}

/** From the form to the waiting page. */
export async function requestNotice(page: Page, applicant: Applicant, carrier?: Carrier): Promise<void> {
  await fillPerson(page, applicant)
  await chooseCertificate(page, carrier)
  await expect(page).toHaveURL(carrier ? /\/pending\?type=pass$/ : /\/pending\?type=kakao$/)
}

/** What the person does on the phone. */
export async function confirmOnPhone(page: Page, phone: string): Promise<void> {
  const answer = await page.request.post('/sandbox/control/confirm', { data: { phone } })
  expect(answer.status()).toBe(200)
}

export const doneButton = (page: Page) => page.getByRole('button', { name: '인증을 완료했어요' })

/** Moves the page's fake clock by three seconds, after which it accepts the confirmation. */
export async function pressDone(page: Page): Promise<void> {
  await expect(doneButton(page)).toBeVisible()
  await page.clock.fastForward(3_000)
  await doneButton(page).click()
}

/** The last second of the analysis. */
export async function restAfterAnalysis(page: Page): Promise<void> {
  await expect(page.getByText('다 끝났어요')).toBeVisible({ timeout: 20_000 })
  await page.clock.fastForward(1_000)
}

/** The result, with a figure when there are enough people to compare with. */
export const result = (page: Page) =>
  page.getByRole('heading', { name: /지우 님의 (예상 연봉이에요|커리어를 확인했어요)/ })
