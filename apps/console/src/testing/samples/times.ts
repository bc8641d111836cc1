/** The time of the samples: noon of 15 November 2026 in Seoul, a Sunday. */
export const NOON = '2026-11-15T12:00:00+09:00'

/** A time some minutes after noon, or before it. */
export const minutesOn = (minutes: number) => new Date(Date.parse(NOON) + minutes * 60_000).toISOString()

export const daysOn = (days: number) => minutesOn(days * 24 * 60)
