import { type SQL, sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient } from 'pg'

/**
 * What a store takes: drizzle over the pool, or over one transaction's connection. `$client` is for plain SQL.
 * Transactions begin at `Database.transaction` alone, which retries them.
 */
export type Queries = Omit<NodePgDatabase, 'transaction'> & { $client: Pool | PoolClient }

/** The schema's camelCase columns are snake_case in the database: every drizzle is made here, so none forgets. */
export const queriesOver = (client: Pool | PoolClient): Queries => drizzle({ client, casing: 'snake_case' })

/** SQL text of ours inside the query builder: each `?` in it stands for the next of the values. */
export function asSql(text: string, ...values: readonly unknown[]): SQL {
  const [first = '', ...rest] = text.split('?')
  return sql.join([sql.raw(first), ...rest.flatMap((part, at) => [sql`${values[at]}`, sql.raw(part)])])
}
