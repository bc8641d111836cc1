import type { Counter } from '@coffeeattack/domain/offers/counter'
import type { SenderRole } from '@coffeeattack/domain/offers/offer'
import { hasNotLeft, ownerHasNotLeft } from '../../accounts/core/sql.ts'
import { shutsOut } from '../../candidates/core/sql.ts'

/*
 * Conditions about a row of `offers` or `offer_groups` as SQL text, so that each rule is written once. The
 * argument is the alias of the row; times and days are parameter positions (`'$2'`), so that no rule uses a
 * parameter its reader cannot see. The query builder takes the same text with `?` for a value: `asSql`.
 */

/** The offer was not undone. */
export const notTakenBack = (offer: string): string => `${offer}.undone_at is null`

/**
 * The offer is in its sender's list: not undone, the person has not left, and has not blocked the company
 * unless they accepted (OFR-13). Tabs, filters and the rail count these. Agents pass no names, because nobody
 * can block them.
 */
export const isListed = (offer: string, person: string, companyKeys: string): string =>
  `(${notTakenBack(offer)} and ${hasNotLeft(person)}
    and (${offer}.status = 'MATCHED' or not ${shutsOut(`${offer}.candidate_id`, companyKeys)}))`

/** When the offer was read. Reading a curation reads its offers. */
export const readAtOf = (offer: string): string =>
  `coalesce(${offer}.read_at, (select g.read_at from offer_groups g where g.id = ${offer}.group_id))`

/** The person accepted or refused. Asking the agent and expiring are no answers to the company. */
export const isAnswered = (offer: string): string => `${offer}.status in ('MATCHED', 'REFUSED')`

/** The offer was delivered by then. */
export const delivered = (offer: string, now: string): string =>
  `(${offer}.deliver_at <= ${now} and ${notTakenBack(offer)})`

/** The offer was delivered to the candidate by then; none was after they left. */
export const reached = (offer: string, { userId, now }: { userId: string; now: string }): string =>
  `${offer}.candidate_id = ${userId} and ${delivered(offer, now)} and ${ownerHasNotLeft(userId)}`

/** The offer was delivered after `since` and by `now`. */
export const deliveredSince = (offer: string, since: string, now: string): string =>
  `(${offer}.deliver_at > ${since} and ${delivered(offer, now)})`

/** The offer was delivered in the span; its end is exclusive. */
export const deliveredWithin = (offer: string, from: string, until: string): string =>
  `(${offer}.deliver_at >= ${from} and ${offer}.deliver_at < ${until} and ${notTakenBack(offer)})`

/** The offer is not delivered yet, so its sender can undo it. */
export const canBeTakenBack = (offer: string, now: string): string =>
  `(${offer}.status = 'WAITING' and ${offer}.deliver_at > ${now} and ${notTakenBack(offer)})`

/** The offer is waiting and its last day in Seoul is not over. */
export const openOn = (offer: string, day: string): string =>
  `(${offer}.status = 'WAITING' and ${offer}.expiry_day >= ${day})`

/** The last day is over, but the nightly job has not expired the offer yet. */
export const lapsedOn = (offer: string, day: string): string =>
  `(${offer}.status = 'WAITING' and ${offer}.expiry_day < ${day})`

/** The status for readers: after the last day an offer is expired, even before the job has run (OFR-12). */
export const statusOn = (offer: string, day: string): string =>
  `case when ${lapsedOn(offer, day)} then 'EXPIRED' else ${offer}.status end`

export const expiredOn = (offer: string, day: string): string =>
  `(${offer}.status = 'EXPIRED' or ${lapsedOn(offer, day)})`

/** An aggregate: the median hours from delivery to answer. */
export const answerHoursOf = (offer: string): string =>
  `percentile_cont(0.5) within group (order by extract(epoch from ${offer}.decided_at - ${offer}.deliver_at) / 3600)
    filter (where ${isAnswered(offer)})`

/** The raise of the salary's upper end over the income: the SQL of the domain's `increaseRate`. */
export const increaseRateOf = (offer: string): string =>
  `case when ${offer}.income_basis > 0 then floor((coalesce(${offer}.salary_max, ${offer}.salary_min) - ${offer}.income_basis)
    * 1000 / ${offer}.income_basis::float8 + 0.5) / 10 end`

/** The year and the office of the income from which the raise is counted; null where the two are not known. */
export const incomeOriginOf = (offer: string): string =>
  `case when ${offer}.income_year is not null and ${offer}.income_source is not null then
    json_build_object('year', ${offer}.income_year, 'source', ${offer}.income_source) end`

const rangeOf = (row: string, name: 'bonus' | 'stock', more = ''): string =>
  `case when ${row}.${name}_min is not null then
    json_build_object('min', ${row}.${name}_min, 'max', ${row}.${name}_max${more}) end`

/** The pay besides the base salary, as the contract's `payParts`; null when there is none (OFR-15). */
export const payOf = (offer: string): string =>
  `case when num_nonnulls(${offer}.bonus_min, ${offer}.signing_bonus, ${offer}.stock_min) > 0 then
    json_build_object('bonus', ${rangeOf(offer, 'bonus')}, 'signing', ${offer}.signing_bonus,
      'stock', ${rangeOf(offer, 'stock', `, 'kind', ${offer}.stock_kind, 'years', ${offer}.stock_years`)}) end`

/** The company withdrew the offer in answer to a counter-offer; the candidate sees why it ended (OFR-16). */
export const endedByCounter = (offer: string): string =>
  `exists (select from offer_counters k where k.offer_id = ${offer}.id and k.answer = 'TAKEN_BACK')`

/** A counter-offer without an answer. Whether it can still be answered depends on the offer. */
export const counterWaits = (offer: string): string =>
  `exists (select from offer_counters k where k.offer_id = ${offer}.id and k.answer is null)`

/** The last millisecond of the last day in Seoul as a JSON date (OFR-2). */
export const deadlineJson = (offer: string): string => `${offer}.expiry_day || 'T14:59:59.999Z'`

/** A moment as a JSON date in UTC with milliseconds. */
export const momentJson = (moment: string): string =>
  `to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The contract's `counter`. */
export type ShownCounter = Omit<Counter, 'askedAt' | 'answeredAt'> & {
  askedAt: string
  answeredAt: string | null
}

/** The words of a counter-offer `k`: masked until the match, which opens the person's contact. */
export const counterNote = (offer: string): string =>
  `case when ${offer}.status = 'MATCHED' then coalesce(k.open_note, k.note) else k.note end`

/** The counter-offer and its answer; null without one. */
export const counterOf = (offer: string): string =>
  `(select json_build_object('amount', k.amount, 'note', ${counterNote(offer)}, 'askedAt', ${momentJson('k.asked_at')},
      'answer', k.answer, 'answerNote', k.answer_note, 'answeredAt', ${momentJson('k.answered_at')},
      'was', json_build_object('salaryMin', k.was_min, 'salaryMax', k.was_max))
    from offer_counters k where k.offer_id = ${offer}.id)`

/* Parts of queries that read an offer `o` with its sender `p` and, if it has one, its company `c`. */

export type Company = { id: string; name: string; logo: string | null; domain: string; isVerified: boolean }
export type Sender = { id: string; name: string; title: string; photo: string | null; role: SenderRole }

/** All our own operators appear as agents. */
export const SENDER = `json_build_object('id', p.id, 'name', p.name, 'title', p.title, 'photo', p.photo,
  'role', case when p.role = 'RECRUITER' then 'RECRUITER' else 'AGENT' end)`

export const COMPANY = `case when c.id is not null then json_build_object('id', c.id, 'name', c.name, 'logo', c.logo,
  'domain', c.domain, 'isVerified', c.verified_at is not null) end`

/**
 * The room of a matched offer: with the agent for an agent's offer, with the company for a recruiter's. The
 * agent may have handed the room over.
 */
export const ROOM_ID = `(select r.id from message_rooms r
  where o.status = 'MATCHED' and r.candidate_id = o.candidate_id
    and case when p.role = 'RECRUITER' then r.company_id = o.company_id
      else r.company_id is null and (r.operator_id = o.operator_id or r.offer_id = o.id) end
  order by r.operator_id = o.operator_id desc limit 1)`
