import { expect, test } from 'vitest'
import type { IndexedKeys } from './index-keys.ts'
import { apart, withYears, worthAsking } from './key-shares.ts'

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
const shareOf = (key: string) => SHARES[key]!
const keys = (some: Partial<IndexedKeys>): IndexedKeys => ({
  named: [],
  years: [],
  words: [],
  others: [],
  ...some,
})

test('[BIZ-2] the index is asked by the rarest, and by what spares more rows than it costs', () => {
  const asked = (some: Partial<IndexedKeys>) => worthAsking(apart(keys(some), shareOf)).asked
  expect(asked({ named: [['s:React']] })).toEqual([['s:React']])
  // One in ten thousand: whatever else is asked for, their rows are few.
  expect(asked({ named: [['j:개발'], ['s:Erlang'], ['s:React']] })).toEqual([['s:Erlang']])
  expect(asked({ named: [['j:개발'], ['s:Kotlin'], ['s:React']], others: [['h:10']] })).toEqual([
    ['s:Kotlin'],
    ['s:React'],
    ['h:10'],
  ])
  // One of a list is enough, so a list is as frequent as all of it together.
  expect(asked({ named: [['s:React', 't:react'], ['s:Kotlin']] })).toEqual([
    ['s:Kotlin'],
    ['s:React', 't:react'],
  ])
})

test('[BIZ-2] whoever has one part of a word mostly has the others: further parts spare little', () => {
  const { asked, share } = worthAsking(
    apart(keys({ words: [['채팅', '팅시', '시스']], named: [['s:Kotlin']] }), shareOf),
  )
  expect(asked).toEqual([['팅시'], ['s:Kotlin']])
  expect(share).toBeCloseTo(0.005 * 0.05 * 0.8 * 0.8)
})

test('[BIZ-2] names and years are asked for together, the rarest names alone', () => {
  const lists = withYears(keys({ named: [['j:개발'], ['s:Kotlin']], years: ['y:3', 'y:4'] }), shareOf)
  expect(lists).toEqual([
    { keys: ['s:Kotlin|y:3', 's:Kotlin|y:4'], share: 0.05 * (0.05 + 0.05) },
    { keys: ['j:개발'], share: 0.6 },
  ])
})

test('[BIZ-2] years alone, names alone, and names in too many spellings stay apart', () => {
  const years = ['y:3', 'y:4']
  expect(withYears(keys({ years }), shareOf)).toEqual(apart(keys({ years }), shareOf))
  const named = [['s:React']]
  expect(withYears(keys({ named }), shareOf)).toEqual(apart(keys({ named }), shareOf))
  const spellings = [Array.from({ length: 9 }, () => 't:react')]
  const both = keys({ named: spellings, years })
  expect(withYears(both, shareOf)).toEqual(apart(both, shareOf))
})
