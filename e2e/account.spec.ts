import { expect, type Page } from '@playwright/test'
import { ownKeyword } from './console.ts'
import { test } from './flow-test.ts'
import { keptTokens, open } from './sign-in.ts'
import { addOffer, addPerson, signInAs } from './world.ts'

/** The effects of the settings outside of their screens. */

const THIRTY_DAYS_MS = 30 * 24 * 60 * 60 * 1000
const seoulDay = new Intl.DateTimeFormat('ko-KR', { timeZone: 'Asia/Seoul', dateStyle: 'long' })

const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const setting = (page: Page, name: RegExp) => page.getByRole('main').getByRole('link', { name })
const backToSettings = (page: Page) => page.getByRole('button', { name: '뒤로' }).click()

test('[TRUST-1] [TRUST-2] [PRO-11] [OFR-13] a company sees only what the person discloses, at once', async ({
  page,
  desk,
  recruiter: { company },
}) => {
  const keyword = ownKeyword()
  const person = await addPerson({ hashtags: [keyword], hopeSalary: 6_500 })
  await signInAs(page, person)
  const people = desk.getByRole('table', { name: '후보자 목록' }).locator('tbody').getByRole('row')
  await desk.goto(`/console/candidates?q=${keyword}`)
  await expect(people).toContainText('지금 5,000~5,500만 원')
  await people.getByRole('link').click()
  await expect(desk.getByRole('complementary', { name: '프로필' })).toContainText('모카로지스')

  await open(page, '/my/account')
  await setting(page, /^내 프로필을 본 회사/).click()
  await expect(page.getByRole('listitem').filter({ hasText: company })).toContainText('채용 담당자')
  await backToSettings(page)

  await setting(page, /^소득 공개/).click()
  await page.getByRole('radio', { name: /^정확한 금액/ }).check()
  await page.getByRole('button', { name: '이렇게 보여주기' }).click()
  await expect(toast(page, '회사에 보이는 소득을 바꿨어요')).toBeVisible()
  await desk.goto(`/console/candidates?q=${keyword}`)
  await expect(people).toContainText('지금 5,200만 원')
  await backToSettings(page)
  await expect(setting(page, /^소득 공개/)).toContainText('정확한 금액')

  await setting(page, /^숨길 회사/).click()
  await page.getByRole('textbox', { name: '회사 검색' }).fill(`(주)${company}`)
  await page.getByRole('checkbox', { name: company, exact: true }).check()
  await expect(toast(page, `${company}에 프로필을 숨겼어요`)).toBeVisible()
  await desk.reload()
  await expect(desk.getByRole('heading', { name: '다 맞는 분은 아직 없어요' })).toBeVisible()
})

test('[PRO-14] [AUTH-7] [TRUST-6] deleting the account shows the day of erasure, ends every login and signs out the other tab', async ({
  page,
  context,
  person,
}) => {
  await addOffer(person)
  const day = seoulDay.format(new Date(Date.now() + THIRTY_DAYS_MS))
  const other = await context.newPage()
  await open(page, '/my/account/withdraw')
  await open(other, '/my/account')
  // A tab that has not started yet would ask for a login instead.
  await expect(other.getByRole('link', { name: '탈퇴하기' })).toBeVisible()
  await expect(page.getByRole('heading', { name: `${day}에 모두 지워져요` })).toBeVisible()
  const { access, refresh } = await keptTokens(page)
  await page.getByRole('radio', { name: '개인정보가 걱정돼요' }).check()
  await page.getByRole('button', { name: '탈퇴하기', exact: true }).click()
  const sure = page.getByRole('alertdialog', { name: '정말 탈퇴할까요?' })
  await sure.getByRole('button', { name: '탈퇴하기' }).click()
  const done = page.getByRole('alertdialog', { name: '탈퇴 요청을 받았어요' })
  await expect(done).toContainText(
    `받은 제안이 있어서 정보를 30일 동안 보관한 뒤 지워요. ${day}에 모두 지워져요.`,
  )
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
  await expect(other).toHaveURL('/')
  for (const [path, token] of [
    ['/api/v3/users/my', access],
    ['/api/auth/refresh', refresh],
  ] as const) {
    const headers = { authorization: `Bearer ${token}` }
    expect((await page.request.get(path, { headers })).status(), path).toBe(401)
  }
  await done.getByRole('button', { name: '홈으로 가기' }).click()
  await expect(page).toHaveURL('/')
})
