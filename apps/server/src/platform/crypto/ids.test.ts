import { randomBytes } from 'node:crypto'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createIds } from './ids.ts'

const now = new Date('2026-11-16T01:02:03.456Z')

test('an id is a version 7 UUID that contains its time', () => {
  const id = createIds(() => now, randomBytes).next()
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toBe(now.getTime())
})

test('ids ascend even when the clock steps back', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -5, max: 5 }), { minLength: 1, maxLength: 50 }), (steps) => {
      let ms = now.getTime()
      const ids = createIds(() => new Date((ms += steps[Math.abs(ms) % steps.length]!)), randomBytes)
      const made = Array.from({ length: 100 }, () => ids.next())
      expect(made).toEqual(made.toSorted())
      expect(new Set(made).size).toBe(made.length)
    }),
  )
})

test('ids beyond a millisecond’s counter use the next millisecond', () => {
  const ids = createIds(() => now, randomBytes)
  const made = Array.from({ length: 10_000 }, () => ids.next())
  expect(made).toEqual(made.toSorted())
  expect(new Set(made).size).toBe(made.length)
})
