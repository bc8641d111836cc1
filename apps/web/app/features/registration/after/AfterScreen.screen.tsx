import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { describe, expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { my } from '../../../testing/samples/account.ts'
import { home } from '../../../testing/samples/home.ts'
import { profile, salaries, salaryReport } from '../../../testing/samples/profile.ts'
import { report } from '../../../testing/samples/report.ts'
import { FORM, keepsRequest } from '../../../testing/samples/verification.ts'
import { test } from '../../../testing/screen-test.tsx'

/** After the career is verified: the result, the two salaries, the companies (PRO-11, PRO-12, VAL-14, VAL-15). */

const at = (step: string) => `${FORM}/pending?step=${step}`
const next = () => page.getByRole('button', { name: '다음' })
const later = () => page.getByRole('button', { name: '나중에 할게요' })
const contract = () => page.getByLabelText('2024년 계약 연봉')
const hope = () => page.getByLabelText('희망 연봉')

test.beforeEach(({ api }) => {
  keepsRequest('2026-11-15T12:00:00+09:00', { cfid: '' })
  api.answers('GET /v3/users/salary', report())
  api.answers('POST /v2/users/salary', salaries())
})

describe('the result', () => {
  test('[VER-14] tells the expected salary, the raise and the income behind it, and leads on', async ({
    open,
  }) => {
    const screen = await open(at('result'))
    await expect.element(page.getByRole('heading', { name: '지우 님의 예상 연봉이에요' })).toBeVisible()
    await expect.element(page.getByText('6,200만 원')).toBeVisible()
    await expect.element(page.getByText('지금보다 +1,000만 원 · 19.2%')).toBeVisible()
    const income = page.getByRole('region', { name: '2023년 소득' })
    await expect.element(income).toMatchTextContent('건강보험 인증')
    await expect.element(income).toMatchTextContent('5,200만 원')
    await expectAccessible()
    await page.getByRole('button', { name: '희망 연봉 정하러 가기' }).click()
    await expect.element(page.getByRole('heading', { name: '지금 계약한 연봉을 알려 주세요' })).toBeVisible()
    expect(screen.address()).toMatch(/step=contract$/)
  })

  test('says so when there is nobody to compare with', async ({ api, open }) => {
    api.answers('GET /v3/users/salary', salaryReport())
    await open(at('result'))
    await expect.element(page.getByText(/아직 비교할 수 있는 사람이 모자라요\./)).toBeVisible()
  })
})

describe('the contract salary', () => {
  test('[VAL-15] [PRO-12] follows its rules while it is typed, and is saved', async ({ api, open }) => {
    const screen = await open(at('contract'))
    await contract().fill('2400')
    await expect.element(contract()).toHaveValue('2,400')
    await userEvent.tab()
    await expect.element(contract()).toHaveValue('')
    await expect
      .element(contract())
      .toHaveAccessibleDescription('2,400만원 이하의 계약 연봉은 입력할 수 없습니다.')
    await contract().fill('9999999')
    await expect.element(contract()).toHaveValue('200,000')
    await contract().fill('')
    await contract().click()
    await userEvent.keyboard('6a3 00만')
    await expect.element(contract()).toHaveValue('6,300')
    await expect.element(contract()).toHaveAccessibleDescription('육천삼백만 원')
    await expectAccessible()
    await next().click()
    await expect.poll(screen.address).toMatch(/step=hope$/)
    expect(api.sent('POST /v2/users/salary').map(({ body }) => body)).toEqual([
      { salaryType: 'HEALTH', salaryItems: [{ type: 'INPUT', year: 2024, salary: 6_300 }] },
    ])
  })

  test('[PRO-12] at least double the income of the year before is asked about', async ({ api, open }) => {
    await open(at('contract'))
    await contract().fill('190000')
    await next().click()
    const question = page.getByRole('dialog', { name: '계약 연봉이 19억 원이 맞나요?' })
    await expect.element(question).toMatchTextContent('2023년 소득의 두 배가 넘어요. 한 번 더 확인해 주세요.')
    await question.getByRole('button', { name: '다시 입력하기' }).click()
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(contract()).toHaveValue('190,000')
    expect(api.sent('POST /v2/users/salary')).toEqual([])
    await next().click()
    await question.getByRole('button', { name: '네, 맞아요' }).click()
    await expect.element(hope()).toBeVisible()
  })

  test('that could not be saved is told, and saved when it is tried again', async ({ api, open }) => {
    api.refuses('POST /v2/users/salary', 'INTERNAL')
    await open(at('contract'))
    await contract().fill('6300')
    await next().click()
    const failed = page.getByRole('alertdialog', { name: '요청을 완료하지 못했습니다.' })
    await expect.element(failed).toBeVisible()
    api.answers('POST /v2/users/salary', salaries())
    await failed.getByRole('button', { name: '다시 시도하기' }).click()
    await expect.element(hope()).toBeVisible()
  })
})

describe('the salary that is hoped for', () => {
  test('[VAL-15] [PRO-12] names its band, is saved with the job, leads to the companies and is there on the way back', async ({
    api,
    open,
  }) => {
    api.answers('GET /companies', { items: [] })
    api.answers('GET /users/companies/:mode', { companyItems: [], userSelect: [] })
    const screen = await open(at('hope'))
    await hope().fill('100')
    await userEvent.keyboard('{Enter}')
    await expect.element(hope()).toHaveAccessibleDescription('2,400만원 이하의 연봉은 입력할 수 없습니다.')
    await hope().fill('7200')
    await expect.element(page.getByText('7,000~7,500만 원 구간의 제안을 찾아볼게요.')).toBeVisible()
    await expectAccessible()
    await next().click()
    await expect.element(page.getByRole('heading', { name: '어떤 회사의 제안을 받고 싶나요?' })).toBeVisible()
    expect(api.sent('POST /v2/users/salary').map(({ body }) => body)).toEqual([
      { hopeSalary: 7_200, jobLabel: '개발', jobSubLabel: '백엔드 개발자' },
    ])
    await screen.back()
    await expect.element(hope()).toHaveValue('7,200')
  })
})

describe('the companies of interest', () => {
  const names = ['노을클라우드', '온결헬스', '반달랩스', '두들페이', '달그락', '세모상점', '물결상사']
  const items = names.map((name) => ({ name, logo: null, active: true }))
  const box = (index: number) =>
    page.getByRole('list', { name: '관심 회사' }).getByRole('checkbox', { name: names[index]! })

  test('[PRO-11] [VAL-14] are six and no seventh, then home', async ({ api, open }) => {
    api.answers('GET /companies', { items })
    api.answers('GET /users/companies/:mode', { companyItems: [], userSelect: [] })
    api.answers('PATCH /users/companies/:mode', ({ body }) => ({
      companyItems: items.filter(({ name }) => body.companyItems.includes(name)),
      userSelect: body.companyItems,
    }))
    api.answers('GET /v3/users/my', my())
    api.answers('GET /v3/users/my/attack', home())
    api.answers('GET /v3/users/profile', profile())
    api.answers('GET /users/notifications/unread', { unread: 0 })
    const screen = await open(at('companies'))
    await expect.element(page.getByRole('button', { name: '관심 회사를 골라 주세요' })).toBeDisabled()
    for (let index = 0; index < 7; index += 1) await box(index).click()
    await expect.element(page.getByText('나의 관심회사는 최대 6개까지 선택할 수 있어요!')).toBeVisible()
    await expect.element(box(6)).not.toBeChecked()
    await box(0).click()
    await box(6).click()
    await expectAccessible()
    await page.getByRole('button', { name: '6곳 고르고 시작하기' }).click()
    await expect.poll(screen.address).toBe('/my')
    const [saved] = api.sent('PATCH /users/companies/:mode')
    expect([saved?.params, saved?.body.companyItems]).toEqual([{ mode: 'interest' }, names.slice(1)])
    expect(sessionStorage.getItem('verify-user-request')).toBeNull()
  })

  test('that could not be loaded are asked for again', async ({ api, open }) => {
    api.refuses('GET /companies', 'INTERNAL')
    api.answers('GET /users/companies/:mode', { companyItems: [], userSelect: [] })
    await open(at('companies'))
    await expect.element(page.getByText('회사를 불러오지 못했어요')).toBeVisible()
    api.answers('GET /companies', { items })
    await page.getByRole('button', { name: '다시 시도하기' }).click()
    await expect.element(box(0)).toBeInTheDocument()
  })
})

test('every step can be done later', async ({ api, open }) => {
  api.answers('GET /companies', { items: [] })
  api.answers('GET /users/companies/:mode', { companyItems: [], userSelect: [] })
  const screen = await open(at('contract'))
  await later().click()
  await expect.poll(screen.address).toMatch(/step=hope$/)
  await later().click()
  await expect.poll(screen.address).toMatch(/step=companies$/)
  expect(api.sent('POST /v2/users/salary')).toEqual([])
})
