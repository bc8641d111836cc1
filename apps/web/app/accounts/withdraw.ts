import { notices } from '@coffeeattack/domain/errors/notices'
import { DAY_MS, fullDayText, kstDay } from '@coffeeattack/domain/kst'
import { purgeAt } from '@coffeeattack/domain/profiles/withdrawal'
import { exits } from '@coffeeattack/domain/sessions/destinations'
import { tell } from '@coffeeattack/ui/ask'
import { queries } from '../api/queries.ts'
import { leave } from '../sessions/leave.ts'
import { pageGone } from '../sessions/take-exit.ts'

/** The day on which everything is erased, or null when that happens at once (PRO-14). */
export function erasureDay(hadOffers: boolean, now: Date): string | null {
  return hadOffers ? fullDayText(kstDay(purgeAt(true, now))) : null
}

/** What is said afterwards. Kept data is kept for weeks; anything nearer is the browser's clock being slow. */
export function farewell(erasedAt: Date, now: Date): { title: string; body: string; button: string } {
  const kept = erasedAt.getTime() - now.getTime() > DAY_MS
  const { title, body, button } = kept ? notices.DELETE_DONE_KEPT : notices.DELETE_DONE
  return { title, body: kept ? `${body} ${fullDayText(kstDay(erasedAt))}에 모두 지워져요.` : body, button }
}

/** The account is gone: this browser forgets it at once (AUTH-7), says so, and goes home. */
export async function leaveForGood(erasedAt: Date, now: Date): Promise<never> {
  const { localStorage, sessionStorage, location } = window
  const { title, body, button } = farewell(erasedAt, now)
  leave(exits.accountDeleted, { queries, localStorage, sessionStorage }, () => {})
  await tell(title, body, button)
  location.replace(exits.accountDeleted.to)
  return pageGone()
}
