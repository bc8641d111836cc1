import type { Deps } from '../../../deps.ts'
import type { Job } from '../../../platform/jobs/job.ts'
import { keptFilePages, knownKeys, markLost } from '../core/store.ts'

/** Where bytes and rows do not agree, by the keys of the store: after a restore the one may be older than the other. */
export type Mismatch = { readonly withoutRow: readonly string[]; readonly withoutBytes: readonly string[] }

type MatchingDeps = Pick<Deps, 'db' | 'files' | 'clock' | 'stopping'>

const PAGE = 500
const AT_ONCE = 20

/**
 * Compares every stored file with its row. A row is there before its bytes are, so bytes without one belong to nobody
 * any more; and a row whose bytes are lost stands in a profile as a file that cannot be opened. To mend is to remove
 * the bytes, and to empty the field, so that its owner sees it and can send the file again.
 */
export async function matchFiles({ mend }: { mend: boolean }, deps: MatchingDeps): Promise<Mismatch> {
  const withoutRow = await bytesWithoutRow(deps)
  const withoutBytes = await rowsWithoutBytes(deps)
  if (mend) {
    for (const key of withoutRow) await deps.files.remove(key)
    for (const key of withoutBytes) await markLost(deps.db.drizzle, key, deps.clock())
  }
  return { withoutRow, withoutBytes }
}

async function bytesWithoutRow({ db, files, stopping }: MatchingDeps): Promise<string[]> {
  const found: string[] = []
  let page: string[] = []
  async function look(): Promise<void> {
    const known = await knownKeys(db.drizzle, page)
    found.push(...page.filter((key) => !known.has(key)))
    page = []
  }
  for await (const key of files.keys()) {
    if (page.push(key) === PAGE) await look()
    if (stopping.aborted) return found
  }
  await look()
  return [...new Set(found)]
}

async function rowsWithoutBytes({ db, files, stopping }: MatchingDeps): Promise<string[]> {
  const found: string[] = []
  for await (const keys of keptFilePages(db.drizzle, AT_ONCE)) {
    const sizes = await Promise.all(keys.map((key) => files.size(key)))
    found.push(...keys.filter((_, at) => sizes[at] === null))
    if (stopping.aborted) break
  }
  return found
}

/**
 * Every Sunday, and it only tells: were the settings to name another database or another bucket, everything would seem
 * lost. Mending is a command that a person gives.
 */
export const matchFilesJob: Job = {
  name: 'match-files',
  cron: '15 5 * * 0',
  async run(deps) {
    const { withoutRow, withoutBytes } = await matchFiles({ mend: false }, deps)
    if (withoutRow.length + withoutBytes.length === 0) return
    deps.log.error(
      { withoutRow: withoutRow.length, withoutBytes: withoutBytes.length },
      'files and rows do not agree',
    )
  },
}
