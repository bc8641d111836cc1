import type { Span } from '@coffeeattack/domain/coffeechats/by-time'
import { OUTCOME } from '@coffeeattack/domain/coffeechats/outcome'
import type { Side } from '@coffeeattack/domain/coffeechats/times'
import { hasNotLeft } from '../../accounts/core/sql.ts'

/*
 * Conditions about rows of `coffeechats` or `coffeechat_times` as SQL text. The argument is the alias of the
 * row.
 */

export const notCalledOff = (coffeechat: string): string => `${coffeechat}.cancelled_at is null`

/** A proposed time that was not withdrawn. */
export const timeStands = (time: string): string => `${time}.withdrawn_at is null`

/** The time that both sides confirmed. */
export const timeIsFixed = (time: string): string =>
  `(${time}.confirmed_at is not null and ${timeStands(time)})`

/** The end of a proposed or fixed time. */
export const meetingEnd = (time: string): string =>
  `(${time}.starts_at + make_interval(mins => ${time}.minutes))`

/** The time stood until it was over, whatever happened later: the SQL of the domain's `lastMeeting` (KEEP-1). */
const timeWasKept = (
  time: string,
  now: string,
): string => `(${time}.confirmed_at is not null and ${meetingEnd(time)} <= ${now}
  and (${time}.withdrawn_at is null or ${time}.withdrawn_at >= ${meetingEnd(time)}))`

/** The side has not reported on a past time and is asked about it, if it is the last one (KEEP-1). */
const timeIsUntold = (time: string, side: Side, now: string): string => `(${timeWasKept(time, now)}
  and ${meetingEnd(time)} > ${now}::timestamptz - make_interval(secs => ${OUTCOME.answerMs / 1000})
  and not exists (select from coffeechat_outcomes a where a.time_id = ${time}.id and a.side = '${side}'))`

/** The last meeting of the coffee chat, on which the side has not reported and is asked now (KEEP-1). */
export const timeAsks = (time: string, side: Side, now: string): string => `(${timeIsUntold(time, side, now)}
  and not exists (select from coffeechat_times later where later.coffeechat_id = ${time}.coffeechat_id
    and later.starts_at > ${time}.starts_at and ${timeWasKept('later', now)}))`

/** `offset 0` keeps one index lookup per coffee chat. Otherwise PostgreSQL reads the whole table for a few hundred of them. */
const hasTime = (coffeechat: string, which: string): string =>
  `exists (select from coffeechat_times t where t.coffeechat_id = ${coffeechat}.id and ${which} offset 0)`

/** A proposed time in the future, neither fixed nor withdrawn. */
const timeIsOpen = (time: string, now: string): string =>
  `(${timeStands(time)} and ${time}.confirmed_at is null and ${time}.starts_at > ${now})`

/** A fixed time that has begun: nobody moves it any more. */
const timeHasBegun = (time: string, now: string): string =>
  `(${timeIsFixed(time)} and ${time}.starts_at <= ${now})`

/** True when there are times to choose from, also in place of a fixed one until it begins. */
const hasOpenTime = (coffeechat: string, now: string, by: Side): string =>
  `(not ${hasTime(coffeechat, timeHasBegun('t', now))} and ${hasTime(coffeechat, `${timeIsOpen('t', now)} and t.proposed_by = '${by}'`)})`

/** The fixed time, if the one that began at `start` was fixed before and moved to it ahead of its time; else null. */
export const movedTo = (
  coffeechat: string,
  start: string,
): string => `(select fixed.starts_at from coffeechat_times fixed
  where fixed.coffeechat_id = ${coffeechat}.id and ${timeIsFixed('fixed')} and fixed.starts_at <> (${start})::timestamptz
    and exists (select from coffeechat_times old where old.coffeechat_id = ${coffeechat}.id
      and old.starts_at = (${start})::timestamptz and old.confirmed_at is not null and old.withdrawn_at < old.starts_at))`

/** The fixed time has not ended. */
const meetsAhead = (coffeechat: string, user: string, now: string): string =>
  `(${hasNotLeft(user)} and ${notCalledOff(coffeechat)} and ${hasTime(coffeechat, `${timeIsFixed('t')} and ${meetingEnd('t')} > ${now}`)})`

/** The company proposed times and the candidate has not chosen. */
const waitsForCandidate = (coffeechat: string, user: string, now: string): string =>
  `(${hasNotLeft(user)} and ${notCalledOff(coffeechat)} and ${hasOpenTime(coffeechat, now, 'company')})`

/**
 * The next action of the company's side, most urgent first, or null: choose a time, set a place, report the
 * meeting, propose times. The SQL of the domain's `companyTodo`; it reads the times once.
 */
export const companyTodo = (coffeechat: string, user: string, now: string): string => `(select case
  when not ${hasNotLeft(user)} then null
  when ${notCalledOff(coffeechat)} and not bool_or(${timeHasBegun('t', now)})
    and bool_or(${timeIsOpen('t', now)} and t.proposed_by = 'candidate') then 'CHOOSE'
  when ${notCalledOff(coffeechat)} and ${coffeechat}.place is null
    and bool_or(${timeIsFixed('t')} and t.starts_at > ${now}) then 'PLACE'
  when max(t.starts_at) filter (where ${timeWasKept('t', now)})
    = max(t.starts_at) filter (where ${timeIsUntold('t', 'company', now)}) then 'OUTCOME'
  when ${notCalledOff(coffeechat)} and not coalesce(bool_or(${timeIsFixed('t')} or ${timeIsOpen('t', now)}), false)
    and not exists (select from coffeechat_stages s where s.coffeechat_id = ${coffeechat}.id offset 0) then 'PROPOSE'
end from coffeechat_times t where t.coffeechat_id = ${coffeechat}.id)`

/** The company's side has to act: counted in the rail and listed first (BIZ-7). */
export const waitsForCompany = (coffeechat: string, user: string, now: string): string =>
  `(${companyTodo(coffeechat, user, now)} is not null)`

/** The list by time to which the coffee chat belongs; the rest is past. */
export const inSpan = (span: Span, coffeechat: string, user: string, now: string): string => {
  switch (span) {
    case 'todo':
      return waitsForCompany(coffeechat, user, now)
    case 'theirs':
      return waitsForCandidate(coffeechat, user, now)
    case 'ahead':
      return meetsAhead(coffeechat, user, now)
    case 'past':
      return `(not ${meetsAhead(coffeechat, user, now)} and not ${waitsForCandidate(coffeechat, user, now)}
        and coalesce(${companyTodo(coffeechat, user, now)}, 'OUTCOME') = 'OUTCOME')`
  }
}

/**
 * The moment that orders the list: the cancellation, else the fixed time, the next proposed one, the last fixed one,
 * or the start of the coffee chat.
 */
export const momentOf = (coffeechat: string, now: string): string => `coalesce(${coffeechat}.cancelled_at,
  (select max(t.starts_at) from coffeechat_times t where t.coffeechat_id = ${coffeechat}.id and ${timeIsFixed('t')}),
  (select min(t.starts_at) from coffeechat_times t where t.coffeechat_id = ${coffeechat}.id and ${timeIsOpen('t', now)}),
  (select max(t.starts_at) from coffeechat_times t where t.coffeechat_id = ${coffeechat}.id and t.confirmed_at is not null and t.starts_at <= ${now}),
  ${coffeechat}.created_at)`

/** A place as in the contract, or null (OFR-19). */
const placeJson = (kind: string, text: string): string =>
  `case when ${text} is not null then json_build_object('kind', ${kind}, 'text', ${text}) end`

/** The place of the meeting; null after a cancellation. */
export const placeOf = (coffeechat: string): string =>
  `case when ${notCalledOff(coffeechat)} then ${placeJson(`${coffeechat}.place_kind`, `${coffeechat}.place`)} end`

/** A company's usual place. */
export const usualPlaceOf = (company: string): string =>
  placeJson(`${company}.usual_place_kind`, `${company}.usual_place`)

/** The place of somebody's usual hours. */
export const usualHoursPlaceOf = (hours: string): string => placeJson(`${hours}.place_kind`, `${hours}.place`)

const isHire = (coffeechat: string): string =>
  `exists (select from hires h where h.coffeechat_id = ${coffeechat}.id)`

/** The company recorded an interview or a later step; steps can be skipped. */
const wentOn = (coffeechat: string): string => `exists (select from coffeechat_stages s
  where s.coffeechat_id = ${coffeechat}.id and s.stage in ('INTERVIEW', 'TERMS', 'HIRED'))`

/** The company reported the meeting. The candidate's report is private (KEEP-1). */
const companySaysMet = (coffeechat: string): string => `exists (select from coffeechat_times t
  join coffeechat_outcomes a on a.time_id = t.id and a.side = 'company' and a.met = 'MET' where t.coffeechat_id = ${coffeechat}.id)`

/** The steps of the funnel; each includes the one before it (BIZ-14). */
export const reached = {
  met: (coffeechat: string): string =>
    `(${companySaysMet(coffeechat)} or ${wentOn(coffeechat)} or ${isHire(coffeechat)})`,
  interviewed: (coffeechat: string): string => `(${wentOn(coffeechat)} or ${isHire(coffeechat)})`,
  hired: isHire,
} as const

/** The last recorded step is the terms, and no hire is confirmed. */
export const inTalks = (
  coffeechat: string,
): string => `(${notCalledOff(coffeechat)} and not ${isHire(coffeechat)} and ${wentOn(coffeechat)}
  and (select s.stage from coffeechat_stages s where s.coffeechat_id = ${coffeechat}.id order by s.number desc limit 1)
    in ('TERMS', 'HIRED'))`
