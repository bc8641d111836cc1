import { toast } from '@coffeeattack/kit/testing/toast'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
// Imports the type of `emulateMedia`.
import '@coffeeattack/ui/testing/browser-test'
import { expect, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { COMPANY, statement } from '../../testing/samples/admin.ts'
import { NOON } from '../../testing/samples/times.ts'
import { test } from '../../testing/screen-test.tsx'

/** The printed statement of one company and month. */

const address = `/statements/${COMPANY}/2026-10`
const sheet = page.getByRole('article', { name: '노을클라우드 2026년 10월 정산서' })
const closing = page.getByRole('button', { name: '마감하기' })
const closed = statement({ closedAt: NOON, canClose: false })

test('[KEEP-6] every hire has its fee, with the sum below; an admin closes the statement after a question', async ({
  api,
  open,
}) => {
  api.answers('GET /console/statements/:companyId/:month', statement())
  api.answers('POST /console/statements/:companyId/:month/close', closed)
  await open(address, { as: 'admin' })
  await expect.element(sheet).toMatchTextContent('2명이 함께하기로 해서 성공 보수는 9,835,000원이에요')
  await expect.element(sheet).toMatchTextContent('2026년 10월 · 사업자등록번호 124-81-00998')
  const rows = sheet.getByRole('table', { name: '채용마다' }).getByRole('row')
  await expect.element(rows.nth(2)).toMatchTextContent('7,000만 원7.25%5,075,000원')
  await expect.element(rows.nth(3)).toMatchTextContent('모두1억 3,800만 원–9,835,000원')
  await expectAccessible()

  await closing.click()
  const asked = page.getByRole('dialog', { name: '2026년 10월을 마감할까요?' })
  await asked.getByRole('button', { name: '나중에 하기' }).click()
  await expect.element(asked).not.toBeInTheDocument()
  expect(api.sent('POST /console/statements/:companyId/:month/close')).toEqual([])
  await closing.click()
  await asked.getByRole('button', { name: '마감하기' }).click()
  await expect.element(toast('정산서를 마감했어요')).toBeVisible()
  await expect.element(sheet).toMatchTextContent('11월 15일 (일)에 마감했어요')
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

test('[KEEP-6] the statement is downloaded, and printed without the console', async ({ api, open }) => {
  api.answers('GET /console/statements/:companyId/:month', closed)
  api.answers('POST /console/statements/:companyId/:month/download', {
    fileName: '정산서-노을클라우드-2026-10.csv',
    csv: '\ufeff"달"\r\n',
    rows: 2,
  })
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  await open(address)
  await page.getByRole('button', { name: 'CSV 내려받기' }).click()
  await expect.element(toast('정산서를 내려받았어요')).toBeVisible()
  await page.getByRole('button', { name: '인쇄하기' }).click()
  expect(print).toHaveBeenCalledOnce()

  await commands.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect.element(page.getByRole('navigation', { name: '콘솔 메뉴' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
  await expect.element(sheet).toBeVisible()
  expect(getComputedStyle(document.documentElement).colorScheme).toBe('light')
})

test('[KEEP-6] on a phone the details of a hire stand below its position', async ({ api, open }) => {
  api.answers('GET /console/statements/:companyId/:month', closed)
  await open(address)
  await page.viewport(390, 844)
  await expect.element(sheet.getByText('6,800만 원의 7% · 12월 1일 (화) 첫 출근')).toBeVisible()
  await expect.element(sheet.getByRole('columnheader', { name: '비율' })).not.toBeInTheDocument()
  await expectAccessible()
})

test('[KEEP-6] a month without a hire has no statement', async ({ api, open }) => {
  api.refuses('GET /console/statements/:companyId/:month', 'NOT_FOUND')
  await open(address, { as: 'admin' })
  await expect.element(page.getByRole('button', { name: '다시 시도하기' })).toBeVisible()
  await expect.element(closing).not.toBeInTheDocument()
})
