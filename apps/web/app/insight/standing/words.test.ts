import { describe, expect, test } from 'vitest'
import { peerLine, pathSentence, rankSentence, riseLine, riseTitle } from './words.ts'

const rise = (amount: number, rate: number) => ({ from: 2019, to: 2023, amount, rate })

describe('[PUB-7] the path in one sentence', () => {
  test.each([
    [rise(2_200, 73.3), ['4년 동안', '73.3% 올랐어요'], '+2,200만 원'],
    [rise(0, 0), ['4년 동안', '그대로 이어졌어요'], null],
    [rise(-300, -6), ['4년 동안', '쉬어 가는 길이에요'], null],
    [null, ['한 해가 더 모이면', '오른 길이 보여요'], null],
  ])('%o', (given, title, line) => expect([riseTitle(given), riseLine(given)]).toEqual([title, line]))

  test.each([
    [5_200, 4_900, '비슷한 사람들의 가운데보다 300만 원 높아요'],
    [5_200, 5_950, '비슷한 사람들의 가운데보다 750만 원 낮아요'],
    [5_200, 5_240, '비슷한 사람들의 가운데와 비슷해요'],
  ])('%i against %i', (income, alike, line) => expect(peerLine(income, alike)).toBe(line))

  test('for screen readers', () => {
    const years = [
      { label: '2022년', income: 4_000, alike: null },
      { label: '2023년', income: 5_200, alike: 5_950 },
    ]
    expect(pathSentence(years)).toBe(
      '해마다 확인된 소득. 2022년 4,000만 원, 2023년 5,200만 원. 비슷한 사람들의 가운데는 2023년에 5,950만 원이에요.',
    )
    expect(pathSentence(years.slice(0, 1))).toBe('해마다 확인된 소득. 2022년 4,000만 원.')
    expect(rankSentence(32, 50)).toBe(
      '비슷한 사람들의 소득 분포에서 상위 32%에 서 있어요. 짐작한 자리는 상위 50%예요.',
    )
  })
})
