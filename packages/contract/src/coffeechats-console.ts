import { disclosedKinds } from '@coffeeattack/domain/coffeechats/disclosure'
import { QUESTIONS } from '@coffeeattack/domain/coffeechats/questions'
import { coffeechatStatuses } from '@coffeeattack/domain/coffeechats/schedule'
import { sides, TIMES } from '@coffeeattack/domain/coffeechats/times'
import { z } from 'zod'
import { call, feature } from './call.ts'
import { page } from './query.ts'
import { requiredText } from './rule.ts'
import { companyCard, id, idParam, instant, manwon, nextCursor } from './shapes.ts'

const roles = ['recruiter', 'agent'] as const

const time = z.object({
  id,
  startsAt: instant,
  minutes: z.int(),
  proposedBy: z.enum(sides),
  /** The candidate's, and still ahead: the caller can confirm it. */
  canConfirm: z.boolean(),
})

const row = z
  .object({
    id,
    offerId: id,
    status: z.enum(coffeechatStatuses),
    company: companyCard.pick({ name: true, logo: true }).nullable(),
    /** Empty once the person left. */
    name: z.string(),
    position: z.string(),
    salaryMin: manwon.nullable(),
    salaryMax: manwon.nullable(),
    createdAt: instant,
    confirmedTime: time.omit({ canConfirm: true }).nullable(),
  })
  .meta({ id: 'ConsoleCoffeechatRow' })

const coffeechat = row
  .extend({
    candidateId: id,
    roomId: id.nullable(),
    cancelledAt: instant.nullable(),
    /** What the candidate shares since the match; files come as short-lived addresses. */
    disclosure: z.array(
      z.object({ kind: z.enum(disclosedKinds), text: z.string(), url: z.string().nullable() }),
    ),
    timeItems: z.array(time),
    questions: z.array(z.object({ id, question: z.string(), answer: z.string().nullable() })),
  })
  .meta({ id: 'ConsoleCoffeechat', description: '콘솔에서 보는 커피챗 하나' })

export const consoleCoffeechats = feature('콘솔: 커피챗', {
  'GET /console/coffeechats': call({
    auth: 'operator',
    roles,
    about: '커피챗을 새로 잡힌 것부터 보여줘요.',
    query: z.object(page),
    out: { 200: z.object({ items: z.array(row), nextCursor }) },
    errors: [],
  }),
  'GET /console/coffeechats/:id': call({
    auth: 'operator',
    roles,
    about: '커피챗 하나를 이름, 연락처, 시간, 질문과 함께 보여줘요.',
    params: idParam,
    out: { 200: coffeechat },
    errors: [],
  }),
  'POST /console/coffeechats/:id/times': call({
    auth: 'operator',
    roles,
    makes: true,
    about: '만날 수 있는 시간을 제안해요. 앞서 오간 시간은 거둬져요.',
    params: idParam,
    body: z.object({
      startItems: z.array(instant).max(20),
      minutes: z.int().default(TIMES.defaultMinutes),
    }),
    out: { 200: coffeechat },
    errors: ['CONFLICT', 'COFFEECHAT_TIME_PASSED'],
  }),
  'POST /console/coffeechats/:id/times/:timeId/confirm': call({
    auth: 'operator',
    roles,
    about: '후보자가 제안한 시간 가운데 하나로 정해요.',
    params: idParam.extend({ timeId: id }),
    out: { 200: coffeechat },
    errors: ['CONFLICT', 'COFFEECHAT_TIME_CHANGED', 'COFFEECHAT_TIME_PASSED'],
  }),
  'DELETE /console/coffeechats/:id/times': call({
    auth: 'operator',
    roles,
    about: '오간 시간과 정한 시간을 거두고 다시 잡아요.',
    params: idParam,
    out: { 200: coffeechat },
    errors: ['CONFLICT', 'COFFEECHAT_TIME_PASSED'],
  }),
  'POST /console/coffeechats/:id/cancel': call({
    auth: 'operator',
    roles,
    about: '커피챗을 취소하고 후보자에게 알려요. 두 번 눌러도 같아요.',
    params: idParam,
    out: { 200: coffeechat },
    errors: ['COFFEECHAT_TIME_PASSED'],
  }),
  'POST /console/coffeechats/:id/questions': call({
    auth: 'operator',
    roles,
    makes: true,
    about: '만나기 전에 궁금한 것을 물어요. 답이 없는 질문은 새 질문으로 바뀌어요.',
    params: idParam,
    body: z.object({ items: z.array(requiredText(200)).min(1).max(QUESTIONS.max) }),
    out: { 200: coffeechat },
    errors: ['CONFLICT'],
  }),
})
