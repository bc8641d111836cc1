import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import type { Deps } from '../../../deps.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { eachAlone } from '../../../platform/jobs/each-alone.ts'
import type { Job } from '../../../platform/jobs/job.ts'
import { hasNotLeft } from '../../accounts/core/sql.ts'
import { changePact } from '../core/change-pact.ts'
import { pactIsOpen } from '../core/sql.ts'

const BATCH = 200

/** Closes versions whose last day is over, and tells both sides (PACT-8). Readers take them for closed from that moment on. */
export const lapsePactsJob: Job = {
  name: 'lapse-pacts',
  cron: '*/5 * * * *',
  run: (deps) =>
    eachAlone('lapse-pacts', deps, async (alone) => {
      for (let after: string | null = null; ;) {
        const today = formatDay(kstDay(deps.clock()))
        const due: Due[] = await dueVersions(deps.db.drizzle, { today, after, limit: BATCH })
        for (const one of due) await alone.one(() => lapseOne(one, deps))
        if (due.length < BATCH) return
        after = due.at(-1)!.pactId
      }
    }),
}

/** Whoever touches a version that is over closes it, so nothing more is to be done. */
async function lapseOne({ pactId, candidateId }: Due, deps: Deps): Promise<void> {
  await changePact({ party: { side: 'candidate', userId: candidateId }, pactId }, deps, async () => {})
}

type Due = { pactId: string; candidateId: string }

/** A version with a request to sign on a phone waits for that: it may have been signed in time. */
async function dueVersions(
  db: Queries,
  { today, after, limit }: { today: string; after: string | null; limit: number },
): Promise<Due[]> {
  const { rows } = await db.$client.query<Due>(
    `select v.pact_id as "pactId", p.candidate_id as "candidateId"
     from pact_versions v join pacts p on p.id = v.pact_id and ${pactIsOpen('p')}
       join coffeechats k on k.id = p.coffeechat_id
       join users u on u.id = p.candidate_id and ${hasNotLeft('u')}
     where v.end is null and v.until_day < $1 and ($2::uuid is null or v.pact_id > $2)
       and not exists (select from pact_signatures s where s.pact_id = v.pact_id and s.state = 'ASKED')
     order by v.pact_id limit $3`,
    [today, after, limit],
  )
  return rows
}
