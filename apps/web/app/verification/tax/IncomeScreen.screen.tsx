import { toast } from '@coffeeattack/kit/testing/toast'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { my } from '../../testing/samples/account.ts'
import { home } from '../../testing/samples/home.ts'
import { profile } from '../../testing/samples/profile.ts'
import { report } from '../../testing/samples/report.ts'
import { standing } from '../../testing/samples/standing.ts'
import { recordsVisits, PHONE, taxBegun, verified } from '../../testing/samples/verification.ts'
import { test } from '../../testing/screen-test.tsx'
import { chooseCertificate, pressDone, sheet, untilAnalysed } from '../../testing/verifying-steps.ts'

/** The tax office, long after the registration (VER-9). */

const NOW = '2026-11-15T12:00:00+09:00'
const load = () => page.getByRole('button', { name: '소득 불러오기' })

async function fillIn(): Promise<void> {
  await page.getByLabelText('주민등록번호 뒷자리').fill('2012345')
  await page.getByRole('checkbox', { name: '[필수] 국세청 소득 조회와 고유식별정보 처리에 동의해요' }).click()
  await load().click()
}

test.beforeEach(({ api }) => {
  api.answers('GET /users/verify', verified())
  api.answers('POST /v3/users/tax', taxBegun())
  api.answers('GET /v3/users/my', my())
  api.answers('GET /v3/users/my/attack', home())
  api.answers('GET /v3/users/salary', report())
  api.answers('GET /v3/users/profile', profile({ verifiedIncome: null, incomeItems: [] }))
  api.answers('GET /users/notifications/unread', { unread: 0 })
})

test('[VER-9] from the home page: the form, the app, the phone, and the income on the home page', async ({
  api,
  open,
  clock,
}) => {
  clock.set(NOW)
  api.answers('POST /v3/users/tax/verify', () => {
    const incomeItems = [{ year: 2023, income: 7_450, months: null }]
    api.answers('GET /v3/users/profile', profile({ salaryType: 'TAX', verifiedIncome: 7_450, incomeItems }))
    return { salaryByTax: 7_450, year: 2023, partIncome: null }
  })
  const screen = await open('/my')
  await page.getByRole('link', { name: '소득 인증하기' }).click()
  await expect.poll(screen.address).toBe('/my/income')
  await expect.element(page.getByLabelText('이름')).toHaveValue('한지우')
  await fillIn()
  await expect.element(sheet()).toMatchTextContent('본인 확인이 끝나면 국세청에서 소득을 불러와요.')
  await chooseCertificate('LG U+')
  await expect.poll(screen.address).toBe('/my/income/pending?type=pass')
  await expect.element(page.getByText('국세청이 본인 인증을 요청했어요.')).toBeVisible()
  const [sent] = api.sent('POST /v3/users/tax')
  expect(sent?.body).toMatchObject({ name: '한지우', phone: PHONE, loginTypeLevel: 5, telecom: 2 })
  await pressDone(clock)
  await untilAnalysed(clock)
  await clock.runFor(1_000)
  await expect.poll(screen.address).toBe('/my')
  const income = page.getByRole('region', { name: '2023년 소득' })
  await expect.element(income).toMatchTextContent('국세청 인증')
  await expect.element(income).toMatchTextContent('7,450만 원')
})

test('[VER-9] without an income there the person goes back', async ({ api, open, clock }) => {
  clock.set(NOW)
  api.answers('POST /v3/users/tax/verify', { salaryByTax: 0, year: 2023, partIncome: null })
  const screen = await open('/my/income')
  await fillIn()
  await chooseCertificate()
  await pressDone(clock)
  await expect
    .element(page.getByText('국세청에서 확인할 수 있는 소득이 없어요. 바뀐 건 없어요'))
    .toBeVisible()
  await expect.poll(screen.address).toBe('/my')
})

test('[VER-9] a partial year is an income too', async ({ api, open, clock }) => {
  clock.set(NOW)
  const partIncome = { year: 2023, income: 397, months: [12] }
  api.answers('POST /v3/users/tax/verify', { salaryByTax: 0, year: 2023, partIncome })
  await open('/my/income')
  await fillIn()
  await chooseCertificate()
  await pressDone(clock)
  await expect.element(page.getByText('2023년 12월 한 달치')).toBeVisible()
})

test('[VER-9] the health insurance is one press away, and does not mention publishing', async ({ open }) => {
  const screen = await open('/my/income')
  await expect.element(load()).toBeDisabled()
  await expectAccessible()
  await page.getByRole('button', { name: '건강보험으로 다시 확인하기' }).click()
  await expect.poll(screen.address).toBe('/my/retry')
  await expect.element(page.getByRole('heading', { name: '커리어와 소득을 새로 확인할까요?' })).toBeVisible()
})

test('[VER-9] a look-up says what it changed, and the pages invite to no other', async ({
  api,
  open,
  clock,
}) => {
  clock.set(NOW)
  api.answers('GET /v3/users/profile', profile({ verifiedIncome: 5_200 }))
  api.answers('GET /v3/users/salary', report({ salaryByHealth: 5_200 }))
  const tax = { salaryType: 'TAX', salaryByTax: 5_340 } as const
  api.answers('POST /v3/users/tax/verify', () => {
    api.answers('GET /v3/users/salary', report({ salaryByHealth: 5_200, ...tax }))
    api.answers('GET /users/tax', { year: 2025, askedYear: 2025, outlook: 'FULL' })
    return { salaryByTax: 5_340, year: 2025, partIncome: null }
  })
  const screen = await open('/my')
  const invitation = page.getByRole('link', { name: '국세청에서 2025년 소득까지 확인하기' })
  await invitation.click()
  await expect.poll(screen.address).toBe('/my/income')
  await fillIn()
  await chooseCertificate()
  await pressDone(clock)
  await untilAnalysed(clock)
  await clock.runFor(1_000)
  await expect.element(toast('2025년 소득이 5,200만 원에서 5,340만 원으로 바뀌었어요')).toBeVisible()
  await expect.element(page.getByText('국세청에서 2025년 소득까지 확인했어요')).toBeVisible()
  await expect.element(invitation).not.toBeInTheDocument()
  await screen.go('/my/income')
  await expect.element(page.getByRole('heading', { name: '국세청에서 이미 확인했어요' })).toBeVisible()
  await page.getByRole('button', { name: '그래도 다시 조회하기' }).click()
  await expect.element(load()).toBeVisible()
})

test('[VER-9] where only parts of years can come back, no resident number is asked for', async ({
  api,
  open,
}) => {
  api.answers('GET /users/tax', { year: 2025, askedYear: null, outlook: 'PART' })
  const screen = await open('/my/income')
  await expect
    .element(page.getByRole('heading', { name: '국세청에도 한 해를 채운 소득은 없어요' }))
    .toBeVisible()
  await expect.element(page.getByText(/주민등록번호를 묻지 않을게요/)).toBeVisible()
  await expect.element(page.getByLabelText('주민등록번호 뒷자리')).not.toBeInTheDocument()
  await expectAccessible()
  await page.getByRole('button', { name: '건강보험으로 다시 확인하기' }).click()
  await expect.poll(screen.address).toBe('/my/retry')
})

test('[VER-9] income from outside the verified jobs is asked for only after a word of the person’s', async ({
  api,
  open,
}) => {
  api.answers('GET /users/tax', { year: 2025, askedYear: null, outlook: 'OUTSIDE_JOBS' })
  await open('/my/income')
  await expect.element(page.getByText(/직장 밖에서 한 해 동안 번 소득이 있을 때만/)).toBeVisible()
  await expect.element(page.getByLabelText('주민등록번호 뒷자리')).not.toBeInTheDocument()
  await page.getByRole('button', { name: '직장 밖에서 번 소득이 있어요' }).click()
  await expect.element(page.getByLabelText('주민등록번호 뒷자리')).toBeVisible()
})

test.for(['/my', '/my/report', '/my/graph', '/my/secret'])(
  '[VER-9] everybody finds the tax office, whatever was confirmed: %s',
  async (address, { api, open }) => {
    api.answers('GET /v3/users/profile', profile())
    api.answers('GET /users/standing', standing())
    await open(address)
    await expect
      .element(page.getByRole('link', { name: '국세청에서 2025년 소득까지 확인하기' }))
      .toHaveAttribute('href', '/my/income')
    await expectAccessible()
  },
)

test('[VER-9] a person who never verified starts with the career', async ({ api, open }) => {
  api.answers('GET /users/verify', verified({ name: null, gender: null, birthday: null }))
  recordsVisits(api)
  const screen = await open('/my/income')
  await expect.poll(screen.address).toBe('/submit')
})
