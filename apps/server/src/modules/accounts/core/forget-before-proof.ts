import { allowErasing, refuseErasing } from '../../../platform/db/erasing.ts'
import type { Queries } from '../../../platform/db/queries.ts'

/** Tables that only sessions with a proved phone write. */
const BEHIND_PROOF = [
  'calendar_addresses',
  'careers',
  'incomes',
  'lifetime_items',
  'lifetime_requests',
  'lifetime_shares',
  'more_offer_requests',
  'notification_settings',
  'position_interests',
  'push_subscriptions',
  'safety_reports',
  'salary_items',
  'schools',
  'short_links',
  'standing_shares',
  'suggestion_objections',
  'suggestion_settings',
  'survey_answers',
  'takedown_people',
  'talk_posts',
  'talk_reports',
] as const

/** Rows that a session may write before the proof, with the condition for "an earlier session wrote it"; $2 is the session's start. */
const BEFORE_PROOF = {
  company_choices: `mode <> 'INTEREST' or $2 = 'infinity'`,
  consents: 'at < $2',
  inquiries: 'created_at < $2',
  message_rooms: 'created_at < $2',
  notices: 'created_at < $2',
  verification_attempts: '$4',
  verification_failures: `$2 = 'infinity'`,
} as const

const OF_CANDIDATES = new Set(['message_rooms', 'position_interests'])
const ownerIn = (table: string): string => (OF_CANDIDATES.has(table) ? 'candidate_id' : 'user_id')

/** The profile, which cannot be filled in before the proof. */
const PROFILE = `email_sealed = null, resume_url = null, portfolio_url = null, github_url = null, linkedin_url = null,
  tech_stack = default, hashtags = default, is_major = null, willingness = null, agent_help = default,
  income_disclosure = default, salary_type = default, tax_asked_year = null, verified_income = null, hope_salary = null, career_months = default`

/** The fields of the registration form except the phone. */
const FORM = `name_sealed = null, birthday_sealed = null, gender = null, job_label = null, job_sub_label = null`

const deletions = [
  ...BEHIND_PROOF.map((table) => [table, 'true'] as const),
  ...Object.entries(BEFORE_PROOF),
].map(([table, when]) => `${table}_gone as (delete from ${table} where ${ownerIn(table)} = $1 and (${when}))`)

/** Files are left to the nightly job; visits and referrals stay as anonymous figures. */
const CLEARING = `with given as (select $1::uuid, $2::timestamptz, $3::timestamptz, $4::boolean),
  files_gone as (update files set user_id = null, removed_at = coalesce(removed_at, $3) where user_id = $1),
  visits_gone as (update utm_visits set user_id = null where user_id = $1 and updated_at < $2),
  referrals_gone as (update referrals set user_id = null where user_id = $1 and $2 = 'infinity'),
  ${deletions.join(',\n  ')}`

type Account = {
  readonly userId: string
  /** What is kept: nothing, finished confirmations, or the form and everything written since the session began. */
  readonly stays: 'nothing' | 'attempts' | { readonly writtenSince: Date }
}

/**
 * Removes from a never certified account everything that other sessions than the proving one wrote (SAFE-1). The caller handles phone,
 * sessions and messenger link. One statement, because it is part of most registrations; SQL text, because it changes many tables.
 */
export async function forgetBeforeProof(tx: Queries, { userId, stays }: Account, now: Date): Promise<void> {
  const since = typeof stays === 'object' ? stays.writtenSince : 'infinity'
  const cleared = typeof stays === 'object' ? PROFILE : `${PROFILE}, ${FORM}`
  await allowErasing(tx)
  await tx.$client.query({
    name: `forget-before-proof-${typeof stays === 'object' ? 'but-form' : 'all'}`,
    text: `${CLEARING} update users set ${cleared}, updated_at = $3 where id = $1 and certified_at is null`,
    values: [userId, since, now, stays === 'nothing'],
  })
  await refuseErasing(tx)
}
