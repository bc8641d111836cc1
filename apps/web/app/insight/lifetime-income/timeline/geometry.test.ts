import { expect, test } from 'vitest'
import { BASE, fitted, geometryOf, SIZE } from './geometry.ts'

const paid = (year: number, company: string, income: number) => ({ year, company, income })
const two = [paid(2024, '두들페이', 3_000), paid(2025, '두들페이', 6_000)]

test('[PUB-6] a year added on the left moves nothing that is drawn', () => {
  const before = geometryOf(two)
  const after = geometryOf([paid(2019, '반달랩스', 2_000), ...two])
  const placeOf = (drawn: typeof before) =>
    drawn.columns.filter(({ year }) => year >= 2024).map(({ year, x, height }) => [year, x, height])
  expect(placeOf(after)).toEqual(placeOf(before))
  expect(after.columns).toHaveLength(7)
  expect(-after.columns[0]!.x).toBe(after.width)
})

test('[PUB-6] columns start at zero, in proportion', () => {
  expect(geometryOf(two).columns.map(({ height }) => height)).toEqual([SIZE.bar / 2, SIZE.bar])
  expect(
    geometryOf([paid(2020, 'ㄱ', 1), paid(2022, 'ㄱ', 9_000)]).columns.map(({ height }) => height),
  ).toEqual([2, 0, SIZE.bar])
})

test('[PUB-6] employers of the same year get rows of their own', () => {
  const { strips, height } = geometryOf([...two, paid(2024, '반달랩스', 500)])
  expect(new Set(strips.map(({ y }) => y)).size).toBe(2)
  expect(height).toBe(BASE + SIZE.year + 2 * (SIZE.strip + SIZE.stripGap))
})

test('[PUB-6] nothing is drawn without years', () => {
  expect(geometryOf([])).toMatchObject({ width: 0, columns: [], strips: [] })
})

test('[PUB-6] a name is cut to its strip', () => {
  expect(fitted('두들페이', 200)).toBe('두들페이')
  expect(fitted('가온테크 주식회사', 48)).toBe('가…')
})
