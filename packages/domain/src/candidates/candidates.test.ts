import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { WORTH } from './fit.ts'
import { pairsOf, partsOf } from './search-text.ts'
import { fit, type Fitting } from './testing/oracles.ts'

describe('[BIZ-2] the words of a search', () => {
  test('the index keeps a word as its pairs of letters, and a single letter as it is', () => {
    expect(pairsOf('결제화면')).toEqual(['결제', '제화', '화면'])
    expect(pairsOf('결')).toEqual([])
    expect([partsOf('결제화면'), partsOf('결')]).toEqual([['결제', '제화', '화면'], ['결']])
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (word) => {
        for (const pair of pairsOf(word)) expect(word).toContain(pair)
      }),
    )
  })
})

describe('[BIZ-2] the score of a profile', () => {
  const person: Fitting = {
    jobLabel: '개발',
    jobSubLabel: '프론트엔드 개발자',
    techStack: ['React', 'TypeScript'],
    hashtags: ['결제화면개편', 'b2b·saas'],
    hopeSalary: null,
  }
  const word = (...words: string[]) => words.map((one) => ({ keys: [], words: [one] }))
  const named = (...keys: string[]) => [{ keys, words: [] }]
  const { whole, inside } = WORTH

  test.each([
    ['no pieces', [], 0],
    ['a whole word of the job', word('개발자'), whole.job],
    ['letters of the job', word('프론트'), inside.job],
    ['a whole skill', word('react'), whole.skill],
    ['letters of a skill', word('script'), inside.skill],
    ['letters of a keyword', word('결제'), inside.keyword],
    ['a whole keyword', word('b2b'), whole.keyword],
    ['the name of the job', named('k:프론트엔드 개발자', 's:React'), whole.job],
    ['the name of a skill', named('k:없는 직무', 's:React'), whole.skill],
    ['a name among the keywords', named('k:없는 직무', 't:b2b·saas'), whole.keyword],
    ['a name or a word', [{ keys: ['s:Vue'], words: ['결제'] }], inside.keyword],
    ['two words', word('프론트엔드', '결제'), whole.job + inside.keyword],
  ])('%s', (_, typed, score) => expect(fit(person, typed)).toBe(score))

  test('letters inside another word are worth less than any whole word', () => {
    expect(Math.max(...Object.values(inside)) + WORTH.hope).toBeLessThan(Math.min(...Object.values(whole)))
  })

  test('a profile that tells what its person hopes for comes first among equals', () => {
    expect(fit({ ...person, hopeSalary: 6_500 }, [])).toBeGreaterThan(fit(person, []))
  })
})
