import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { keyRows, partsOf, type Reason, signed, sumsOf } from './reasonParts.ts'

const reasons: readonly Reason[] = [
  { text: '찾는 경력은 4~7년인데 8년 2개월이에요', points: -5 },
  { text: '직무가 같아요', points: 20 },
  { text: '꼭 필요한 것 3개 중 3개가 있어요', points: 30 },
  { text: '데이터 시각화를 적지 않았어요', points: -3 },
  { text: '희망 연봉이 범위 안이에요', points: 15 },
  { text: '기술 5개 중 4개가 가까워요', points: 12 },
  { text: '커피챗 약속을 10번에 9번 지킨 회사예요', points: 4 },
  { text: '관심 회사가 아니에요', points: 0 },
]

describe('[MATCH-3] reasons as parts', () => {
  test('parts for run to the right from zero, heaviest first, and parts against come back', () => {
    expect(partsOf(reasons).map(({ from, width }) => [from, from + width])).toEqual([
      [0, 30],
      [30, 50],
      [50, 65],
      [65, 77],
      [77, 81],
      [76, 81],
      [73, 76],
    ])
    expect(sumsOf(reasons)).toEqual({ forIt: 81, against: 8, sum: 73 })
  })

  test('a sum below zero stays on the scale', () => {
    expect(
      partsOf([
        { text: '', points: 4 },
        { text: '', points: -10 },
      ]),
    ).toMatchObject([
      { from: 0, width: 4 },
      { from: 0, width: 4 },
    ])
  })

  test('a short list tells the heaviest reasons and folds the others into one row', () => {
    expect(
      keyRows(reasons, { for: 3, against: 2 }).map(({ text, points }) => `${text} ${signed(points)}`),
    ).toEqual([
      '꼭 필요한 것 3개 중 3개가 있어요 +30',
      '직무가 같아요 +20',
      '희망 연봉이 범위 안이에요 +15',
      '다른 이유 2개 +16',
      '찾는 경력은 4~7년인데 8년 2개월이에요 −5',
      '데이터 시각화를 적지 않았어요 −3',
    ])
  })

  test('the rows of any list add up to the sum, and none of them stands for one reason alone', () => {
    const lists = fc.array(
      fc.record({ text: fc.constant('이유'), points: fc.integer({ min: -30, max: 30 }) }),
    )
    fc.assert(
      fc.property(lists, fc.nat(5), fc.nat(3), (list, mostFor, mostAgainst) => {
        const rows = keyRows(list, { for: mostFor, against: mostAgainst })
        expect(rows.reduce((sum, { points }) => sum + points, 0)).toBe(sumsOf(list).sum)
        expect(rows.filter(({ text }) => text.endsWith(' 1개'))).toEqual([])
      }),
    )
  })
})
