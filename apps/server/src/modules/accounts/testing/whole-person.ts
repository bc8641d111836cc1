import { addCompany, addOperator } from '../../../platform/db/testing/test-rows.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addCandidate, type TestCandidate } from '../../../testing/test-candidate.ts'

/** Somebody about whom every table that knows people holds a row, each with a word of its own. */
export type WholePerson = TestCandidate & {
  companyId: string
  offerId: string
  groupId: string
  roomId: string
}

/** A table and one of its rows, by the database's own names. */
type TableRow = readonly [table: string, row: Record<string, unknown>]

/** What the rows are made of. */
type Around = WholePerson & {
  operatorId: string
  now: Date
  later: Date
  id: () => string
  seal: TestApp['deps']['secrets']['seal']
}

export async function addWholePerson(
  server: TestApp,
  { withOffers = true }: { withOffers?: boolean } = {},
): Promise<WholePerson> {
  const { deps, db, clock } = server
  const now = clock()
  const later = new Date(now.getTime() + 90 * 86_400_000)
  const { seal } = deps.secrets
  const id = () => deps.ids.next()
  const me = await addCandidate(server, {
    name: '전부한',
    kakaoSub: id(),
    emailSealed: seal('whole@example.com', 'users.email_sealed'),
    birthdaySealed: seal('19950314', 'users.birthday_sealed'),
    githubUrl: 'https://github.com/whole-demo',
    jobLabel: '개발',
    isActive: true,
    attackEndsAt: later,
  })
  const companyId = await addCompany(db.drizzle, { name: `회사 ${me.userId}`, key: me.userId })
  const operatorId = await addOperator(db.drizzle, companyId)
  const person = { ...me, companyId, offerId: id(), groupId: id(), roomId: id() }
  const around = { ...person, operatorId, now, later, id, seal }
  for (const [table, row] of [...ownRows(around), ...(withOffers ? offerRows(around) : [])]) {
    const columns = Object.keys(row)
    const places = columns.map((_, at) => `$${at + 1}`)
    const text = `insert into ${table} (${columns.join(', ')}) values (${places.join(', ')})`
    await db.pool.query(text, Object.values(row))
  }
  return person
}

/** Tables that point at people, as the database itself knows them. */
export async function tablesAboutPeople(server: TestApp): Promise<string[]> {
  const { rows } = await server.db.pool.query<{ name: string }>(
    `select distinct conrelid::regclass::text as name from pg_constraint
     where contype = 'f' and confrelid = 'users'::regclass and conparentid = 0 order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** One row in every table about a person that needs no offer. */
function ownRows(around: Around): TableRow[] {
  return [...profileRows(around), ...deedRows(around), ...verificationRows(around), ...roomRows(around)]
}

function profileRows({ userId, sessionId, now, id, seal }: Around): TableRow[] {
  const mine = { user_id: userId }
  const made = { created_at: now, updated_at: now }
  const career = { company: '커리어회사', company_key: '커리어회사', started_on: '2020-01-01' }
  const named = { name_sealed: seal('내이력서.pdf', 'files.name_sealed') }
  const file = { purpose: 'RESUME', type: 'pdf', ...named, size: 10, state: 'STORED' }
  const browser = { p256dh: '', auth: '' }
  const missedTwice = { candidate_id: userId, kind: 'MISSED_TWICE' }
  const contact = { contact_sealed: seal('문의연락처', 'inquiries.contact_sealed') }
  return [
    ['careers', { id: id(), ...mine, ...career, verified_at: now, updated_at: now }],
    ['incomes', { ...mine, year: 2023, source: 'HEALTH', amount: 5111, verified_at: now }],
    ['salary_items', { ...mine, type: 'INPUT', year: 2024, amount: 5222, updated_at: now }],
    ['schools', { id: id(), ...mine, place: 1, type: '대학교', name: '학교이름', ...made }],
    [
      'company_choices',
      { ...mine, mode: 'RESTRICT', company_key: '피할회사', name: '피할회사', position: 0 },
    ],
    [
      'files',
      { id: id(), ...mine, ...file, store_key: `${userId}/${id()}.pdf`, created_at: now, stored_at: now },
    ],
    [
      'consents',
      { id: id(), ...mine, kind: 'collection', version: '동의버전', agreed: true, screen: '/', at: now },
    ],
    ['sessions', { id: sessionId, ...mine, device: '내기기', created_at: now, last_used_at: now }],
    [
      'push_subscriptions',
      {
        id: id(),
        ...mine,
        session_id: sessionId,
        ...browser,
        endpoint: `내브라우저/${userId}`,
        created_at: now,
      },
    ],
    ['survey_answers', { ...mine, code: 'Q1', answer: '설문답', answered_at: now }],
    ['inquiries', { id: id(), ...mine, from_path: '/my', message: '문의글', ...contact, created_at: now }],
    ['more_offer_requests', { id: id(), ...mine, message: '더주세요', created_at: now }],
    ['kept_words', { id: id(), ...missedTwice, subject_id: userId, created_at: now }],
    ['notification_settings', { ...mine, muted_types: ['SURVEY'], updated_at: now }],
  ]
}

function deedRows({ userId, companyId, operatorId, now, later, id, seal }: Around): TableRow[] {
  const mine = { user_id: userId }
  const made = { created_at: now, updated_at: now }
  const [partnerId, postId, listId] = [id(), id(), id()]
  const kept = { company_id: companyId, candidate_id: userId }
  const partner = { email: `${partnerId}@example.com`, password_hash: '', name: '', code: partnerId }
  const notice = { type: 'MESSAGE', channel: 'SMS', dedupe_key: id(), content: { word: '알림내용' } }
  const viewer = { operator_id: operatorId, company_id: companyId, role: 'RECRUITER' }
  const calendar = { hash: id(), token_sealed: seal('비밀주소', 'calendar_addresses.token_sealed') }
  return [
    ['partners', { id: partnerId, ...partner, created_at: now }],
    ['referrals', { id: id(), partner_id: partnerId, ...mine, visited_at: now }],
    ['utm_visits', { id: id(), ...mine, source: '방문출처', ...made }],
    ['notices', { id: id(), ...mine, ...notice, due_at: now, created_at: now }],
    [
      'handovers',
      { id: id(), candidate_id: userId, company_id: companyId, way: 'API', what: 'candidates.read', at: now },
    ],
    ['profile_views', { id: id(), candidate_id: userId, ...viewer, at: now }],
    [
      'people_marks',
      {
        ...kept,
        starred_at: now,
        starred_by: operatorId,
        hidden_at: now,
        hidden_by: operatorId,
        tags: ['내태그'],
      },
    ],
    ['people_notes', { id: id(), ...kept, author_id: operatorId, text: '메모글', created_at: now }],
    [
      'people_lists',
      { id: listId, company_id: companyId, name: '내목록', created_by: operatorId, created_at: now },
    ],
    ['people_list_members', { list_id: listId, candidate_id: userId, added_by: operatorId, added_at: now }],
    ['talk_posts', { id: postId, ...mine, nickname: '별명', body: '대나무숲글', created_at: now }],
    ['talk_reports', { post_id: postId, ...mine, reason: '신고이유', created_at: now }],
    [
      'short_links',
      { token_hash: id(), ...mine, type: 'message', target_id: id(), created_at: now, expires_at: later },
    ],
    [
      'standing_shares',
      { id: id(), ...mine, shown: { word: '나눈결과' }, created_at: now, expires_at: later },
    ],
    ['calendar_addresses', { id: id(), ...mine, ...calendar, created_at: now }],
    ['stream_heads', { audience_id: userId, last_seq: 0 }],
  ]
}

function verificationRows({ userId, now, later, id, seal }: Around): TableRow[] {
  const mine = { user_id: userId }
  const twoWay = { cfid: id(), job_index: 0, thread_index: 0, jti: 'j', two_way_timestamp: 1 }
  const inputs = { inputs_sealed: seal('{"name":"전부한"}', 'verification_attempts.inputs_sealed') }
  const attempt = { kind: 'CAREER', state: 'PENDING', login_type_level: 1, telecom: 0, ...twoWay, ...inputs }
  const facts = { facts: { word: '인증사실' } }
  return [
    ['verification_attempts', { id: id(), ...mine, ...attempt, ...facts, started_at: now, expires_at: now }],
    ['verification_failures', { id: id(), ...mine, kind: 'CAREER', code: 'CF-12001', at: now }],
    ['lifetime_requests', { id: id(), ...mine, start_year: 2018, end_year: 2022, created_at: now }],
    ['lifetime_items', { ...mine, year: 2019, company: '평생회사', income: 4333 }],
    ['lifetime_shares', { id: id(), ...mine, total: 44444, created_at: now, expires_at: later }],
  ]
}

function roomRows({ userId, companyId, operatorId, roomId, now, id }: Around): TableRow[] {
  const parties = { candidate_id: userId, company_id: companyId, operator_id: operatorId }
  const message = { sender: 'OPERATOR', sender_id: operatorId, body: '대화내용' }
  return [
    ['message_rooms', { id: roomId, ...parties, last_message_at: now, created_at: now }],
    ['messages', { id: id(), room_id: roomId, ...message, created_at: now }],
    ['read_marks', { room_id: roomId, reader_id: userId, seq: 1, read_at: now }],
  ]
}

/** An open offer and an open curation, and a matched offer with its coffee chat. */
function offerRows({ userId, companyId, operatorId, offerId, groupId, now, id }: Around): TableRow[] {
  const [matchedId, chatId] = [id(), id()]
  const sent = {
    candidate_id: userId,
    operator_id: operatorId,
    created_at: now,
    deliver_at: now,
    expiry_day: '2099-01-01',
  }
  const terms = { company_id: companyId, type: 'SUPER', salary_min: 6000, salary_max: 6800 }
  const pay = {
    bonus_min: 311,
    bonus_max: 722,
    signing_bonus: 533,
    stock_kind: 'RSU',
    stock_min: 1244,
    stock_max: 2055,
    stock_years: 6,
  }
  const matched = { status: 'MATCHED', selected_at: now, decided_at: now }
  const chat = { coffeechat_id: chatId }
  const timeId = id()
  const stage = {
    number: 1,
    stage: 'HIRED',
    on_day: '2026-11-24',
    starts_on: '2026-12-01',
    base_pay: 6543,
    recorded_by: operatorId,
    recorded_at: now,
  }
  const proposal = { starts_at: now, minutes: 37, proposed_by: 'company', proposed_at: now }
  return [
    ['offer_groups', { id: groupId, ...sent, message: '묶음제안글' }],
    ['offers', { id: offerId, ...sent, ...terms, ...pay, message: '제안글' }],
    ['offer_events', { offer_id: offerId, event: 'SENT', actor: 'OPERATOR', actor_id: operatorId, at: now }],
    ['offers', { id: matchedId, ...sent, ...terms, ...matched }],
    [
      'coffeechats',
      {
        id: chatId,
        offer_id: matchedId,
        candidate_id: userId,
        company_id: companyId,
        operator_id: operatorId,
        created_at: now,
      },
    ],
    ['coffeechat_times', { id: timeId, ...chat, ...proposal }],
    ['coffeechat_outcomes', { time_id: timeId, side: 'candidate', met: 'MET', pay: 'AS_OFFERED', at: now }],
    ['coffeechat_outcomes', { time_id: timeId, side: 'company', met: 'THEY_MISSED', at: now }],
    ['coffeechat_stages', { id: id(), ...chat, ...stage }],
    ['coffeechat_questions', { id: id(), ...chat, position: 1, question: '커피챗질문' }],
  ]
}
