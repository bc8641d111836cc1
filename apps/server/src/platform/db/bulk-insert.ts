import { getTableName } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from './queries.ts'

/**
 * Many rows in one statement with one parameter: PostgreSQL reads them out of a JSON text by the table's own types.
 * A column that any row names is written for all of them, so rows of one call name the same columns.
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
