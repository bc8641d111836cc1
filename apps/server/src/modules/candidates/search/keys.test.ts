import { expect, test } from 'vitest'
import type { Requirement } from './filter.ts'
import { chooseKeys, keyLists } from './keys.ts'

const SHARES: Record<string, number> = {
  's:Erlang': 0.0001,
  's:Kotlin': 0.05,
  's:React': 0.3,
  'j:개발': 0.6,
  't:react': 0.01,
  'y:3': 0.05,
  'y:4': 0.05,
  'h:10': 0.4,
  팅시: 0.005,
  채팅: 0.08,
  시스: 0.2,
}
const allOf = (...keys: string[]): Requirement => ({ kind: 'allOf', keys })
const oneOf = (...keys: string[]): Requirement => ({ kind: 'oneOf', keys, words: [] })
const years: Requirement = { kind: 'months', min: 36, max: 59 }
const hope: Requirement = { kind: 'hope', min: 5_000, max: 5_400 }

const choice = (...required: Requirement[]) => {
  const { byQuarter, bySpan, share } = chooseKeys(keyLists(required), (key) => SHARES[key]!)
  return { byQuarter: byQuarter.map(({ keys }) => keys), bySpan: bySpan.map(({ keys }) => keys), share }
}
const asked = (...required: Requirement[]) => choice(...required).byQuarter

test('[BIZ-2] the index is asked for the rarest keys, and for those that save more row reads than they cost', () => {
  expect(asked(allOf('s:React'))).toEqual([['s:React']])
  // One in ten thousand has it: whatever else is required, few rows are read.
  expect(asked(allOf('j:개발', 's:Erlang', 's:React'))).toEqual([['s:Erlang']])
  expect(asked(allOf('j:개발', 's:Kotlin', 's:React'), hope)).toEqual([['s:Kotlin'], ['s:React'], ['h:10']])
  // One key of a list is enough, so its share is the sum of theirs.
  expect(asked(oneOf('s:React', 't:react'), allOf('s:Kotlin'))).toEqual([
    ['s:Kotlin'],
    ['s:React', 't:react'],
  ])
})

test('[BIZ-2] people with one part of a word mostly have its other parts, so these save little', () => {
  const word: Requirement = { kind: 'oneOf', keys: [], words: ['채팅시스'] }
  const { byQuarter, share } = choice(word, allOf('s:Kotlin'))
  expect(byQuarter).toEqual([['팅시'], ['s:Kotlin']])
  expect(share).toBeCloseTo(0.005 * 0.05 * 0.8 * 0.8)
})

test('[BIZ-2] behind spans the rarest name is joined with the years', () => {
  const { bySpan, share } = choice(allOf('j:개발', 's:Kotlin'), years)
  expect(bySpan).toEqual([['s:Kotlin|y:3', 's:Kotlin|y:4']])
  expect(share).toBeCloseTo(0.6 * 0.05 * (0.05 + 0.05))
})

test.each([
  ['years alone', [years]],
  ['names alone', [allOf('s:React')]],
  ['a name with too many spellings', [oneOf(...Array.from({ length: 9 }, () => 't:react')), years]],
])('[BIZ-2] nothing is joined: %s', (_, required) => {
  const { bySpan, byQuarter } = choice(...required)
  expect(bySpan).toEqual(byQuarter)
})
