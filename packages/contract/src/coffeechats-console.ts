import { coffeechatTodos, spans } from '@coffeeattack/domain/coffeechats/by-time'
import { disclosedKinds } from '@coffeeattack/domain/coffeechats/disclosure'
import { stageKinds } from '@coffeeattack/domain/coffeechats/outcome'
import { QUESTIONS } from '@coffeeattack/domain/coffeechats/questions'
import { coffeechatStatuses } from '@coffeeattack/domain/coffeechats/schedule'
import { sides, TIMES } from '@coffeeattack/domain/coffeechats/times'
import { usualHoursProblems } from '@coffeeattack/domain/coffeechats/usual-hours'
import { z } from 'zod'
import { feature, operatorCall } from './call.ts'
import { givenPlace, hire, metAnswer, outcome, overlaps, place, stage } from './coffeechats.ts'
import { page } from './query.ts'
import { heldFields, requiredText } from './rule.ts'
import { companyCard, day, id, idParam, instant, int4, manwon, nextCursor } from './shapes.ts'

const roles = ['recruiter', 'agent'] as const
const many = z.int().min(0)

const time = z.object({
  id,
  startsAt: instant,
  minutes: z.int(),
  proposedBy: z.enum(sides),
  /** A future time of the candidate: the caller can confirm it. */
  canConfirm: z.boolean(),
})

/** Weekdays, 0 is Sunday, and minutes since midnight in Seoul. */
const usualHours = z
  .object({
    weekdays: z.array(int4).max(7),
    from: int4,
    until: int4,
    minutes: int4,
    place: place.nullable(),
  })
  .meta({ id: 'UsualHours', description: '늘 커피챗을 위해 비워 두는 시간' })

const row = z
  .object({
    id,
    offerId: id,
    candidateId: id,
    /** The conversation; null if it is not the caller's. */
    roomId: id.nullable(),
    status: z.enum(coffeechatStatuses),
    /** The caller's most urgent task. */
    todo: z.enum(coffeechatTodos).nullable(),
    company: companyCard.pick({ name: true, logo: true }).nullable(),
    /** Empty after the person has left. */
    name: z.string(),
    position: z.string(),
    salaryMin: manwon.nullable(),
    salaryMax: manwon.nullable(),
    createdAt: instant,
    confirmedTime: time.omit({ canConfirm: true }).nullable(),
    /** Grows with every change of time and place, so that calendars replace the old entry. */
    sequence: z.int().min(0),
    /** The proposed times. */
    timeItems: z.array(time),
    /** The place; null until one side sets it, and after a cancellation. */
    place: place.nullable(),
    /** The last past meeting; null before the first. */
    outcome: outcome.nullable(),
    /** The recorded stages, oldest first; the last is the current one. */
    stageItems: z.array(stage),
  })
  .meta({ id: 'ConsoleCoffeechatRow' })

const coffeechat = row
  .extend({
    cancelledAt: instant.nullable(),
    /** What the candidate discloses since the match; files as short-lived URLs. */
    disclosure: z.array(
      z.object({ kind: z.enum(disclosedKinds), text: z.string(), url: z.string().nullable() }),
    ),
    /** The company's usual meeting place. */
    usualPlace: place.nullable(),
    timeItems: z.array(
      time.extend({
        /** Its proposer has another meeting by now, so nobody can confirm it. */
        isTaken: z.boolean(),
      }),
    ),
    /** Fixed meetings of whoever sent the offer, in other coffee chats: a picker marks them. */
    meetingItems: z.array(z.object({ startsAt: instant, minutes: z.int() })),
    questions: z.array(z.object({ id, question: z.string(), answer: z.string().nullable() })),
  })
  .meta({ id: 'ConsoleCoffeechat', description: '콘솔에서 보는 커피챗 하나' })

export const consoleCoffeechats = feature('콘솔: 커피챗', {
  'GET /console/coffeechats': operatorCall(roles, {
    act: 'meet',
    about: '커피챗을 새로 잡힌 것부터, 또는 때에 따라 나눠서 보여줘요.',
    query: z.object({ ...page, span: z.enum(spans).optional() }),
    out: {
      200: z.object({
        items: z.array(row),
        counts: z.object({ todo: many, theirs: many, ahead: many, past: many }),
        nextCursor,
      }),
    },
  }),
  'GET /console/coffeechats/:id': operatorCall(roles, {
    act: 'meet',
    about: '커피챗 하나를 이름, 연락처, 시간, 질문과 함께 보여줘요.',
    out: { 200: coffeechat },
  }),
  'POST /console/coffeechats/:id/times': operatorCall(roles, {
    act: 'talk',
    makes: true,
    about:
      '만날 수 있는 시간을 제안해요. 앞서 제안한 시간은 거둬지고, 정한 시간은 후보자가 답할 때까지 그대로예요.',
    body: z.object({
      startItems: z.array(instant).max(20),
      minutes: int4.default(TIMES.defaultMinutes),
      overlaps,
    }),
    out: { 200: coffeechat },
    errors: ['CONFLICT', 'COFFEECHAT_TIME_PASSED', 'MEETING_OVERLAPS'],
  }),
  'POST /console/coffeechats/:id/times/:timeId/confirm': operatorCall(roles, {
    act: 'talk',
    about: '후보자가 제안한 시간 가운데 하나로 정해요.',
    params: idParam.extend({ timeId: id }),
    body: z.object({ overlaps }).optional(),
    out: { 200: coffeechat },
    errors: [
      'CONFLICT',
      'COFFEECHAT_TIME_CHANGED',
      'COFFEECHAT_TIME_PASSED',
      'COFFEECHAT_TIME_TAKEN',
      'MEETING_OVERLAPS',
    ],
  }),
  'DELETE /console/coffeechats/:id/times': operatorCall(roles, {
    act: 'meet',
    about: '제안한 시간을 거둬요. 정한 시간은 그대로예요.',
    out: { 200: coffeechat },
    errors: ['CONFLICT', 'COFFEECHAT_TIME_PASSED'],
  }),
  'POST /console/coffeechats/:id/cancel': operatorCall(roles, {
    act: 'meet',
    about: '커피챗을 취소하고 후보자에게 알려요. 두 번 눌러도 같아요.',
    out: { 200: coffeechat },
    errors: ['COFFEECHAT_TIME_PASSED'],
  }),
  'PATCH /console/coffeechats/:id/place': operatorCall(roles, {
    act: 'talk',
    about: '만나는 곳을 정하거나 바꿔요. 우리 회사가 늘 만나는 곳으로도 남길 수 있어요.',
    body: z.object({ place: givenPlace, isUsual: z.boolean().default(false) }),
    out: { 200: coffeechat },
    errors: ['CONFLICT', 'COFFEECHAT_TIME_PASSED'],
  }),
  'POST /console/coffeechats/:id/outcome': operatorCall(roles, {
    act: 'meet',
    about: '커피챗이 어땠는지 답해요. 7일 동안 고칠 수 있어요.',
    body: z.object({ met: metAnswer }),
    out: { 200: coffeechat },
    errors: ['OUTCOME_CLOSED'],
  }),
  'POST /console/coffeechats/:id/stage': operatorCall(roles, {
    act: 'meet',
    about: '면접, 처우 협의, 채용 확정, 여기까지를 그 날짜와 함께 적어요. 후보자도 같은 것을 봐요.',
    body: z.object({
      stage: z.enum(stageKinds),
      onDay: day,
      /** Only for a hire. */
      hire: hire.nullable().default(null),
      /** The number of stages that the caller saw. */
      seen: int4.min(0),
    }),
    out: { 200: coffeechat },
    errors: ['STAGE_CHANGED', 'CONFLICT'],
  }),
  'GET /console/usual-hours': operatorCall(roles, {
    act: 'prepare',
    about: '내가 늘 커피챗을 위해 비워 두는 시간을 보여줘요. 정하지 않았으면 null이에요.',
    out: { 200: z.object({ hours: usualHours.nullable() }) },
  }),
  'POST /console/usual-hours': operatorCall(roles, {
    act: 'prepare',
    about: '늘 비워 두는 시간을 정해요. 후보자는 그 가운데 빈 시간을 바로 골라요.',
    body: z.object({ hours: heldFields(usualHours, usualHoursProblems) }),
    out: { 200: z.object({ hours: usualHours }) },
  }),
  'DELETE /console/usual-hours': operatorCall(roles, {
    act: 'prepare',
    about: '늘 비워 두는 시간을 없애요. 이미 정한 커피챗은 그대로예요.',
    out: { 204: null },
  }),
  'POST /console/coffeechats/:id/questions': operatorCall(roles, {
    act: 'talk',
    makes: true,
    about: '만나기 전에 궁금한 것을 물어요. 답이 없는 질문은 새 질문으로 바뀌어요.',
    body: z.object({ items: z.array(requiredText(200)).min(1).max(QUESTIONS.max) }),
    out: { 200: coffeechat },
    errors: ['CONFLICT'],
  }),
})
