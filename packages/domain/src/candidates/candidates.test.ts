import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fit, type Fitting } from './fit.ts'
import { asksForContact, pairsOf, partsOf } from './search-text.ts'

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

  test.each([
    ['010-1234-5678', true],
    ['hong@example.com', true],
    ['프론트엔드 3년', false],
    ['node.js', false],
  ])('%s asks for a contact: %s', (text, asks) => expect(asksForContact(text)).toBe(asks))
})

describe('[BIZ-2] how well a profile answers', () => {
  const person: Fitting = {
    jobLabel: '개발',
    jobSubLabel: '프론트엔드 개발자',
    techStack: ['React', 'TypeScript'],
    hashtags: ['결제화면개편'],
    careerMonths: 62,
    hopeSalary: null,
  }
  const wanted = (more: object = {}) => ({ words: [], techStack: [], hashtags: [], either: [], ...more })

  test.each([
    ['nothing asked', wanted(), 0],
    ['the job', wanted({ words: ['프론트엔드'] }), 5],
    ['a skill', wanted({ words: ['react'] }), 3],
    ['a keyword', wanted({ words: ['결제'] }), 2],
    ['a name of a job', wanted({ either: [['k:프론트엔드 개발자', 's:React']] }), 5],
    ['a name of a skill', wanted({ either: [['k:없는 직무', 's:React']] }), 3],
    ['two words', wanted({ words: ['프론트엔드', '결제'] }), 7],
    ['chosen skills', wanted({ techStack: ['React', 'Vue'] }), 3],
    ['chosen keywords', wanted({ hashtags: ['결제화면개편'] }), 2],
  ])('%s', (_, asked, score) => expect(fit(person, asked)).toBe(score))

  test('who says what they hope for comes first among equals', () => {
    expect(fit({ ...person, hopeSalary: 6_500 }, wanted())).toBeGreaterThan(fit(person, wanted()))
  })
})
