import { disclosedKinds } from '@coffeeattack/domain/coffeechats/disclosure'
import {
  hirePayAnswers,
  metAnswers,
  payAnswers,
  type PayAnswer,
  stageKinds,
} from '@coffeeattack/domain/coffeechats/outcome'
import { placeKinds, placeProblem } from '@coffeeattack/domain/coffeechats/place'
import { QUESTIONS } from '@coffeeattack/domain/coffeechats/questions'
import { coffeechatStatuses } from '@coffeeattack/domain/coffeechats/schedule'
import { sides, TIMES } from '@coffeeattack/domain/coffeechats/times'
import { COMPOSING } from '@coffeeattack/domain/offers/composing'
import { z } from 'zod'
import { candidateCall, feature } from './call.ts'
import { offerCompany, offerSender } from './offer-shapes.ts'
import { words } from './query.ts'
import { held, textUpTo } from './rule.ts'
import { day, id, idParam, instant, int4, manwon } from './shapes.ts'

const time = z
  .object({
    id,
    startsAt: instant,
    minutes: z.int(),
    /** The other side confirms. */
    proposedBy: z.enum(sides),
    /** A future and free time of the company: the caller can confirm it. */
    canConfirm: z.boolean(),
    /** Its proposer has another meeting by now, so nobody can confirm it. */
    isTaken: z.boolean(),
  })
  .meta({ id: 'CoffeechatTime', description: '커피챗 시간' })

/** An address, or an https link to a call (OFR-19). */
export const place = z
  .object({ kind: z.enum(placeKinds), text: z.string().max(500) })
  .meta({ id: 'Place', description: '만나는 곳' })

export const givenPlace = held(place, placeProblem)

export const metAnswer = z.enum(metAnswers)
const payAnswer = z.enum(Object.keys(payAnswers) as [PayAnswer, ...PayAnswer[]])

export const hire = z.object({ startsOn: day, basePay: manwon })

/** The question after a fixed time and the caller's answer; never the other side's (KEEP-1). */
export const outcome = z
  .object({
    startsAt: instant,
    minutes: z.int(),
    /** The end of the days in which the answer can be given and corrected. */
    until: instant,
    canAnswer: z.boolean(),
    /** No answer within the days means no answer, never 'met' (KEEP-2). */
    said: z.enum([...metAnswers, 'NOT_YET', 'NO_ANSWER']),
  })
  .meta({ id: 'CoffeechatOutcome', description: '커피챗이 어땠는지' })

/** The recorded stages with the candidate's answers (KEEP-3). */
export const stage = z
  .object({
    stage: z.enum(stageKinds),
    onDay: day,
    hire: hire.nullable(),
    isAgreed: z.boolean().nullable(),
    /** The candidate's version, if start or pay differ. */
    candidateHire: hire.nullable(),
    /** Confirmed by both sides. */
    isHire: z.boolean(),
  })
  .meta({ id: 'CoffeechatStage', description: '커피챗 뒤의 진행' })

/** The caller says yes to a meeting that overlaps with another of their own; without it such a time is refused. */
export const overlaps = z.boolean().default(false)

/** Fixed meetings of the caller in other coffee chats, which a picker marks. */
const meetingItems = z.array(
  z.object({ coffeechatId: id, name: z.string(), startsAt: instant, minutes: z.int() }),
)

const disclosedItems = z.array(z.object({ kind: z.enum(disclosedKinds), text: z.string() }))

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
    /** Null if the agent wrote for no company. */
    company: offerCompany.nullable(),
    operator: offerSender,
    /** Data of the sender, after the match (OFR-20). */
    contact: z.object({ name: z.string(), title: z.string(), email: z.string() }),
    roomId: id.nullable(),
    /** What the other side can currently read of the caller. */
    disclosure: z.object({ to: z.string(), at: instant, items: disclosedItems }),
    /** The place; null until one side sets it, and after a cancellation. */
    place: place.nullable(),
    /** The company's usual meeting place. */
    usualPlace: place.nullable(),
    /** The proposed times, soonest first, without the confirmed one. */
    timeItems: z.array(time),
    confirmedTime: time.omit({ canConfirm: true, isTaken: true }).nullable(),
    meetingItems,
    /** The free starts in the usual hours of the company's recruiter, to pick at once; null without hours or while a time is fixed. */
    usualTimes: z
      .object({ minutes: z.int(), place: place.nullable(), startItems: z.array(instant) })
      .nullable(),
    /** Grows with every change of time and place, so that calendars replace the old entry. */
    sequence: z.int().min(0),
    questionCount: z.int().min(0),
    answeredCount: z.int().min(0),
    /** The last past meeting; null before the first. */
    outcome: outcome.extend({ pay: payAnswer.nullable() }).nullable(),
    /** The recorded stages, oldest first; the last is the current one. */
    stageItems: z.array(stage),
    /** The hire stands, and the caller was not asked of its pay yet: `pay` may be sent with the same yes again. */
    isHirePayAsked: z.boolean(),
  })
  .meta({ id: 'Coffeechat', description: '커피챗 하나' })

const questions = z
  .object({ items: z.array(z.object({ id, question: z.string(), answer: z.string().nullable() })) })
  .meta({ id: 'CoffeechatQuestions' })

export const coffeechats = feature('커피챗', {
  'GET /users/coffeechats/:id': candidateCall({
    about: '커피챗 하나를 보여줘요. 회사에 무엇을 알렸는지와 만나는 시간도 함께예요.',
    out: { 200: coffeechat },
  }),
  'POST /users/coffeechats/:id/times': candidateCall({
    makes: true,
    about:
      '만날 수 있는 시간을 제안해요. 앞서 제안한 시간은 거둬지고, 정한 시간은 회사가 답할 때까지 그대로예요.',
    body: z.object({
      startItems: z.array(instant).max(20),
      minutes: int4.default(TIMES.defaultMinutes),
      overlaps,
    }),
    out: { 200: coffeechat },
    errors: ['CONFLICT', 'COFFEECHAT_TIME_PASSED', 'MEETING_OVERLAPS'],
  }),
  'POST /users/coffeechats/:id/pick': candidateCall({
    about: '회사가 늘 비워 두는 시간 가운데 하나로 바로 정해요.',
    body: z.object({ startsAt: instant, overlaps }),
    out: { 200: coffeechat },
    errors: ['CONFLICT', 'COFFEECHAT_TIME_CHANGED', 'COFFEECHAT_TIME_TAKEN', 'MEETING_OVERLAPS'],
  }),
  'POST /users/coffeechats/:id/times/:timeId/confirm': candidateCall({
    about: '회사가 제안한 시간 가운데 하나로 정해요.',
    params: idParam.extend({ timeId: id }),
    body: z.object({ overlaps }).optional(),
    out: { 200: coffeechat },
    errors: [
      'CONFLICT',
      'COFFEECHAT_TIME_CHANGED',
      'COFFEECHAT_TIME_PASSED',
      'COFFEECHAT_TIME_TAKEN',
      'FORBIDDEN',
      'MEETING_OVERLAPS',
    ],
  }),
  'DELETE /users/coffeechats/:id/times': candidateCall({
    about: '제안한 시간을 거둬요. 정한 시간은 그대로예요.',
    out: { 200: coffeechat },
    errors: ['CONFLICT', 'COFFEECHAT_TIME_PASSED'],
  }),
  'POST /users/coffeechats/:id/cancel': candidateCall({
    about: '커피챗을 취소해요. 두 번 눌러도 같아요.',
    out: { 200: coffeechat },
    errors: ['COFFEECHAT_TIME_PASSED'],
  }),
  'GET /users/coffeechats/disclosure': candidateCall({
    about: '커피챗을 수락하면 회사가 읽게 되는 것을 그대로 보여줘요.',
    /** An agent without a company reads no files. */
    query: z.object({
      to: z.enum(['COMPANY', 'AGENT']).default('COMPANY'),
      /** The offers to accept. */
      offerIds: words({ max: COMPOSING.curation.max, length: 36 }).pipe(z.array(id)).optional(),
    }),
    out: {
      200: z.object({
        items: disclosedItems,
        /** The caller's nameless messages to companies, which a match would open to them. */
        askedItems: z.array(z.object({ company: z.string(), items: disclosedItems })),
        /** The caller's verified employer: it stays blocked. */
        employer: z.string().nullable(),
      }),
    },
  }),
  'PATCH /users/coffeechats/:id/place': candidateCall({
    about: '만나는 곳을 정하거나 바꿔요. 시작하기 전까지예요.',
    body: z.object({ place: givenPlace }),
    out: { 200: coffeechat },
    errors: ['CONFLICT', 'COFFEECHAT_TIME_PASSED'],
  }),
  'POST /users/coffeechats/:id/outcome': candidateCall({
    about: '커피챗이 어땠는지 답해요. 7일 동안 고칠 수 있어요.',
    body: z.object({ met: metAnswer, pay: payAnswer.nullable().default(null) }),
    out: { 200: coffeechat },
    errors: ['OUTCOME_CLOSED'],
  }),
  'POST /users/coffeechats/:id/stage': candidateCall({
    about: '회사가 적은 진행 상황이 맞는지 말해요. 채용은 서로 같은 말을 해야 채용이에요.',
    body: z.object({
      /** The number of stages that the caller saw: the answer is for the last of them. */
      seen: int4.min(1),
      isAgreed: z.boolean(),
      /** Only for a hire: start and pay as the caller says. */
      hire: hire.nullable().default(null),
      /** To agree to a hire below the offer: by how much, as the caller read it. */
      shortBy: manwon.nullable().default(null),
      /** With the yes to a hire: whether the pay is that of the offer. No company reads it. */
      pay: z.enum(hirePayAnswers).nullable().default(null),
    }),
    out: { 200: coffeechat },
    errors: ['STAGE_CHANGED', 'CONFLICT'],
  }),
  'GET /users/coffeechats/questions': candidateCall({
    about: '커피챗 질문과 내 답을 보여줘요.',
    query: z.object({ coffeechatId: id }),
    out: { 200: questions },
    errors: ['NOT_FOUND'],
  }),
  'POST /users/coffeechats/questions': candidateCall({
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
