import { expect, test } from 'vitest'
import { partsOf, sumsOf } from './reasonParts.ts'

const ends = (points: readonly number[]) =>
  partsOf(points.map((one) => ({ points: one }))).map(({ from, width }) => [from, from + width])

test('[MATCH-3] parts for run to the right from zero, and parts against come back', () => {
  const points = [30, 20, 15, 12, 4, -5, -3]
  expect(ends(points)).toEqual([
    [0, 30],
    [30, 50],
    [50, 65],
    [65, 77],
    [77, 81],
    [76, 81],
    [73, 76],
  ])
  expect(sumsOf(points.map((one) => ({ points: one })))).toEqual({ pros: 81, cons: 8, sum: 73 })
})

test('[MATCH-3] a sum below zero stays on the scale', () => {
  expect(ends([4, -10])).toEqual([
    [0, 4],
    [0, 4],
  ])
})
