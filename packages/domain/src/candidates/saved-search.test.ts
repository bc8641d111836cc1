import { expect, test } from 'vitest'
import { type Condition, conditionsInWords, manText, yearsText } from './saved-search.ts'

const named = (kind: 'job' | 'group' | 'skill' | 'word', ...names: string[]): Condition => ({
  kind: 'terms',
  terms: names.map((name) => ({ kind, name })),
  isNot: false,
})
const without = (name: string): Condition => ({ kind: 'terms', terms: [{ kind: 'word', name }], isNot: true })
const years = (min: number | null, max: number | null): Condition => ({ kind: 'years', bounds: { min, max } })
const hope = (min: number | null, max: number | null): Condition => ({ kind: 'hope', bounds: { min, max } })

test.each<[string, Condition[], string]>([
  ['no condition is everybody', [], '모든 분'],
  [
    'the job first, exclusions last',
    [years(4, 6), without('게임'), named('word', '결제'), hope(6000, 8000), named('job', '백엔드 개발자')],
    '백엔드 개발자 · 4~6년 · 6,000~8,000만 · 결제 · 게임 제외',
  ],
  ['alternatives', [named('skill', 'Java', 'Kotlin'), years(7, null)], '7년 이상 · Java 또는 Kotlin'],
  ['a group comes first like a job', [named('word', '팀리드'), named('group', '디자인')], '디자인 · 팀리드'],
  [
    'an income says that it is one',
    [{ kind: 'income', bounds: { min: 5000, max: null } }],
    '소득 5,000만 이상',
  ],
  ['repeated conditions are named once', [years(3, 5), years(3, 5)], '3~5년'],
  ['people who like us', [{ kind: 'likesUs' }], '우리를 관심회사로 고른 분'],
])('[BIZ-12] conditions in words: %s', (_, conditions, words) => {
  expect(conditionsInWords(conditions)).toBe(words)
})

test.each([
  [{ min: 4, max: 6 }, '4~6년'],
  [{ min: 3, max: 3 }, '3년'],
  [{ min: 7, max: null }, '7년 이상'],
  [{ min: null, max: 3 }, '3년 이하'],
  [{ min: null, max: 0 }, '1년 미만'],
])('[BIZ-12] years between %o are %s', (bounds, text) => {
  expect(yearsText(bounds)).toBe(text)
})

test.each([
  [{ min: null, max: 6_500 }, '6,500만 이하'],
  [{ min: null, max: 10_000 }, '1억 이하'],
  [{ min: null, max: 9_999 }, '1억 미만'],
  [{ min: 12_000, max: null }, '1억 2,000만 이상'],
  [{ min: 6_000, max: 8_000 }, '6,000~8,000만'],
  [{ min: 9_000, max: 10_000 }, '9,000만~1억'],
])('[BIZ-12] money of %o is %s', (bounds, text) => {
  expect(manText(bounds)).toBe(text)
})
