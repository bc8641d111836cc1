import type { HomeCard } from '@coffeeattack/domain/offers/list'
import { describe, expect, test } from 'vitest'
import { askedHeadline, changeText, countedYears, headline } from './queries.ts'

const countdown = (left: Extract<HomeCard, { kind: 'countdown' }>['left']): HomeCard => ({
  kind: 'countdown',
  left,
})

describe('[OFR-10] the home page’s sentence tells what its card is about', () => {
  test.each<[HomeCard, string]>([
    [countdown({ kind: 'today', ms: 1000 }), '지우 님, 오늘 밤까지 고를 수 있는 어택이 있어요'],
    [countdown({ kind: 'days', days: 5 }), '지우 님, 앞으로 5일 고를 수 있는 어택이 있어요'],
    [{ kind: 'republish', to: '/my/retry' }, '지우 님, 지금은 어택을 쉬고 있어요'],
    [{ kind: 'no-offer' }, '지우 님, 잘 맞는 회사를 찾고 있어요'],
    [{ kind: 'all-offers', to: '/my/attack' }, '지우 님, 새 어택을 기다리고 있어요'],
  ])('%o', (card, sentence) => expect(headline('한지우', card).join(' ')).toBe(sentence))

  test('without a name too', () => {
    expect(headline(null, { kind: 'no-offer' })).toEqual(['잘 맞는 회사를', '찾고 있어요'])
  })
})

test.each([
  ['2026-11-15T16:00:00+09:00', '지우 님, 오늘 커피챗은 어땠나요?'],
  ['2026-11-14T23:30:00+09:00', '지우 님, 어제 커피챗은 어땠나요?'],
  ['2026-11-09T10:00:00+09:00', '지우 님, 6일 전 커피챗은 어땠나요?'],
])('[KEEP-1] the home page asks about the meeting of %s: %s', (startsAt, sentence) => {
  const now = new Date('2026-11-15T17:00:00+09:00')
  expect(askedHeadline('한지우', new Date(startsAt), now).join(' ')).toBe(sentence)
  expect(askedHeadline(null, new Date(startsAt), now).join(' ')).toBe(sentence.slice('지우 님, '.length))
})

const items = [980, 3_120, 3_680, 4_310, 4_860, 5_340, 5_600].map((income, index) => ({
  year: 2018 + index,
  income,
  months: null,
}))
const december = { year: 2023, income: 397, months: [12] }

describe('[VER-14] the income card', () => {
  test('ends with the newest full year and covers five years', () => {
    expect(countedYears({ incomeItems: items }).map(({ year }) => year)).toEqual([
      2020, 2021, 2022, 2023, 2024,
    ])
    expect(countedYears({ incomeItems: [] })).toEqual([])
  })

  test('a partial year is left out of the path, and shown alone where there is no full year', () => {
    const full = { year: 2022, income: 4_860, months: null }
    expect(countedYears({ incomeItems: [full, december] })).toEqual([full])
    expect(countedYears({ incomeItems: [december] })).toEqual([december])
  })

  test.each([
    [[5_340, 4_860], '2022년보다 480만 원 줄었어요'],
    [[5_340, 5_340], '2022년과 같아요'],
    [[5_340], null],
  ])('%o: %s', (incomes, text) => {
    const first = 2024 - incomes.length
    expect(changeText(incomes.map((income, index) => ({ year: first + index, income, months: null })))).toBe(
      text,
    )
  })

  test('a missing year ends the path', () => {
    expect(
      changeText([
        { year: 2021, income: 4_310, months: null },
        { year: 2023, income: 5_340, months: null },
      ]),
    ).toBeNull()
  })
})
