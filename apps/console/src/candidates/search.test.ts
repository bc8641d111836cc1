import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  EVERYBODY,
  hasFilters,
  filterText,
  ordered,
  readSearch,
  type Search,
  totalText,
  writeSearch,
} from './search.ts'

const range = (most: number) => fc.record({ min: fc.option(fc.nat(most)), max: fc.option(fc.nat(most)) })
const word = fc.stringMatching(/^[가-힣A-Za-z0-9.+#]{1,15}$/)
const search: fc.Arbitrary<Search> = fc.record({
  q: fc.stringMatching(/^[가-힣a-z0-9]{0,20}( [가-힣a-z]{1,10})?$/).map((text) => text.trim()),
  jobLabel: fc.constantFrom('', '개발', '기획·전략'),
  jobSubLabel: fc.constantFrom('', '프론트엔드 개발자', 'UI/UX & 디자인'),
  years: range(50),
  hope: range(200_000),
  income: range(200_000),
  techStack: fc.uniqueArray(word, { maxLength: 10 }),
  hashtags: fc.uniqueArray(word, { maxLength: 10 }),
  likesUs: fc.boolean(),
  starred: fc.boolean(),
  hidden: fc.boolean(),
  tag: fc.constantFrom('', '2차 면접'),
  list: fc.constantFrom('', '01901234-89ab-7cde-8f01-23456789abcd'),
  butOne: fc.boolean(),
  keepAll: fc.boolean(),
  sort: fc.constantFrom('recent' as const, 'fit' as const),
})

test('[BIZ-2] every search survives the round trip through the address', () => {
  fc.assert(
    fc.property(search, (given) => {
      expect(readSearch(new URLSearchParams(writeSearch(given).toString()))).toEqual(given)
    }),
  )
})

test('[BIZ-2] an address without conditions is the whole list and stays empty', () => {
  expect(readSearch(new URLSearchParams())).toEqual(EVERYBODY)
  expect(writeSearch(EVERYBODY).toString()).toBe('')
})

test.each([
  ['yearsMin=-1&yearsMax=51'],
  ['hopeMin=1e3&hopeMax=0x10'],
  ['incomeMin=200001&incomeMax='],
  ['sort=name&techStack=,,&hashtags= '],
])('invalid parts of an address are ignored: %s', (address) => {
  expect(readSearch(new URLSearchParams(address))).toEqual(EVERYBODY)
})

test('no address makes a call that the server refuses', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400 }), (text) => {
      const read = readSearch(new URLSearchParams({ q: text, techStack: text, yearsMin: text }))
      expect(read.q.length).toBeLessThanOrEqual(60)
      expect(read.techStack.length).toBeLessThanOrEqual(10)
      expect(read.techStack.every((word) => word.length <= 30)).toBe(true)
      expect(read.years.min ?? 0).toBeLessThanOrEqual(50)
    }),
  )
})

test('a reversed range is turned', () => {
  expect(ordered({ min: 7, max: 3 })).toEqual({ min: 3, max: 7 })
  expect(ordered({ min: 7, max: null })).toEqual({ min: 7, max: null })
})

test('words and order are no filters, conditions are', () => {
  expect(hasFilters({ ...EVERYBODY, q: '결제', sort: 'fit' })).toBe(false)
  expect(hasFilters({ ...EVERYBODY, years: { min: 3, max: null } })).toBe(true)
})

test('[BIZ-8] a query sorts by fit, browsing by the newest', () => {
  expect(readSearch(new URLSearchParams('q=결제')).sort).toBe('fit')
  expect(readSearch(new URLSearchParams('yearsMin=3')).sort).toBe('recent')
  expect(readSearch(new URLSearchParams('q=결제&sort=recent')).sort).toBe('recent')
})

test('[BIZ-12] a search is saved by its conditions, whatever their order', () => {
  const search = { ...EVERYBODY, q: '결제', likesUs: true, butOne: true, sort: 'recent' as const }
  expect(filterText(search)).toBe(`q=${encodeURIComponent('결제')}&likesUs=true`)
})

test('the count stops at the counting limit', () => {
  expect(totalText(218, false)).toEqual({ figure: '218명', rest: ' 찾았어요' })
  expect(totalText(1_000, true)).toEqual({ figure: '1,000명', rest: ' 넘게 찾았어요' })
})
