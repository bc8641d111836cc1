import pg from 'pg'
import { vi } from 'vitest'
import { withClient } from '../with-client.ts'
import type { TestDatabase } from './test-database.ts'

/** How the database answers what the service sends: the statements themselves are caught and explained, never retyped. */

export type Statement = { text: string; values: unknown[] }

/** Every statement that the work sends, over whatever connection, in its order. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await work()
    return spy.mock.calls.map((sent) => statementIn(sent as unknown as Sent))
  } finally {
    spy.mockRestore()
  }
}

type Sent = [query: string | Partial<Statement>, values?: unknown[]]

function statementIn([query, values = []]: Sent): Statement {
  if (typeof query === 'string') return { text: query, values }
  return { text: query.text ?? '', values: query.values ?? values }
}

type Step = { 'Node Type': string; 'Relation Name'?: string; 'Index Name'?: string; Plans?: Step[] }
const stepsOf = (step: Step): Step[] => [step, ...(step.Plans ?? []).flatMap(stepsOf)]

/** The indexes a statement goes through, the tables it reads from end to end, and whether it must sort. */
export async function planOf(db: TestDatabase, { text, values }: Statement) {
  const { rows } = await db.pool.query<{ 'QUERY PLAN': [{ Plan: Step }] }>(
    `explain (format json) ${text}`,
    values,
  )
  const steps = stepsOf(rows[0]!['QUERY PLAN'][0].Plan)
  return {
    indexes: [...new Set(steps.flatMap((step) => step['Index Name'] ?? []))].toSorted(),
    wholeTables: steps.flatMap((step) => (step['Node Type'] === 'Seq Scan' ? [step['Relation Name']!] : [])),
    sorts: steps.some((step) => step['Node Type'].includes('Sort')),
  }
}

/** Rows by the thousand, without a look at every reference and for as long as it takes. */
export async function insertInBulk(db: TestDatabase, inserts: readonly [text: string, values?: unknown[]][]) {
  await withClient(db.connection, async (client) => {
    await client.query('set session_replication_role = replica')
    for (const [text, values] of inserts) await client.query(text, values)
  })
}
