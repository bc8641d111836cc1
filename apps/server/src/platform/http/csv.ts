export type Cell = string | number | null

/** Beginnings that a spreadsheet would run as a formula, also behind a tab or a line break. */
const FORMULA = /^[\s\u200b\ufeff]*[=+\-@\t\r\n＝＋－＠]|^[\t\r\n]/u

/** CSV for spreadsheets: with a byte order mark for Hangul, CRLF, every text quoted, formulas disarmed. */
export function csvText(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return `\ufeff${[header, ...rows].map((row) => `${row.map(cellText).join(',')}\r\n`).join('')}`
}

function cellText(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const inert = FORMULA.test(cell) ? `'${cell}` : cell
  return `"${inert.replaceAll('"', '""')}"`
}
