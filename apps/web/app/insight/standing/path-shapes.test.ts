import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { peerLines, barsOf, type PathColumn } from './path-shapes.ts'

const frame = { width: 320, height: 100, gap: 10 }
const column = (height: number, more: Partial<PathColumn> = {}): PathColumn => ({
  label: '',
  height,
  whole: true,
  alike: null,
  ...more,
})

describe('[PUB-7] the drawn path', () => {
  test('grey up to the first full year, coloured above', () => {
    const bars = barsOf([column(20, { whole: false }), column(50), column(40), column(100)], frame)
    expect(bars.map(({ base, rise }) => [base, rise])).toEqual([
      [20, 0],
      [50, 0],
      [40, 0],
      [50, 50],
    ])
  })

  test('the columns fill the whole width', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9_999 }), { minLength: 1, maxLength: 8 }), (heights) => {
        const bars = barsOf(
          heights.map((height) => column(height)),
          frame,
        )
        const last = bars.at(-1)!
        expect(last.x + last.width).toBeCloseTo(frame.width)
        expect(Math.max(...bars.map(({ base, rise }) => base + rise))).toBeCloseTo(frame.height)
        expect(bars.every(({ base, rise, width }) => base >= 0 && rise >= 0 && width > 0)).toBe(true)
      }),
    )
  })

  test('without a full year nothing has risen', () => {
    expect(barsOf([column(20, { whole: false })], frame)).toEqual([{ x: 0, width: 320, base: 100, rise: 0 }])
  })

  test('the others’ line has gaps where nothing is known, and may lie above mine', () => {
    const columns = [
      column(50, { alike: 100 }),
      column(50, { alike: 50 }),
      column(50),
      column(50, { alike: 0 }),
    ]
    const lines = peerLines(columns, frame).map((line) => line.map(({ y }) => y))
    expect(lines).toEqual([[0, 50], [100]])
    expect(peerLines([column(1)], frame)).toEqual([])
  })
})
