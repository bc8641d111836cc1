import { disassemble } from 'es-hangul'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { faq } from '../../content/faq/faq.ts'
import { answersQuery } from './answers-query.ts'

const QUESTION = '지금 다니는 회사가 제 프로필을 볼 수 있나요? 커피챗, PASS 인증'

test.each([
  ['', true],
  ['회사', true],
  ['회사 프로필', true],
  ['pass', true],
  ['ㅍㄹㅍ', true],
  ['회ㅅ', true],
  ['컾', true],
  ['다니는회사', true],
  ['?!', true],
  ['탈퇴', false],
  ['프롤', false],
  ['ㅋㅋ', false],
])('[PUB-9] %j is found: %s', (query, found) => {
  expect(answersQuery(QUESTION, query)).toBe(found)
})

test('[PUB-9] a question is found at every moment while its words are typed', () => {
  const words = faq.flatMap(({ question }) => question.match(/[가-힣]+/g) ?? [])
  fc.assert(
    fc.property(fc.constantFrom(...words), fc.nat(), (word, cut) => {
      const typed = halfTyped(word, cut % word.length)
      expect(answersQuery(word, typed), typed).toBe(true)
    }),
    { numRuns: 500 },
  )
})

/** Whole syllables up to a position, and of that one only the first consonant. */
function halfTyped(word: string, place: number): string {
  return word.slice(0, place) + disassemble(word[place]!)[0]!
}
