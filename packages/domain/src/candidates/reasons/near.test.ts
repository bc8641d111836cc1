import { describe, expect, test } from 'vitest'
import type { Condition } from '../saved-search.ts'
import { nearReasons } from './near.ts'
import { reasonText } from './text.ts'

const years: Condition = { kind: 'years', bounds: { min: 4, max: 6 } }
const hope: Condition = { kind: 'hope', bounds: { min: 6_000, max: 8_000 } }
const job: Condition = { kind: 'terms', terms: [{ kind: 'job', name: '백엔드 개발자' }], isNot: false }
const skill: Condition = { kind: 'terms', terms: [{ kind: 'skill', name: 'Kotlin' }], isNot: false }
const word: Condition = { kind: 'terms', terms: [{ kind: 'word', name: '멀티플랫품' }], isNot: false }
const without: Condition = { kind: 'terms', terms: [{ kind: 'word', name: '게임' }], isNot: true }

const person = { totalMonth: 60, hopeSalary: 7_000 }

describe('[BIZ-8] why a person who misses one condition is suggested', () => {
  test.each<[string, typeof person, Condition, Condition[], string[]]>([
    ['misses a word', person, word, [years, skill, job], ['경력, 기술, 직무가 맞아요']],
    [
      'too many years',
      { ...person, totalMonth: 87 },
      years,
      [job, skill],
      ['직무와 기술이 맞아요', '경력이 4개월 길어요'],
    ],
    ['too few years', { ...person, totalMonth: 47 }, years, [job], ['직무가 맞아요', '경력이 1개월 짧아요']],
    [
      'hopes for more',
      { ...person, hopeSalary: 8_300 },
      hope,
      [job],
      ['직무가 맞아요', '희망이 300만 원 높아요'],
    ],
    ['misses an exclusion', person, without, [job], ['직무가 맞아요']],
    ['no other condition that fits', person, word, [without, { kind: 'likesUs' }], []],
    ['has the years by now', person, years, [job], ['직무가 맞아요']],
  ])('%s', (_, who, missed, conditions, expected) =>
    expect(nearReasons(who, missed, conditions).map((one) => reasonText(one).text)).toEqual(expected),
  )

  test('without a hope there is no distance to tell', () => {
    expect(nearReasons({ totalMonth: 60, hopeSalary: null }, hope, [])).toEqual([])
  })
})
