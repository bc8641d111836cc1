import { type SuggestionState, suggestionState } from '@coffeeattack/domain/suggestions/interest'
import type { Queries } from '../../../platform/db/queries.ts'
import { suggestionSettings } from '../../../platform/db/schema/suggestions.ts'
import { hasNotLeft } from '../../accounts/core/sql.ts'
import { receivesOffers } from '../../candidates/core/sql.ts'

export type Standing = {
  state: SuggestionState
  seenAt: Date | null
  jobLabel: string | null
  skills: number
}

/** How the person stands to suggestions now. The row is read each time and never kept, so a switch holds at once on every process. */
export async function standingOf(db: Queries, userId: string, now: Date): Promise<Standing | null> {
  const { rows } = await db.$client.query<{
    isOff: boolean
    isActive: boolean
    seenAt: Date | null
    jobLabel: string | null
    skills: number
  }>({
    name: 'suggestion-standing',
    text: `select coalesce(w.is_off, false) as "isOff", ${receivesOffers('u', '$2')} as "isActive", w.seen_at as "seenAt",
             u.job_label as "jobLabel", cardinality(u.tech_stack) as skills
           from users u left join suggestion_settings w on w.user_id = u.id
           where u.id = $1 and ${hasNotLeft('u')}`,
    values: [userId, now],
  })
  const row = rows[0]
  return row ? { ...row, state: suggestionState(row) } : null
}

/** Switches suggestions on or off; the last word of two tabs counts. */
export async function switchTo(tx: Queries, userId: string, isOff: boolean, now: Date): Promise<void> {
  await tx
    .insert(suggestionSettings)
    .values({ userId, isOff, switchedAt: now })
    .onConflictDoUpdate({ target: suggestionSettings.userId, set: { isOff, switchedAt: now } })
}

export async function markSeen(tx: Queries, userId: string, now: Date): Promise<void> {
  await tx
    .insert(suggestionSettings)
    .values({ userId, seenAt: now })
    .onConflictDoUpdate({ target: suggestionSettings.userId, set: { seenAt: now } })
}
