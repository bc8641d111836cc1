import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { nicknameOf, writerMark } from './nickname.ts'

const seed = fc.stringMatching(/^[0-9a-f]{12}$/)

test('[ROUTE-11] a seed stands for one nickname', () => {
  expect(nicknameOf('000000000000', [])).toBe('따뜻한 라떼 1')
  expect(nicknameOf('000000000062', [])).toBe('따뜻한 라떼 99')
  expect(nicknameOf('000000000063', [])).toBe('진한 라떼 1')
})

test('[ROUTE-11] a name that somebody in the thread has is not given twice', () => {
  fc.assert(
    fc.property(fc.array(seed, { minLength: 2, maxLength: 40 }), (people) => {
      const names: string[] = []
      for (const who of people) names.push(nicknameOf(who, names))
      expect(new Set(names).size).toBe(people.length)
      for (const name of names) expect(name).toMatch(/^[가-힣]+ [가-힣]+ [1-9]\d?$/)
    }),
  )
})

test('[ROUTE-11] a moderator knows a writer by six digits', () => {
  expect(writerMark('ab12cd34ef')).toBe('AB12CD')
})
