import { expect, test } from 'vitest'
import { cursorAt, placeIn, toCursor } from './cursor.ts'

const ID = '0198c0de-0000-7000-8000-000000000001'

test('a position survives the round trip', () => {
  const place = { at: new Date('2026-11-16T10:00:00.123Z'), id: ID }
  expect(placeIn(cursorAt(place))).toEqual(place)
})

test.for([
  ['unreadable', 'AAAA'],
  ['a moment before all others', toCursor(-8_640_000_000_000_000, ID)],
  ['a moment that no column holds', toCursor(8_640_000_000_000_000, ID)],
  ['no moment', toCursor('2026', ID)],
  ['what only looks like an id', toCursor(0, '-'.repeat(36))],
])('a cursor that somebody made of %s leads to the beginning', ([, cursor]) => {
  expect(placeIn(cursor)).toBeNull()
})
