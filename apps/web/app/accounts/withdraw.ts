import { notices } from '@coffeeattack/domain/errors/notices'
import { DAY_MS, fullDayText, kstDay } from '@coffeeattack/domain/kst'
import { purgeAt } from '@coffeeattack/domain/profiles/withdrawal'
import { exits } from '@coffeeattack/domain/sessions/destinations'
import { tell } from '@coffeeattack/ui/ask'
import { queries } from '../api/queries.ts'
import { leave } from '../sessions/leave.ts'
import { pageGone } from '../sessions/take-exit.ts'

/** The day on which everything is erased, or null when it is erased at once (PRO-14). */
export function erasureDay(hadOffers: boolean, now: Date): string | null {
  return hadOffers ? fullDayText(kstDay(purgeAt(true, now))) : null
}

type Erasure = { at: Date; isErased: boolean }

/**
 * The sentence shown afterwards. Kept data is kept for weeks, so an erasure less than a day away is one that is being
 * retried.
 */
export function farewell(
  { at, isErased }: Erasure,
  now: Date,
): { title: string; body: string; button: string } {
  if (isErased) return notices.DELETE_DONE
  if (at.getTime() - now.getTime() <= DAY_MS) return notices.DELETE_DONE_SOON
  const { title, body, button } = notices.DELETE_DONE_KEPT
  return { title, body: `${body} ${fullDayText(kstDay(at))}에 모두 지워져요.`, button }
}

/** The account is gone: clears this browser at once (AUTH-7), says so, and goes home. */
export async function leaveForGood(erasure: Erasure, now: Date): Promise<never> {
  const { localStorage, sessionStorage, location } = window
  const { title, body, button } = farewell(erasure, now)
  leave(exits.accountDeleted, { queries, localStorage, sessionStorage }, () => {})
  await tell(title, body, button)
  location.replace(exits.accountDeleted.to)
  return pageGone()
}
