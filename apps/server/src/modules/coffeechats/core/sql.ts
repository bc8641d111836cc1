import type { Span } from '@coffeeattack/domain/coffeechats/by-time'
import { OUTCOME } from '@coffeeattack/domain/coffeechats/outcome'
import type { Side } from '@coffeeattack/domain/coffeechats/times'
import { hasNotLeft } from '../../accounts/core/sql.ts'

/*
 * What a coffee chat's rows mean, as SQL text about one row of `coffeechats` or `coffeechat_times`, named as the
 * statement names it.
 */

export const notCalledOff = (coffeechat: string): string => `${coffeechat}.cancelled_at is null`

/** A proposed time that nobody took off the table. */
export const timeStands = (time: string): string => `${time}.withdrawn_at is null`

/** The time at which the two meet. */
export const timeIsFixed = (time: string): string =>
  `(${time}.confirmed_at is not null and ${timeStands(time)})`

const endOf = (time: string): string => `(${time}.starts_at + make_interval(mins => ${time}.minutes))`

/** It stood until it was over, whatever became of it afterwards: what `lastMeeting` of the domain looks at (KEEP-1). */
const timeWasKept = (
  time: string,
  now: string,
): string => `(${time}.confirmed_at is not null and ${endOf(time)} <= ${now}
  and (${time}.withdrawn_at is null or ${time}.withdrawn_at >= ${endOf(time)}))`

/** The side has said nothing of a time that was kept, and is asked of it at that moment if it was the last (KEEP-1). */
const timeIsUntold = (time: string, side: Side, now: string): string => `(${timeWasKept(time, now)}
  and ${endOf(time)} > ${now}::timestamptz - make_interval(secs => ${OUTCOME.answerMs / 1000})
  and not exists (select from coffeechat_outcomes a where a.time_id = ${time}.id and a.side = '${side}'))`

/** The last meeting of its coffee chat, of which the side has said nothing and is asked at that moment (KEEP-1). */
export const timeAsks = (time: string, side: Side, now: string): string => `(${timeIsUntold(time, side, now)}
  and not exists (select from coffeechat_times later where later.coffeechat_id = ${time}.coffeechat_id
    and later.starts_at > ${time}.starts_at and ${timeWasKept('later', now)}))`

/** `offset 0`: each is looked up by its coffee chat; for a few hundred of them PostgreSQL would else gather everybody's. */
const hasTime = (coffeechat: string, which: string): string =>
  `exists (select from coffeechat_times t where t.coffeechat_id = ${coffeechat}.id and ${which} offset 0)`

/** Proposed, neither fixed nor off the table, and still ahead. */
const timeIsOpen = (time: string, now: string): string =>
  `(${timeStands(time)} and ${time}.confirmed_at is null and ${time}.starts_at > ${now})`

/** Times to choose among: a fixed one outweighs what else was proposed. */
const hasOpenTime = (coffeechat: string, now: string, by: Side): string =>
  `(not ${hasTime(coffeechat, timeIsFixed('t'))} and ${hasTime(coffeechat, `${timeIsOpen('t', now)} and t.proposed_by = '${by}'`)})`

/** The fixed time is not over: it stands in the calendar. */
const meetsAhead = (coffeechat: string, user: string, now: string): string =>
  `(${hasNotLeft(user)} and ${notCalledOff(coffeechat)} and ${hasTime(coffeechat, `${timeIsFixed('t')} and ${endOf('t')} > ${now}`)})`

/** The company's side proposed, and the candidate has not chosen. */
const waitsForCandidate = (coffeechat: string, user: string, now: string): string =>
  `(${hasNotLeft(user)} and ${notCalledOff(coffeechat)} and ${hasOpenTime(coffeechat, now, 'company')})`

/**
 * What a coffee chat with a person waits for from the company's side, the most pressing first, or null: a time to choose,
 * a place, how the last meeting was, times to propose. What `companyTodo` of the domain says; its times are read once for all.
 */
export const companyTodo = (coffeechat: string, user: string, now: string): string => `(select case
  when not ${hasNotLeft(user)} then null
  when ${notCalledOff(coffeechat)} and not bool_or(${timeIsFixed('t')})
    and bool_or(${timeIsOpen('t', now)} and t.proposed_by = 'candidate') then 'CHOOSE'
  when ${notCalledOff(coffeechat)} and ${coffeechat}.place is null
    and bool_or(${timeIsFixed('t')} and t.starts_at > ${now}) then 'PLACE'
  when max(t.starts_at) filter (where ${timeWasKept('t', now)})
    = max(t.starts_at) filter (where ${timeIsUntold('t', 'company', now)}) then 'OUTCOME'
  when ${notCalledOff(coffeechat)} and not coalesce(bool_or(${timeIsFixed('t')} or ${timeIsOpen('t', now)}), false)
    and not exists (select from coffeechat_stages s where s.coffeechat_id = ${coffeechat}.id offset 0) then 'PROPOSE'
end from coffeechat_times t where t.coffeechat_id = ${coffeechat}.id)`

/** It waits for something of the company's side: what the rail counts and the page lists first (BIZ-7). */
export const waitsForCompany = (coffeechat: string, user: string, now: string): string =>
  `(${companyTodo(coffeechat, user, now)} is not null)`

/** Where it stands in the lists by time, at a moment: what is in none of the first three is over. */
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

/** The moment by which it is ordered: the fixed time, the next one on the table, the last that was fixed, or when it began. */
export const momentOf = (coffeechat: string, now: string): string => `coalesce(${coffeechat}.cancelled_at,
  (select max(t.starts_at) from coffeechat_times t where t.coffeechat_id = ${coffeechat}.id and ${timeIsFixed('t')}),
  (select min(t.starts_at) from coffeechat_times t where t.coffeechat_id = ${coffeechat}.id and ${timeIsOpen('t', now)}),
  (select max(t.starts_at) from coffeechat_times t where t.coffeechat_id = ${coffeechat}.id and t.confirmed_at is not null and t.starts_at <= ${now}),
  ${coffeechat}.created_at)`

/** A place as the contract tells it, or null where none is set (OFR-19). */
const placeJson = (kind: string, text: string): string =>
  `case when ${text} is not null then json_build_object('kind', ${kind}, 'text', ${text}) end`

/** Where the two meet; of what was called off nothing is left to go to. */
export const placeOf = (coffeechat: string): string =>
  `case when ${notCalledOff(coffeechat)} then ${placeJson(`${coffeechat}.place_kind`, `${coffeechat}.place`)} end`

/** Where a company usually meets people. */
export const usualPlaceOf = (company: string): string =>
  placeJson(`${company}.usual_place_kind`, `${company}.usual_place`)

const isHire = (coffeechat: string): string =>
  `exists (select from hires h where h.coffeechat_id = ${coffeechat}.id)`

/** The company went on to an interview, or past it: later steps are told without the earlier ones. */
const wentOn = (coffeechat: string): string => `exists (select from coffeechat_stages s
  where s.coffeechat_id = ${coffeechat}.id and s.stage in ('INTERVIEW', 'TERMS', 'HIRED'))`

/** The two met, by the company's own word: what the candidate said of it is nobody's to read (KEEP-1). */
const companySaysMet = (coffeechat: string): string => `exists (select from coffeechat_times t
  join coffeechat_outcomes a on a.time_id = t.id and a.side = 'company' and a.met = 'MET' where t.coffeechat_id = ${coffeechat}.id)`

/** How far it came, each step within the one before it: what 성과 follows (BIZ-14). */
export const reached = {
  met: (coffeechat: string): string =>
    `(${companySaysMet(coffeechat)} or ${wentOn(coffeechat)} or ${isHire(coffeechat)})`,
  interviewed: (coffeechat: string): string => `(${wentOn(coffeechat)} or ${isHire(coffeechat)})`,
  hired: isHire,
} as const

/** Terms are being talked about: the company's last word, while it is not a hire of both. */
export const inTalks = (
  coffeechat: string,
): string => `(${notCalledOff(coffeechat)} and not ${isHire(coffeechat)} and ${wentOn(coffeechat)}
  and (select s.stage from coffeechat_stages s where s.coffeechat_id = ${coffeechat}.id order by s.number desc limit 1)
    in ('TERMS', 'HIRED'))`
