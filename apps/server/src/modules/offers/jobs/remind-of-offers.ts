import { remindedDays, reminderNow } from '@coffeeattack/domain/offers/reminders'
import { deadlineOf } from '@coffeeattack/domain/offers/deadline'
import type { Deps } from '../../../deps.ts'
import { type Alone, eachAlone } from '../../../platform/jobs/each-alone.ts'
import type { Job } from '../../../platform/jobs/job.ts'
import { type CandidateNotification, tellPeople } from '../../notifications/core/tell-people.ts'
import { reminderOf, type SubjectKind } from '../core/store.ts'
import { holdOpenUntil, kinds, type OpenSubject, openUntil, peopleToTell, tellDelivered } from './store.ts'

/** A worker that was down longer than this notifies nobody afterwards; people see the offers in the app. */
const LOOK_BACK_MS = 60 * 60_000

/** Tells open streams of offers when their undo period ends. */
export function tellOffers(deps: Deps): Promise<void> {
  const { db, clock } = deps
  const now = clock()
  const span = { since: new Date(now.getTime() - LOOK_BACK_MS), now }
  return eachAlone('tell-offers', deps, async (alone) => {
    const userIds = await peopleToTell(db.drizzle, span)
    await alone.all(userIds, (some) => db.transaction((tx) => tellDelivered(tx, some, span)))
  })
}

export const tellOffersJob: Job = { name: 'tell-offers', cron: '* * * * *', run: tellOffers }

const PAGE = 500

/** Reminds three days and one day before the last day, and on it. A missed day is made up for later. */
export const remindOfOffersJob: Job = {
  name: 'remind-of-offers',
  cron: '0 10 * * *',
  run: (deps) =>
    eachAlone('remind-of-offers', deps, async (alone) => {
      for (const kind of kinds) await remindOf(kind, deps, alone)
    }),
}

async function remindOf(kind: SubjectKind, { db, ids, clock }: Deps, alone: Alone): Promise<void> {
  const now = clock()
  const days = remindedDays(now)
  for (let after: OpenSubject | null = null; ;) {
    const page: OpenSubject[] = await openUntil(db.drizzle, kind, { days, now, after, limit: PAGE })
    await alone.all(page, (some) =>
      db.transaction(async (tx) => {
        const held = await holdOpenUntil(tx, kind, { days, now, ids: some.map(({ id }) => id) })
        const reminders = held.flatMap((open) => reminderFor(kind, open, now) ?? [])
        await tellPeople(tx, reminders, { ids, now })
      }),
    )
    if (page.length < PAGE) return
    after = page.at(-1)!
  }
}

function reminderFor(kind: SubjectKind, open: OpenSubject, now: Date): CandidateNotification | null {
  const reminder = reminderNow(deadlineOf(open.expiryDay), now)
  if (!reminder) return null
  const content = { [`${kind}Id`]: open.id, reminder: reminder.key }
  return { ...reminderOf(open.id, reminder.key), userId: open.candidateId, content }
}
