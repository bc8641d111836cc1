import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { describe, expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { my } from '../../testing/samples/account.ts'
import { home } from '../../testing/samples/home.ts'
import { profile, salaries, salaryReport } from '../../testing/samples/profile.ts'
import { others, report } from '../../testing/samples/report.ts'
import { FORM, keepsRequest } from '../../testing/samples/verification.ts'
import { test } from '../../testing/screen-test.tsx'

/** After the verified career: the result, the two salaries, the companies (PRO-11, PRO-12, VAL-14, VAL-15). */

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
  test('[VER-14] calls an income older than two years what it is, and tells how to renew it', async ({
    api,
    open,
    clock,
  }) => {
    clock.day('2028-01-01T00:00:00+09:00')
    api.answers('GET /v3/users/salary', report({ percentile: 20 }))
    await open(at('result'))
    await expect.element(page.getByText('확인된 소득보다 +1,000만 원 · 19.2%')).toBeVisible()
    await expect.element(page.getByText('확인된 소득은 상위 20%에 있어요.')).toBeVisible()
    await expect
      .element(page.getByText('새 소득을 확인하면 지금 기준으로 바꿔 드려요.', { exact: false }))
      .toBeVisible()
    await expect
      .element(page.getByRole('link', { name: '소득 인증하기' }))
      .toHaveAttribute('href', '/my/income')
    await expect.element(page.getByText(/지금보다/)).not.toBeInTheDocument()
  })

  test('[VER-14] shows the expected salary, the raise and the income behind it, and leads on', async ({
    open,
  }) => {
    const screen = await open(at('result'))
    await expect.element(page.getByRole('heading', { name: '지우 님의 예상 연봉이에요' })).toBeVisible()
    await expect.element(page.getByText('6,200만 원')).toBeVisible()
    await expect.element(page.getByText('지금보다 +1,000만 원 · 19.2%')).toBeVisible()
    await expect.element(page.getByText('2025년 소득 · 건강보험')).toBeVisible()
    const income = page.getByRole('region', { name: '2025년 소득' })
    await expect.element(income).toMatchTextContent('건강보험 인증')
    await expect.element(income).toMatchTextContent('5,200만 원')
    await expectAccessible()
    await page.getByRole('button', { name: '희망 연봉 정하러 가기' }).click()
    await expect.element(page.getByRole('heading', { name: '지금 계약한 연봉을 알려 주세요' })).toBeVisible()
    expect(screen.address()).toMatch(/step=contract$/)
  })

  const EMPLOYED = { companies: 2, totalMonth: 62, employed: true }
  const heading = () => page.getByRole('heading', { level: 1 })

  test('[VER-14] of a partial year labels it: no raise, no rank, no conclusions', async ({ api, open }) => {
    const partIncome = { year: 2023, income: 397, months: [12] }
    api.answers(
      'GET /v3/users/salary',
      salaryReport({ salaryByHealth: null, baseSalary: null, partIncome, ...others }),
    )
    await open(at('result'))
    await expect.element(heading()).toHaveTextContent('지우 님의 커리어를 확인했어요')
    const income = page.getByRole('region', { name: '2023년 12월 한 달치 소득' })
    await expect.element(income).toMatchTextContent('건강보험 인증')
    await expect.element(income).toMatchTextContent('397만 원')
    await expect.element(income).toMatchTextContent('열 달 이상 일한 해의 소득만 연봉으로 보고 견주어요.')
    await expect
      .element(page.getByText('한 해를 채운 소득이 아직 없어서 예상 연봉은 계산하지 않았어요.'))
      .toBeVisible()
    await expect.element(page.getByText(/지금보다|상위/)).not.toBeInTheDocument()
    await expectAccessible()
  })

  test('[VER-9] without an income tells that it is missing, without a badge', async ({ api, open }) => {
    api.answers('GET /v3/users/salary', salaryReport({ salaryByHealth: null, baseSalary: null, ...others }))
    const screen = await open(at('result'))
    await expect.element(heading()).toHaveTextContent('지우 님의 커리어를 확인했어요')
    await expect
      .element(page.getByText('국세청에서 소득을 확인하면 예상 연봉을 계산해 드려요.'))
      .toBeVisible()
    await expect.element(page.getByText('확인된 소득이 없어요')).toBeVisible()
    await expect.element(page.getByText('건강보험 인증')).not.toBeInTheDocument()
    await expect.element(page.getByText(/사람이 모자라요/)).not.toBeInTheDocument()
    await page.getByRole('button', { name: '국세청 소득으로 확인하기' }).click()
    await expect.poll(screen.address).toMatch(/step=tax$/)
  })

  test('[PRO-11] tells that companies see the profile from now on, and offers to hide it from some', async ({
    open,
  }) => {
    sessionStorage.setItem('career-state', JSON.stringify(EMPLOYED))
    await open(at('result'))
    await expect
      .element(page.getByText('지금부터 회사에 프로필이 보여요. 지금 다니는 회사에는 보이지 않아요.'))
      .toBeVisible()
    await expect
      .element(page.getByRole('link', { name: '숨길 회사 고르기' }))
      .toHaveAttribute('href', '/my/account/companies')
  })

  test('[PRO-11] mentions no employer to a person without one', async ({ open }) => {
    sessionStorage.setItem('career-state', JSON.stringify({ ...EMPLOYED, employed: false }))
    await open(at('result'))
    await expect
      .element(page.getByText(/지금부터 회사에 프로필이 보여요\. 이름과 연락처는 내가 고른 회사에만/))
      .toBeVisible()
    await expect.element(page.getByText(/지금 다니는 회사/)).not.toBeInTheDocument()
  })

  test('tells when there are too few people to compare with', async ({ api, open }) => {
    api.answers('GET /v3/users/salary', salaryReport())
    await open(at('result'))
    await expect.element(page.getByText(/아직 비교할 수 있는 사람이 모자라요\./)).toBeVisible()
  })
})

describe('the contract salary', () => {
  test('[VAL-15] [PRO-12] is validated while it is typed, and saved', async ({ api, open }) => {
    const screen = await open(at('contract'))
    await expect
      .element(
        page.getByText('리포트에서 희망 연봉, 받은 제안과 나란히 보여 드려요. 회사에는 보이지 않아요.'),
      )
      .toBeVisible()
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

  test('[PRO-12] is this year’s of whoever joined this year', async ({ api, open }) => {
    sessionStorage.setItem(
      'career-state',
      JSON.stringify({ companies: 1, totalMonth: 3, employed: true, joinedYear: 2025 }),
    )
    const screen = await open(at('contract'))
    await page.getByLabelText('2025년 계약 연봉').fill('6300')
    await next().click()
    await expect.poll(screen.address).toMatch(/step=hope$/)
    expect(api.sent('POST /v2/users/salary').map(({ body }) => body)).toEqual([
      { salaryType: 'HEALTH', salaryItems: [{ type: 'INPUT', year: 2025, salary: 6_300 }] },
    ])
  })

  test('[PRO-12] of at least double the income of the year before asks for a confirmation', async ({
    api,
    open,
  }) => {
    await open(at('contract'))
    await contract().fill('190000')
    await next().click()
    const question = page.getByRole('dialog', { name: '계약 연봉이 19억 원이 맞나요?' })
    await expect
      .element(question)
      .toMatchTextContent('2025년 소득의 두 배 이상이에요. 한 번 더 확인해 주세요.')
    await question.getByRole('button', { name: '다시 입력하기' }).click()
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(contract()).toHaveValue('190,000')
    expect(api.sent('POST /v2/users/salary')).toEqual([])
    await next().click()
    await question.getByRole('button', { name: '네, 맞아요' }).click()
    await expect.element(hope()).toBeVisible()
  })

  test('[PRO-12] is for the season’s year and never compared with a partial year', async ({ api, open }) => {
    const partIncome = { year: 2025, income: 397, months: [12] }
    api.answers('GET /v3/users/salary', salaryReport({ salaryByHealth: null, baseSalary: null, partIncome }))
    const screen = await open(at('contract'))
    await contract().fill('6300')
    await next().click()
    await expect.poll(screen.address).toMatch(/step=hope$/)
    expect(api.sent('POST /v2/users/salary').map(({ body }) => body)).toEqual([
      { salaryType: 'HEALTH', salaryItems: [{ type: 'INPUT', year: 2024, salary: 6_300 }] },
    ])
  })

  test('that failed to save is told, and saved by a retry', async ({ api, open }) => {
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

describe('the hoped-for salary', () => {
  test('[VAL-15] [PRO-12] shows its range, is saved with the job, leads to the companies and is kept on going back', async ({
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

  test('[PRO-11] [VAL-14] are at most six; then home', async ({ api, open }) => {
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

  test('that fail to load can be retried', async ({ api, open }) => {
    api.refuses('GET /companies', 'INTERNAL')
    api.answers('GET /users/companies/:mode', { companyItems: [], userSelect: [] })
    await open(at('companies'))
    await expect.element(page.getByText('회사를 불러오지 못했어요')).toBeVisible()
    api.answers('GET /companies', { items })
    await page.getByRole('button', { name: '다시 시도하기' }).click()
    await expect.element(box(0)).toBeInTheDocument()
  })
})

test('every step can be skipped', async ({ api, open }) => {
  api.answers('GET /companies', { items: [] })
  api.answers('GET /users/companies/:mode', { companyItems: [], userSelect: [] })
  const screen = await open(at('contract'))
  await later().click()
  await expect.poll(screen.address).toMatch(/step=hope$/)
  await later().click()
  await expect.poll(screen.address).toMatch(/step=companies$/)
  expect(api.sent('POST /v2/users/salary')).toEqual([])
})
