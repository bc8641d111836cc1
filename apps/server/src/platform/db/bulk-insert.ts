import { getTableName } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from './queries.ts'

/**
 * Inserts many rows with one statement and one JSON parameter. A column that any row has is written for all rows (null
 * where it is missing), so all rows of a call should have the same columns.
 */
export async function insertAll<Table extends PgTable>(
  db: Queries,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  if (rows.length === 0) return
  const fields = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const columns = fields.map((field) => `"${toSnakeCase(field)}"`).join(', ')
  const name = getTableName(table)
  await db.$client.query(
    `insert into ${name} (${columns}) select ${columns} from json_populate_recordset(null::${name}, $1::json)`,
    [JSON.stringify(rows.map((row) => inDatabaseNames(row, fields)))],
  )
}

function inDatabaseNames(row: Record<string, unknown>, fields: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [toSnakeCase(field), row[field] ?? null]))
}
