import { hasNotLeft } from '../../accounts/core/sql.ts'
import { notTakenBack } from '../../offers/core/sql.ts'

/*
 * Conditions about rows of the safety tables as SQL text. The argument is the alias of the row; times are parameter positions.
 */

export const caseIsOpen = (row: string): string => `${row}.closed_at is null`

/** The reporter did not take it back, and has not left. */
export const reportStands = (row: string): string =>
  `(${row}.withdrawn_at is null and exists (select from users u where u.id = ${row}.user_id and ${hasNotLeft('u')}))`

/** The sender can send nothing: the SQL of the domain's `isInForce` (FIRM-9). */
export const stopIsInForce = (row: string, now: string): string =>
  `(${row}.ended_at is null and (${row}.confirmed_at is not null or ${row}.until > ${now}))`

/** The company was taken down with a waiting offer in its hands, so the candidate is told why it ended. */
export const isTakenDown = (companyId: string): string =>
  `exists (select from takedowns down where down.company_id = ${companyId})`

/** A signal of an offer that was taken back before it arrived tells of nothing. */
export const signalStands = (row: string): string =>
  `(exists (select from users u where u.id = ${row}.candidate_id and ${hasNotLeft('u')})
    and not exists (select from offers o where o.id = ${row}.offer_id and not ${notTakenBack('o')}))`

/** What the queue counts. A case whose reports were all taken back is no work. */
export const OPEN_SAFETY_CASES = `(select count(*)::int from safety_cases c where ${caseIsOpen('c')} and (
  exists (select from safety_reports r where r.case_id = c.id and ${reportStands('r')})
  or exists (select from safety_signals s where s.case_id = c.id and ${signalStands('s')})))`
