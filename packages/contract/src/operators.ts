import { REVIEW_NOTE } from '@coffeeattack/domain/operators/access-review'
import { operatorRoles } from '@coffeeattack/domain/operators/role'
import { operatorStates } from '@coffeeattack/domain/operators/state'
import { z } from 'zod'
import { call, feature, operatorCall } from './call.ts'
import { accountEmail, name, password } from './person-fields.ts'
import { flag, page } from './query.ts'
import { requiredText, textUpTo } from './rule.ts'
import { id, instant, madeLink, mailedToken, nextCursor } from './shapes.ts'

const inviters = ['recruiter', 'admin'] as const

const role = z.enum(operatorRoles)
const company = z.object({ id, name: z.string(), logo: z.string().nullable() }).nullable()

/** What somebody is in the console, and whose. */
const post = z.object({ role, companyId: id.nullable() })

const person = z
  .object({
    id,
    name: z.string(),
    email: z.string(),
    role,
    company,
    hasSecondFactor: z.boolean(),
    createdAt: instant,
    lastSignInAt: instant.nullable(),
    disabledAt: instant.nullable(),
  })
  .meta({ id: 'OperatorRow', description: '콘솔 계정 하나' })

const invitation = z
  .object({
    id,
    email: z.string(),
    role,
    company,
    invitedBy: z.string(),
    createdAt: instant,
    expiresAt: instant,
    isExpired: z.boolean(),
  })
  .meta({ id: 'Invitation', description: '아직 받아들이지 않은 초대' })

export const consolePeople = feature('콘솔: 사람', {
  'GET /console/operators': operatorCall(inviters, {
    act: 'prepare',
    about: '콘솔 계정을 새로 만든 것부터 보여줘요. 채용 담당자에게는 같은 회사 사람만 보여요.',
    query: z.object({
      q: z.string().max(60).optional(),
      role: role.optional(),
      state: z.enum(operatorStates).optional(),
      ...page,
    }),
    out: { 200: z.object({ items: z.array(person), nextCursor }) },
  }),
  'PATCH /console/operators/:id': operatorCall(['admin'], {
    about:
      '계정을 막거나 다시 열고, 두 번째 인증을 초기화하고, 역할과 회사를 바꿔요. 그 사람은 바로 로그아웃돼요.',
    body: z.object({
      disabled: z.boolean().optional(),
      resetSecondFactor: z.literal(true).optional(),
      /** `was` is what the admin saw: what somebody else changed meanwhile is not overwritten. */
      move: z.object({ was: post, next: post }).optional(),
    }),
    out: { 200: person },
    errors: ['LAST_ADMIN', 'OPERATOR_HAS_WRITTEN', 'CONFLICT'],
  }),
  'POST /console/operators/:id/password-reset': operatorCall(['admin'], {
    about: '비밀번호를 다시 정할 링크를 그 사람의 메일로 보내요. 링크는 이 답에만 있어요.',
    out: { 200: madeLink },
  }),
  'GET /console/invitations': operatorCall(inviters, {
    act: 'prepare',
    about: '아직 받아들이지 않은 초대를 보여줘요.',
    out: { 200: z.object({ items: z.array(invitation) }) },
  }),
  'POST /console/invitations': operatorCall(inviters, {
    act: 'prepare',
    about: '이메일로 초대해요. 7일 동안 한 번 쓸 수 있고, 링크는 이 답에만 있어요.',
    body: z.object({
      email: accountEmail,
      role: role.default('recruiter'),
      /** Whose recruiter; a recruiter invites to the own company only. */
      companyId: id.optional(),
    }),
    out: { 200: z.object({ ...invitation.shape, link: z.string() }) },
    errors: ['NOT_FOUND', 'OPERATOR_EXISTS', 'INVITATION_OPEN'],
  }),
  'POST /console/invitations/resend': operatorCall(inviters, {
    act: 'prepare',
    about: '초대를 새 링크로 다시 보내요. 앞서 보낸 링크는 더 쓸 수 없고, 7일이 다시 시작돼요.',
    /** The end that the caller saw: of two who send it again at once, one does. */
    body: z.object({ id, expiresAt: instant }),
    out: { 200: z.object({ ...invitation.shape, link: z.string() }) },
    errors: ['CONFLICT'],
  }),
  'DELETE /console/invitations/:id': operatorCall(inviters, {
    act: 'prepare',
    about: '초대를 취소해요. 보낸 링크는 더 쓸 수 없어요.',
    out: { 204: null },
  }),
  'GET /console/invitations/accept/:token': call({
    auth: 'none',
    about: '받은 초대가 누구에게 온 것인지 보여줘요.',
    params: z.object({ token: mailedToken }),
    out: {
      200: z.object({ email: z.string(), role, company: z.string().nullable(), invitedBy: z.string() }),
    },
    errors: ['INVITATION_EXPIRED', 'INVITATION_USED'],
  }),
  'POST /console/invitations/accept': call({
    auth: 'none',
    about: '이름과 비밀번호를 정하고 초대를 받아들여요.',
    body: z.object({ token: mailedToken, name, password }),
    out: { 200: z.object({ email: z.string() }) },
    errors: ['INVITATION_EXPIRED', 'INVITATION_USED', 'OPERATOR_EXISTS'],
  }),
  'PATCH /console/me': operatorCall(operatorRoles, {
    act: 'always',
    about: '내 이름과 후보자에게 보이는 직함, 인사말을 바꿔요.',
    body: z.object({
      name: name.optional(),
      title: textUpTo(30).optional(),
      greeting: textUpTo(200).optional(),
    }),
    out: { 200: z.object({ name: z.string(), title: z.string(), greeting: z.string() }) },
  }),
  'POST /console/me/password': operatorCall(operatorRoles, {
    act: 'always',
    about: '비밀번호를 바꿔요. 다른 기기에서는 로그아웃돼요.',
    body: z.object({ current: password, next: password }),
    out: { 204: null },
    errors: ['SIGN_IN_LOCKED'],
  }),
})

const word = z.string().regex(/^[a-z][a-z.-]{0,59}$/)
const day = z.iso.date()
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)

const deed = z
  .object({
    id: z.string(),
    at: instant,
    /** Null when no person did it. */
    operator: z.object({ id, name: z.string(), role: z.enum(operatorRoles) }).nullable(),
    action: z.string(),
    subject: z.string(),
    subjectId: id.nullable(),
    /** Of our own people, companies and partners, and the company of an offer, a room, a coffee chat; a candidate has none here. */
    subjectName: z.string().nullable(),
    /** Where the call came from; null at the command line, and for what was done before it was noted. */
    address: z.string().nullable(),
    details: z.array(z.object({ name: z.string(), value: z.string() })),
    /** What is only read is one line a day: how often, and when first. */
    times: z.int().min(1),
    firstAt: instant,
  })
  .meta({ id: 'Deed', description: '기록 한 줄' })

const count = z.int().min(0)
const access = z
  .object({
    operator: z.object({ id, name: z.string(), role: z.enum(operatorRoles) }),
    /** How often they read or changed somebody's data, whose it was, from how many places, and how many tables they took. */
    deeds: count,
    people: count,
    addresses: count,
    exports: count,
    /** People a month in the three months before. */
    usual: count,
    isUnusual: z.boolean(),
  })
  .meta({ id: 'AccessCount', description: '한 사람이 한 달 동안 다룬 개인정보' })

const deedFilter = {
  /** A part of the name of whoever did it, or of the person, company or partner it was done to. */
  q: z.string().max(60).optional(),
  operatorId: id.optional(),
  action: word.optional(),
  subject: word.optional(),
  subjectId: id.optional(),
  /** Days in Seoul, both counted in. */
  from: day.optional(),
  until: day.optional(),
}

const exportKinds = ['companies', 'operators', 'offers', 'audit'] as const

export const consoleAudit = feature('콘솔: 기록', {
  'GET /console/audit': operatorCall(['admin'], {
    about: '누가 언제 무엇을 했는지 최근 것부터 보여줘요. 기록은 고치거나 지울 수 없어요.',
    query: z.object({
      ...deedFilter,
      /** Every single one, also of what is only read. */
      isEach: flag().optional(),
      ...page,
    }),
    out: { 200: z.object({ items: z.array(deed), nextCursor }) },
  }),
  'GET /console/audit/review': operatorCall(['admin'], {
    about: '한 달 동안 누가 몇 사람의 정보를 다뤘는지 보여줘요. 평소보다 아주 많으면 따로 알려줘요.',
    /** A month in Seoul; without it this one. Further back than records are kept is the oldest that is. */
    query: z.object({
      month: month.optional(),
    }),
    out: {
      200: z.object({
        month: z.string(),
        items: z.array(access),
        /** Who looked through the month. */
        signedOff: z.object({ name: z.string(), at: instant, note: z.string() }).nullable(),
        /** The month is over and nobody has signed it. */
        canSignOff: z.boolean(),
      }),
    },
  }),
  'POST /console/audit/review/sign-off': operatorCall(['admin'], {
    about:
      '끝난 달의 점검을 마쳤다고 서명해요. 평소보다 많은 사람이 있으면 무엇을 확인했는지 적어야 하고, 서명은 고칠 수 없어요.',
    body: z.object({ month, note: textUpTo(REVIEW_NOTE.limit) }),
    out: { 204: null },
    errors: ['CONFLICT'],
  }),
  'POST /console/exports': operatorCall(['admin', 'agent'], {
    about: '자료를 CSV로 내려받아요. 이유가 기록에 남고, 에이전트는 제안 성과만 받을 수 있어요.',
    body: z.object({
      kind: z.enum(exportKinds),
      reason: requiredText(200),
      /** Which lines of the trail. */
      filter: z.object(deedFilter).optional(),
    }),
    out: { 200: z.object({ fileName: z.string(), csv: z.string(), rows: z.int().min(0) }) },
    errors: ['FORBIDDEN'],
  }),
})
