import { randomInt } from 'node:crypto'
import { type Browser, expect, type Page } from '@playwright/test'
import { businessNumberProblem } from '../packages/domain/src/companies/business-number.ts'
import { ownKeyword } from './console.ts'
import { enrolApp, followMail, giveThePassword, PASSWORD } from './doors.ts'
import { DESKTOP, test } from './flow-test.ts'
import { addAdmin } from './operators.ts'
import { addPerson, signInToConsole } from './world.ts'

/** A company signs itself up: from /business to its first offer (FIRM-1, FIRM-2). */

const chance = () => Math.random().toString(36).slice(2, 8)

/** A number of the sandbox's tax office that nobody has; its last digit checks the others. */
function newNumber(): string {
  const nine = `8${String(randomInt(10 ** 8)).padStart(8, '0')}`
  const last = Array.from({ length: 10 }, (_, digit) => digit).find(
    (digit) => !businessNumberProblem(`${nine}${digit}`),
  )
  return `${nine}${last}`
}

async function mailedCode(page: Page, email: string): Promise<string> {
  let code = ''
  await expect
    .poll(async () => {
      const answer = await page.request.get(`/sandbox/control/mails?to=${email}`)
      const { items } = (await answer.json()) as { items: { text: string }[] }
      code = /확인 번호는 (\d{6})/.exec(items.at(-1)?.text ?? '')?.[1] ?? ''
      return code
    })
    .not.toBe('')
  return code
}

test('[FIRM-1] [FIRM-2] a company reads the price, confirms its mail and firm, is approved, and sends its first offer', async ({
  page,
  browser,
}) => {
  const email = `${chance()}@sandeul.example`
  const number = newNumber()
  const planted = await page.request.post('/sandbox/control/companies', {
    data: { number, representative: '한서우', openedOn: '20190304' },
  })
  expect(planted.ok()).toBe(true)

  await page.goto('/business')
  await expect(page.locator('html[data-started]')).toHaveCount(1)
  const price = page.getByRole('article', { name: '채용한 뒤에만 내요' })
  await expect(price).toContainText('기본 연봉의 7%')
  await expect(price).toContainText('476만 원')
  await price.getByRole('slider', { name: '기본 연봉' }).fill('10000')
  await expect(price).toContainText('700만 원')
  await page.getByRole('main').getByRole('link', { name: '우리 회사로 시작하기' }).first().click()

  await page.getByLabel('업무 메일').fill(email)
  await page.getByLabel('이름').fill('홍서호')
  await page.getByLabel('직함').fill('채용 담당')
  await page.getByRole('button', { name: '확인 번호 받기' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/여섯 자리를 적어 주세요/)
  const code = await mailedCode(page, email)
  const boxes = page.getByRole('textbox', { name: '확인 번호' })
  await boxes.first().click()
  await page.keyboard.type(code === '135790' ? '135791' : '135790')
  await expect(page.getByRole('alert')).toHaveText('올바르지 않은 인증번호입니다. 인증번호를 확인해주세요.')
  await boxes.first().click()
  await page.keyboard.type(code)

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/회사를 확인할게요/)
  await page.getByLabel('회사 이름').fill('산들가구')
  await page.getByLabel('사업자등록번호').fill(number)
  await page.getByLabel('대표자 이름').fill('한서운')
  await page.getByLabel('개업일').fill('20190304')
  await page.getByRole('checkbox', { name: '성공보수 7%' }).check()
  await page.getByRole('checkbox', { name: '세 가지 약속' }).check()
  await page.getByRole('button', { name: '국세청에서 확인하기' }).click()
  await expect(page.getByRole('alert')).toContainText('국세청 등록 정보와 맞지 않아요')
  await page.getByLabel('대표자 이름').fill('한서우')
  await page.getByRole('button', { name: '국세청에서 확인하기' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/등록 정보가\s*모두 같아요/)
  await page.getByRole('button', { name: '기다리는 동안 준비하기' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/산들가구를\s*심사하고 있어요/)
  await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: '비밀번호 정하고 준비하기' }).click()
  await expect(page.getByRole('link', { name: '회사 소개 준비하기' })).toBeVisible()

  const again = await followMail(page, email, '신청 화면 열기')
  await expect(again.getByRole('heading', { level: 1 })).toHaveText(/산들가구를\s*심사하고 있어요/)
  await expect(again.getByText('후보자는 승인된 뒤에 보여요')).toBeVisible()

  const { email: adminEmail } = await addAdmin()
  const [admin, desk] = await Promise.all([openDesk(browser), openDesk(browser)])
  await signInToConsole(admin, adminEmail)
  await desk.goto('/console')
  await giveThePassword(desk, email)
  await enrolApp(desk)
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('홍서호 님, 첫 어택까지 네 가지 남았어요')
  await desk.goto('/console/candidates')
  await expect(desk.getByRole('main')).toContainText('후보자는 승인된 뒤에 보여요')

  await admin.goto('/console/companies/applications')
  await admin.getByRole('list', { name: '신청 목록' }).getByRole('link', { name: '산들가구' }).first().click()
  await expect(admin.getByText(email).first()).toBeVisible()
  await admin.getByRole('button', { name: '승인하기' }).click()
  await expect(admin.getByText('승인하고 메일을 보냈어요')).toBeVisible()

  const keyword = ownKeyword()
  await addPerson({ hashtags: [keyword], hopeSalary: 6_500 })
  await desk.goto('/console/settings/company')
  await desk.getByLabel('한 줄 소개').fill('작은 집을 위한 가구를 만들어요')
  await desk.getByRole('button', { name: '저장하기' }).click()
  await expect(desk.getByText('저장했어요')).toBeVisible()
  await desk.goto('/console/positions/new')
  await desk.getByRole('button', { name: '공고 붙여넣기' }).click()
  await desk
    .getByLabel('공고', { exact: true })
    .fill(`프론트엔드 개발자\n경력 3~8년\n자격 요건\n- ${keyword}\n연봉 6,000~7,000만원`)
  await desk.getByRole('button', { name: '아래에 채우기' }).click()
  await expect(desk.getByLabel('최소 연봉')).toHaveValue('6,000')
  await desk.getByLabel('메시지', { exact: true }).fill('{회사}에서 {직무}를 찾고 있어요.')
  await desk.getByRole('button', { name: '포지션 만들기' }).click()
  const people = desk.getByRole('table', { name: '이 포지션에 맞는 분' }).locator('tbody').getByRole('row')
  await people.getByRole('link', { name: '프론트엔드 개발자' }).first().click()
  await desk.getByRole('complementary', { name: '프로필' }).getByRole('link', { name: '어택 보내기' }).click()
  const composer = desk.getByRole('complementary', { name: '어택 보내기' })
  await composer.getByRole('button', { name: '어택 보내기' }).click()
  await expect(desk.getByText('어택을 보냈어요. 5분 안에는 되돌릴 수 있어요.')).toBeVisible()
  await desk.goto('/console/start')
  await expect(desk.getByRole('main')).toContainText('첫 어택을 보냈어요')
  await expect(desk.getByRole('main')).toContainText('심사를 마쳤어요')
  await Promise.all([admin.context().close(), desk.context().close()])
})

async function openDesk(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ ...DESKTOP, locale: 'ko-KR', timezoneId: 'Asia/Seoul' })
  return context.newPage()
}
