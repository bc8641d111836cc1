import { secondVersion, terms as second } from '@coffeeattack/domain/pacts/testing/pact-case'
import { expect, test } from 'vitest'
import { compareRows, firstYears } from './compare.ts'

const { offered } = secondVersion
const first = {
  ...second,
  base: 7_000,
  startsOn: '2026-12-21',
  probation: { months: 3, payPercent: 90 },
}

test('[PACT-3] a new version beside the one before: what changed comes first, with how much', () => {
  const rows = compareRows(first, second, offered)
  expect(
    rows
      .filter(({ isChanged }) => isChanged)
      .map(({ label, before, after, words }) => [label, before, after, words]),
  ).toEqual([
    ['연봉', '7,000', '7,200', '200만 원 올랐어요'],
    ['수습', '3개월 · 급여 90%', '3개월 · 급여 100%', '3개월에 175만 원 올랐어요'],
    ['시작일', '2026년 12월 21일', '2027년 1월 4일', '14일 늦췄어요'],
  ])
  expect(rows[0]?.offered).toBe('6,700~7,200')
  expect(rows.find(({ isChanged }) => !isChanged)).toMatchObject({ label: '성과급', words: '그대로예요' })
  expect(firstYears(first, second, offered)).toMatchObject({ moved: { min: 200, max: 200 } })
})

test('[PACT-3] pay that comes or goes', () => {
  const rows = compareRows({ ...second, signing: null }, { ...second, bonus: null }, offered)
  expect(rows.slice(0, 2).map(({ label, step, words }) => [label, step, words])).toEqual([
    ['성과급', 'LOWER', '700만 원 적어요'],
    ['사이닝 보너스', 'NEW', '새로 정했어요'],
  ])
})
