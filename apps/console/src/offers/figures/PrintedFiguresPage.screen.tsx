import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
// Imports the type of `emulateMedia`.
import '@coffeeattack/ui/testing/browser-test'
import { expect, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { sampleId } from '../../testing/samples/ids.ts'
import { figures } from '../../testing/samples/offers.ts'
import { test } from '../../testing/screen-test.tsx'

/** The printed page of the figures (BIZ-14). */

const sheet = page.getByRole('article', { name: '인쇄할 한 쪽' })

/** The height of an A4 page without margins, in CSS pixels. */
const A4_HEIGHT = ((297 - 32) / 25.4) * 96

/** More rows than fit: twelve positions and colleagues, and all reasons. */
const much = {
  ...figures,
  positions: Array.from({ length: 12 }, (_, place) => ({
    ...figures.positions[place % 4]!,
    id: sampleId(1_000 + place),
    title: `포지션 ${place + 1} 아주 긴 이름을 가진 자리예요 정말로 길어요`,
  })),
  colleagues: Array.from({ length: 9 }, (_, place) => ({
    ...figures.colleagues[place % 3]!,
    id: sampleId(1_100 + place),
  })),
  reasons: (['SALARY', 'TIMING', 'POSITION', 'COMPANY', 'LOCATION', 'OTHER'] as const).map((code) => ({
    code,
    count: 5,
  })),
}

test('[BIZ-14] one sentence, four figures and the funnel; no rail and always light in print', async ({
  api,
  open,
}) => {
  api.answers('GET /console/figures', figures)
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  await open(`/figures/print?by=${sampleId(921)}`)
  await expect
    .element(sheet)
    .toMatchTextContent('96명에게 연봉을 걸고 어택해 22명과 커피챗이 이어졌고, 2명이 함께하기로 했어요')
  await expect.element(sheet).toMatchTextContent('2026년 8월 24일~11월 18일 · 이도현 · 모든 포지션')
  await expect.element(sheet).toMatchTextContent('한이레11월 15일에 만들었어요')
  await expect
    .element(sheet)
    .toMatchTextContent('답한 비율54%52 / 96답 가운데 수락42%22 / 52답까지31시간가운데 값')
  await expect.element(sheet).toMatchTextContent('채용 확정2명협의 중 2명')
  await expectAccessible()
  await page.getByRole('button', { name: '인쇄하기' }).click()
  expect(print).toHaveBeenCalledOnce()
  await commands.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect.element(page.getByRole('navigation', { name: '콘솔 메뉴' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: '인쇄하기' })).not.toBeInTheDocument()
  expect(getComputedStyle(sheet.element()).backgroundColor).toBe('rgb(255, 255, 255)')
})

test.for([
  ['what there is', figures, null],
  ['more than fits', much, /그 밖 \d+개/],
  ['too little to tell', { ...figures, reasons: null, raises: null, answerTimes: null }, null],
] as const)('[BIZ-14] %s fits on one page', async ([, given, cut], { api, open }) => {
  // The width of an A4 page without margins.
  await page.viewport(Math.floor((178 / 25.4) * 96), 1_000)
  api.answers('GET /console/figures', given)
  await commands.emulateMedia({ media: 'print', colorScheme: null })
  await open('/figures/print')
  await expect.element(sheet).toBeVisible()
  const { scrollHeight, clientHeight } = sheet.element()
  expect(scrollHeight).toBeLessThanOrEqual(clientHeight)
  expect(clientHeight).toBeLessThanOrEqual(A4_HEIGHT)
  if (!cut) return
  // Rows that do not fit are summed up in one.
  await expect.element(sheet.getByRole('table', { name: '포지션마다' })).toMatchTextContent(cut)
  await expect.element(sheet.getByRole('table', { name: '동료마다' })).toMatchTextContent('그 밖 6명')
})

test('[BIZ-14] a period without an offer is one sentence; a failure can be retried', async ({
  api,
  open,
}) => {
  api.refuses('GET /console/figures', 'INTERNAL')
  await open('/figures/print')
  await expect.element(page.getByText('성과를 불러오지 못했어요')).toBeVisible()
  await expect.element(page.getByRole('button', { name: '인쇄하기' })).toBeDisabled()
  api.answers('GET /console/figures', {
    ...figures,
    total: { ...figures.total, sent: 0 },
    people: { sent: 0, matched: 0, hired: 0 },
  })
  await page.getByRole('button', { name: '다시 시도하기' }).click()
  await expect.element(sheet).toMatchTextContent('이 기간에는 보낸 어택이 없어요')
})
