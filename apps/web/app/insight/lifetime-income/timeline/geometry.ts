import {
  employerStrips,
  inLanes,
  yearColumns,
  type YearColumn,
  type YearIncome,
} from '@coffeeattack/domain/insight/lifetime-incomes'

/** In units of the drawing, which are pixels. */
export const SIZE = { column: 48, gap: 10, figure: 22, bar: 120, year: 28, strip: 30, stripGap: 6 } as const

const PITCH = SIZE.column + SIZE.gap
export const BASE = SIZE.figure + SIZE.bar

export type Column = YearColumn & { x: number; height: number }
export type Strip = { company: string; from: number; x: number; y: number; width: number; text: string }
export type Geometry = { width: number; height: number; columns: Column[]; strips: Strip[] }

/**
 * The drawing's coordinates. The newest year is at x = 0 and earlier ones are left of it, so that adding a year moves
 * nothing that is drawn.
 */
export function geometryOf(items: readonly YearIncome[]): Geometry {
  const years = yearColumns(items)
  const last = years.at(-1)?.year ?? 0
  const highest = Math.max(1, ...years.map(({ income }) => income))
  const xOf = (year: number) => -(last - year) * PITCH - SIZE.column
  const strips = inLanes(employerStrips(items))
  const lanes = Math.max(0, ...strips.map(({ lane }) => lane + 1))
  return {
    width: Math.max(0, years.length * PITCH - SIZE.gap),
    height: BASE + SIZE.year + lanes * (SIZE.strip + SIZE.stripGap),
    columns: years.map((column) => ({
      ...column,
      x: xOf(column.year),
      height: column.income === 0 ? 0 : Math.max(2, Math.round((SIZE.bar * column.income) / highest)),
    })),
    strips: strips.map(({ company, from, to, lane }) => {
      const width = (to - from) * PITCH + SIZE.column
      return {
        company,
        from,
        x: xOf(from),
        y: BASE + SIZE.year + lane * (SIZE.strip + SIZE.stripGap),
        width,
        text: fitted(company, width),
      }
    }),
  }
}

const LETTER = 13
const PADDING = 10

/** The part of a name that fits its strip; the table has the full name. */
export function fitted(name: string, width: number): string {
  const room = Math.floor((width - PADDING) / LETTER)
  const letters = [...name]
  return letters.length <= room ? name : `${letters.slice(0, Math.max(1, room - 1)).join('')}…`
}
