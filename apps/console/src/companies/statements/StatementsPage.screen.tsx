import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { COMPANY, company, sentStatement, statement, statements } from '../../testing/samples/admin.ts'
import { test } from '../../testing/screen-test.tsx'

/** What companies owe for their hires, month by month. */

const table = page.getByRole('table', { name: '정산서' })
const october = statement()
const september = sentStatement({
  month: '2026-09',
  hireCount: 1,
  sum: 4_760_000,
  vat: 476_000,
  total: 5_236_000,
  state: 'OVERDUE',
})
const months = {
  items: [
    {
      month: '2026-10',
      companyCount: 2,
      hireCount: 3,
      sum: 14_595_000,
      vat: 1_459_500,
      total: 16_054_500,
      unsent: 10_818_500,
      paid: 0,
      unpaid: 5_236_000,
      overdue: 5_236_000,
    },
    ...['2026-09', '2026-08', '2026-07'].map((month) => ({
      month,
      companyCount: 1,
      hireCount: 1,
      sum: 1_000_000,
      vat: 100_000,
      total: 1_100_000,
      unsent: 0,
      paid: 1_100_000,
      unpaid: 0,
      overdue: 0,
    })),
  ],
}

test('[KEEP-6] an admin reads all companies’ months and opens one', async ({ api, open }) => {
  api.answers('GET /console/statements', statements(october, september))
  api.answers('GET /console/statement-months', months)
  api.answers('GET /console/statements/:companyId/:month', october)
  const screen = await open('/statements', { as: 'admin' })
  await expect
    .element(table.getByRole('row').nth(1))
    .toMatchTextContent('노을클라우드2명9,835,000원983,500원10,818,500원마감 전')
  await expect
    .element(table.getByRole('row').nth(2))
    .toMatchTextContent('2026-0007노을클라우드1명4,760,000원476,000원5,236,000원기한 지남')
  await expectAccessible()
  await table.getByRole('link', { name: '2026년 10월 노을클라우드' }).click()
  await expect.poll(screen.address).toBe(`/statements/${COMPANY}/2026-10`)
  await expect.element(page.getByRole('heading', { name: '2026년 10월 정산서' })).toBeVisible()
})

test('[KEEP-6] an admin reads what each month comes to, and what of it is paid', async ({ api, open }) => {
  api.answers('GET /console/statements', statements(october))
  api.answers('GET /console/statement-months', months)
  await open('/statements', { as: 'admin' })
  const sums = page.getByRole('table', { name: '달마다 더한 금액' })
  await expect
    .element(sums.getByRole('row').nth(1))
    .toMatchTextContent(
      '2026년 10월2곳14,595,000원1,459,500원16,054,500원10,818,500원0원5,236,000원기한 지남 5,236,000원',
    )
  await expect.element(sums.getByRole('row')).toHaveLength(4)
  await page.getByRole('button', { name: '4달 모두 보기' }).click()
  await expect.element(sums.getByRole('row')).toHaveLength(5)
  await page.viewport(390, 844)
  await expect.element(sums.getByRole('columnheader', { name: '부가세' })).not.toBeInTheDocument()
  await expectAccessible()
})

test('[KEEP-6] an admin lists only what is overdue, together with a company', async ({ api, open }) => {
  api.answers('GET /console/statements', statements(september))
  api.answers('GET /console/statement-months', months)
  api.answers('GET /console/companies/:id', company())
  const screen = await open(`/statements?company=${COMPANY}`, { as: 'admin' })
  await page.getByLabelText('상태').selectOptions('기한 지남')
  await expect
    .poll(() => api.sent('GET /console/statements').at(-1)?.query)
    .toMatchObject({ companyId: COMPANY, state: 'OVERDUE' })
  expect(screen.address()).toBe(`/statements?company=${COMPANY}&state=OVERDUE`)
  api.answers('GET /console/statements', statements())
  await page.getByLabelText('상태').selectOptions('입금')
  await expect.element(page.getByText('그런 정산서가 없어요')).toBeVisible()
})

test('[KEEP-6] an admin searches for one company', async ({ api, open }) => {
  api.answers('GET /console/statements', statements(october))
  api.answers('GET /console/statement-months', { items: [] })
  api.answers('GET /console/companies', { items: [company()], nextCursor: null })
  api.answers('GET /console/companies/:id', company())
  const screen = await open('/statements', { as: 'admin' })
  await page.getByLabelText('회사로 찾기').fill('노을')
  await page.getByRole('listbox', { name: '회사로 찾기 검색 결과' }).getByRole('option').click()
  await expect.poll(() => api.sent('GET /console/statements').at(-1)?.query.companyId).toBe(COMPANY)
  expect(screen.address()).toBe(`/statements?company=${COMPANY}`)
  await page.getByRole('button', { name: '노을클라우드 지우기' }).click()
  await expect.poll(screen.address).toBe('/statements')
  await expect.element(page.getByLabelText('회사로 찾기')).toBeVisible()
})

test('[KEEP-6] a recruiter reads the own company’s statements, on a phone too; an empty list is explained', async ({
  api,
  open,
}) => {
  api.answers('GET /console/statements', statements(september))
  await open('/statements')
  await page.viewport(390, 844)
  await expect.element(table.getByRole('columnheader', { name: '회사' })).not.toBeInTheDocument()
  await expect.element(table.getByRole('link', { name: '2026년 9월' })).toBeVisible()
  await expect.element(page.getByLabelText('회사로 찾기')).not.toBeInTheDocument()
  await expectAccessible()
})

test('[KEEP-6] an empty list without hires; a failed one can be loaded again', async ({ api, open }) => {
  api.refuses('GET /console/statements', 'INTERNAL')
  await open('/statements')
  await expect.element(page.getByText('정산서를 불러오지 못했어요')).toBeVisible()
  api.answers('GET /console/statements', statements())
  await page.getByRole('button', { name: '다시 시도하기' }).click()
  await expect.element(page.getByText('아직 정산할 채용이 없어요')).toBeVisible()
  await expectAccessible()
})

test('[BIZ-18] a recruiter sees the own fee, and a change before it applies', async ({ api, open }) => {
  api.answers('GET /console/statements', { ...statements(), fee: { rate: 700, nextRate: 650 } })
  await open('/statements')
  await expect
    .element(page.getByText(/^이번 달 성공 보수는/))
    .toMatchTextContent('이번 달 성공 보수는 기본 연봉의 7%예요. 다음 달 채용부터는 6.5%예요.')
})
