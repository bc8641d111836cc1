import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fit, type Fitting, WORTH } from './fit.ts'
import { pairsOf, partsOf } from './search-text.ts'

describe('[BIZ-2] the words of a search', () => {
  test('a word is found by all of its pairs', () => {
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

describe('[BIZ-2] how well a profile answers', () => {
  const person: Fitting = {
    jobLabel: '개발',
    jobSubLabel: '프론트엔드 개발자',
    techStack: ['React', 'TypeScript'],
    hashtags: ['결제화면개편', 'b2b·saas'],
    careerMonths: 62,
    hopeSalary: null,
  }
  const wanted = (more: object = {}) => ({ words: [], techStack: [], hashtags: [], either: [], ...more })

  const named = (...keys: string[]) => wanted({ either: [{ keys, words: [] }] })
  const [whole, inside] = [WORTH.whole, WORTH.inside]

  test.each([
    ['nothing asked', wanted(), 0],
    ['a whole word of the job', wanted({ words: ['개발자'] }), whole.job],
    ['letters of the job', wanted({ words: ['프론트'] }), inside.job],
    ['a whole skill', wanted({ words: ['react'] }), whole.skill],
    ['letters of a skill', wanted({ words: ['script'] }), inside.skill],
    ['letters of a keyword', wanted({ words: ['결제'] }), inside.keyword],
    ['a whole keyword', wanted({ words: ['b2b'] }), whole.keyword],
    ['a name of a job', named('k:프론트엔드 개발자', 's:React'), whole.job],
    ['a name of a skill', named('k:없는 직무', 's:React'), whole.skill],
    ['a name among the keywords', named('k:없는 직무', 't:b2b·saas'), whole.keyword],
    ['one of a name and a word', wanted({ either: [{ keys: ['s:Vue'], words: ['결제'] }] }), inside.keyword],
    ['two words', wanted({ words: ['프론트엔드', '결제'] }), whole.job + inside.keyword],
    ['chosen skills', wanted({ techStack: ['React', 'Vue'] }), whole.skill],
    ['chosen keywords', wanted({ hashtags: ['결제화면개편'] }), whole.keyword],
  ])('%s', (_, asked, score) => expect(fit(person, asked)).toBe(score))

  test('letters inside another word are worth less than any whole word', () => {
    expect(Math.max(...Object.values(inside)) + WORTH.told).toBeLessThan(Math.min(...Object.values(whole)))
  })

  test('who says what they hope for comes first among equals', () => {
    expect(fit({ ...person, hopeSalary: 6_500 }, wanted())).toBeGreaterThan(fit(person, wanted()))
  })
})
