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

/** Two processes that start at once load one after the other; any number that nobody else uses will do. */
const LOCK = 0x5eed_da7a

/**
 * The lists that every installation needs: jobs, techniques, schools, majors, survey questions. They are loaded
 * when they differ from what was loaded last. Answers whether that was so.
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
    // Nothing refers to these rows but by their words, and readers keep the old ones until the commit.
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
