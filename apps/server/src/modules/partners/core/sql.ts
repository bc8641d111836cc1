/* Rules of partners, as SQL. The arguments are how the statement names its rows. */

/** The partner is not disabled. */
export const isEnabled = (partner: string): string => `${partner}.disabled_at is null`

/**
 * How far a visitor went, derived from what the person did or, after the person left, from the row itself. The person is null if
 * the visitor never signed in.
 */
export const steps = (referral: string, person: string) => ({
  registered: `(${referral}.registered_at is not null or ${person}.name_sealed is not null and ${person}.phone_hash is not null)`,
  verified: `(${referral}.verified_at is not null or ${person}.certified_at is not null)`,
  matched: `(${referral}.matched_at is not null or exists (select from coffeechats where candidate_id = ${person}.id))`,
})

/** Counts the referrals that reached the step. */
export const counted = (step: string): string => `count(*) filter (where ${step})::int`
