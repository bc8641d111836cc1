import { kstDay } from '@coffeeattack/domain/kst'
import type { Deps } from '../../../deps.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { eachAlone } from '../../../platform/jobs/each-alone.ts'
import type { Job } from '../../../platform/jobs/job.ts'
import { tellPeople } from '../../notifications/core/tell-people.ts'
import { tellSenders } from '../../notifications/core/tell.ts'
import { closeTalks } from '../../rooms/core/store.ts'
import { bySystem, dropNotifications, record, type SubjectKind, subjectOf } from '../core/store.ts'
import { type ExpiredSubject, expireDue, expireOffersOf, kinds, lapsed } from './store.ts'

const BATCH = 500

/**
 * Marks expired offers and notifies. Readers treat an offer as expired from the end of its last day (OFR-12),
 * so the delay of up to five minutes does not matter.
 */
export const expireOffersJob: Job = {
  name: 'expire-offers',
  cron: '*/5 * * * *',
  run: (deps) =>
    eachAlone('expire-offers', deps, async (alone) => {
      for (const kind of kinds)
        for (let after: string | null = null; ;) {
          const page = { today: kstDay(deps.clock()), after, limit: BATCH }
          const due: string[] = await lapsed(deps.db.drizzle, kind, page)
          await alone.all(due, (some) => expire(kind, some, deps))
          if (due.length < BATCH) break
          after = due.at(-1)!
        }
    }),
}

function expire(kind: SubjectKind, lapsedIds: readonly string[], { db, ids, clock }: Deps): Promise<void> {
  const now = clock()
  return db.transaction(async (tx) => {
    const due = await expireDue(tx, kind, { today: kstDay(now), ids: lapsedIds })
    await record(tx, [
      ...due.map(({ id, endedAt }) => bySystem(subjectOf({ kind, id }), { event: 'EXPIRED', at: endedAt! })),
      ...(kind === 'group' ? await eventsInside(tx, due) : []),
    ])
    const dueIds = due.map(({ id }) => id)
    await dropNotifications(tx, dueIds, now)
    if (kind === 'offer' && dueIds.length > 0) await closeTalks(tx, dueIds, now)
    await tellPeople(
      tx,
      due.map(({ id, candidateId }) => ({
        type: 'OFFER_REMINDER',
        subject: `${id}:EXPIRED`,
        userId: candidateId,
        content: { [`${kind}Id`]: id, reminder: 'EXPIRED' },
      })),
      { ids, now },
    )
    await tellSenders(
      tx,
      due.map(({ id, operatorId, companyId }) => ({
        type: 'OFFER_EXPIRED',
        subject: id,
        operatorId,
        companyId,
        content: { [`${kind}Id`]: id },
      })),
      { ids, now },
    )
  })
}

async function eventsInside(tx: Queries, groups: readonly ExpiredSubject[]) {
  const offers = await expireOffersOf(
    tx,
    groups.map(({ id }) => id),
  )
  return offers.map(({ endedAt, ...subject }) => bySystem(subject, { event: 'EXPIRED', at: endedAt! }))
}
