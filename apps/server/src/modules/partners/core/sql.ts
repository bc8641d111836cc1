/** A partner who was not closed out, as SQL text about one row of `partners`, named as the statement names it. */
export const takesPart = (partner: string): string => `${partner}.disabled_at is null`
