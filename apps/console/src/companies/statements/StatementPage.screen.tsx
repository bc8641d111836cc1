import { toast } from '@coffeeattack/kit/testing/toast'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
// Imports the type of `emulateMedia`.
import '@coffeeattack/ui/testing/browser-test'
import { expect, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { COMPANY, sentStatement, statement } from '../../testing/samples/admin.ts'
import { sampleId } from '../../testing/samples/ids.ts'
import { test } from '../../testing/screen-test.tsx'

/** The printed statement of one company and month. */

const address = `/statements/${COMPANY}/2026-10`
const sheet = page.getByRole('article', { name: '노을클라우드 2026년 10월 정산서' })
const closing = page.getByRole('button', { name: '마감하기' })
const sent = sentStatement()

test('[KEEP-6] every hire has its fee, with the sum below; an admin closes the statement after a question', async ({
  api,
  open,
}) => {
  api.answers('GET /console/statements/:companyId/:month', statement())
  api.answers('POST /console/statements/:companyId/:month/close', sent)
  await open(address, { as: 'admin' })
  await expect.element(sheet).toMatchTextContent('2명이 함께하기로 해서 성공 보수는 9,835,000원이에요')
  await expect.element(sheet).toMatchTextContent('공급받는 자상호노을클라우드등록번호124-81-00998')
  const rows = sheet.getByRole('table', { name: '채용마다' }).getByRole('row')
  await expect.element(rows.nth(2)).toMatchTextContent('7,000만 원7.25%5,075,000원507,500')
  await expect.element(rows.nth(3)).toMatchTextContent('모두9,835,000원983,500')
  await expectAccessible()

  await closing.click()
  const asked = page.getByRole('dialog', { name: '2026년 10월을 마감할까요?' })
  await asked.getByRole('button', { name: '나중에 하기' }).click()
  await expect.element(asked).not.toBeInTheDocument()
  expect(api.sent('POST /console/statements/:companyId/:month/close')).toEqual([])
  await closing.click()
  await asked.getByRole('button', { name: '마감하고 보내기' }).click()
  await expect.element(toast('정산서를 마감하고 보냈어요')).toBeVisible()
  await expect.element(sheet).toMatchTextContent('정산서 번호 2026-0007')
  await expect
    .element(sheet)
    .toMatchTextContent('입금 기한11월 28일 (토)입금 계좌콩은행 000-00-000000 주식회사 커피어택')
  await expect.element(closing).not.toBeInTheDocument()
})

test('[KEEP-6] a running month cannot be closed, nor by a recruiter', async ({ api, open }) => {
  api.answers('GET /console/statements/:companyId/:month', statement({ canClose: false }))
  await open(address, { as: 'admin' })
  await expect.element(sheet).toMatchTextContent('이달이 끝나기 전이라 채용이 더해지면 달라져요.')
  await expect.element(closing).not.toBeInTheDocument()
  api.answers('GET /console/statements/:companyId/:month', statement())
  await open(address)
  await expect.element(sheet.first()).toBeVisible()
  await expect.element(closing).not.toBeInTheDocument()
})

test('[KEEP-6] without the company’s business number nothing is sent, and the dialog says what to do', async ({
  api,
  open,
}) => {
  api.answers('GET /console/statements/:companyId/:month', statement())
  api.refuses('POST /console/statements/:companyId/:month/close', 'STATEMENT_NEEDS_NUMBER')
  await open(address, { as: 'admin' })
  await closing.click()
  await page.getByRole('button', { name: '마감하고 보내기' }).click()
  await expect
    .element(page.getByRole('alertdialog', { name: '회사의 사업자등록번호가 있어야 마감할 수 있어요' }))
    .toBeVisible()
})

test('[KEEP-6] an admin records the day of the payment, and takes it back', async ({ api, open }) => {
  const paid = sentStatement({ state: 'PAID', paidOn: '2026-11-15' })
  api.answers('GET /console/statements/:companyId/:month', sentStatement({ state: 'OVERDUE' }))
  api.answers('PATCH /console/statements/:companyId/:month/payment', paid)
  await open(address, { as: 'admin' })
  await expect.element(sheet).toMatchTextContent('11월 28일 (토) · 기한이 지났어요')
  await page.getByRole('button', { name: '입금 적기' }).click()
  const form = page.getByRole('dialog', { name: '10,818,500원을 받았나요?' })
  await form.getByLabelText('입금한 날').fill('2026-11-13')
  await form.getByRole('button', { name: '적기' }).click()
  await expect.element(form.getByText('정산서를 보낸 11월 14일 (토)부터 고를 수 있어요')).toBeVisible()
  await form.getByLabelText('입금한 날').fill('2026-11-15')
  await expectAccessible()
  await form.getByRole('button', { name: '적기' }).click()
  await expect.element(sheet).toMatchTextContent('입금11월 15일 (일)에 확인했어요')
  const calls = () => api.sent('PATCH /console/statements/:companyId/:month/payment').map(({ body }) => body)
  expect(calls()).toEqual([{ paidOn: '2026-11-15' }])
  api.answers('PATCH /console/statements/:companyId/:month/payment', sentStatement())
  await page.getByRole('button', { name: '입금 지우기' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '지우기' }).click()
  await expect.element(page.getByRole('button', { name: '입금 적기' })).toBeVisible()
  expect(calls().at(-1)).toEqual({ paidOn: null })
})

test('[KEEP-6] a recruiter reads that it was paid, and changes nothing of it', async ({ api, open }) => {
  const paid = sentStatement({ state: 'PAID', paidOn: '2026-11-15' })
  api.answers('GET /console/statements/:companyId/:month', paid)
  await open(address)
  await expect.element(sheet).toMatchTextContent('입금11월 15일 (일)에 확인했어요')
  for (const name of ['입금 지우기', '바로잡기', '마감하기'])
    await expect.element(page.getByRole('button', { name })).not.toBeInTheDocument()
})

test('[KEEP-6] a hire of a sent statement is corrected by lines of this month; the sheet stays', async ({
  api,
  open,
}) => {
  const [first] = sent.lines
  const stands = { basePay: 6_500, feeRate: 700 }
  const path = 'POST /console/statements/:companyId/:month/corrections'
  api.answers('GET /console/statements/:companyId/:month', sent)
  api.answers(path, { ...sent, corrected: [{ hireId: first!.hireId, month: '2026-11', stands }] })
  await open(address, { as: 'admin' })
  await page.getByRole('button', { name: '바로잡기' }).click()
  const form = page.getByRole('dialog', { name: '2026년 10월 정산서를 바로잡을까요?' })
  await expect.element(form.getByLabelText('맞는 기본 연봉')).toHaveValue('6,800')
  await form.getByLabelText('맞는 기본 연봉').fill('6500')
  await form.getByRole('button', { name: '바로잡기' }).click()
  await expect.element(form.getByText('이유를 적어 주세요')).toBeVisible()
  await form.getByLabelText('이유').fill('300만 원 많게 적었어요')
  await expectAccessible()
  await form.getByRole('button', { name: '바로잡기' }).click()
  await expect.element(toast('2026년 11월 정산서에 바로잡았어요')).toBeVisible()
  expect(api.sent(path).map(({ body }) => body)).toEqual([
    { hireId: first!.hireId, basePay: 6_500, feeRate: 700, reason: '300만 원 많게 적었어요' },
  ])
  await expect
    .element(sheet)
    .toMatchTextContent('2026년 11월 정산서에서 바로잡았어요 · 지금은 6,500만 원의 7%')
  await expect.element(sheet).toMatchTextContent('모두9,835,000원983,500')
})

test('[KEEP-6] a month of corrections says what it gives back, and what each line corrects', async ({
  api,
  open,
}) => {
  const [first] = sent.lines
  const line = { ...first!, corrects: '2026-09', reason: '300만 원 많게 적었어요' }
  api.answers(
    'GET /console/statements/:companyId/:month',
    sentStatement({
      hireCount: 0,
      sum: -210_000,
      vat: -21_000,
      total: -231_000,
      lines: [
        { ...line, id: sampleId(661), kind: 'COUNTER', fee: -4_760_000, vat: -476_000 },
        { ...line, id: sampleId(662), kind: 'CORRECTED', basePay: 6_500, fee: 4_550_000, vat: 455_000 },
      ],
    }),
  )
  await open(address)
  await expect.element(sheet).toMatchTextContent('앞선 정산서를 바로잡아 231,000원을 돌려드려요')
  await expect.element(sheet).toMatchTextContent('돌려드릴 금액231,000원')
  await expect.element(sheet).not.toMatchTextContent('입금 계좌')
  const rows = sheet.getByRole('table', { name: '채용마다' }).getByRole('row')
  await expect
    .element(rows.nth(1))
    .toMatchTextContent('취소백엔드 개발자2026년 9월 정산서를 바로잡음 · 300만 원 많게 적었어요')
  await expect.element(rows.nth(1)).toMatchTextContent('-4,760,000원-476,000')
  await page.viewport(390, 844)
  await expectAccessible()
})

test('[KEEP-6] the statement is downloaded, and printed without the console', async ({ api, open }) => {
  api.answers('GET /console/statements/:companyId/:month', sent)
  api.answers('POST /console/statements/:companyId/:month/pdf', {
    fileName: '정산서-노을클라우드-2026-10-2026-0007.pdf',
    pdf: btoa('%PDF-1.7'),
  })
  api.answers('POST /console/statements/:companyId/:month/download', {
    fileName: '정산서-노을클라우드-2026-10.csv',
    csv: '\ufeff"달"\r\n',
    rows: 2,
  })
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  await open(address)
  await page.getByRole('button', { name: 'CSV 내려받기' }).click()
  await expect.element(toast('정산서를 내려받았어요')).toBeVisible()
  await page.getByRole('button', { name: 'PDF 내려받기' }).click()
  await expect.poll(() => api.sent('POST /console/statements/:companyId/:month/pdf').length).toBe(1)
  await page.getByRole('button', { name: '인쇄하기' }).click()
  expect(print).toHaveBeenCalledOnce()

  await commands.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect.element(page.getByRole('navigation', { name: '콘솔 메뉴' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
  await expect.element(sheet).toBeVisible()
  expect(getComputedStyle(document.documentElement).colorScheme).toBe('light')
})

test('[KEEP-6] on a phone the details of a hire stand below its position', async ({ api, open }) => {
  api.answers('GET /console/statements/:companyId/:month', sent)
  await open(address)
  await page.viewport(390, 844)
  await expect
    .element(sheet.getByText('6,800만 원의 7% · 12월 1일 (화) 첫 출근 · 부가세 476,000원'))
    .toBeVisible()
  await expect.element(sheet.getByRole('columnheader', { name: '비율' })).not.toBeInTheDocument()
  await expectAccessible()
})

test('[KEEP-6] a month without a hire has no statement', async ({ api, open }) => {
  api.refuses('GET /console/statements/:companyId/:month', 'NOT_FOUND')
  await open(address, { as: 'admin' })
  await expect.element(page.getByRole('button', { name: '다시 시도하기' })).toBeVisible()
  await expect.element(closing).not.toBeInTheDocument()
})
