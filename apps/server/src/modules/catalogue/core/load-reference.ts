import { createHash } from 'node:crypto'
import { insertAll } from '../../../platform/db/bulk-insert.ts'
import type { Database } from '../../../platform/db/connect.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import {
  jobs,
  loadedLists,
  majors,
  techStackNames,
  universities,
} from '../../../platform/db/schema/catalogue.ts'
import { surveyQuestions } from '../../../platform/db/schema/desk.ts'
import { jobRows, majorRows, surveyRows, techStackRows, universityRows } from './reference-rows.ts'

/** The key of an advisory lock, so that processes load one after the other. Any unused number will do. */
const LOCK = 0x5eed_da7a

/**
 * Loads the lists that every installation needs (jobs, techniques, schools, majors, survey questions) if they changed since the
 * last time. Returns whether they did.
 */
export async function loadReference(db: Pick<Database, 'transaction'>): Promise<boolean> {
  const lists = {
    jobs: jobRows(),
    techStack: techStackRows(),
    universities: universityRows(),
    majors: majorRows(),
    surveys: surveyRows(),
  }
  const hash = createHash('sha256').update(JSON.stringify(lists)).digest('hex')
  return db.transaction(async (tx) => {
    await tx.$client.query('select pg_advisory_xact_lock($1)', [LOCK])
    if ((await loadedHash(tx)) === hash) return false
    // Other tables refer to these rows by name only, and readers see the old ones until the commit.
    for (const table of [jobs, techStackNames, universities, majors, surveyQuestions]) await tx.delete(table)
    await insertAll(tx, jobs, lists.jobs)
    await insertAll(tx, techStackNames, lists.techStack)
    await insertAll(tx, universities, lists.universities)
    await insertAll(tx, majors, lists.majors)
    await insertAll(tx, surveyQuestions, lists.surveys)
    await keepHash(tx, hash)
    return true
  })
}

async function loadedHash(tx: Queries): Promise<string | null> {
  const [row] = await tx.select().from(loadedLists)
  return row?.hash ?? null
}

async function keepHash(tx: Queries, hash: string): Promise<void> {
  await tx
    .insert(loadedLists)
    .values({ id: 1, hash })
    .onConflictDoUpdate({ target: loadedLists.id, set: { hash } })
}
