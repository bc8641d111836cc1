import { signalNames, signals } from '@coffeeattack/domain/suggestions/signals'
import { toast } from '@coffeeattack/kit/testing/toast'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { describe, expect } from 'vitest'
import { page } from 'vitest/browser'
import { sampleId } from '../testing/samples/ids.ts'
import { test as base } from '../testing/screen-test.tsx'
import type { Alert, Fairness, LedgerPage, LedgerRow } from './queries.ts'

/** How suggestions fall on groups, and the ledger of models (MATCH-3, MATCH-6). */

const group = (name: string, people: number, suggested: number, ratio: number | null, isBest = false) => ({
  name,
  people,
  suggested,
  ratio,
  isBest,
})

const low: Alert = {
  dimension: 'YEARS',
  group: '13년 이상',
  title: '경력 13년 이상',
  ratio: 0.74,
  ratioBefore: 0.81,
  best: '4~7년',
  per100: 37,
  bestPer100: 50,
  expected: 121,
  actual: 90,
  gap: [
    { signal: 'YEARS', label: '경력', points: -4.9 },
    { signal: 'HOPE', label: '희망 연봉', points: -2.6 },
    { signal: 'MUST_HAVES', label: '꼭 필요한 것', points: 0.4 },
  ],
  gapSum: -7.1,
  look: null,
}

const month = (given: Partial<Fairness> = {}): Fairness => ({
  month: '2026-10',
  months: ['2026-10', '2026-09'],
  people: 2_140,
  suggested: 1_001,
  dimensions: [
    {
      dimension: 'YEARS',
      label: '경력',
      groups: [group('4~7년', 846, 421, 1, true), group('13년 이상', 244, 90, 0.74)],
      lowest: 0.74,
    },
    {
      dimension: 'GENDER',
      label: '성별',
      groups: [group('여성', 884, 408, 0.97), group('알 수 없음', 154, 70, null)],
      lowest: 0.97,
    },
  ],
  alerts: [low],
  lowest: { name: '13년 이상', ratio: 0.74 },
  admins: [
    { id: sampleId(1), name: '문가람' },
    { id: sampleId(2), name: '오라온' },
  ],
  ...given,
})

const weights = signalNames.map((signal) => ({
  signal,
  label: signals[signal].label,
  weight: signals[signal].handWeight,
}))

const model = (place: number, given: Partial<LedgerRow> = {}): LedgerRow => ({
  id: sampleId(60 + place),
  on: '2026-11-18',
  isHand: false,
  from: '2026-05-22',
  to: '2026-11-17',
  outcomes: 642,
  learnt: 514,
  heldOut: 128,
  ndcgBefore: 0.71,
  ndcg: 0.73,
  gainLow: 0.004,
  gainHigh: 0.031,
  acceptedBefore: 0.31,
  accepted: 0.34,
  weights,
  verdict: 'USED',
  isInUse: true,
  usedFrom: '2026-11-18',
  usedUntil: null,
  ...given,
})

const hand = model(0, {
  isHand: true,
  from: null,
  to: null,
  outcomes: null,
  learnt: null,
  heldOut: null,
  ndcgBefore: null,
  ndcg: null,
  gainLow: null,
  gainHigh: null,
  verdict: 'HAND',
})

const ledger = (items: LedgerRow[], given: Partial<LedgerPage> = {}): LedgerPage => ({
  items,
  gathered: 642,
  needed: 500,
  isLearningOn: true,
  nextCursor: null,
  ...given,
})

const test = base.extend('answers', { auto: true }, ({ api }) => {
  api.answers('GET /console/fairness', month())
  api.answers('GET /console/suggestions/models', ledger([hand], { gathered: 312 }))
})

const alert = page.getByRole('region', { name: '경력 13년 이상 0.74' })
const years = page.getByRole('region', { name: '경력', exact: true })
const rows = page.getByRole('list', { name: '모델 장부' }).getByRole('listitem')

describe('[MATCH-6] how suggestions fall on groups', () => {
  test('a group below 0.8 is told with its gap by reasons; small and unknown ones are not judged', async ({
    open,
  }) => {
    await open('/fairness', { as: 'admin' })
    await expect.element(alert).toMatchTextContent('경력 13년 이상이 덜 들어요 · 0.74')
    await expect
      .element(alert)
      .toMatchTextContent(
        '4~7년은 100명에 50명, 13년 이상은 100명에 37명이 들었어요. 같은 비율이었다면 121명인데 90명이었어요. 지난달에는 0.81이에요.',
      )
    await expect
      .element(alert)
      .toMatchTextContent('4~7년과 평균 차이경력−4.9희망 연봉−2.6꼭 필요한 것+0.4더하면−7.1')
    await expect.element(years.getByRole('listitem').nth(1)).toMatchTextContent('0.8보다 낮은 비율 0.74')
    await expect
      .element(page.getByRole('region', { name: '성별' }).getByRole('listitem').nth(1))
      .toMatchTextContent('알 수 없음154 중 70세지 않음')
    await expectAccessible()
  })

  test('an admin looks into it, puts somebody in charge and writes what was found', async ({ api, open }) => {
    const look = {
      startedBy: '문가람',
      startedOn: '2026-11-03',
      assignee: null,
      conclusion: null,
      concludedAt: null,
    }
    const begun = month({ alerts: [{ ...low, look }] })
    api.answers('POST /console/fairness/looks', begun)
    api.answers('POST /console/fairness/looks/assign', begun)
    api.answers(
      'POST /console/fairness/looks/conclude',
      month({ alerts: [{ ...low, look: { ...look, conclusion: '포지션이 적은 탓이에요.' } }] }),
    )
    await open('/fairness', { as: 'admin' })
    await expect.element(alert).toMatchTextContent('무게는 저절로 바뀌지 않아요')
    await alert.getByRole('button', { name: '살펴보기 시작하기' }).click()
    await expect.element(alert).toMatchTextContent('문가람 · 11월 3일부터 살펴봐요')
    await alert.getByRole('combobox', { name: '담당' }).selectOptions('오라온')
    await expect.element(toast('담당을 정했어요')).toBeVisible()
    const which = { month: '2026-10', dimension: 'YEARS', group: '13년 이상' }
    expect(api.sent('POST /console/fairness/looks/assign').map(({ body }) => body)).toEqual([
      { ...which, operatorId: sampleId(2) },
    ])
    await alert.getByRole('button', { name: '결론 적기' }).click()
    await page.getByRole('textbox', { name: '결론' }).fill('포지션이 적은 탓이에요.')
    await page.getByRole('button', { name: '적어 두기' }).click()
    await expect.element(alert).toMatchTextContent('결론포지션이 적은 탓이에요.')
    expect(api.sent('POST /console/fairness/looks/conclude').map(({ body }) => body)).toEqual([
      { ...which, conclusion: '포지션이 적은 탓이에요.' },
    ])
  })

  test('another month, a calm one', async ({ api, open }) => {
    const calm = { alerts: [], lowest: { name: '마케팅', ratio: 0.83 } }
    api.answers('GET /console/fairness', ({ query }) =>
      query.month === '2026-09' ? month({ ...calm, month: '2026-09' }) : month(),
    )
    await open('/fairness', { as: 'admin' })
    await page.getByRole('combobox', { name: '달' }).selectOptions('2026년 9월')
    await expect.element(page.getByText('모든 묶음이 0.8 이상이에요')).toBeVisible()
    await expect.element(page.getByText('가장 낮은 곳은 마케팅 0.83이에요')).toBeVisible()
  })

  test('before the first month there is only the ledger', async ({ api, open }) => {
    api.answers('GET /console/fairness', month({ month: null, months: [], dimensions: [], alerts: [] }))
    await open('/fairness', { as: 'admin' })
    await expect.element(page.getByText('아직 견준 달이 없어요')).toBeVisible()
    await expect.element(rows.first()).toBeVisible()
  })
})

test('[MATCH-3] the ledger says of each model what it learnt from, how it did and why it is used', async ({
  api,
  open,
}) => {
  const earlier = { usedFrom: '2026-11-16', usedUntil: '2026-11-17', isInUse: false }
  api.answers(
    'GET /console/suggestions/models',
    ledger([
      model(1),
      model(2, { ndcg: 0.7, verdict: 'NOT_BETTER', isInUse: false, usedFrom: null }),
      model(3, earlier),
      { ...hand, isInUse: false, usedFrom: '2026-09-02', usedUntil: '2026-11-15' },
    ]),
  )
  await open('/fairness', { as: 'admin' })
  await expect.element(rows.nth(0)).toMatchTextContent('5월 22일~11월 17일')
  await expect.element(rows.nth(0)).toMatchTextContent('514 · 128')
  await expect.element(rows.nth(0)).toMatchTextContent('0.71 → 0.73차이 +0.004~+0.031')
  await expect.element(rows.nth(0)).toMatchTextContent('쓰고 있어요')
  await expect.element(rows.nth(1)).toMatchTextContent('앞보다 낫지 않아 두었어요')
  await expect.element(rows.nth(2)).toMatchTextContent('11월 16일~11월 17일에 썼어요')
  await expect.element(rows.nth(3)).toMatchTextContent('손으로 정한 무게')
  await expect.element(rows.nth(3)).toMatchTextContent('9월 2일~11월 15일에 썼어요')
  await expect.element(page.getByText('남겨 둔 결과의 순서를 더 잘 맞힐 때만 바꿔요')).toBeVisible()
})

test('[MATCH-3] under 500 outcomes the ledger says how many there are', async ({ open }) => {
  await open('/fairness', { as: 'admin' })
  await expect.element(page.getByText(/결과 312 \/ 500/)).toBeVisible()
  await expect.element(rows.first()).toMatchTextContent('쓰고 있어요')
})
