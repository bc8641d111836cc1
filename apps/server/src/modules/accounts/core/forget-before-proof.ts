import { allowErasing, refuseErasing } from '../../../platform/db/erasing.ts'
import type { Queries } from '../../../platform/db/queries.ts'

/** Tables that only a login with a proved phone writes. */
const BEHIND_PROOF = [
  'calendar_addresses',
  'careers',
  'incomes',
  'lifetime_items',
  'lifetime_requests',
  'lifetime_shares',
  'more_offer_requests',
  'notification_settings',
  'push_subscriptions',
  'salary_items',
  'schools',
  'short_links',
  'standing_shares',
  'survey_answers',
  'talk_posts',
  'talk_reports',
] as const

/** Rows that a login writes before the proof, with the condition for "an earlier login wrote it": $2 is the login's start. */
const BEFORE_PROOF = {
  company_choices: `mode <> 'INTEREST' or $2 = 'infinity'`,
  consents: 'at < $2',
  inquiries: 'created_at < $2',
  message_rooms: 'created_at < $2',
  notices: 'created_at < $2',
  verification_attempts: '$4',
  verification_failures: `$2 = 'infinity'`,
} as const

const ownerIn = (table: string): string => (table === 'message_rooms' ? 'candidate_id' : 'user_id')

/** The profile: nobody fills it in before the proof. */
const PROFILE = `email_sealed = null, resume_url = null, portfolio_url = null, github_url = null, linkedin_url = null,
  tech_stack = default, hashtags = default, is_major = null, willingness = null, agent_help = default,
  income_disclosure = default, salary_type = default, verified_income = null, hope_salary = null, career_months = default`

/** What the registration form asks for, apart from the phone. */
const FORM = `name_sealed = null, birthday_sealed = null, gender = null, job_label = null, job_sub_label = null`

const deletions = [
  ...BEHIND_PROOF.map((table) => [table, 'true'] as const),
  ...Object.entries(BEFORE_PROOF),
].map(([table, when]) => `${table}_gone as (delete from ${table} where ${ownerIn(table)} = $1 and (${when}))`)

/** Files go with the next sweep, bytes and row; visits and referrals stay as figures about nobody. */
const CLEARING = `with given as (select $1::uuid, $2::timestamptz, $3::timestamptz, $4::boolean),
  files_gone as (update files set user_id = null, removed_at = coalesce(removed_at, $3) where user_id = $1),
  visits_gone as (update utm_visits set user_id = null where user_id = $1 and updated_at < $2),
  referrals_gone as (update referrals set user_id = null where user_id = $1 and $2 = 'infinity'),
  ${deletions.join(',\n  ')}`

type Account = {
  readonly userId: string
  /** What stays: the form and whatever else a login wrote since it began, or at most confirmations that ended. */
  readonly stays: 'nothing' | 'attempts' | { readonly writtenSince: Date }
}

/**
 * Clears an account that was never certified of everything that logins other than the proving one left on it (SAFE-1).
 * The caller settles phone, logins and messenger link. One statement, because a first proof is part of most registrations.
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
