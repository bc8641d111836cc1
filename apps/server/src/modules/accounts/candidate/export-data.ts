import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { lineText } from '@coffeeattack/domain/rooms/nameless'
import type { Secrets } from '../../../platform/crypto/secrets.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { readSource, type SourceName } from './export-store.ts'

type Rows = Record<string, unknown>[]

/** The tables of each section; `kind` distinguishes rows where a section has several tables. */
const sections = {
  account: ['users'],
  careerItems: ['careers'],
  incomes: ['incomes'],
  salaryItems: ['salary_items'],
  userSchoolItems: ['schools'],
  companies: ['company_choices', 'blocks'],
  files: ['files'],
  offers: ['offers', 'offer_groups', 'offer_events', 'offer_counters'],
  coffeechats: [
    'coffeechats',
    'coffeechat_times',
    'coffeechat_questions',
    'coffeechat_outcomes',
    'coffeechat_stages',
    'proof_requests',
  ],
  pacts: ['pacts', 'pact_versions', 'pact_requests', 'pact_signatures', 'pact_seals'],
  paidChecks: ['paid_checks'],
  messages: ['message_rooms', 'messages', 'read_marks'],
  surveys: ['survey_answers'],
  inquiries: ['inquiries', 'more_offer_requests', 'kept_words'],
  consents: ['consents'],
  devices: ['sessions', 'push_subscriptions'],
  views: ['profile_views', 'handovers'],
  memory: ['people_marks', 'people_list_members', 'people_notes'],
  notifications: ['notices', 'notification_settings'],
  visits: ['utm_visits', 'referrals'],
  lifetimeIncomes: ['lifetime_items', 'lifetime_requests', 'lifetime_shares'],
  verifications: ['verification_attempts', 'verification_failures'],
  links: ['short_links', 'standing_shares', 'calendar_addresses'],
  talk: ['talk_posts', 'talk_reports'],
  proofs: ['proofs', 'proof_looks'],
  safety: ['safety_reports', 'takedown_people'],
  suggestions: ['suggestion_settings', 'position_interests', 'suggestion_objections', 'suggestion_outcomes'],
} as const satisfies Record<string, readonly SourceName[]>

type Section = keyof typeof sections

/** Everything stored about the caller, decrypted, from one snapshot (TRUST-6). */
export async function exportData(userId: string, { db, secrets, clock }: ApiDeps) {
  const now = clock()
  return db.transaction(
    async (tx) => {
      async function rowsOf(names: readonly SourceName[]): Promise<Rows> {
        const all: Rows = []
        for (const name of names) {
          const kind = names.length > 1 ? { kind: name } : {}
          for (const row of await readSource(tx, name, { userId, now }))
            all.push({ ...kind, ...readable(name, asShown(name, row), secrets) })
        }
        return all
      }

      const account = await rowsOf(sections.account)
      if (account.length === 0) throw new Refusal('UNAUTHORIZED')
      const held = {} as Record<Section, Rows>
      for (const section of Object.keys(sections) as Section[])
        held[section] = section === 'account' ? account : await rowsOf(sections[section])
      return { exportedAt: now.toISOString(), ...held }
    },
    { isolation: 'repeatable read' },
  )
}

/** Columns left out: other people's ids and technical values. */
const OTHERS =
  /_hash$|^(operator_id|sender_id|actor_id|reader_id|handled_by|recorded_by|store_key|dedupe_key|session_sealed)$/

/**
 * Messages of a company are masked as in the room until the match. The candidate's own messages are complete, with a note whether
 * the company reads them masked (OFR-17).
 */
function asShown(table: SourceName, row: Record<string, unknown>): Record<string, unknown> {
  if (table !== 'messages') return row
  const { masked_body: maskedBody, ...rest } = row
  const line = { body: String(row['body']), maskedBody: maskedBody as string | null }
  const isHidden = row['sender'] === 'OPERATOR' && row['is_masked'] === true
  return { ...rest, body: lineText({ ...line, isMasked: isHidden }) }
}

/** A row for its owner: sealed text opened, columns named as in the API. */
function readable(table: string, row: Record<string, unknown>, secrets: Secrets) {
  const columns = Object.entries(row).flatMap(([column, value]): [string, unknown][] => {
    if (OTHERS.test(column)) return []
    if (!column.endsWith('_sealed')) return [[camelCase(column), value]]
    const clear = column.replace(/_sealed$/, '')
    if (typeof value === 'string') return [[camelCase(clear), secrets.open(value, `${table}.${column}`)]]
    // Old values that are not sealed yet are in the plain column.
    return clear in row ? [] : [[camelCase(clear), null]]
  })
  return Object.fromEntries(columns)
}

const camelCase = (column: string) =>
  column.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
