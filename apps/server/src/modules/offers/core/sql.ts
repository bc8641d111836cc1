import type { Counter } from '@coffeeattack/domain/offers/counter'
import type { SenderRole } from '@coffeeattack/domain/offers/offer'
import { hasNotLeft } from '../../accounts/core/sql.ts'
import { shutsOut } from '../../candidates/core/sql.ts'

/*
 * What an offer's row means, said once. Every rule is SQL text about one row of `offers` or `offer_groups`, named as the
 * statement names it (`o`, `offers`); a moment or a day is given by its place in the statement (`'$2'`), so that no rule
 * counts on a parameter that its reader cannot see. The query builder takes the same text, with `?` for a value: `asSql`.
 */

/** It was not taken back before it was delivered. */
export const notTakenBack = (offer: string): string => `${offer}.undone_at is null`

/**
 * It stands in its sender's list: not taken back, of nobody who left, nor of anybody who shut the company out since
 * without having chosen it (OFR-13). Tabs, chips and the rail count these; an agent gives no names to be shut out by.
 */
export const isListed = (offer: string, person: string, companyKeys: string): string =>
  `(${notTakenBack(offer)} and ${hasNotLeft(person)}
    and (${offer}.status = 'MATCHED' or not ${shutsOut(`${offer}.candidate_id`, companyKeys)}))`

/** A curation is opened as a whole: then its offers are read, too. */
export const readAtOf = (offer: string): string =>
  `coalesce(${offer}.read_at, (select g.read_at from offer_groups g where g.id = ${offer}.group_id))`

/** Its person said yes or no. What an agent is asked instead, or what ran out, is no answer to the company. */
export const isAnswered = (offer: string): string => `${offer}.status in ('MATCHED', 'REFUSED')`

/** It reached its person by then. */
export const delivered = (offer: string, now: string): string =>
  `(${offer}.deliver_at <= ${now} and ${notTakenBack(offer)})`

/** It reached its person after the one moment, by the other. */
export const deliveredSince = (offer: string, since: string, now: string): string =>
  `(${offer}.deliver_at > ${since} and ${delivered(offer, now)})`

/** It reached its person in a span, whose end belongs to the next. */
export const deliveredWithin = (offer: string, from: string, until: string): string =>
  `(${offer}.deliver_at >= ${from} and ${offer}.deliver_at < ${until} and ${notTakenBack(offer)})`

/** Nobody has seen it, so its sender may still take it back. */
export const canBeTakenBack = (offer: string, now: string): string =>
  `(${offer}.status = 'WAITING' and ${offer}.deliver_at > ${now} and ${notTakenBack(offer)})`

/** It waits for an answer, and its last day in Seoul is not over. */
export const openOn = (offer: string, day: string): string =>
  `(${offer}.status = 'WAITING' and ${offer}.expiry_day >= ${day})`

/** Its last day is over, and the nightly job has not said so yet. */
export const lapsedOn = (offer: string, day: string): string =>
  `(${offer}.status = 'WAITING' and ${offer}.expiry_day < ${day})`

/** Past its day it is expired to every reader, whether or not the job has been there (OFR-12). */
export const statusOn = (offer: string, day: string): string =>
  `case when ${lapsedOn(offer, day)} then 'EXPIRED' else ${offer}.status end`

export const expiredOn = (offer: string, day: string): string =>
  `(${offer}.status = 'EXPIRED' or ${lapsedOn(offer, day)})`

/** Its person said yes or no themselves. */
export const answered = (offer: string): string => `${offer}.status in ('MATCHED', 'REFUSED')`

/** Among the offers of a statement: half of the answers came within so many hours of the delivery. */
export const answerHoursOf = (offer: string): string =>
  `percentile_cont(0.5) within group (order by extract(epoch from ${offer}.decided_at - ${offer}.deliver_at) / 3600)
    filter (where ${answered(offer)})`

/** How much the top of its salaries lies above the income it was sent for: what `increaseRate` of the domain says. */
export const increaseRateOf = (offer: string): string =>
  `case when ${offer}.income_basis > 0 then floor((coalesce(${offer}.salary_max, ${offer}.salary_min) - ${offer}.income_basis)
    * 1000 / ${offer}.income_basis::float8 + 0.5) / 10 end`

const rangeOf = (row: string, name: 'bonus' | 'stock', more = ''): string =>
  `case when ${row}.${name}_min is not null then
    json_build_object('min', ${row}.${name}_min, 'max', ${row}.${name}_max${more}) end`

/** The pay besides the base salary, as the contract's `payParts`; null when there is none (OFR-15). */
export const payOf = (offer: string): string =>
  `case when num_nonnulls(${offer}.bonus_min, ${offer}.signing_bonus, ${offer}.stock_min) > 0 then
    json_build_object('bonus', ${rangeOf(offer, 'bonus')}, 'signing', ${offer}.signing_bonus,
      'stock', ${rangeOf(offer, 'stock', `, 'kind', ${offer}.stock_kind, 'years', ${offer}.stock_years`)}) end`

/** Its company took it back in answer to a counter: it is over, and the candidate is told why (OFR-16). */
export const endedByCounter = (offer: string): string =>
  `exists (select from offer_counters k where k.offer_id = ${offer}.id and k.answer = 'TAKEN_BACK')`

/** A counter that the company has not answered. Whether it still can is asked of the offer. */
export const counterWaits = (offer: string): string =>
  `exists (select from offer_counters k where k.offer_id = ${offer}.id and k.answer is null)`

/** The last millisecond of its last day in Seoul, as JSON writes a moment (OFR-2). */
export const deadlineJson = (offer: string): string => `${offer}.expiry_day || 'T14:59:59.999Z'`

/** A moment as JSON writes it, with its milliseconds and in UTC. */
export const momentJson = (moment: string): string =>
  `to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** As the contract's `counter`. */
export type ShownCounter = Omit<Counter, 'askedAt' | 'answeredAt'> & {
  askedAt: string
  answeredAt: string | null
}

/** What the candidate would meet for, and what the company made of it; null when nothing was said. */
export const counterOf = (offer: string): string =>
  `(select json_build_object('amount', k.amount, 'note', k.note, 'askedAt', ${momentJson('k.asked_at')},
      'answer', k.answer, 'answerNote', k.answer_note, 'answeredAt', ${momentJson('k.answered_at')},
      'was', json_build_object('salaryMin', k.was_min, 'salaryMax', k.was_max))
    from offer_counters k where k.offer_id = ${offer}.id)`

/* Parts of queries that read an offer with its sender: the offer is `o`, the operator `p`, the company, if it has one, `c`. */

export type Company = { id: string; name: string; logo: string | null; domain: string; isVerified: boolean }
export type Sender = { id: string; name: string; title: string; photo: string | null; role: SenderRole }

/** Our own people, whatever their rights, write as agents. */
export const SENDER = `json_build_object('id', p.id, 'name', p.name, 'title', p.title, 'photo', p.photo,
  'role', case when p.role = 'RECRUITER' then 'RECRUITER' else 'AGENT' end)`

export const COMPANY = `case when c.id is not null then json_build_object('id', c.id, 'name', c.name, 'logo', c.logo,
  'domain', c.domain, 'isVerified', c.verified_at is not null) end`

/**
 * Where a matched offer is talked about: what an agent sends with the agent, what a recruiter sends with the company. An
 * agent may have given the room to another since.
 */
export const ROOM_ID = `(select r.id from message_rooms r
  where o.status = 'MATCHED' and r.candidate_id = o.candidate_id
    and case when p.role = 'RECRUITER' then r.company_id = o.company_id
      else r.company_id is null and (r.operator_id = o.operator_id or r.offer_id = o.id) end
  order by r.operator_id = o.operator_id desc limit 1)`
