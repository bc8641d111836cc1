import { findings } from '@coffeeattack/domain/companies/finding'
import { surveyCodes } from '@coffeeattack/domain/desk/survey'
import { MESSAGE, messageProblem } from '@coffeeattack/domain/rooms/message'
import { TEXT_AREA } from '@coffeeattack/domain/text/length'
import { objectionKinds } from '@coffeeattack/domain/suggestions/objection'
import { z } from 'zod'
import { knownCandidate } from './anonymous-profile.ts'
import { feature, operatorCall } from './call.ts'
import { offerStatus } from './offer-shapes.ts'
import { page } from './query.ts'
import { requiredText, rule, textUpTo } from './rule.ts'
import { day, id, idParam, instant, nextCursor } from './shapes.ts'

/** The shared parts of the desk's lists. */

export const deskStatus = z.enum(['open', 'handled'])

/** The agent who took or handled it. */
const handler = z.object({ id, name: z.string() }).nullable()

/** The agent whom the caller saw on it: it must not be taken over from anybody else unnoticed. */
const seenHandler = z.object({ from: id.nullable() })

const roles = ['agent'] as const

const listQuery = z.object({ status: deskStatus.optional(), ...page })
const handled = { createdAt: instant, handler, handledAt: instant.nullable() }

const moreRequest = z
  .object({
    id,
    candidate: knownCandidate,
    isActive: z.boolean(),
    message: z.string(),
    /** The curation that answered it. */
    curation: z
      .object({
        groupId: id,
        status: offerStatus,
        companies: z.array(z.string()),
        /** The caller sent it. */
        isMine: z.boolean(),
      })
      .nullable(),
    /** The caller's conversation with the candidate, if there is one. */
    roomId: id.nullable(),
    ...handled,
  })
  .meta({ id: 'MoreOfferRequest', description: '제안을 더 받고 싶다는 요청' })

const application = z
  .object({
    id,
    name: z.string().nullable(),
    phone: z.string().nullable(),
    files: z.array(z.object({ id, type: z.enum(['resume', 'portfolio']), name: z.string() })),
    /** When it is erased if nobody handles it. */
    purgeAt: instant,
    ...handled,
  })
  .meta({ id: 'AgentApplication', description: '계정 없이 에이전트의 도움을 구한 신청' })

const survey = z
  .object({
    /** The message that carried it. */
    id,
    roomId: id,
    candidate: knownCandidate,
    sentAt: instant,
    userSurveyItems: z.array(z.object({ surveyCode: z.enum(surveyCodes), answer: z.string() })),
    answeredAt: instant.nullable(),
  })
  .meta({ id: 'SentSurvey', description: '보낸 설문과 답' })

export const consoleDesk = feature('콘솔: 상담', {
  'GET /console/more-requests': operatorCall(roles, {
    about: '제안을 더 받고 싶다는 요청을 보여줘요.',
    query: listQuery,
    out: { 200: z.object({ items: z.array(moreRequest), openCount: z.int().min(0), nextCursor }) },
  }),
  'GET /console/more-requests/:id': operatorCall(roles, {
    about: '제안을 더 받고 싶다는 요청 하나를 보여줘요.',
    out: { 200: moreRequest },
  }),
  'POST /console/more-requests/:id/room': operatorCall(roles, {
    about: '요청한 분과의 대화방을 열어요. 이미 있으면 그 방이에요.',
    out: { 200: z.object({ roomId: id }) },
  }),
  'POST /console/more-requests/:id/take': operatorCall(roles, {
    about: '요청을 맡아요. 그사이 다른 사람이 맡았으면 409로 답해요.',
    body: seenHandler,
    out: { 204: null },
    errors: ['CONFLICT'],
  }),
  'POST /console/more-requests/:id/done': operatorCall(roles, {
    about: '요청을 마친 것으로 표시해요.',
    out: { 204: null },
    errors: ['CONFLICT'],
  }),
  'GET /console/applications': operatorCall(roles, {
    about: '계정 없이 에이전트의 도움을 구한 신청을 보여줘요.',
    query: listQuery,
    out: { 200: z.object({ items: z.array(application), openCount: z.int().min(0), nextCursor }) },
  }),
  'GET /console/applications/:id/files/:fileId': operatorCall(roles, {
    about: '신청에 담긴 파일을 잠깐 열 수 있는 주소를 줘요. 연 사람이 기록돼요.',
    params: idParam.extend({ fileId: id }),
    out: { 200: z.object({ name: z.string(), url: z.string() }) },
  }),
  'POST /console/applications/:id/take': operatorCall(roles, {
    about: '신청을 맡아요. 그사이 다른 사람이 맡았으면 409로 답해요.',
    body: seenHandler,
    out: { 204: null },
    errors: ['CONFLICT'],
  }),
  'POST /console/applications/:id/done': operatorCall(roles, {
    about: '신청을 마친 것으로 표시해요.',
    out: { 204: null },
    errors: ['CONFLICT'],
  }),
  'GET /console/surveys': operatorCall(roles, {
    about: '내가 보낸 설문과 답을 새것부터 보여줘요.',
    query: z.object(page),
    out: { 200: z.object({ items: z.array(survey), nextCursor }) },
  }),
  'POST /console/surveys': operatorCall(roles, {
    makes: true,
    about: '설문을 후보자와의 대화방에 보내요. 대화방이 없으면 열어요.',
    body: z.object({
      candidateId: id,
      message: rule(messageProblem).meta({ minLength: 1, maxLength: MESSAGE.limit }),
    }),
    out: { 200: z.object({ id, roomId: id }) },
    errors: ['NOT_FOUND'],
  }),
})

const inquiryRoles = ['agent'] as const

/** How the answer reached, or reaches, the person. */
const deliveries = ['ROOM', 'WAITING', 'SENT', 'FAILED'] as const

const inquiry = z
  .object({
    id,
    /** The page it was asked from. */
    from: z.string(),
    message: z.string(),
    createdAt: instant,
    /** Null for a visitor. */
    candidate: knownCandidate.nullable(),
    /** Who asked in the console for their company. */
    recruiter: z.object({ name: z.string(), company: z.string() }).nullable(),
    /** Whether a visitor left a contact. */
    hasContact: z.boolean(),
    handler,
    handledAt: instant.nullable(),
    answer: z.string().nullable(),
    delivery: z.enum(deliveries).nullable(),
    /** An objection to suggestions (MATCH-5), and the last day for its answer that the person was told. */
    objection: z.object({ kind: z.enum(objectionKinds), dueOn: day }).nullable(),
  })
  .meta({ id: 'Inquiry', description: '문의 하나' })

const openedInquiry = inquiry.extend({
  /** A visitor's own; a member is answered in the message room. */
  contact: z.string().nullable(),
  /** What helps to answer a member. */
  context: z
    .object({
      /** Companies can find the person now. */
      isActive: z.boolean(),
      waitingOfferCount: z.int().min(0),
      matchedOfferCount: z.int().min(0),
      inquiryCount: z.int().min(0),
      /** The conversation with the caller, if there is one. */
      roomId: id.nullable(),
      userSurveyItems: z.array(z.object({ surveyCode: z.enum(surveyCodes), answer: z.string() })),
    })
    .nullable(),
})

const inquiriesQuery = z.object({ status: deskStatus.optional(), ...page })
const inquiriesPage = { 200: z.object({ items: z.array(inquiry), openCount: z.int().min(0), nextCursor }) }
const inquiryAnswer = z.object({
  message: rule(messageProblem).meta({ minLength: 1, maxLength: MESSAGE.limit }),
})

export const consoleInquiries = feature('콘솔: 문의', {
  'GET /console/inquiries': operatorCall(inquiryRoles, {
    about: '후보자와 방문자의 문의를 보여줘요. 열린 것은 오래된 것부터, 마친 것은 새것부터예요.',
    query: inquiriesQuery,
    out: inquiriesPage,
  }),
  'GET /console/inquiries/:id': operatorCall(inquiryRoles, {
    about: '문의 하나를 답하는 데 필요한 것과 함께 보여줘요.',
    out: { 200: openedInquiry },
  }),
  'POST /console/inquiries/:id/take': operatorCall(inquiryRoles, {
    about: '문의를 맡아요. 그사이 다른 사람이 맡았으면 409로 답해요.',
    body: seenHandler,
    out: { 204: null },
    errors: ['CONFLICT'],
  }),
  'POST /console/inquiries/:id/answer': operatorCall(inquiryRoles, {
    makes: true,
    about: '문의에 한 번 답해요. 회원은 메시지로, 방문자는 남긴 연락처로 받아요.',
    body: inquiryAnswer,
    out: { 204: null },
    errors: ['CONFLICT'],
  }),
  'POST /console/inquiries/:id/close': operatorCall(inquiryRoles, {
    about: '문의를 답 없이 마쳐요. 추천에 대한 반대는 답해야 마칠 수 있어요.',
    out: { 204: null },
    errors: ['CONFLICT', 'OBJECTION_UNANSWERED'],
  }),
})

const companyInquiryRoles = ['agent', 'admin'] as const

/** The same of what companies ask, in a queue of its own. */
export const consoleCompanyInquiries = feature('콘솔: 회사 문의', {
  'POST /console/ask': operatorCall(['recruiter'], {
    act: 'always',
    makes: true,
    about: '채용 담당자가 커피어택에 문의를 남겨요. 답은 계정의 이메일로 와요.',
    body: z.object({ from: textUpTo(500), message: requiredText(TEXT_AREA.limit) }),
    out: { 200: z.object({ id }) },
  }),
  'GET /console/company-inquiries': operatorCall(companyInquiryRoles, {
    about:
      '도입을 묻거나 콘솔에서 남긴 회사의 문의를 보여줘요. 열린 것은 오래된 것부터, 마친 것은 새것부터예요.',
    query: inquiriesQuery,
    out: inquiriesPage,
  }),
  'GET /console/company-inquiries/:id': operatorCall(companyInquiryRoles, {
    about: '회사의 문의 하나를 연락처와 함께 보여줘요.',
    out: { 200: openedInquiry },
  }),
  'POST /console/company-inquiries/:id/take': operatorCall(companyInquiryRoles, {
    about: '회사의 문의를 맡아요. 그사이 다른 사람이 맡았으면 409로 답해요.',
    body: seenHandler,
    out: { 204: null },
    errors: ['CONFLICT'],
  }),
  'POST /console/company-inquiries/:id/answer': operatorCall(companyInquiryRoles, {
    makes: true,
    about: '회사의 문의에 한 번 답해요. 남긴 연락처나 계정의 이메일로 받아요.',
    body: inquiryAnswer,
    out: { 204: null },
    errors: ['CONFLICT'],
  }),
  'POST /console/company-inquiries/:id/close': operatorCall(companyInquiryRoles, {
    about: '회사의 문의를 답 없이 마쳐요.',
    out: { 204: null },
    errors: ['CONFLICT'],
  }),
})

/**
 * Coffee chats with contradicting accounts, and candidates who missed two meetings (KEEP-3, KEEP-5): an agent talks to
 * them first.
 */
const keptWordKinds = ['MEETING', 'STAGE', 'MISSED_TWICE'] as const

const line = z
  .object({ id, side: z.enum(['agent', 'company']), name: z.string(), body: z.string(), at: instant })
  .meta({ id: 'KeptWordLine', description: '약속을 두고 에이전트와 회사가 나눈 말' })

const keptWord = z
  .object({
    id,
    kind: z.enum(keptWordKinds),
    candidate: knownCandidate,
    /** The person's own name: agents are who talk to them. */
    name: z.string().nullable(),
    /** The company; null for missed meetings, which name none. */
    company: z.string().nullable(),
    /** The time of the meeting, if it is about one. */
    startAt: instant.nullable(),
    /** Both current accounts in words; null for missed meetings. */
    said: z.object({ candidate: z.string(), company: z.string() }).nullable(),
    /** The accounts were corrected and agree. */
    isSettled: z.boolean(),
    /** The amounts in the order of time: offered, promised, talked about, at the hire. */
    pay: z.array(z.object({ name: z.string(), value: z.string() })),
    /** The conversation of the person with the caller, if there is one. */
    roomId: id.nullable(),
    /** The company's recruiter who can be asked; null when nobody of it works here. */
    recruiter: z.string().nullable(),
    /** What our agents and the company wrote to each other about it, oldest first. */
    lines: z.array(line),
    /** The figure of the company's record in which a finding counts. */
    figure: z.enum(['CAME', 'PAY_KEPT']).nullable(),
    finding: z.enum(findings).nullable(),
    ...handled,
  })
  .meta({ id: 'KeptWord', description: '두 쪽의 말이 다른 커피챗, 또는 두 번 나오지 않은 사람' })

/** `settled` are those of which the two sides say the same by now. */
const keptWordStatus = z.enum(['open', 'settled', 'handled'])

const words = z.object({ message: rule(messageProblem).meta({ minLength: 1, maxLength: MESSAGE.limit }) })

export const consoleKeptWords = feature('콘솔: 약속', {
  'GET /console/kept-words': operatorCall(inquiryRoles, {
    about:
      '두 쪽의 말이 다르거나 두 번 나오지 않은 일을 새것부터 보여줘요. 에이전트만 보고, 본 사람이 기록돼요.',
    query: z.object({ status: keptWordStatus.optional(), ...page }),
    out: { 200: z.object({ items: z.array(keptWord), openCount: z.int().min(0), nextCursor }) },
  }),
  'POST /console/kept-words/:id/take': operatorCall(inquiryRoles, {
    about: '일을 맡아요. 그사이 다른 사람이 맡았으면 409로 답해요.',
    body: seenHandler,
    out: { 204: null },
    errors: ['CONFLICT'],
  }),
  'POST /console/kept-words/:id/talk': operatorCall(inquiryRoles, {
    makes: true,
    about: '그 사람과의 대화방에 먼저 말을 걸고 일을 맡아요. 대화방이 없으면 열어요.',
    body: words,
    out: { 200: z.object({ roomId: id }) },
    errors: ['CONFLICT'],
  }),
  'POST /console/kept-words/:id/ask-company': operatorCall(inquiryRoles, {
    makes: true,
    about: '어택을 보낸 채용 담당자에게 묻고 일을 맡아요. 그 회사를 떠났으면 남은 담당자 모두가 받아요.',
    body: words,
    out: { 204: null },
    errors: ['CONFLICT'],
  }),
  'POST /console/kept-words/:id/done': operatorCall(inquiryRoles, {
    about:
      '일을 마쳐요. 두 쪽의 말이 아직 다르면 판단이 있어야 하고, 그 판단이 회사 기록에 들어가요. 그사이 누가 마쳤거나 말이 같아졌으면 409로 답해요.',
    body: z.object({ finding: z.enum(findings).nullable() }),
    out: { 204: null },
    errors: ['CONFLICT'],
  }),
  'GET /console/coffeechats/:id/asked': operatorCall(['recruiter'], {
    act: 'meet',
    about: '이 커피챗을 두고 커피어택 에이전트와 나눈 말을 보여줘요. 후보자가 한 말은 없어요.',
    out: { 200: z.object({ keptWordId: id.nullable(), lines: z.array(line), canReply: z.boolean() }) },
  }),
  'POST /console/kept-words/:id/reply': operatorCall(['recruiter'], {
    act: 'meet',
    makes: true,
    about: '에이전트가 물은 것에 답해요. 에이전트가 마쳤으면 409로 답해요.',
    body: words,
    out: { 204: null },
    errors: ['CONFLICT'],
  }),
})
