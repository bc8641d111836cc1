import type { TestApp } from '../../../testing/test-app.ts'
import type { TestCandidate } from '../../../testing/test-candidate.ts'

/** A table and a row for it, by column name. */
export type TableRow = readonly [table: string, row: Record<string, unknown>]

/** Ids and functions for making the rows. */
export type RowContext = TestCandidate & {
  companyId: string
  offerId: string
  groupId: string
  roomId: string
  operatorId: string
  /** Keys of two companies: the candidate works at one and shuts out the other. */
  employerKey: string
  avoidedKey: string
  now: Date
  later: Date
  id: () => string
  seal: TestApp['deps']['secrets']['seal']
}

/** Rows of the candidate without a company. */
export function ownRows(context: RowContext): TableRow[] {
  return [
    ...profileRows(context),
    ...fileRows(context),
    ...loginRows(context),
    ...visitRows(context),
    ...talkRows(context),
    ...shareRows(context),
    ...deskRows(context),
    ...verificationRows(context),
    ...proofRows(context),
  ]
}

function profileRows({ userId, employerKey, avoidedKey, now, id }: RowContext): TableRow[] {
  const mine = { user_id: userId }
  const made = { created_at: now, updated_at: now }
  const career = { company: '커리어회사', company_key: employerKey, started_on: '2020-01-01' }
  const avoided = { mode: 'RESTRICT', company_key: avoidedKey, name: '피할회사', position: 0 }
  return [
    ['careers', { id: id(), ...mine, ...career, verified_at: now, updated_at: now }],
    ['incomes', { ...mine, year: 2023, source: 'HEALTH', amount: 5111, verified_at: now }],
    ['salary_items', { ...mine, type: 'INPUT', year: 2024, amount: 5222, updated_at: now }],
    ['schools', { id: id(), ...mine, place: 1, type: '대학교', name: '학교이름', ...made }],
    ['company_choices', { ...mine, ...avoided }],
    ['market_hope_people', { ...mine, job_sub_label: '백엔드 개발자', years: 3 }],
    [
      'consents',
      { id: id(), ...mine, kind: 'collection', version: '동의버전', agreed: true, screen: '/', at: now },
    ],
  ]
}

/** Files, including those of an application for an agent. */
function fileRows({ userId, now, later, id, seal }: RowContext): TableRow[] {
  const [resumeId, portfolioId] = [id(), id()]
  const stored = { user_id: userId, type: 'pdf', size: 10, created_at: now, stored_at: now, state: 'STORED' }
  const names = { resume: '내이력서.pdf', portfolio: '내작업.pdf' }
  const file = (fileId: string, purpose: 'resume' | 'portfolio'): TableRow => [
    'files',
    {
      ...stored,
      id: fileId,
      purpose: purpose.toUpperCase(),
      name_sealed: seal(names[purpose], 'files.name_sealed'),
      store_key: `${userId}/${fileId}.pdf`,
    },
  ]
  const applied = { resume_file_id: resumeId, portfolio_file_id: portfolioId, created_at: now }
  return [
    file(resumeId, 'resume'),
    file(portfolioId, 'portfolio'),
    ['agent_applications', { id: id(), ...applied, purge_at: later }],
  ]
}

function loginRows({ userId, sessionId, now, later, id, seal }: RowContext): TableRow[] {
  const mine = { user_id: userId }
  const browser = { p256dh: '', auth: '', endpoint: `내브라우저/${userId}` }
  const notice = { type: 'MESSAGE', channel: 'SMS', dedupe_key: id(), content: { word: '알림내용' } }
  const asked = { call: 'POST /users/ask', key: id(), body_hash: id(), claimed_at: now, expires_at: later }
  const calendar = { hash: id(), token_sealed: seal('비밀주소', 'calendar_addresses.token_sealed') }
  return [
    ['sessions', { id: sessionId, ...mine, device: '내기기', created_at: now, last_used_at: now }],
    ['refresh_tokens', { token_hash: id(), session_id: sessionId, created_at: now, expires_at: later }],
    ['push_subscriptions', { id: id(), ...mine, session_id: sessionId, ...browser, created_at: now }],
    ['notification_settings', { ...mine, muted_types: ['SURVEY'], updated_at: now }],
    ['notices', { id: id(), ...mine, ...notice, due_at: now, created_at: now }],
    ['calendar_addresses', { id: id(), ...mine, ...calendar, created_at: now }],
    ['idempotency_keys', { caller: `candidate:${userId}`, ...asked }],
    ['stream_heads', { audience_id: userId, last_seq: 0 }],
    ['stream_presence', { audience_id: userId, seen_at: now }],
  ]
}

function visitRows({ userId, now, id }: RowContext): TableRow[] {
  const mine = { user_id: userId }
  const partnerId = id()
  const partner = { email: `${partnerId}@example.com`, password_hash: '', name: '', code: partnerId }
  return [
    ['partners', { id: partnerId, ...partner, created_at: now }],
    ['referrals', { id: id(), partner_id: partnerId, ...mine, visited_at: now }],
    ['utm_visits', { id: id(), ...mine, source: '방문출처', created_at: now, updated_at: now }],
  ]
}

function talkRows({ userId, now, id }: RowContext): TableRow[] {
  const mine = { user_id: userId }
  const postId = id()
  const reply = { parent_id: postId, nickname: '별명', body: '대나무숲답글' }
  return [
    ['talk_posts', { id: postId, ...mine, nickname: '별명', body: '대나무숲글', created_at: now }],
    ['talk_posts', { id: id(), ...mine, ...reply, created_at: now }],
    ['talk_reports', { post_id: postId, ...mine, reason: '신고이유', created_at: now }],
  ]
}

function shareRows({ userId, now, later, id }: RowContext): TableRow[] {
  const mine = { user_id: userId }
  const lasting = { created_at: now, expires_at: later }
  return [
    ['short_links', { token_hash: id(), ...mine, type: 'message', target_id: id(), ...lasting }],
    ['standing_shares', { id: id(), ...mine, shown: { word: '나눈결과' }, ...lasting }],
    ['lifetime_shares', { id: id(), ...mine, total: 44444, ...lasting }],
  ]
}

function deskRows({ userId, now, id, seal }: RowContext): TableRow[] {
  const mine = { user_id: userId }
  const contact = { contact_sealed: seal('문의연락처', 'inquiries.contact_sealed') }
  const missedTwice = { candidate_id: userId, kind: 'MISSED_TWICE', subject_id: userId }
  return [
    ['survey_answers', { ...mine, code: 'Q1', answer: '설문답', answered_at: now }],
    ['inquiries', { id: id(), ...mine, from_path: '/my', message: '문의글', ...contact, created_at: now }],
    ['more_offer_requests', { id: id(), ...mine, message: '더주세요', created_at: now }],
    ['kept_words', { id: id(), ...missedTwice, created_at: now }],
  ]
}

function verificationRows({ userId, now, id, seal }: RowContext): TableRow[] {
  const mine = { user_id: userId }
  const attemptId = id()
  const twoWay = { cfid: id(), job_index: 0, thread_index: 0, jti: 'j', two_way_timestamp: 1 }
  const inputs = { inputs_sealed: seal('{"name":"전부한"}', 'verification_attempts.inputs_sealed') }
  const attempt = { kind: 'CAREER', state: 'PENDING', login_type_level: 1, telecom: 0, ...twoWay, ...inputs }
  const held = { facts: { word: '인증사실' }, started_at: now, expires_at: now }
  const years = { attempt_id: attemptId, start_year: 2018, end_year: 2022 }
  return [
    ['verification_attempts', { id: attemptId, ...mine, ...attempt, ...held }],
    ['verification_failures', { id: id(), ...mine, kind: 'CAREER', code: 'CF-12001', at: now }],
    ['lifetime_requests', { id: id(), ...mine, ...years, created_at: now }],
    ['lifetime_items', { ...mine, year: 2019, company: '평생회사', income: 4333 }],
  ]
}

/** Each person's proof is the only one of a list of its own. */
let list = 0

function proofRows({ userId, now, later, id, seal }: RowContext): TableRow[] {
  const place = { list: (list += 1), place: 7 }
  const proofId = id()
  const content = { kind: 'CAREER_AT_LEAST', years: 3, receiver: '증명받는곳', source: 'HEALTH', name: null }
  const sealed = {
    address_sealed: seal('비밀주소', 'proofs.address_sealed'),
    content_sealed: seal(JSON.stringify(content), 'proofs.content_sealed'),
    token_sealed: seal('a.b.c~', 'proofs.token_sealed'),
  }
  const made = { kind: content.kind, address_hash: id(), ...place, made_at: now, expires_at: later }
  return [
    ['proof_lists', { number: list, places: 8, token: 'a.b.c', signed_at: now, needed_until: later }],
    ['proof_places', place],
    ['proofs', { id: proofId, user_id: userId, ...made, ...sealed }],
    ['proof_looks', { id: id(), proof_id: proofId, at: now, by: 'PROGRAM', host: 'looked.example' }],
  ]
}
