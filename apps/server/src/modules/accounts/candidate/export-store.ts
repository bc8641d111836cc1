import type { Queries } from '../../../platform/db/queries.ts'
import { delivered } from '../../offers/core/sql.ts'
import { lineIsMasked, messageIsShown } from '../../rooms/core/sql.ts'
import { hasNotLeft } from '../core/sql.ts'

/** Delivered offers only: neither waiting ones nor those taken back before delivery. */
const myOffers = `select id from offers where candidate_id = $1 and ${delivered('offers', '$2')}`
const myGroups = `select id from offer_groups where candidate_id = $1 and ${delivered('offer_groups', '$2')}`
const myChats = 'select id from coffeechats where candidate_id = $1'

const myPacts = 'select id from pacts where candidate_id = $1 and version > 0'

const ofUser = (table: string, order = '1') =>
  `select to_jsonb(t) as row from ${table} t where user_id = $1 order by ${order}`
const ofCandidate = (table: string) =>
  `select to_jsonb(t) || jsonb_build_object('company', c.name) as row
   from ${table} t left join companies c on c.id = t.company_id where candidate_id = $1 order by t.id`
const within = (table: string, column: string, ids: string) =>
  `select to_jsonb(t) as row from ${table} t where ${column} in (${ids}) order by 1`

/** The queries of the export; $1 is the candidate, $2 the time. */
export const sources = {
  users: `select to_jsonb(t) as row from users t where id = $1 and ${hasNotLeft('t')}`,
  careers: ofUser('careers'),
  incomes: ofUser('incomes'),
  salary_items: ofUser('salary_items'),
  schools: ofUser('schools'),
  company_choices: ofUser('company_choices'),
  blocks: 'select to_jsonb(t) as row from blocks t where candidate_id = $1 order by 1',
  files: ofUser('files'),
  offers: `select to_jsonb(t) || jsonb_build_object('company', c.name) as row
    from offers t left join companies c on c.id = t.company_id where t.id in (${myOffers}) order by t.id`,
  offer_groups: within('offer_groups', 'id', myGroups),
  offer_events: `select to_jsonb(t) as row from offer_events t
    where offer_id in (${myOffers}) or group_id in (${myGroups}) order by id`,
  offer_counters: `select to_jsonb(t) - 'answered_by' as row
    from offer_counters t where offer_id in (${myOffers}) order by offer_id`,
  coffeechats: ofCandidate('coffeechats'),
  coffeechat_times: within('coffeechat_times', 'coffeechat_id', myChats),
  coffeechat_questions: within('coffeechat_questions', 'coffeechat_id', myChats),
  // The company's feedback on the meeting belongs to the company.
  coffeechat_outcomes: `select to_jsonb(t) as row from coffeechat_outcomes t
    where side = 'candidate' and time_id in (select id from coffeechat_times where coffeechat_id in (${myChats}))
    order by t.time_id`,
  coffeechat_stages: within('coffeechat_stages', 'coffeechat_id', myChats),
  proof_requests: `select to_jsonb(t) - 'asked_by' as row from proof_requests t where coffeechat_id in (${myChats}) order by asked_at, id`,
  // What reached the person; the draft of a next version and the other side's people do not.
  pacts: `select jsonb_build_object('id', t.id, 'company', c.name, 'position', t.position, 'offered', t.offered,
      'counter', t.counter, 'state', t.state, 'version', t.version, 'changed_at', t.changed_at,
      'declined_words', t.declined_words, 'withdrawn_words', t.withdrawn_words) as row
    from pacts t join companies c on c.id = t.company_id where t.candidate_id = $1 and t.version > 0 order by t.id`,
  pact_versions: `select to_jsonb(t) - 'sent_by' as row from pact_versions t where pact_id in (${myPacts}) order by pact_id, number`,
  pact_requests: within('pact_requests', 'pact_id', myPacts),
  pact_signatures: `select jsonb_build_object('pact_id', t.pact_id, 'version', t.version, 'side', t.side, 'state', t.state,
      'asked_at', t.asked_at, 'signed_at', t.signed_at)
      || case when t.side = 'candidate' then jsonb_build_object('ask_sealed', t.ask_sealed, 'raw_sealed', t.raw_sealed)
        else '{}' end as row
    from pact_signatures t where t.pact_id in (${myPacts}) and (t.side = 'candidate' or t.state = 'SIGNED')
    order by t.asked_at, t.id`,
  // The file itself is downloaded from the pact's page.
  pact_seals: `select to_jsonb(t) - 'fee' - 'sealing_until' as row from pact_seals t where t.pact_id in (${myPacts}) order by t.at`,
  // A deleted result keeps only that the person was asked.
  paid_checks: `select to_jsonb(t) || jsonb_build_object('company', c.name) as row
    from paid_checks t join coffeechats k on k.id = t.coffeechat_id join companies c on c.id = k.company_id
    where t.candidate_id = $1 order by t.id`,
  // Without the secret address; the token is the same content once more, signed.
  proofs: `select to_jsonb(t) - 'address_sealed' - 'token_sealed' - 'key_id' - 'list' - 'place' as row from proofs t where user_id = $1 order by id`,
  proof_looks: within('proof_looks', 'proof_id', 'select id from proofs where user_id = $1'),
  message_rooms: ofCandidate('message_rooms'),
  messages: `select to_jsonb(t) || jsonb_build_object('is_masked', ${lineIsMasked('t', 'r')}) as row
    from messages t join message_rooms r on r.id = t.room_id
    where r.candidate_id = $1 and ${messageIsShown('t')} order by t.room_id, t.seq`,
  read_marks: 'select to_jsonb(t) as row from read_marks t where reader_id = $1 order by 1',
  survey_answers: ofUser('survey_answers'),
  inquiries: ofUser('inquiries'),
  // The curation that answers a request stays unknown until it is delivered.
  more_offer_requests: `select to_jsonb(t) || jsonb_build_object('group_id', case when t.group_id in (${myGroups}) then t.group_id end)
    as row from more_offer_requests t where user_id = $1 order by t.id`,
  kept_words: `select to_jsonb(t) - 'subject_id' as row from kept_words t where candidate_id = $1 order by id`,
  consents: ofUser('consents', 'id'),
  sessions: ofUser('sessions', 'id'),
  push_subscriptions: `select to_jsonb(t) - 'p256dh' - 'auth' as row
    from push_subscriptions t where user_id = $1 order by id`,
  profile_views: ofCandidate('profile_views'),
  handovers: ofCandidate('handovers'),
  // What companies wrote about the candidate, without the operators.
  people_marks: `select jsonb_build_object('company', c.name, 'starred_at', t.starred_at, 'hidden_at', t.hidden_at, 'tags', t.tags) as row
    from people_marks t join companies c on c.id = t.company_id where candidate_id = $1 order by c.name`,
  people_list_members: `select jsonb_build_object('company', c.name, 'list', l.name, 'added_at', t.added_at) as row
    from people_list_members t join people_lists l on l.id = t.list_id join companies c on c.id = l.company_id
    where candidate_id = $1 order by c.name, l.name`,
  people_notes: `select jsonb_build_object('company', c.name, 'text', t.text, 'created_at', t.created_at) as row
    from people_notes t join companies c on c.id = t.company_id where candidate_id = $1 order by t.created_at, t.id`,
  notices: ofUser('notices', 'id'),
  notification_settings: ofUser('notification_settings'),
  utm_visits: ofUser('utm_visits', 'id'),
  referrals: ofUser('referrals', 'id'),
  lifetime_items: ofUser('lifetime_items'),
  lifetime_requests: ofUser('lifetime_requests', 'id'),
  lifetime_shares: ofUser('lifetime_shares', 'id'),
  verification_attempts: ofUser('verification_attempts', 'id'),
  verification_failures: ofUser('verification_failures', 'id'),
  short_links: ofUser('short_links', 'created_at'),
  standing_shares: ofUser('standing_shares', 'id'),
  // The calendar address is a secret and is shown in the settings.
  calendar_addresses: `select to_jsonb(t) - 'hash' - 'token_sealed' as row from calendar_addresses t where user_id = $1`,
  talk_posts: ofUser('talk_posts', 'id'),
  talk_reports: ofUser('talk_reports', 'created_at'),
  safety_reports: `select to_jsonb(t) - 'case_id' || jsonb_build_object('company', c.name) as row
    from safety_reports t join companies c on c.id = t.company_id where user_id = $1 order by t.created_at, t.id`,
  takedown_people: `select to_jsonb(t) || jsonb_build_object('company', c.name) as row
    from takedown_people t join companies c on c.id = t.company_id where user_id = $1 order by c.name`,
  suggestion_settings: ofUser('suggestion_settings'),
  position_interests: `select to_jsonb(t) || jsonb_build_object('company', c.name, 'title', p.title) as row
    from position_interests t join positions p on p.id = t.position_id join companies c on c.id = p.company_id
    where candidate_id = $1 order by t.id`,
  suggestion_objections: ofUser('suggestion_objections'),
  // What an offer of theirs was learnt from: the signals, which are also the reasons that they read.
  suggestion_outcomes: `select to_jsonb(t) as row from suggestion_outcomes t where candidate_id = $1 order by t.at`,
} as const

export type SourceName = keyof typeof sources

export async function readSource(
  tx: Queries,
  name: SourceName,
  { userId, now }: { userId: string; now: Date },
): Promise<Record<string, unknown>[]> {
  const text: string = sources[name]
  const values = text.includes('$2') ? [userId, now] : [userId]
  const { rows } = await tx.$client.query<{ row: Record<string, unknown> }>(text, values)
  return rows.map(({ row }) => row)
}
