import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { matchRank } from '../companies/search.ts'
import { matchesTyped, typedPatterns } from './typed.ts'

describe('[BIZ-8] a name is found by what is typed of it', () => {
  test.each([
    ['노을클라우드', 'ㄴㅇ'],
    ['노을클라우드', '클라우ㄷ'],
    ['노을클라우드', '노을 클라우드'],
    ['노을 클라우드', '노을클라우드'],
    ['㈜노을클라우드', '노을ㅋ'],
    ['카카오', '카캉'],
    ['두루미 바람개비', '두루밉'],
    ['과일가게', '고'],
    ['넋두리', '넉'],
    ['이도현', 'ㅇㄷㅎ'],
    ['이도현 노을클라우드', '노을 도현'],
    ['이도현 노을클라우드', 'ㄴㅇ ㅇㄷㅎ'],
    ['UX·UI 디자이너', 'uxui'],
    ['dohyun@noeul.example', 'NOEUL.EX'],
    ['C++ 개발자', 'c++'],
    ['각서', 'ㄳ'],
    ['ㄳ', 'ㄳ'],
    ['아무나', ''],
  ])('%s by ‘%s’', (text, typed) => expect(matchesTyped(text, typed)).toBe(true))

  test.each([
    ['노을클라우드', '을노'],
    ['노을클라우드', 'ㄴㄹ'],
    ['노을클라우드 이도현', '노을 세아'],
    ['카카오', '카칵'],
    ['abc', 'a.c'],
    ['가나', '가나다'],
  ])('%s not by ‘%s’', (text, typed) => expect(matchesTyped(text, typed)).toBe(false))

  const syllables = fc.string({
    unit: fc.constantFrom(...'가각과고나너넋다카캌라ㄱㄴㅋabC+.'),
    minLength: 1,
    maxLength: 4,
  })

  test('a word finds what the search for names finds', () => {
    fc.assert(
      fc.property(syllables, syllables, (text, typed) => {
        expect([text, typed, matchesTyped(text, typed)]).toEqual([
          text,
          typed,
          matchRank(text, typed) !== null,
        ])
      }),
      { numRuns: 2_000 },
    )
  })

  test('whatever is typed is a pattern', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        for (const pattern of typedPatterns(typed)) expect(() => new RegExp(pattern, 'iu')).not.toThrow()
        expect(matchesTyped(typed, typed)).toBe(true)
      }),
    )
  })
})
