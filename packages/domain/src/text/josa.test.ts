import { expect, test } from 'vitest'
import { withJosa } from './josa.ts'

test.each([
  ['노을클라우드', '이/가', '노을클라우드가'],
  ['반달', '으로/로', '반달로'],
  ['온결', '와/과', '온결과'],
  ['카페24', '이/가', '카페24가'],
  ['Modern', '을/를', 'Modern을'],
  ['Coffee', '을/를', 'Coffee를'],
  ['달그락(주)', '이/가', '달그락(주)가'],
  ['세모상점.', '을/를', '세모상점.을'],
] as const)('%s with %s reads %s', (word, particle, text) => {
  expect(withJosa(word, particle)).toBe(text)
})
