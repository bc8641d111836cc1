/*
 * Rules of partners as SQL text about one row, named as the statement names it.
 */

/** A partner who was not closed out. */
export const takesPart = (partner: string): string => `${partner}.disabled_at is null`

/**
 * How far the person went who came by a link: read off what they did, so that nobody has to write it down when it happens.
 * What the row itself holds was kept when the person left. The person is null where nobody turned out to be the visitor.
 */
export const steps = (referral: string, person: string) => ({
  registered: `(${referral}.registered_at is not null or ${person}.name_sealed is not null and ${person}.phone_hash is not null)`,
  verified: `(${referral}.verified_at is not null or ${person}.certified_at is not null)`,
  matched: `(${referral}.matched_at is not null or exists (select from coffeechats where candidate_id = ${person}.id))`,
})

/** How many of a statement's referrals came that far. */
export const counted = (step: string): string => `count(*) filter (where ${step})::int`
