import { remindedDays, reminderNow } from '@coffeeattack/domain/offers/reminders'
import { deadlineOf } from '@coffeeattack/domain/offers/deadline'
import type { Deps } from '../../../deps.ts'
import type { Job } from '../../../platform/jobs/job.ts'
import { type PersonNotice, tellPeople } from '../../notifications/core/tell.ts'
import { reminderOf } from '../core/announce.ts'
import type { SubjectKind } from '../core/store.ts'
import { kinds, type OpenSubject, openUntil } from './store.ts'

const PAGE = 500

/** Three days before the last day, one day before, and on it. A day that nobody was up at ten is made up for later. */
export const remindOfOffersJob: Job = {
  name: 'remind-of-offers',
  cron: '0 10 * * *',
  async run(deps) {
    for (const kind of kinds) await remindOf(kind, deps)
  },
}

async function remindOf(kind: SubjectKind, deps: Deps): Promise<void> {
  const now = deps.clock()
  let page = await remindPage(kind, null, now, deps)
  while (page.length === PAGE) page = await remindPage(kind, page.at(-1)!, now, deps)
}

function remindPage(
  kind: SubjectKind,
  after: OpenSubject | null,
  now: Date,
  { db, ids }: Deps,
): Promise<OpenSubject[]> {
  return db.transaction(async (tx) => {
    const page = await openUntil(tx, kind, { days: remindedDays(now), now, after, limit: PAGE })
    await tellPeople(
      tx,
      page.flatMap((open) => reminderFor(kind, open, now) ?? []),
      { ids, now },
    )
    return page
  })
}

function reminderFor(kind: SubjectKind, open: OpenSubject, now: Date): PersonNotice | null {
  const reminder = reminderNow(deadlineOf(open.expiryDay), now)
  if (!reminder) return null
  const content = { [`${kind}Id`]: open.id, reminder: reminder.key }
  return { ...reminderOf(open.id, reminder.key), userId: open.candidateId, content }
}
