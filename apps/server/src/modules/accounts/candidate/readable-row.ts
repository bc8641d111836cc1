import type { Secrets } from '../../../platform/crypto/secrets.ts'

/** Other people's ids, and what only our machinery reads. */
const OTHERS =
  /_hash$|^(operator_id|sender_id|actor_id|reader_id|handled_by|store_key|dedupe_key|session_sealed)$/

/** A row as its owner reads it: sealed text opened, names as the API writes them. */
export function readable(table: string, row: Record<string, unknown>, secrets: Secrets) {
  const columns = Object.entries(row).flatMap(([column, value]): [string, unknown][] => {
    if (OTHERS.test(column)) return []
    if (!column.endsWith('_sealed')) return [[camelCase(column), value]]
    const clear = column.replace(/_sealed$/, '')
    if (typeof value === 'string') return [[camelCase(clear), secrets.open(value, `${table}.${column}`)]]
    // What is not sealed yet stands beside it.
    return clear in row ? [] : [[camelCase(clear), null]]
  })
  return Object.fromEntries(columns)
}

const camelCase = (column: string) =>
  column.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
