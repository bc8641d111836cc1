import { OUTCOME } from '@coffeeattack/domain/coffeechats/outcome'
import type { Side } from '@coffeeattack/domain/coffeechats/times'

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

/** The last meeting of its coffee chat, of which the side has said nothing and is asked at that moment (KEEP-1). */
export const timeAsks = (time: string, side: Side, now: string): string => `(${timeWasKept(time, now)}
  and ${endOf(time)} > ${now}::timestamptz - make_interval(secs => ${OUTCOME.answerMs / 1000})
  and not exists (select from coffeechat_outcomes a where a.time_id = ${time}.id and a.side = '${side}')
  and not exists (select from coffeechat_times later where later.coffeechat_id = ${time}.coffeechat_id
    and later.starts_at > ${time}.starts_at and ${timeWasKept('later', now)}))`

/** A place as the contract tells it, or null where none is set (OFR-19). */
const placeJson = (kind: string, text: string): string =>
  `case when ${text} is not null then json_build_object('kind', ${kind}, 'text', ${text}) end`

/** Where the two meet; of what was called off nothing is left to go to. */
export const placeOf = (coffeechat: string): string =>
  `case when ${notCalledOff(coffeechat)} then ${placeJson(`${coffeechat}.place_kind`, `${coffeechat}.place`)} end`

/** Where a company usually meets people. */
export const usualPlaceOf = (company: string): string =>
  placeJson(`${company}.usual_place_kind`, `${company}.usual_place`)
