import pg from 'pg'
import { vi } from 'vitest'
import { withClient } from '../with-client.ts'
import type { TestDatabase } from './test-database.ts'

/** Query plans of what the service sends: statements are captured and explained, never retyped. */

export type Statement = { text: string; values: unknown[] }

/** All statements that the work sends, over any connection, in order. */
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

type Step = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows'?: number
  'Actual Loops'?: number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Step[]
}
const stepsOf = (step: Step): Step[] => [step, ...(step.Plans ?? []).flatMap(stepsOf)]

/** The indexes a statement uses, the tables it scans completely, and whether it sorts. */
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

/** The cost of the work: its statements and the rows they read, including rows that were filtered out. */
export async function costOf(db: TestDatabase, work: () => Promise<unknown>) {
  const sent = await statementsOf(work)
  const steps: Step[] = []
  await withClient(db.connection, async (client) => {
    // PostgreSQL scans small tables completely. High row costs make it plan as for millions of rows: with an index, if there is one.
    await client.query('set enable_seqscan = off')
    await client.query('set cpu_tuple_cost = 1')
    await client.query('set cpu_index_tuple_cost = 1')
    for (const { text, values } of sent.filter(isExplained)) {
      // Explaining runs the statement again, so it runs in a transaction that is rolled back.
      await client.query('begin')
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Step }] }>(
        `explain (analyze, buffers off, timing off, format json) ${text}`,
        values,
      )
      await client.query('rollback')
      steps.push(...stepsOf(rows[0]!['QUERY PLAN'][0].Plan))
    }
  })
  const reading = steps.filter((step) => TABLE_SCANS.test(step['Node Type']) && readBy(step) > 0)
  return {
    statements: sent.map(({ text }) => text),
    rowsRead: reading.reduce((sum, step) => sum + readBy(step), 0),
    /** Where the rows were read, to find out why there are so many. */
    scans: reading.map(
      (step) => `${readBy(step)} ${step['Node Type']} ${step['Relation Name'] ?? step['Index Name']}`,
    ),
  }
}

const TABLE_SCANS = /^(Seq|Index|Index Only|Bitmap Index|Bitmap Heap|Sample|Tid.*) Scan$/
const isExplained = ({ text }: Statement) => /^\s*(select|with|insert|update|delete)\b/i.test(text)

function readBy(step: Step): number {
  const kept = step['Actual Rows'] ?? 0
  const removed = (step['Rows Removed by Filter'] ?? 0) + (step['Rows Removed by Index Recheck'] ?? 0)
  return Math.round((kept + removed) * (step['Actual Loops'] ?? 1))
}

/** Inserts many rows without checking references or running triggers. */
export async function insertInBulk(db: TestDatabase, inserts: readonly [text: string, values?: unknown[]][]) {
  await withClient(db.connection, async (client) => {
    await client.query('set session_replication_role = replica')
    for (const [text, values] of inserts) await client.query(text, values)
  })
}
