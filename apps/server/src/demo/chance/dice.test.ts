import { expect, test } from 'vitest'
import { createDice } from './dice.ts'

test('the same seed gives the same draws, another seed others', () => {
  const draw = (seed: string) => Array.from({ length: 20 }, createDice(seed).next)
  expect(draw('a')).toEqual(draw('a'))
  expect(draw('a')).not.toEqual(draw('b'))
  expect(draw('a').every((value) => value >= 0 && value < 1)).toBe(true)
})

test('a part of the world draws for itself', () => {
  const dice = createDice('world')
  const before = dice.of('offers').next()
  dice.int(1, 6)
  expect(dice.of('offers').next()).toBe(before)
  expect(dice.of('offers', 1).next()).not.toBe(dice.of('offers', 2).next())
})

test('whole numbers reach both ends, and choices leave nobody out', () => {
  const dice = createDice('ends')
  const rolled = new Set(Array.from({ length: 200 }, () => dice.int(1, 6)))
  expect([...rolled].toSorted()).toEqual([1, 2, 3, 4, 5, 6])
  expect(dice.some(['a', 'b', 'c'], 5).toSorted()).toEqual(['a', 'b', 'c'])
  const heavy = Array.from({ length: 300 }, () =>
    dice.weighted(['often', 'never'], (one) => (one === 'often' ? 1 : 0)),
  )
  expect(new Set(heavy)).toEqual(new Set(['often']))
})

test('ids carry their moment and sort by it', () => {
  const dice = createDice('ids')
  const [early, late] = [new Date('2026-11-01T00:00:00Z'), new Date('2026-11-01T00:00:00.001Z')]
  expect(dice.id(early) < dice.id(late)).toBe(true)
  expect(dice.id(early)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})
