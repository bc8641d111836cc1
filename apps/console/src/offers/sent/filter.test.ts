import { offerStatuses } from '@coffeeattack/domain/offers/offer'
import { directions, firstDirection, sentOnly, sentSorts } from '@coffeeattack/domain/offers/sent-list'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Filter, filterAddress, filterQuery, hasOnly, readFilter, sortedBy } from './filter.ts'

const opened: Filter = {
  status: 'WAITING',
  only: null,
  by: null,
  position: null,
  q: '',
  sort: 'now',
  direction: 'asc',
}
const read = (address: string) => readFilter(new URLSearchParams(address))

test('[BIZ-5] the page opens with waiting offers, most urgent first, and ignores unknown values', () => {
  expect(read('')).toEqual(opened)
  expect(filterAddress(opened)).toBe('')
  expect(read('?status=nonsense&sort=moon&only=x&direction=up')).toEqual(opened)
  expect(read('?status=all').status).toBeNull()
  expect(read('?status=refused&only=today').only).toBeNull()
})

test('[BIZ-15] every filter survives its address', () => {
  const filters = fc.record({
    status: fc.constantFrom(null, ...offerStatuses),
    only: fc.constantFrom(null, ...sentOnly),
    by: fc.constantFrom(null, '00000000-0000-4000-8000-000000000001'),
    position: fc.constantFrom(null, '00000000-0000-4000-8000-000000000002'),
    q: fc.constantFrom('', 'ㅂㅇㄷ', '백엔드 & 서버=1'),
    sort: fc.constantFrom(...sentSorts),
    direction: fc.constantFrom(...directions),
  })
  fc.assert(
    fc.property(filters, (filter) => {
      const only = hasOnly(filter.status) ? filter.only : null
      expect(read(filterAddress(filter))).toEqual({ ...filter, only })
    }),
  )
})

test('the call has only chosen filters', () => {
  expect(filterQuery({ ...opened, status: null })).toEqual({ sort: 'now', direction: 'asc' })
  expect(filterQuery({ ...opened, only: 'today', q: 'ㅂㅇㄷ' })).toEqual({
    status: 'WAITING',
    only: 'today',
    q: 'ㅂㅇㄷ',
    sort: 'now',
    direction: 'asc',
  })
})

test('[BIZ-5] a column sorts its own way first; a second press reverses it', () => {
  for (const sort of sentSorts.filter((one) => one !== 'now')) {
    const once = sortedBy(opened, sort)
    expect(once).toEqual({ ...opened, sort, direction: firstDirection[sort] })
    expect(sortedBy(once, sort).direction).not.toBe(once.direction)
  }
})
