import { type SQL, sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient } from 'pg'

/**
 * Drizzle on the pool or on a transaction's connection; `$client` is for plain SQL. Without `transaction`, because
 * `Database.transaction` retries.
 */
export type Queries = Omit<NodePgDatabase, 'transaction'> & { $client: Pool | PoolClient }

/** The only place that creates a drizzle, because all need snake_case. */
export const queriesOver = (client: Pool | PoolClient): Queries => drizzle({ client, casing: 'snake_case' })

/** SQL text for the query builder; each `?` is replaced by the next value. */
export function asSql(text: string, ...values: readonly unknown[]): SQL {
  const [first = '', ...rest] = text.split('?')
  return sql.join([sql.raw(first), ...rest.flatMap((part, at) => [sql`${values[at]}`, sql.raw(part)])])
}
