import { DAY_MS, formatDay, kstDay } from '@coffeeattack/domain/kst'
import { SUGGESTIONS } from '@coffeeattack/domain/suggestions/interest'
import { sql } from 'drizzle-orm'
import type { Deps } from '../../../deps.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { suggestionSettings } from '../../../platform/db/schema/suggestions.ts'
import { eachAlone } from '../../../platform/jobs/each-alone.ts'
import type { Job } from '../../../platform/jobs/job.ts'
import { receivesOffers } from '../../candidates/core/sql.ts'
import { tellPeople } from '../../notifications/core/tell-people.ts'
import { isClosed } from '../../positions/core/sql.ts'
import { suggestPositions } from '../core/suggest-positions.ts'
import { wantsSuggestions } from '../core/sql.ts'
import { positionsOfGroup } from '../core/positions-store.ts'

const PAGE = 200
/** Who was not here for so long is not called back by this. */
const PRESENT_MS = 60 * DAY_MS

/** What opened before this is new to nobody; a run that was missed makes up for it within. */
const NEW_MS = 2 * SUGGESTIONS.tellEveryDays * DAY_MS

type Waiting = { id: string; jobLabel: string; since: Date }

/**
 * Tells people of positions that suit them and opened since they last looked or were told, at most weekly (MATCH-1). Only of the job groups
 * in which something opened at all; its time grows with the people of these.
 */
export function tellSuggestions(deps: Deps): Promise<void> {
  const { db, clock } = deps
  const now = clock()
  return eachAlone('tell-suggestions', deps, async (alone) => {
    for (let after: string | null = null; ;) {
      const page: Waiting[] = await waitingPeople(db.drizzle, { now, after })
      for (const person of page) await alone.one(() => tellOf(person, now, deps))
      if (page.length < PAGE) return
      after = page.at(-1)!.id
    }
  })
}

export const tellSuggestionsJob: Job = {
  name: 'tell-suggestions',
  cron: '20 11 * * 2',
  run: tellSuggestions,
}

async function tellOf({ id: userId, jobLabel, since }: Waiting, now: Date, deps: Deps): Promise<void> {
  const { db, ids } = deps
  const asked = { userId, now, today: formatDay(kstDay(now)) }
  const opened = (await positionsOfGroup(db.drizzle, asked, jobLabel)).filter((row) => row.createdAt > since)
  const found = await suggestPositions(userId, opened, deps)
  const companies = found.filter(({ suggestion }) => suggestion.sum > 0).length
  if (companies === 0) return
  await db.transaction(async (tx) => {
    // Another process may have told the person meanwhile.
    const told = await tx
      .insert(suggestionSettings)
      .values({ userId, toldAt: now })
      .onConflictDoUpdate({
        target: suggestionSettings.userId,
        set: { toldAt: now },
        setWhere: sql`${suggestionSettings.toldAt} is null or ${suggestionSettings.toldAt} <= ${weekAgo(now)}`,
      })
      .returning({ userId: suggestionSettings.userId })
    if (told.length === 0) return
    const subject = `${userId}:${formatDay(kstDay(now))}`
    await tellPeople(tx, [{ type: 'SUGGESTION', subject, userId, content: { companies } }], { ids, now })
  })
}

const weekAgo = (now: Date): Date => new Date(now.getTime() - SUGGESTIONS.tellEveryDays * DAY_MS)

async function waitingPeople(
  db: Queries,
  { now, after }: { now: Date; after: string | null },
): Promise<Waiting[]> {
  const { rows } = await db.$client.query<Waiting>(
    `select u.id, u.job_label as "jobLabel", coalesce(greatest(w.seen_at, w.told_at), $5) as since
     from users u left join suggestion_settings w on w.user_id = u.id
     where ${receivesOffers('u', '$1')} and ${wantsSuggestions('u.id')} and u.last_active_at > $3
       and (w.told_at is null or w.told_at <= $2) and ($4::uuid is null or u.id > $4)
       and u.job_label in (select p.job_label from positions p where not ${isClosed('p')} and p.created_at > $5)
     order by u.id limit ${PAGE}`,
    [now, weekAgo(now), new Date(now.getTime() - PRESENT_MS), after, new Date(now.getTime() - NEW_MS)],
  )
  return rows
}
