import { matchRank, searchKey } from '@coffeeattack/domain/companies/search'
import { initialsKey } from '@coffeeattack/domain/companies/testing/oracles'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { nameQuery } from './name-query.ts'

function finds(query: string, name: string): boolean {
  const { pattern, pairs } = nameQuery(searchKey(query))
  const initials = initialsKey(name)
  return pairs.every((pair) => initials.includes(pair)) && new RegExp(pattern, 'u').test(searchKey(name))
}

test.each([
  ['프론트', '프론트엔드 개발자', true],
  ['ㅍㄹㅌ', '프론트엔드 개발자', true],
  ['엔드 갭', '프론트엔드 개발자', true],
  ['ㄱㅂㅈ', '백엔드 개발자', true],
  ['ㄳ', '감사', true],
  ['c++', 'C++', true],
  ['c+', 'CSS', false],
  ['.net', '.NET', true],
  ['.net', 'Internet', false],
  ['디자', '프론트엔드 개발자', false],
])('[PRO-10] %s in %s: %s', (query, name, found) => expect(finds(query, name)).toBe(found))

test.each([
  ['프론트엔', ['ㅍㄹ', 'ㄹㅌ', 'ㅌㅇ']],
  ['ㅍ론ㅌ', ['ㅍㄹ', 'ㄹㅌ']],
  ['react', ['re', 'ea', 'ac', 'ct']],
  ['ㄳ', ['ㄱㅅ']],
  ['가', []],
])('an index finds %s by %j', (query, pairs) => expect(nameQuery(query).pairs).toEqual(pairs))

test('[PRO-10] nothing that the domain finds is missed', () => {
  const nameLetter = fc.constantFrom(...'가각간갑값고과관구귀카캌컴까깎ab1+.#')
  const letter = fc.oneof(nameLetter, fc.constantFrom('ㄱ', 'ㄲ', 'ㄳ', 'ㅋ', 'ㅏ'))
  const text = fc.string({ unit: letter, minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(text, fc.string({ unit: nameLetter, maxLength: 8 }), (query, name) => {
      expect(matchRank(name, query) === null || finds(query, name)).toBe(true)
    }),
    { numRuns: 3000 },
  )
})
