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

describe('[BIZ-8] why somebody is near', () => {
  test.each<[string, typeof person, Condition, Condition[], string[]]>([
    ['a word less', person, word, [years, skill, job], ['경력, 기술, 직무가 맞아요']],
    [
      'longer',
      { ...person, totalMonth: 87 },
      years,
      [job, skill],
      ['직무와 기술이 맞아요', '경력이 4개월 길어요'],
    ],
    ['shorter', { ...person, totalMonth: 47 }, years, [job], ['직무가 맞아요', '경력이 1개월 짧아요']],
    ['dearer', { ...person, hopeSalary: 8_300 }, hope, [job], ['직무가 맞아요', '희망이 300만 원 높아요']],
    ['what was left out', person, without, [job], ['직무가 맞아요']],
    ['nothing else asked', person, word, [without, { kind: 'likesUs' }], []],
    ['the figure of the row is within by now', person, years, [job], ['직무가 맞아요']],
  ])('%s', (_, who, missed, conditions, expected) =>
    expect(nearReasons(who, missed, conditions).map((one) => reasonText(one).text)).toEqual(expected),
  )

  test('who told no hope misses it by nothing that can be said', () => {
    expect(nearReasons({ totalMonth: 60, hopeSalary: null }, hope, [])).toEqual([])
  })
})
