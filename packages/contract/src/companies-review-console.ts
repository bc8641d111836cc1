import { APPLICATION, applicationStates } from '@coffeeattack/domain/companies/application'
import { alikeReasons, evidenceKinds, verdicts } from '@coffeeattack/domain/companies/review'
import { z } from 'zod'
import { feature, operatorCall } from './call.ts'
import { page } from './query.ts'
import { requiredText, textUpTo } from './rule.ts'
import { id, instant, nextCursor } from './shapes.ts'

const admins = ['admin'] as const

const row = z
  .object({
    id,
    state: z.enum(applicationStates),
    /** To be sent back with a decision: of two admins who decide at once, one does. */
    stateChangedAt: instant,
    companyName: z.string(),
    name: z.string(),
    title: z.string(),
    email: z.string(),
    appliedAt: instant,
    askAgainAt: instant.nullable(),
    taxTries: z.int().min(0),
    /** Kinds of evidence that differ from what was written. */
    differs: z.int().min(0),
    isNumberShared: z.boolean(),
    decidedAt: instant.nullable(),
  })
  .meta({ id: 'ApplicationRow', description: '심사를 기다리는 신청' })

const evidence = z
  .object({
    kind: z.enum(evidenceKinds),
    claimed: z.string().nullable(),
    found: z.string().nullable(),
    verdict: z.enum(verdicts),
    source: z.string(),
    at: instant.nullable(),
  })
  .meta({ id: 'CompanyEvidence' })

const alike = z
  .object({
    /** An application that waits or was decided, or a company. */
    kind: z.enum(['APPLICATION', 'COMPANY']),
    id,
    name: z.string(),
    since: instant,
    /** Of an application its state, of a company its state. */
    state: z.string(),
    reasons: z.array(z.enum(alikeReasons)),
    mailDomain: z.string().nullable(),
    /** Why an earlier application was refused. */
    reason: z.string(),
  })
  .meta({ id: 'AlikeCompany', description: '같거나 비슷한 회사' })

const review = row
  .extend({
    companyId: id.nullable(),
    businessNumber: z.string().nullable(),
    homepage: z.string(),
    question: z.string(),
    answer: z.string(),
    reason: z.string(),
    decidedBy: z.string().nullable(),
    evidence: z.array(evidence),
    alike: z.array(alike),
    /** Approving against the evidence needs a reason. */
    needsReason: z.boolean(),
  })
  .meta({ id: 'CompanyReview', description: '심사할 신청과 그 증거' })

const seen = z.object({ stateChangedAt: instant })

const joinRequest = z
  .object({
    id,
    name: z.string(),
    title: z.string(),
    email: z.string(),
    note: z.string(),
    notedAt: instant,
  })
  .meta({ id: 'JoinRequest', description: '함께 쓰고 싶다는 동료' })

const merge = z
  .object({
    id,
    from: z.object({ id, name: z.string() }),
    into: z.object({ id, name: z.string() }),
    mergedBy: z.string(),
    mergedAt: instant,
    /** Until then it can be undone. */
    undoUntil: instant,
    undoneAt: instant.nullable(),
    moved: z.object({ offers: z.int(), hires: z.int(), rooms: z.int(), operators: z.int() }),
  })
  .meta({ id: 'CompanyMerge', description: '합친 두 회사' })

export const consoleReview = feature('콘솔: 회사 심사', {
  'GET /console/company-applications': operatorCall(admins, {
    about: '가입 신청을 기다린 순서대로 보여줘요. 끝난 것은 새것부터예요.',
    query: z.object({ list: z.enum(['review', 'checking', 'done']).default('review'), ...page }),
    out: {
      200: z.object({
        items: z.array(row),
        counts: z.object({ review: z.int(), checking: z.int() }),
        nextCursor,
      }),
    },
  }),
  'GET /console/company-applications/:id': operatorCall(admins, {
    about: '신청 하나를 증거와 같거나 비슷한 회사와 함께 보여줘요.',
    out: { 200: review },
  }),
  'POST /console/company-applications/:id/approve': operatorCall(admins, {
    about:
      '승인해요. 다른 증거가 있으면 이유를 적어야 해요. 같은 번호의 다른 신청은 함께 쓰고 싶다는 신청이 돼요.',
    body: seen.extend({ reason: textUpTo(APPLICATION.reasonLimit).default('') }),
    out: { 200: review },
    errors: ['CONFLICT'],
  }),
  'POST /console/company-applications/:id/refuse': operatorCall(admins, {
    about: '이유를 적어 거절해요. 신청한 사람이 메일로 읽어요.',
    body: seen.extend({ reason: requiredText(APPLICATION.reasonLimit) }),
    out: { 200: review },
    errors: ['CONFLICT'],
  }),
  'POST /console/company-applications/:id/ask': operatorCall(admins, {
    about: '신청한 사람에게 물어봐요. 답이 올 때까지 기다려요.',
    body: seen.extend({ question: requiredText(APPLICATION.reasonLimit) }),
    out: { 200: review },
    errors: ['CONFLICT'],
  }),
  'POST /console/company-applications/:id/recheck': operatorCall(admins, {
    about: '국세청에 지금 다시 물어봐요.',
    out: { 200: review },
    errors: ['CONFLICT'],
  }),
  'GET /console/join-requests': operatorCall(['recruiter'], {
    act: 'prepare',
    about: '우리 회사를 함께 쓰고 싶다는 동료를 보여줘요.',
    out: { 200: z.object({ items: z.array(joinRequest) }) },
  }),
  'POST /console/join-requests/:id/answer': operatorCall(['recruiter'], {
    act: 'prepare',
    about: '동료를 받아 주거나 거절해요. 받아 주면 초대 메일이 가요.',
    body: z.object({ accepted: z.boolean() }),
    out: { 204: null },
    errors: ['CONFLICT', 'OPERATOR_EXISTS', 'INVITATION_OPEN'],
  }),
  'GET /console/companies/:id/alike': operatorCall(admins, {
    about: '같거나 비슷한 회사를 보여줘요.',
    out: { 200: z.object({ items: z.array(alike) }) },
  }),
  'POST /console/companies/:id/merge': operatorCall(admins, {
    makes: true,
    about:
      '다른 회사를 이 회사에 합쳐요. 제안, 사람, 한도와 기록이 옮겨지고 두 이름 모두 계속 숨겨져요. 하루 안에 되돌릴 수 있어요.',
    body: z.object({ fromId: id }),
    out: { 200: merge },
    errors: ['MERGE_NOT_POSSIBLE', 'MERGE_CLASHES'],
  }),
  'GET /console/company-merges': operatorCall(admins, {
    about: '합친 회사를 새것부터 보여줘요.',
    query: z.object({ ...page }),
    out: { 200: z.object({ items: z.array(merge), nextCursor }) },
  }),
  'POST /console/company-merges/:id/undo': operatorCall(admins, {
    about: '합친 것을 하루 안에 되돌려요.',
    out: { 200: merge },
    errors: ['MERGE_UNDO_OVER', 'CONFLICT'],
  }),
})
