import { noParts } from '@coffeeattack/domain/offers/whole-pay'
import { emptyTerms } from '@coffeeattack/domain/pacts/terms'
import type { RowContext, TableRow } from './rows-of-person.ts'

/** Rows of companies about the candidate: saved data, offers, and records of access. */
export function companyRows(context: RowContext, { withOffers }: { withOffers: boolean }): TableRow[] {
  return [
    ...memoryRows(context),
    ...handoverRows(context),
    ...roomRows(context, withOffers),
    ...safetyRows(context, withOffers),
    ...suggestionRows(context, withOffers),
  ]
}

/** A report, a signal, and a company that was taken down. */
function safetyRows(
  { userId, companyId, operatorId, roomId, offerId, now, id }: RowContext,
  withOffers: boolean,
): TableRow[] {
  const caseId = id()
  const about = { case_id: caseId, company_id: companyId }
  const places = [
    ['ROOM', { room_id: roomId }, 'OTHER', 'MONEY'],
    ...(withOffers ? ([['OFFER', { offer_id: offerId }, 'TERMS', 'ACCOUNT']] as const) : []),
  ] as const
  const down = { case_id: caseId, reason: 'MONEY', finding: '확인', by: operatorId, at: now }
  return [
    [
      'safety_cases',
      { id: caseId, company_id: companyId, subject_id: companyId, opened_at: now, newest_at: now },
    ],
    ...places.flatMap(([place, where, reason, kind]): TableRow[] => [
      [
        'safety_reports',
        {
          id: id(),
          user_id: userId,
          ...about,
          ...where,
          place,
          reason,
          text: '회사를알린말',
          created_at: now,
        },
      ],
      [
        'safety_signals',
        { id: id(), case_id: caseId, candidate_id: userId, kind, source_id: id(), ...where, created_at: now },
      ],
    ]),
    ['takedowns', { company_id: companyId, ...down }],
    ['takedown_people', { company_id: companyId, user_id: userId, tie: 'TALK', offers: 0 }],
  ]
}

/** What the person chose about suggestions, said to a position and asked the desk, and what became of an offer. */
function suggestionRows(
  { userId, companyId, operatorId, offerId, now, id }: RowContext,
  withOffers: boolean,
): TableRow[] {
  const [positionId, inquiryId] = [id(), id()]
  const position = { title: '추천한자리', job_label: '개발', salary_min: 6_000, salary_max: 8_000 }
  const about = { candidate_id: userId, position_id: positionId }
  const asked = {
    id: inquiryId,
    user_id: userId,
    from_path: '/my/match',
    message: '반대하는글',
    created_at: now,
  }
  const outcome = { ...about, shares: JSON.stringify({ HOPE: 0.77 }), plain: 3, accepted: true, at: now }
  return [
    [
      'positions',
      { id: positionId, company_id: companyId, ...position, created_by: operatorId, created_at: now },
    ],
    ['suggestion_settings', { user_id: userId, is_off: true, switched_at: now }],
    ['position_interests', { id: id(), ...about, said_at: now }],
    ['inquiries', asked],
    [
      'suggestion_objections',
      { inquiry_id: inquiryId, user_id: userId, kind: 'FACTS', due_on: '2026-11-30', asked_at: now },
    ],
    ...(withOffers ? ([['suggestion_outcomes', { offer_id: offerId, ...outcome }]] as TableRow[]) : []),
  ]
}

function memoryRows({ userId, companyId, operatorId, now, id }: RowContext): TableRow[] {
  const kept = { company_id: companyId, candidate_id: userId }
  const listId = id()
  const starred = { starred_at: now, starred_by: operatorId, tags: ['내태그'] }
  const viewer = { operator_id: operatorId, company_id: companyId, role: 'RECRUITER' }
  const read = { actor: 'OPERATOR', actor_id: operatorId, action: 'candidate.read', subject: 'candidate' }
  return [
    ['people_marks', { ...kept, ...starred, hidden_at: now, hidden_by: operatorId }],
    ['people_notes', { id: id(), ...kept, author_id: operatorId, text: '메모글', created_at: now }],
    [
      'people_lists',
      { id: listId, company_id: companyId, name: '내목록', created_by: operatorId, created_at: now },
    ],
    ['people_list_members', { list_id: listId, candidate_id: userId, added_by: operatorId, added_at: now }],
    ['profile_views', { id: id(), candidate_id: userId, ...viewer, at: now }],
    ['audit_log', { ...read, subject_id: userId, whose: [userId], at: now }],
    ['record_answers', { ...kept, figure: 'CAME', value: 1, at: now }],
  ]
}

function handoverRows({ userId, companyId, operatorId, now, id, seal }: RowContext): TableRow[] {
  const both = { company_id: companyId, candidate_id: userId }
  const [endpointId, eventId] = [id(), id()]
  const address = {
    url: 'https://ats.example.com',
    events: ['candidate.erased'],
    secret_sealed: seal('비밀열쇠', 'webhook_endpoints.secret_sealed'),
  }
  const event = { type: 'coffeechat.matched', payload: { candidateId: userId } }
  return [
    ['handovers', { id: id(), ...both, way: 'API', what: 'candidates.read', at: now }],
    [
      'webhook_endpoints',
      { id: endpointId, company_id: companyId, ...address, created_by: operatorId, created_at: now },
    ],
    ['webhook_events', { id: eventId, ...both, ...event, at: now }],
    ['webhook_deliveries', { id: id(), endpoint_id: endpointId, event_id: eventId, created_at: now }],
  ]
}

function roomRows(context: RowContext, withOffers: boolean): TableRow[] {
  const { userId, companyId, operatorId, roomId, offerId, now, id } = context
  const parties = { candidate_id: userId, company_id: companyId, operator_id: operatorId }
  const room = { id: roomId, ...parties, offer_id: withOffers ? offerId : null }
  const message = { sender: 'OPERATOR', sender_id: operatorId, body: '대화내용' }
  return [
    ['message_rooms', { ...room, last_message_at: now, created_at: now }],
    ['messages', { id: id(), room_id: roomId, ...message, created_at: now }],
    ['read_marks', { room_id: roomId, reader_id: userId, seq: 1, read_at: now }],
  ]
}

/** An open offer, an open curation, and a matched offer whose coffee chat became a hire. */
export function offerRows(context: RowContext): TableRow[] {
  const { userId, companyId, operatorId, offerId, groupId, now, id } = context
  const matchedId = id()
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
  const answered = { message: '더바라요', created_at: now, handled_by: operatorId, handled_at: now }
  const decided = { status: 'EXPIRED', decided_at: now }
  const matched = { status: 'MATCHED', selected_at: now, decided_at: now }
  const by = { event: 'SENT', actor: 'OPERATOR', actor_id: operatorId, at: now }
  const counter = { amount: 7123, was_min: 6000, was_max: 6800, note: '희망연봉', asked_at: now }
  return [
    ['offer_groups', { id: groupId, ...sent, message: '묶음제안글' }],
    ['more_offer_requests', { id: id(), user_id: userId, ...answered, group_id: groupId }],
    ['offers', { id: offerId, ...sent, ...terms, ...pay, message: '제안글' }],
    ['offers', { id: id(), group_id: groupId, ...sent, ...terms, type: 'SUPER_CURATION', ...decided }],
    ['offer_events', { offer_id: offerId, ...by }],
    ['offer_events', { group_id: groupId, ...by }],
    ['offer_counters', { offer_id: offerId, ...counter }],
    ['offer_nudges', { offer_id: offerId, operator_id: operatorId, at: now }],
    ['offers', { id: matchedId, ...sent, ...terms, ...matched }],
    ...coffeechatRows(context, matchedId),
  ]
}

/** A promised pay that was confirmed. */
const paidCheckRow = ({ userId, now, id }: RowContext, coffeechatId: string): TableRow => [
  'paid_checks',
  {
    id: id(),
    candidate_id: userId,
    coffeechat_id: coffeechatId,
    round: 3,
    starts_on: '2026-08-01',
    promised: 6543,
    state: 'DONE',
    invited_at: now,
    answered_at: now,
    judgement: 'KEPT',
    insured: 6602,
    kept_from: 6054,
    month: '2026-10',
  },
]

/** One that both signed. */
function pactRows(
  { userId, companyId, operatorId, now, later, id, seal }: RowContext,
  about: object,
): TableRow[] {
  const pactId = id()
  const terms = JSON.stringify({ ...emptyTerms, base: 6543, startsOn: '2026-12-01', place: '합의한곳' })
  const offered = JSON.stringify({ base: { min: 6000, max: 6800 }, pay: noParts })
  const parties = { ...about, company_id: companyId, candidate_id: userId }
  const of = { pact_id: pactId, version: 1 }
  const sent = { sent_at: now, sent_by: operatorId, until_day: '2026-12-01', fingerprint: 'ab'.repeat(32) }
  const asked = { state: 'SIGNED', asked_at: now, expires_at: later, signed_at: now, ci_hash: 'key.hash' }
  const sealed = {
    ask_sealed: seal('{"text":"서명할글"}', 'pact_signatures.ask_sealed'),
    raw_sealed: seal('{"ci":"ci.canary"}', 'pact_signatures.raw_sealed'),
    name_sealed: seal('전부한', 'pact_signatures.name_sealed'),
  }
  const by = { signer_id: operatorId, created_by: operatorId, created_at: now, changed_at: now }
  return [
    [
      'pacts',
      { id: pactId, ...parties, position: '백엔드 개발자', offered, state: 'SEALED', version: 1, ...by },
    ],
    [
      'pact_versions',
      {
        pact_id: pactId,
        number: 1,
        terms,
        end: 'SEALED',
        ended_at: now,
        ...sent,
        parties_sealed: seal('{"person":{"name":"전부한"}}', 'pact_versions.parties_sealed'),
      },
    ],
    ['pact_requests', { id: id(), ...of, text: '바꿔달라는말', at: now, closed_at: now }],
    [
      'pact_signatures',
      { id: id(), ...of, side: 'candidate', receipt_id: 'receipt.canary', ...asked, ...sealed },
    ],
    [
      'pact_signers',
      {
        operator_id: operatorId,
        company_id: companyId,
        named_by: operatorId,
        named_at: now,
        contact_sealed: seal('{"phone":"01000000000"}', 'pact_signers.contact_sealed'),
      },
    ],
    ['pact_seals', { ...of, at: now, fee: 6543 * 700 }],
  ]
}

function coffeechatRows(context: RowContext, matchedId: string): TableRow[] {
  const { userId, companyId, operatorId, now, id } = context
  const [chatId, timeId, wordId, hireId, statementId] = [id(), id(), id(), id(), id()]
  const parties = { candidate_id: userId, company_id: companyId, operator_id: operatorId }
  const chat = { coffeechat_id: chatId }
  const begins = { starts_on: '2026-12-01', base_pay: 6543 }
  const recorded = { recorded_by: operatorId, recorded_at: now }
  const stage = { number: 1, stage: 'HIRED', on_day: '2026-11-24', ...begins, ...recorded }
  const proposal = { starts_at: now, minutes: 37, proposed_by: 'company', proposed_at: now }
  const hire = { company_id: companyId, position: '백엔드 개발자', ...begins, fee_rate: 700 }
  const corrected = { kind: 'COUNTER', base_pay: 6543, fee_rate: 700 }
  const request = { kind: 'EMPLOYED', purpose: '증명서용도', state: 'OPEN', asked_at: now }
  const disagreed = { kind: 'MEETING', candidate_id: userId, subject_id: timeId }
  const asked = { side: 'agent', operator_id: operatorId, body: '회사에물은말' }
  const closed = { closed_at: now, closed_by: operatorId }
  return [
    ['coffeechats', { id: chatId, offer_id: matchedId, ...parties, created_at: now }],
    ['coffeechat_times', { id: timeId, ...chat, ...proposal }],
    ['coffeechat_outcomes', { time_id: timeId, side: 'candidate', met: 'MET', pay: 'AS_OFFERED', at: now }],
    ['coffeechat_outcomes', { time_id: timeId, side: 'company', met: 'THEY_MISSED', at: now }],
    ['coffeechat_stages', { id: id(), ...chat, ...stage }],
    ['proof_requests', { id: id(), ...chat, asked_by: operatorId, ...request }],
    ['coffeechat_questions', { id: id(), ...chat, position: 1, question: '커피챗질문' }],
    ['kept_words', { id: wordId, ...chat, ...disagreed, created_at: now }],
    ['kept_word_lines', { id: id(), kept_word_id: wordId, ...asked, created_at: now }],
    paidCheckRow(context, chatId),
    ...pactRows(context, { coffeechat_id: chatId, offer_id: matchedId }),
    ['hires', { id: hireId, ...chat, ...hire, at: now }],
    [
      'hire_corrections',
      {
        id: id(),
        hire_id: hireId,
        seq: 1,
        ...corrected,
        reason: '연봉을 다시 적었어요',
        at: now,
        made_by: operatorId,
      },
    ],
    ['statements', { id: statementId, company_id: companyId, month: '2026-12', ...closed }],
    [
      'statement_lines',
      { statement_id: statementId, hire_id: hireId, base_pay: 6543, fee_rate: 700, fee: 6543 * 700 },
    ],
  ]
}
