import { type PayRow, payColumns } from '@coffeeattack/domain/pacts/document-shape'
import { INK, type Look, px, type Sheet, type Tagged } from './sheet.ts'

/** Where each column stands, of the 674 pixels between the margins. */
const columns = [
  { name: 'name', x: 0, width: 92, align: 'left' },
  { name: 'agreed', x: 84, width: 162, align: 'right' },
  { name: 'how', x: 262, width: 160, align: 'left' },
  { name: 'offered', x: 400, width: 168, align: 'right' },
  { name: 'difference', x: 574, width: 100, align: 'right' },
] as const

type Column = (typeof columns)[number]

const LINE = px(19.8)
const PADDING = px(14)

/** The pay table: what was agreed, how it is paid, what was offered, and the difference (PACT-2). */
export function drawPayTable(sheet: Sheet, rows: readonly PayRow[]): void {
  const table = sheet.open('Table')
  sheet.rule(sheet.y, { ink: INK.text, thick: 1.5 })
  const heads = columns.map((column) => headCell(sheet, column))
  sheet.add(sheet.tag('TR', heads), table)
  sheet.y += LINE + PADDING
  for (const row of rows) {
    const height = Math.max(1, row.difference.length) * LINE + PADDING
    sheet.fit(height)
    sheet.rule(sheet.y, row.level === 'SUM' ? { ink: INK.text, thick: 1.5 } : {})
    const cells = columns.map((column) =>
      sheet.tag(column.name === 'name' ? 'TH' : 'TD', () => drawCell(sheet, column, row)),
    )
    sheet.add(sheet.tag('TR', cells), table)
    sheet.y += height
  }
  table.end()
  sheet.rule(sheet.y, { ink: INK.field })
}

function headCell(sheet: Sheet, column: Column): Tagged {
  const look = { size: 12.5, leading: 1.5, ink: INK.third, align: column.align }
  return sheet.tag('TH', () => void sheet.text(payColumns[column.name], placeOf(sheet, column), look))
}

function drawCell(sheet: Sheet, column: Column, row: PayRow): void {
  const place = placeOf(sheet, column)
  const look = lookOf(column, row)
  if (column.name !== 'difference') {
    const indent = column.name === 'name' && row.level === 'PART' ? px(14) : 0
    sheet.text(row[column.name], { ...place, x: place.x + indent }, look)
    return
  }
  for (const [index, line] of row.difference.entries())
    sheet.text(line, { ...place, y: place.y + LINE * index }, look)
}

function lookOf({ name, align }: Column, { level, isLower, isStrong }: PayRow): Look {
  const look = { size: 13.2, leading: 1.5, align, isTabular: true }
  if (level === 'PART') return { ...look, ink: INK.second }
  if (name === 'name') return { ...look, bold: true }
  if (level === 'SUM')
    return name === 'difference' ? { ...look, size: 12.5, leading: 1.55 } : { ...look, bold: true }
  if (name === 'agreed') return { ...look, bold: isStrong }
  return name === 'difference' ? { ...look, bold: isLower } : look
}

const placeOf = (sheet: Sheet, { x, width }: Column) => ({
  x: sheet.left + px(x),
  y: sheet.y + px(7),
  width: px(width),
})
