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
