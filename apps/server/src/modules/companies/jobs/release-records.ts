import { nextRelease, RECORD } from '@coffeeattack/domain/companies/record'
import type { Deps } from '../../../deps.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { type Alone, eachAlone } from '../../../platform/jobs/each-alone.ts'
import type { Job } from '../../../platform/jobs/job.ts'
import {
  answersToRelease,
  companiesAfter,
  dropPastBlocks,
  type Release,
  saveReleases,
  takeTurn,
} from './record-store.ts'
import { gatherAnswers } from './said-of-companies.ts'

const BATCH = 100

/**
 * The companies' records, once a day (KEEP-4): first what every person's word is by now, then the figures for which enough
 * more have spoken. Two runs at once take turns, and the second finds nobody new. A company whose record fails keeps its
 * old one and does not stop the others.
 */
async function releaseRecords(deps: Deps, alone: Alone): Promise<void> {
  const { db, clock } = deps
  const now = clock()
  for (let after: string | null = null; ;) {
    const companyIds: string[] = await companiesAfter(db.drizzle, after, BATCH)
    await alone.all(companyIds, (some) => db.transaction((tx) => releaseOf(tx, some, now, deps)))
    if (companyIds.length < BATCH) return
    after = companyIds.at(-1)!
  }
}

async function releaseOf(tx: Queries, companyIds: readonly string[], now: Date, { secrets }: Deps) {
  const since = new Date(now.getTime() - RECORD.windowMs)
  await takeTurn(tx)
  await gatherAnswers(tx, companyIds, { since, now })
  await dropPastBlocks(tx, companyIds, since)
  const standing = await answersToRelease(tx, companyIds, since)
  const releases = standing.flatMap(({ companyId, figure, answers, blocks, crowd }): Release[] => {
    const chance = chanceOf(`${companyId} ${figure} ${crowd}`, secrets)
    const next = nextRelease(figure, { answers, blocks, chance, now })
    return next ? [{ companyId, figure, ...next }] : []
  })
  if (releases.length > 0) await saveReleases(tx, releases, { since, now })
}

/** Known to nobody outside, and the same every night until somebody new answers or an answer changes. */
const chanceOf = (crowd: string, { mac }: Deps['secrets']): number =>
  Buffer.from(mac('record-chance', crowd), 'base64url').readUInt32BE() / 2 ** 32

export const releaseRecordsJob: Job = {
  name: 'release-records',
  cron: '30 4 * * *',
  run: (deps) => eachAlone('release-records', deps, (alone) => releaseRecords(deps, alone)),
}
