import { operatorRoles } from '@coffeeattack/domain/operators/role'
import { expect, test } from 'vitest'
import { filterAddress, filtersOf, readFilter } from './filters.ts'

test('every filter of a role survives its address', () => {
  for (const role of operatorRoles)
    for (const filter of filtersOf(role)) {
      const address = new URLSearchParams(filterAddress(filter, role))
      expect(readFilter(address.get('filter'), role)).toBe(filter)
    }
})

test('an agent starts with own rooms; an unknown filter falls back to all', () => {
  expect(operatorRoles.map((role) => readFilter('mine', role)).toSorted()).toEqual(['all', 'all', 'mine'])
  expect(readFilter('unassigned', 'recruiter')).toBe('all')
  expect(readFilter('toString', 'agent')).toBe('mine')
})
