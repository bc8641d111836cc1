import type { SuggestionReason } from '@coffeeattack/domain/suggestions/reasons'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { test } from '../testing/kitTest.tsx'
import { ReasonFall } from './ReasonFall.tsx'
import { ReasonKey } from './ReasonKey.tsx'
import { ReasonRun } from './ReasonRun.tsx'

const reason = (
  signal: SuggestionReason['signal'],
  points: number,
  text: string,
  detail: string | null = null,
) => ({
  signal,
  points,
  text,
  detail,
})

const reasons: readonly SuggestionReason[] = [
  reason('MUST_HAVES', 30, '꼭 필요한 것 3개 중 3개가 있어요'),
  reason('JOB', 20, '직무가 같아요'),
  reason('HOPE', 15, '희망 연봉이 범위 안이에요'),
  reason('SKILLS', 12, '기술 5개 중 4개가 가까워요', 'Spring, JPA, Kafka'),
  reason('KEPT_WORD', 4, '커피챗 약속을 10번에 9번 지킨 회사예요'),
  reason('YEARS', -5, '찾는 경력은 4~7년인데 8년 2개월이에요'),
  reason('SKILLS', -3, '데이터 시각화를 적지 않았어요'),
]

const box = (element: Element | null | undefined) => element!.getBoundingClientRect()

/** As wide as a card on a phone. */
function Drawing() {
  return (
    <main className="mx-9 grid gap-4 bg-surface">
      <h1 className="text-h1">추천한 이유</h1>
      <ReasonRun reasons={reasons} size="whole" />
      <ReasonKey reasons={reasons} shown={{ pros: 3, cons: 2 }} />
      <ReasonFall reasons={reasons} sum={73} />
    </main>
  )
}

test('[MATCH-3] the run, its rows and the fall say the same sum in figures and by length', async ({
  show,
}) => {
  await page.viewport(390, 844)
  await show(<Drawing />)
  const run = page.getByRole('img', { name: '맞는 이유를 더하면 81, 걸리는 이유를 빼면 8, 모두 73' })
  await expect.element(run).toMatchTextContent('302015124+81−8더하면 73')
  const bars = [...run.element().querySelectorAll('i')].map(box)
  const [solid, back, bracket] = [bars.slice(0, 5), bars.slice(5, 7), bars[7]!]
  const scale = bracket.width / 73
  expect(solid.map(({ width }) => Math.round(width / scale))).toEqual([30, 20, 15, 12, 4])
  // The hatched parts stand below the others and come back to where the bracket ends.
  expect(back[0]!.top).toBeGreaterThan(solid[0]!.bottom)
  expect(Math.abs(back[1]!.left - bracket.right)).toBeLessThan(1)

  const [rows, fall] = [page.getByRole('list').first(), page.getByRole('list').nth(1)]
  await expect.element(rows.getByRole('listitem').nth(3)).toMatchTextContent('다른 이유 2개+16더하기 16')
  await expect.element(fall.getByRole('listitem').nth(5)).toMatchTextContent('8년 2개월이에요−5빼기 5')
  await expect.element(fall.getByRole('listitem').last()).toMatchTextContent('이유를 더하면73')
  const starts = fall
    .getByRole('listitem')
    .elements()
    .map((row) => box(row.querySelector('i')))
  expect(Math.abs(starts[1]!.left - starts[0]!.right)).toBeLessThan(1)
  expect(Math.abs(starts[7]!.right - starts[6]!.left)).toBeLessThan(1)
  await expectAccessible()
})

test('[MATCH-3] hatch, edge and place tell reasons against without colour', async ({ show }) => {
  await show(<Drawing />)
  const [, , , , , against] = page.getByRole('list').nth(1).getByRole('listitem').elements()
  const look = getComputedStyle(against!.querySelector('i')!)
  expect(look.backgroundImage).toContain('repeating-linear-gradient')
  expect(look.boxShadow).toContain('inset')
})

test('[MATCH-3] a small sum and no reason at all stay inside the drawing', async ({ show }) => {
  await page.viewport(320, 700)
  await show(
    <div className="mx-5">
      <ReasonRun reasons={[reason('JOB', 3, '직무가 가까워요')]} size="whole" />
      <ReasonRun reasons={[]} size="whole" />
      <ReasonFall reasons={[]} sum={0} />
    </div>,
  )
  for (const text of page.getByText('더하면').elements()) expect(box(text).left).toBeGreaterThanOrEqual(20)
  expect(document.documentElement.scrollWidth).toBe(320)
})
