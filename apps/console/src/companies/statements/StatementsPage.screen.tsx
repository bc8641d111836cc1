import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { COMPANY, company, statement, statements } from '../../testing/samples/admin.ts'
import { NOON } from '../../testing/samples/times.ts'
import { test } from '../../testing/screen-test.tsx'

/** What companies owe for their hires, month by month. */

const table = page.getByRole('table', { name: '정산서' })
const october = statement()
const september = statement({ month: '2026-09', hireCount: 1, sum: 4_760_000, closedAt: NOON })

test('[KEEP-6] an admin reads all companies’ months and opens one', async ({ api, open }) => {
  api.answers('GET /console/statements', statements(october, september))
  api.answers('GET /console/statements/:companyId/:month', october)
  const screen = await open('/statements', { as: 'admin' })
  await expect.element(table.getByRole('row').nth(1)).toMatchTextContent('노을클라우드2명9,835,000원마감 전')
  await expect.element(table.getByRole('row').nth(2)).toMatchTextContent('4,760,000원마감')
  await expectAccessible()
  await table.getByRole('link', { name: '2026년 10월 노을클라우드' }).click()
  await expect.poll(screen.address).toBe(`/statements/${COMPANY}/2026-10`)
  await expect.element(page.getByRole('heading', { name: '2026년 10월 정산서' })).toBeVisible()
})

test('[KEEP-6] an admin searches for one company', async ({ api, open }) => {
  api.answers('GET /console/statements', statements(october))
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
