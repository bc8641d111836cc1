import { disclosedKinds } from '@coffeeattack/domain/coffeechats/disclosure'
import { QUESTIONS } from '@coffeeattack/domain/coffeechats/questions'
import { coffeechatStatuses } from '@coffeeattack/domain/coffeechats/schedule'
import { sides, TIMES } from '@coffeeattack/domain/coffeechats/times'
import { z } from 'zod'
import { call, feature } from './call.ts'
import { offerCompany, offerSender } from './offer-shapes.ts'
import { textUpTo } from './rule.ts'
import { id, idParam, instant, manwon } from './shapes.ts'

const time = z
  .object({
    id,
    startsAt: instant,
    minutes: z.int(),
    /** The other side confirms. */
    proposedBy: z.enum(sides),
    /** The company's, and still ahead: the caller can confirm it. */
    canConfirm: z.boolean(),
  })
  .meta({ id: 'CoffeechatTime', description: '커피챗 시간' })

const coffeechat = z
  .object({
    id,
    status: z.enum(coffeechatStatuses),
    createdAt: instant,
    cancelledAt: instant.nullable(),
    offer: z.object({
      id,
      offerGroupId: id.nullable(),
      position: z.string(),
      link: z.string().nullable(),
      salaryMin: manwon.nullable(),
      salaryMax: manwon.nullable(),
      increaseRate: z.number().nullable(),
      isMaster: z.boolean(),
    }),
    /** Null when the agent wrote for no company. */
    company: offerCompany.nullable(),
    operator: offerSender,
    roomId: id.nullable(),
    /** What the other side can read of the caller since the match, as it stands now. */
    disclosure: z.object({
      to: z.string(),
      at: instant,
      items: z.array(z.object({ kind: z.enum(disclosedKinds), text: z.string() })),
    }),
    /** Times on the table, soonest first; the confirmed one is no longer among them. */
    timeItems: z.array(time),
    confirmedTime: time.omit({ canConfirm: true }).nullable(),
    /** Grows with every confirmed time, for the calendar file. */
    sequence: z.int().min(0),
    questionCount: z.int().min(0),
    answeredCount: z.int().min(0),
  })
  .meta({ id: 'Coffeechat', description: '커피챗 하나' })

const questions = z
  .object({ items: z.array(z.object({ id, question: z.string(), answer: z.string().nullable() })) })
  .meta({ id: 'CoffeechatQuestions' })

export const coffeechats = feature('커피챗', {
  'POST /v2.1/users/coffeechat': call({
    auth: 'candidate',
    makes: true,
    about: '제안을 받아들여 커피챗을 잡아요. 같은 제안은 몇 번을 눌러도 커피챗 하나예요.',
    body: z.object({ offerId: id }),
    out: { 200: z.object({ coffeechatId: id }) },
    errors: ['NOT_FOUND', 'OFFER_NOT_WAITING', 'OFFER_REFUSED', 'OFFER_EXPIRED', 'OFFER_WITH_AGENT'],
  }),
  'GET /users/coffeechats/:id': call({
    auth: 'candidate',
    about: '커피챗 하나를 보여줘요. 회사에 무엇을 알렸는지와 만나는 시간도 함께예요.',
    params: idParam,
    out: { 200: coffeechat },
    errors: [],
  }),
  'POST /users/coffeechats/:id/times': call({
    auth: 'candidate',
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
  'POST /users/coffeechats/:id/times/:timeId/confirm': call({
    auth: 'candidate',
    about: '회사가 제안한 시간 가운데 하나로 정해요.',
    params: idParam.extend({ timeId: id }),
    out: { 200: coffeechat },
    errors: ['CONFLICT', 'COFFEECHAT_TIME_CHANGED', 'COFFEECHAT_TIME_PASSED', 'FORBIDDEN'],
  }),
  'DELETE /users/coffeechats/:id/times': call({
    auth: 'candidate',
    about: '오간 시간과 정한 시간을 거두고 다시 잡아요.',
    params: idParam,
    out: { 200: coffeechat },
    errors: ['CONFLICT', 'COFFEECHAT_TIME_PASSED'],
  }),
  'POST /users/coffeechats/:id/cancel': call({
    auth: 'candidate',
    about: '커피챗을 취소해요. 두 번 눌러도 같아요.',
    params: idParam,
    out: { 200: coffeechat },
    errors: ['COFFEECHAT_TIME_PASSED'],
  }),
  'GET /users/coffeechats/questions': call({
    auth: 'candidate',
    about: '커피챗 질문과 내 답을 보여줘요.',
    query: z.object({ coffeechatId: id }),
    out: { 200: questions },
    errors: ['NOT_FOUND'],
  }),
  'POST /users/coffeechats/questions': call({
    auth: 'candidate',
    about: '커피챗 질문에 답해요.',
    body: z.object({
      items: z
        .array(z.object({ id, answer: textUpTo(QUESTIONS.answerLimit) }))
        .min(1)
        .max(QUESTIONS.max),
    }),
    out: { 200: questions },
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
})
