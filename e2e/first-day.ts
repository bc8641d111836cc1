import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { type Browser, chromium, expect as ask, type Page } from '@playwright/test'
import { CHROMIUM_ARGS, chromiumPath } from '../scripts/browser.mjs'
import {
  KNOWN,
  PERSON,
  confirmOnPhone,
  textedCode,
  toldByText,
} from '../scripts/proofs/production/candidate.ts'
import {
  ADMIN,
  COMPANY_NAME,
  RECRUITER,
  firstInvitation,
  letterTo,
  startProduct,
} from '../scripts/proofs/production/first-people.ts'
import { step } from '../scripts/proofs/proof.ts'
import { OFFER, skipTheWait } from '../scripts/proofs/production/offer.ts'
import type { Walk } from '../scripts/proofs/production/walk.ts'
import { startCoffeechat } from './accept.ts'
import { enrolApp } from './doors.ts'
import { DESKTOP } from './flow-test.ts'
import { chooseCertificate, doneButton, fillForm } from './registration-steps.ts'
import { written } from './sign-in.ts'

/** A company's first day in the browser: `npm run proof:production -- --browser=FOLDER`. */

const expect = ask.configure({ timeout: 30_000 })
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
const HERE = { locale: 'ko-KR', timezoneId: 'Asia/Seoul', ignoreHTTPSErrors: true }

type Camera = (page: Page, name: string) => Promise<void>
type Day = { walk: Walk; browser: Browser; picture: Camera }

/** Numbered as they are taken. */
function createCamera(folder: string): Camera {
  mkdirSync(folder, { recursive: true })
  let taken = 0
  return async (page, name) => {
    taken += 1
    await page.waitForFunction(() => document.fonts.status === 'loaded')
    const file = `${String(taken).padStart(2, '0')}-${name}.png`
    await page.screenshot({ path: path.join(folder, file), animations: 'disabled' })
  }
}

async function open({ walk, browser }: Day, screen: object): Promise<Page> {
  const context = await browser.newContext({ ...HERE, ...screen, baseURL: walk.world.origin })
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  return page
}

/** Opens an invitation, sets a password and adds an authenticator app. */
async function enter(page: Page, link: string, who: typeof ADMIN, picture: (name: string) => Promise<void>) {
  await page.goto(link)
  await expect(page.getByLabel('이름')).toBeVisible()
  await picture('invitation')
  await page.getByLabel('이름').fill(who.name)
  await page.getByLabel('비밀번호').fill(who.password)
  await page.getByRole('button', { name: '시작하기' }).click()
  await expect(page.getByRole('button', { name: /인증 앱 쓰기/ })).toBeVisible()
  await picture('second-factor')
  await enrolApp(page)
  await expect(page.getByRole('navigation', { name: '콘솔 메뉴' })).toBeVisible()
}

async function welcome(day: Day): Promise<Page> {
  const { walk, picture } = day
  const admin = await open(day, DESKTOP)
  await step('관리자가 초대 링크로 들어와요', async () => {
    const link = await firstInvitation(walk)
    await enter(admin, link, ADMIN, (name) => picture(admin, `admin-${name}`))
    await expect(admin.getByRole('list', { name: '콘솔 계정' })).toContainText(ADMIN.name)
    await picture(admin, 'admin-inside')
  })
  await step('회사를 등록하고 채용 담당자를 초대해요', async () => {
    await admin.goto('/console/companies/new')
    await admin.getByLabel('회사 이름').fill(COMPANY_NAME)
    await admin.getByRole('button', { name: '등록하기' }).click()
    await expect(admin.getByRole('complementary', { name: COMPANY_NAME })).toBeVisible()
    await picture(admin, 'company')
    await admin.goto('/console/people')
    await admin.getByRole('button', { name: '초대하기' }).click()
    const dialog = admin.getByRole('dialog', { name: '콘솔로 초대하기' })
    await dialog.getByLabel('이메일').fill(RECRUITER.email)
    await dialog.getByLabel('회사').fill(COMPANY_NAME)
    await dialog.getByRole('button', { name: COMPANY_NAME }).click()
    await dialog.getByRole('button', { name: '초대 보내기' }).click()
    await expect(admin.getByRole('dialog', { name: '메일을 보냈어요' })).toContainText(RECRUITER.email)
    await picture(admin, 'invited')
  })
  const recruiter = await open(day, DESKTOP)
  await step('채용 담당자가 메일을 열고 그 링크로 들어와요', async () => {
    const { link } = await letterTo(walk, RECRUITER.email)
    await recruiter.goto(`${walk.world.outside}/mail`)
    await recruiter.getByRole('link', { name: RECRUITER.email }).click()
    const letter = recruiter.frameLocator('iframe[title="메일 내용"]')
    await expect(letter.getByRole('link', { name: '초대 받아들이기' })).toHaveAttribute('href', link)
    await picture(recruiter, 'mail')
    await enter(recruiter, link, RECRUITER, (name) => picture(recruiter, `recruiter-${name}`))
    await expect(recruiter.getByRole('navigation', { name: '콘솔 메뉴' })).toContainText(COMPANY_NAME)
    await expect(recruiter.getByRole('heading', { name: '후보자 찾기' })).toBeVisible()
    await picture(recruiter, 'recruiter-inside')
  })
  await admin.context().close()
  return recruiter
}

/** The page accepts the confirmation after three seconds. */
async function confirm(day: Day, page: Page): Promise<void> {
  await expect(doneButton(page)).toBeVisible()
  await confirmOnPhone(day.walk)
  await doneButton(page).click()
}

async function register(day: Day): Promise<Page> {
  const { walk, picture } = day
  await walk.outside('/control/people', KNOWN)
  const page = await open(day, PHONE)
  await step('후보자가 문자의 인증번호로 들어와요', async () => {
    await page.goto('/')
    await picture(page, 'landing')
    await page.goto('/login/signin')
    await page.getByLabel('휴대전화 번호').fill(PERSON.phone)
    await page.getByRole('button', { name: '인증번호 받기' }).click()
    await expect(page.getByRole('heading', { name: '문자로 받은 인증번호를 입력해 주세요' })).toBeVisible()
    await picture(page, 'code')
    await page.keyboard.type(await textedCode(walk))
    await expect(page).toHaveURL('/submit')
  })
  await step('직무를 고르고 카카오톡 인증서로 경력을 확인해요', async () => {
    await page.getByLabel('직무 검색').fill('백엔드')
    await page.getByRole('button', { name: '백엔드 개발자 개발' }).click()
    await fillForm(page, PERSON)
    await picture(page, 'certificate')
    await chooseCertificate(page)
    await expect(page.getByRole('heading', { name: '카카오톡으로 온 알림을 확인해 주세요' })).toBeVisible()
    await picture(page, 'waiting')
    await confirm(day, page)
    await expect(page.getByRole('heading', { name: /커리어를 확인했어요/ })).toBeVisible()
    await picture(page, 'career')
  })
  await step('국세청 소득을 확인해요', async () => {
    await page.getByRole('button', { name: '국세청 소득으로 확인하기' }).click()
    await page.getByLabel('주민등록번호 뒷자리').fill('2234567')
    await page
      .getByRole('checkbox', { name: '[필수] 국세청 소득 조회와 고유식별정보 처리에 동의해요' })
      .check()
    await page.getByRole('button', { name: '소득 불러오기' }).click()
    await confirm(day, page)
    await expect(page.getByText('국세청 인증')).toBeVisible()
    await picture(page, 'tax')
  })
  await step('희망 연봉을 정하고 시작해요', async () => {
    await page.getByRole('button', { name: '희망 연봉 정하러 가기' }).click()
    await page.getByLabel(/계약 연봉/).fill('5800')
    await page.getByRole('button', { name: '다음' }).click()
    await page.getByLabel('희망 연봉').fill('6500')
    await page.getByRole('button', { name: '다음' }).click()
    await expect(page.getByRole('heading', { name: '어떤 회사의 제안을 받고 싶나요?' })).toBeVisible()
    await page.getByRole('list', { name: '관심 회사' }).getByRole('checkbox').check()
    await picture(page, 'companies')
    await page.getByRole('button', { name: '1곳 고르고 시작하기' }).click()
    await expect(page).toHaveURL('/my')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('하람 님')
    await picture(page, 'home')
    await tellAtNight(walk, page)
  })
  return page
}

/** Switches off the quiet hours, so that the text message comes at once. */
async function tellAtNight(walk: Walk, page: Page): Promise<void> {
  const caller = walk.caller()
  caller.signedIn((await page.evaluate(() => localStorage.getItem('token'))) ?? '')
  await caller.patch('/users/notifications/settings', { quietHours: null })
}

async function offer(day: Day, desk: Page): Promise<void> {
  const { picture } = day
  await step('채용 담당자가 이름 없는 후보자를 찾아 어택을 보내요', async () => {
    await desk.goto('/console/candidates')
    await desk.getByRole('link', { name: '백엔드 개발자', exact: true }).click()
    const panel = (name: string) => desk.getByRole('complementary', { name })
    await expect(panel('프로필')).toContainText('프로필을 연 회사와 시간은 후보자에게 보여요.')
    for (const secret of [PERSON.name, PERSON.phone, written(PERSON.phone)])
      await expect(desk.locator('body')).not.toContainText(secret)
    await picture(desk, 'search')
    await panel('프로필').getByRole('link', { name: '어택 보내기' }).click()
    await panel('어택 보내기').getByLabel('최소 연봉').fill(String(OFFER.salaryMin))
    await panel('어택 보내기').getByLabel('최대 연봉').fill(String(OFFER.salaryMax))
    await panel('어택 보내기').getByLabel('메시지', { exact: true }).fill(OFFER.message)
    await picture(desk, 'composing')
    await panel('어택 보내기').getByRole('button', { name: '어택 보내기' }).click()
    await expect(desk.getByText('어택을 보냈어요. 5분 안에는 되돌릴 수 있어요.')).toBeVisible()
  })
}

async function accept(day: Day, page: Page): Promise<void> {
  const { walk, picture } = day
  await step('후보자가 문자의 주소로 어택을 열고 수락해요', async () => {
    const [sent] = await walk.world.sql('select id from offers')
    await skipTheWait(walk, sent.id)
    const text = await toldByText(walk)
    const phone = await open(day, PHONE)
    await phone.goto(`${walk.world.outside}/phone/${PERSON.phone}`)
    await expect(phone.getByText('새 어택이 도착했어요').first()).toBeVisible()
    await picture(phone, 'text-message')
    await phone.context().close()
    await page.goto(text.slice(text.indexOf(walk.world.origin)))
    await expect(page.getByText(COMPANY_NAME).first()).toBeVisible()
    await picture(page, 'short-link')
    await page.goto(`/my/result/${sent.id}`)
    const yes = page.getByRole('button', { name: '커피챗 할래요' })
    await expect(yes).toBeVisible()
    await picture(page, 'offer')
    await yes.click()
    await startCoffeechat(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('커피챗 매칭이 완료되었어요.')
    await picture(page, 'matched')
  })
}

async function talk({ picture }: Day, page: Page, desk: Page): Promise<void> {
  await step('채용 담당자가 이름과 연락처를 보고, 서로 한마디씩 해요', async () => {
    await desk.goto('/console/offers?status=matched')
    const sent = desk.getByRole('table', { name: '보낸 어택' })
    await sent.getByRole('button', { name: PERSON.name }).click()
    await expect(sent).toContainText(written(PERSON.phone))
    await picture(desk, 'contact')
    await desk.goto('/console/messages')
    await desk.getByRole('list', { name: '대화', exact: true }).getByRole('link').click()
    await page.goto('/my/message')
    await page.getByRole('list', { name: '대화', exact: true }).getByRole('link').click()
    for (const [from, to, text] of [
      [page, desk, '만나서 이야기 나누고 싶어요.'],
      [desk, page, '목요일 저녁은 어떠세요?'],
    ] as const) {
      await from.getByRole('textbox', { name: '메시지' }).fill(text)
      await from.getByRole('button', { name: '보내기', exact: true }).click()
      await expect(to.getByRole('log')).toContainText(text)
    }
    await picture(page, 'talk-candidate')
    await picture(desk, 'talk-recruiter')
  })
}

export async function walkInBrowser(walk: Walk, folder: string): Promise<void> {
  await startProduct(walk)
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: CHROMIUM_ARGS })
  walk.stopping.addEventListener('abort', () => void browser.close())
  const day = { walk, browser, picture: createCamera(folder) }
  try {
    const desk = await welcome(day)
    const page = await register(day)
    await offer(day, desk)
    await accept(day, page)
    await talk(day, page, desk)
  } catch (error) {
    for (const context of browser.contexts())
      for (const page of context.pages()) await day.picture(page, 'where-it-stopped').catch(() => {})
    throw error
  } finally {
    await browser.close()
  }
}
