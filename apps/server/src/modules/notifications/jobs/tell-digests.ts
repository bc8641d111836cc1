import { CONSOLE, consolePaths } from '@coffeeattack/contract/pages'
import { DAY_MS, formatDay, kstDay } from '@coffeeattack/domain/kst'
import { digestDays, isDigestDue } from '@coffeeattack/domain/notifications/operator-delivery'
import { digestMail } from '@coffeeattack/domain/notifications/operator-mail'
import type { Deps } from '../../../deps.ts'
import { type Alone, eachAlone } from '../../../platform/jobs/each-alone.ts'
import type { Job } from '../../../platform/jobs/job.ts'
import { DEFAULT_READER, type OperatorReader, readersOf } from '../console/settings-store.ts'
import { postMail } from '../core/mails.ts'
import { claimDigest, type DigestReader, digestOf, readersWithoutDigest } from './digest-store.ts'

const PAGE = 200
const NAME = 'tell-digests'

/** In the morning one mail of what yesterday brought and what today asks for, at each reader's own hour (BIZ-7). */
export const tellDigests = (deps: Deps): Promise<void> =>
  eachAlone(NAME, deps, (alone) => tellEverybody(deps, alone))

export const tellDigestsJob: Job = { name: NAME, cron: '*/10 * * * *', run: tellDigests }

async function tellEverybody(deps: Deps, alone: Alone): Promise<void> {
  const { db, clock, stopping } = deps
  const now = clock()
  const day = formatDay(kstDay(now))
  let after: string | null = null
  do {
    const page: DigestReader[] = await readersWithoutDigest(db.drizzle, { day, after, limit: PAGE })
    const readers = await readersOf(
      db.drizzle,
      page.map(({ id }) => id),
    )
    for (const reader of page) {
      const { digest } = readers.get(reader.id) ?? DEFAULT_READER
      if (digest.on && isDigestDue(digest, now)) await alone.one(() => tellOne(reader, digest, deps))
    }
    after = page.length === PAGE ? page.at(-1)!.id : null
  } while (after && !stopping.aborted)
}

/** Once a day, however often it is tried; a day on which there is nothing to say counts too. */
async function tellOne(
  reader: DigestReader,
  { weekdaysOnly }: OperatorReader['digest'],
  deps: Deps,
): Promise<void> {
  const { db, clock, ids, settings } = deps
  const now = clock()
  const day = formatDay(kstDay(now))
  await db.transaction(async (tx) => {
    if (!(await claimDigest(tx, { id: ids.next(), operatorId: reader.id, day, now }))) return
    const digest = await digestOf(tx, reader, { ...digestDays(weekdaysOnly, now), day, now })
    const letter = digestMail(digest, settings.appOrigin + CONSOLE + consolePaths.notices())
    if (!letter) return
    const expiresAt = new Date(now.getTime() + DAY_MS / 2)
    await postMail(tx, { kind: 'NEWS', to: reader.email, letter, expiresAt }, deps)
  })
}
