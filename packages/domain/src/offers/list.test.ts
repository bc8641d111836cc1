import { describe, expect, test } from 'vitest'
import { listOffers } from './list.ts'
import type { ListedOffer } from './list.ts'

const seoul = (text: string) => new Date(`${text}+09:00`)
const now = seoul('2026-11-15T12:00:00')

const offer = (id: string, status: ListedOffer['status'], created: string, expires: string): ListedOffer => ({
  id,
  status,
  createdAt: seoul(`${created}T09:00:00`),
  expiredAt: seoul(`${expires}T23:59:59.999`),
})

const offers = [
  offer('refused', 'REFUSED', '2026-11-14', '2026-11-21'),
  offer('late', 'WAITING', '2026-11-13', '2026-11-20'),
  offer('matched', 'MATCHED', '2026-11-02', '2026-11-09'),
  offer('today', 'WAITING', '2026-11-08', '2026-11-15'),
  offer('unswept', 'WAITING', '2026-11-07', '2026-11-14'),
  offer('expired', 'EXPIRED', '2026-10-01', '2026-10-08'),
  offer('agent', 'AGENT', '2026-11-01', '2026-11-08'),
]

const ids = (mode: Parameters<typeof listOffers>[1]) => listOffers(offers, mode, now).map(({ id }) => id)

describe('[OFR-9] lists', () => {
  test('all: open offers first by deadline, then the rest newest first', () => {
    expect(ids('all')).toEqual(['today', 'late', 'refused', 'unswept', 'matched', 'agent', 'expired'])
  })

  test('select shows what was selected', () => expect(ids('select')).toEqual(['matched']))

  test('[OFR-12] expired shows an overdue offer even before the job ran', () => {
    expect(ids('expired')).toEqual(['unswept', 'expired'])
  })

  test('the same moment of creation still has one order', () => {
    const twins = ['a', 'c', 'b'].map((id) => offer(id, 'REFUSED', '2026-11-14', '2026-11-21'))
    expect(listOffers(twins, 'all', now).map(({ id }) => id)).toEqual(['c', 'b', 'a'])
    expect(listOffers(twins.toReversed(), 'all', now).map(({ id }) => id)).toEqual(['c', 'b', 'a'])
  })
})
