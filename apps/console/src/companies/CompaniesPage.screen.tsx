import { toast } from '@coffeeattack/kit/testing/toast'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { COMPANY, company } from '../testing/samples/admin.ts'
import { sampleId } from '../testing/samples/ids.ts'
import { test as base } from '../testing/screen-test.tsx'

/** Companies and the names used for blocking (BIZ-6, OFR-13). */

const MADE = company({ id: sampleId(602), name: '초승달', businessNumber: null, aliases: ['Crescent'] })

const test = base.extend('companies', { auto: true }, ({ api }) => {
  api.answers('GET /console/companies', { items: [company()], nextCursor: null })
  api.answers('GET /console/companies/:id', ({ params }) => (params.id === COMPANY ? company() : MADE))
})

test('[BIZ-6] a company opens beside the list', async ({ open }) => {
  await open('/companies', { as: 'admin' })
  await page.getByRole('list', { name: '회사 목록' }).getByRole('link', { name: '노을클라우드' }).click()
  const panel = page.getByRole('complementary', { name: '노을클라우드' })
  await expect.element(panel.getByLabelText('사업자등록번호')).toHaveValue('124-81-00998')
  await expectAccessible()
})

test('[OFR-13] a company is registered with another name and affiliates; a wrong number is reported', async ({
  api,
  open,
}) => {
  api.refuses('POST /console/companies', 'INVALID_INPUT', {
    fields: { businessNumber: '올바르지 않은 사업자등록번호예요' },
  })
  const screen = await open('/companies', { as: 'admin' })
  await page.getByRole('link', { name: '회사 등록' }).click()
  const panel = page.getByRole('complementary', { name: '회사 등록' })
  const number = panel.getByLabelText('사업자등록번호')
  await panel.getByLabelText('회사 이름').fill('초승달')
  await number.fill('1234567890')
  await expect.element(number).toHaveValue('123-45-67890')
  await panel.getByRole('button', { name: '등록하기' }).click()
  await expect.element(panel.getByText('올바르지 않은 사업자등록번호예요')).toBeVisible()
  await expectAccessible()

  await number.fill('')
  await panel.getByLabelText('다른 이름').fill('Crescent')
  await userEvent.keyboard('{Enter}')
  await panel.getByLabelText('계열사').fill('노을')
  await panel.getByRole('listbox', { name: '계열사 검색 결과' }).getByRole('option').click()
  api.answers('POST /console/companies', MADE)
  await panel.getByRole('button', { name: '등록하기' }).click()
  await expect.element(page.getByRole('complementary', { name: '초승달' })).toBeVisible()
  expect(screen.address()).toBe(`/companies/${MADE.id}`)
  expect(api.sent('POST /console/companies').at(-1)?.body).toMatchObject({
    name: '초승달',
    businessNumber: null,
    aliases: ['Crescent'],
    affiliateIds: [COMPANY],
  })
})

test('[BIZ-6] Enter sends the form, but in a company search it takes the first result', async ({
  api,
  open,
}) => {
  api.answers('POST /console/companies', MADE)
  await open('/companies/new', { as: 'admin' })
  const panel = page.getByRole('complementary', { name: '회사 등록' })
  await panel.getByLabelText('계열사').fill('노을')
  await expect.element(panel.getByRole('listbox', { name: '계열사 검색 결과' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(panel.getByRole('button', { name: '노을클라우드 지우기' })).toBeVisible()
  expect(api.sent('POST /console/companies')).toEqual([])
  await panel.getByLabelText('회사 이름').fill('초승달')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('complementary', { name: '초승달' })).toBeVisible()
  expect(api.sent('POST /console/companies').map(({ body }) => body.affiliateIds)).toEqual([[COMPANY]])
})

test('[FIRM-2] a name that folds to that of a company is registered only as another one', async ({
  api,
  open,
}) => {
  api.refuses('POST /console/companies', 'COMPANY_ALIKE')
  await open('/companies/new', { as: 'admin' })
  const panel = page.getByRole('complementary', { name: '회사 등록' })
  await panel.getByLabelText('회사 이름').fill('(주)노을 클라우드')
  await panel.getByRole('button', { name: '등록하기' }).click()
  const warning = page.getByRole('dialog', { name: '같은 이름의 회사가 있어요' })
  await expectAccessible()
  api.answers('POST /console/companies', MADE)
  await warning.getByRole('button', { name: '다른 회사로 등록하기' }).click()
  await expect.element(page.getByRole('complementary', { name: '초승달' })).toBeVisible()
  expect(api.sent('POST /console/companies').map(({ body }) => body.isAnother)).toEqual([false, true])
})

test('[FIRM-2] the list shows the state of a company', async ({ api, open }) => {
  const paused = company({ state: 'PAUSED', businessState: 'SUSPENDED' })
  api.answers('GET /console/companies', { items: [paused], nextCursor: null })
  await open('/companies', { as: 'admin' })
  await expect.element(page.getByRole('list', { name: '회사 목록' })).toMatchTextContent('멈춤휴업 중')
})

test('[BIZ-18] the home leads to the companies that were not verified, and one press shows all', async ({
  api,
  open,
}) => {
  await open('/companies?unverified=true', { as: 'admin' })
  const filter = page.getByRole('button', { name: '인증하지 않은 회사만' })
  await expect.element(filter).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('list', { name: '회사 목록' }).getByRole('link', { name: '노을클라우드' }).click()
  await expect.element(filter).toHaveAttribute('aria-pressed', 'true')
  await filter.click()
  await expect.element(filter).toHaveAttribute('aria-pressed', 'false')
  await expect
    .poll(() => api.sent('GET /console/companies').map(({ query }) => query.unverified))
    .toEqual([true, undefined])
})

test('[BIZ-6] the search matches every name', async ({ api, open }) => {
  await open('/companies', { as: 'admin' })
  await page.getByRole('searchbox', { name: '이름, 다른 이름, 사업자등록번호' }).fill('noeul')
  await expect.poll(() => api.sent('GET /console/companies').at(-1)?.query.q).toBe('noeul')
})

test('[BIZ-6] a logo is saved as soon as it is picked, if it is an image', async ({ api, open }) => {
  api.answers('POST /console/companies/:id/logo', company())
  await open(`/companies/${COMPANY}`, { as: 'admin' })
  const field = page.getByLabelText(/^로고 올리기/)
  await field.upload(new File(['no picture'], 'logo.gif', { type: 'image/gif' }))
  await expect.element(page.getByText('PNG나 JPG 그림을 골라 주세요')).toBeVisible()
  await field.upload(new File(['x'.repeat(512 * 1024 + 1)], 'logo.png', { type: 'image/png' }))
  await expect.element(page.getByText('512KB 이하의 그림만 올릴 수 있어요')).toBeVisible()
  expect(api.sent('POST /console/companies/:id/logo')).toEqual([])
  await field.upload(new File(['picture'], 'logo.png', { type: 'image/png' }))
  await expect.element(toast('로고를 바꿨어요')).toBeVisible()
  expect(api.sent('POST /console/companies/:id/logo').map(({ body }) => body)).toEqual([
    { fileType: 'png', bytes: btoa('picture') },
  ])
})

test('[OFR-19] region, headcount and usual place are saved; an invalid place is reported', async ({
  api,
  open,
}) => {
  api.answers('PATCH /console/companies/:id', company())
  await open(`/companies/${COMPANY}`, { as: 'admin' })
  const panel = page.getByRole('complementary', { name: '노을클라우드' })
  await expect.element(panel.getByLabelText('지역')).toHaveValue('서울 성동구')
  await panel.getByLabelText('직원 수').fill('120명')
  await panel.getByRole('radio', { name: '화상 링크' }).click({ force: true })
  await panel.getByLabelText('화상 회의 링크').fill('meet.example.com')
  await panel.getByRole('button', { name: '저장하기' }).click()
  await expect.element(panel.getByText('https://로 시작하는 링크를 입력해 주세요')).toBeVisible()
  await expectAccessible()
  await panel.getByLabelText('화상 회의 링크').fill('https://meet.example.com/noeul')
  await panel.getByRole('button', { name: '저장하기' }).click()
  await expect.element(toast('저장했어요')).toBeVisible()
  expect(api.sent('PATCH /console/companies/:id').map(({ body }) => body)).toEqual([
    { headcount: 120, usualPlace: { kind: 'LINK', text: 'https://meet.example.com/noeul' } },
  ])
})

test('[KEEP-6] the success fee is set in percent; an invalid one is reported', async ({ api, open }) => {
  api.answers('PATCH /console/companies/:id', company({ feeRate: 725 }))
  await open(`/companies/${COMPANY}`, { as: 'admin' })
  const rate = page.getByLabelText('성공 보수 비율')
  await expect.element(rate).toHaveValue('7')
  await rate.fill('31')
  await page.getByRole('button', { name: '저장하기' }).click()
  await expect.element(page.getByText('0%부터 30%까지 입력할 수 있어요')).toBeVisible()
  await rate.fill('7.259')
  await expect.element(rate).toHaveValue('7.25')
  await page.getByRole('button', { name: '저장하기' }).click()
  await expect.element(toast('저장했어요')).toBeVisible()
  expect(api.sent('PATCH /console/companies/:id').map(({ body }) => body)).toEqual([{ feeRate: 725 }])
})

test('[BIZ-18] next month’s fee with its history, and the offer quota', async ({ api, open }) => {
  const known = company({
    feeRate: 700,
    nextFeeRate: 850,
    feeHistory: [{ month: '2026-12', rate: 850, setBy: '서누리', setAt: '2026-11-02T10:00:00+09:00' }],
  })
  api.answers('GET /console/companies', { items: [known], nextCursor: null })
  api.answers('GET /console/companies/:id', known)
  api.answers('PATCH /console/companies/:id', known)
  await open(`/companies/${known.id}`, { as: 'admin' })
  await expect.element(page.getByLabelText('성공 보수 비율')).toHaveValue('8.5')
  await expect.element(page.getByText(/바꾸면 2026년 12월 채용부터예요. 이달은 7%이고/)).toBeVisible()
  await expect
    .element(page.getByRole('list', { name: '성공 보수가 바뀐 때' }))
    .toMatchTextContent('2026년 12월부터 8.5% · 서누리 님이 2026년 11월 2일에 정했어요')
  await page.getByLabelText('하루 어택').fill('60')
  await page.getByRole('button', { name: '저장하기' }).click()
  await expect.element(page.getByText('한 달 수보다 많을 수 없어요')).toBeVisible()
  expect(api.sent('PATCH /console/companies/:id')).toEqual([])
  await expectAccessible()
  await page.getByLabelText('하루 어택').fill('15')
  await page.getByLabelText('한 달 어택').fill('80')
  await page.getByRole('button', { name: '저장하기' }).click()
  await expect
    .poll(() => api.sent('PATCH /console/companies/:id').map(({ body }) => body))
    .toEqual([{ quota: { monthly: 80, daily: 15 } }])
})
