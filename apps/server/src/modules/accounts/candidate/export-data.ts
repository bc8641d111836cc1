import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { readSource, type Section, type SourceName } from './export-store.ts'
import { readable } from './readable-row.ts'

type Rows = Record<string, unknown>[]

/** Which tables stand in which section; `kind` tells their rows apart where there are several. */
const sections: Readonly<Record<Section, readonly SourceName[]>> = {
  account: ['users'],
  careerItems: ['careers'],
  incomes: ['incomes'],
  salaryItems: ['salary_items'],
  userSchoolItems: ['schools'],
  companies: ['company_choices', 'blocks'],
  files: ['files'],
  offers: ['offers', 'offer_groups', 'offer_events'],
  coffeechats: ['coffeechats', 'coffeechat_times', 'coffeechat_questions'],
  messages: ['message_rooms', 'messages', 'read_marks'],
  surveys: ['survey_answers'],
  inquiries: ['inquiries', 'more_offer_requests'],
  consents: ['consents'],
  devices: ['sessions', 'push_subscriptions'],
  views: ['profile_views'],
  notifications: ['notices', 'notification_settings'],
  visits: ['utm_visits', 'referrals'],
  lifetimeIncomes: ['lifetime_items', 'lifetime_requests', 'lifetime_shares'],
  verifications: ['verification_attempts'],
  links: ['short_links', 'standing_shares'],
  talk: ['talk_posts', 'talk_reports'],
}

/** Everything held about the caller, opened for them and as of one moment (TRUST-6). */
export async function exportData(userId: string, { db, secrets, clock }: ApiDeps) {
  const now = clock()
  return db.transaction(
    async (tx) => {
      async function rowsOf(names: readonly SourceName[]): Promise<Rows> {
        const all: Rows = []
        for (const name of names) {
          const kind = names.length > 1 ? { kind: name } : {}
          for (const row of await readSource(tx, name, { userId, now }))
            all.push({ ...kind, ...readable(name, row, secrets) })
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
