export type Cell = string | number | null

/** Signs that make a spreadsheet take a text for a formula, or with a tab or line break smuggle one in. */
const FORMULA = /^[\s\u200b\ufeff]*[=+\-@\t\r\n＝＋－＠]|^[\t\r\n]/u

/** A table for spreadsheets: byte order mark for the Hangul, CRLF, every text quoted and none of it a formula. */
export function csvText(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return `\ufeff${[header, ...rows].map((row) => `${row.map(cellText).join(',')}\r\n`).join('')}`
}

function cellText(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const inert = FORMULA.test(cell) ? `'${cell}` : cell
  return `"${inert.replaceAll('"', '""')}"`
}
