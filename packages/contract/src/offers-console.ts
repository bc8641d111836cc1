import { COMPOSING, draftProblems } from '@coffeeattack/domain/offers/composing'
import { COUNTER, counterAnswers } from '@coffeeattack/domain/offers/counter'
import { directions, sentOnly, sentSorts } from '@coffeeattack/domain/offers/sent-list'
import { NAMELESS } from '@coffeeattack/domain/rooms/nameless'
import { clampSalary } from '@coffeeattack/domain/salary/limits'
import { z } from 'zod'
import { toldCandidate } from './anonymous-profile.ts'
import { feature, operatorCall } from './call.ts'
import { disclosedIncome } from './insight.ts'
import { counter, offerStatus } from './offer-shapes.ts'
import { link } from './profile-fields.ts'
import { incomeOrigin } from './profile-shapes.ts'
import { page } from './query.ts'
import { heldFields, requiredText, textUpTo } from './rule.ts'
import { companyCard, id, instant, manwon, nextCursor, payParts } from './shapes.ts'

const senders = ['recruiter', 'agent'] as const

export const salary = z.int().min(0).overwrite(clampSalary).nullable()
export const benefits = z.array(requiredText(COMPOSING.benefits.limit)).max(COMPOSING.benefits.max)
export const message = textUpTo(COMPOSING.messageLimit)
const position = textUpTo(COMPOSING.positionLimit)

const newOffer = heldFields(
  z.object({
    candidateId: id,
    /** The company an agent writes for; recruiters write for their own. */
    companyId: id.optional(),
    isJustMessage: z.boolean().default(false),
    salaryMin: salary,
    salaryMax: salary,
    pay: payParts.nullable().default(null),
    /** The open position of the offer (BIZ-9); optional. */
    positionId: id.nullable().default(null),
    position,
    link: link.nullable().optional(),
    offerItems: benefits.default([]),
    message,
  }),
  draftProblems,
)

const used = z.object({ sent: z.int().min(0), limit: z.int().min(0) })

/** The anonymous row; name and contact only after a match (OFR-13). */
export const sentOffer = z
  .object({
    id,
    groupId: id.nullable(),
    status: offerStatus,
    company: companyCard.pick({ name: true, logo: true }).nullable(),
    operatorName: z.string(),
    candidate: toldCandidate,
    /** Null until the candidate chose this offer, and again once they left. */
    contact: z.object({ name: z.string(), phone: z.string(), email: z.string().nullable() }).nullable(),
    coffeechatId: id.nullable(),
    /** The conversation: nameless before a match, with names after it. */
    roomId: id.nullable(),
    isMaster: z.boolean(),
    isJustMessage: z.boolean(),
    position: z.string(),
    link: z.string().nullable(),
    salaryMin: manwon.nullable(),
    salaryMax: manwon.nullable(),
    pay: payParts.nullable(),
    offerItems: z.array(z.string()),
    message: z.string(),
    sentAt: instant,
    /** Until then it can be taken back and the candidate does not see it. */
    deliverAt: instant,
    expiredAt: instant,
    readAt: instant.nullable(),
    /** When the candidate was reminded of the unread offer (BIZ-13). */
    nudgedAt: instant.nullable(),
    decidedAt: instant.nullable(),
    /** 연봉 되묻기, beside what the candidate discloses of the income: the same as in the search. */
    counter: counter.extend({ income: disclosedIncome }).nullable(),
    /** The currently disclosed income, from which the raise is computed. */
    income: disclosedIncome,
    /** Of which year and office it is; null where none is disclosed. */
    incomeOrigin: incomeOrigin.nullable(),
    /** The last unanswered nameless question (OFR-17), contacts masked. */
    question: z
      .object({ asked: z.int().min(1).max(NAMELESS.questions), text: z.string(), waits: z.boolean() })
      .nullable(),
  })
  .meta({ id: 'SentOffer', description: '보낸 제안 하나' })

/** What was written, as the composer had it: an offer that was taken back can be written on. */
const undoneOffer = z
  .object({
    candidateId: id,
    /** Whom an agent wrote for; null for a message of their own. */
    company: companyCard.pick({ name: true, logo: true }).extend({ id, isVerified: z.boolean() }).nullable(),
    isJustMessage: z.boolean(),
    salaryMin: manwon.nullable(),
    salaryMax: manwon.nullable(),
    pay: payParts.nullable(),
    positionId: id.nullable(),
    position: z.string(),
    link: z.string().nullable(),
    offerItems: z.array(z.string()),
    message: z.string(),
  })
  .meta({ id: 'UndoneOffer', description: '되돌린 제안' })

const counts = z.object({
  WAITING: z.int().min(0),
  MATCHED: z.int().min(0),
  REFUSED: z.int().min(0),
  EXPIRED: z.int().min(0),
  AGENT: z.int().min(0),
})

const sentFilter = {
  status: offerStatus.optional(),
  only: z.enum(sentOnly).optional(),
  /** Who sent them. */
  by: id.optional(),
  /** The position they were sent for (BIZ-9). */
  position: id.optional(),
  /** Job, position, sender and company, by their letters or initials: `ㅂㅇㄷ`. */
  q: z.string().max(60).optional(),
  sort: z.enum(sentSorts).optional(),
  direction: z.enum(directions).optional(),
}

const many = z.int().min(0)

const sendingRefusals = [
  'NOT_FOUND',
  'OFFER_ALREADY_OPEN',
  'OFFER_COOLDOWN',
  'OFFER_QUOTA_DAILY',
  'OFFER_QUOTA_MONTHLY',
  'POSITION_CLOSED',
] as const

export const sent = z.object({ deliverAt: instant, expiredAt: instant })

export const consoleOffers = feature('콘솔: 제안', {
  'GET /console/quota': operatorCall(['recruiter'], {
    act: 'always',
    about: '이번 달과 오늘 보낸 제안의 수를 보여줘요.',
    out: { 200: z.object({ month: used, day: used }) },
  }),
  'POST /console/offers/check-text': operatorCall(senders, {
    act: 'prepare',
    about: '여러 사람에게 보낸 글과 비슷한지 알려줘요. 막지는 않아요.',
    body: z.object({ message }),
    out: { 200: z.object({ isMassText: z.boolean() }) },
  }),
  'POST /console/offers': operatorCall(senders, {
    act: 'send',
    makes: true,
    about: '제안을 보내요. 5분 안에는 되돌릴 수 있고, 그동안 후보자에게 보이지 않아요.',
    body: newOffer,
    out: { 200: sent.extend({ id, isMassText: z.boolean() }) },
    errors: sendingRefusals,
  }),
  'POST /console/offers/:id/undo': operatorCall(senders, {
    act: 'meet',
    about: '보낸 제안을 되돌리고, 쓴 내용을 돌려줘요.',
    out: { 200: undoneOffer },
    errors: ['OFFER_UNDO_OVER'],
  }),
  'GET /console/offers': operatorCall(senders, {
    act: 'meet',
    about: '보낸 제안과 그 상태를 보여줘요. 연락처는 후보자가 고른 제안에만 있어요.',
    query: z.object({ ...sentFilter, within: z.enum(['line']).optional(), ...page }),
    out: {
      200: z.object({
        items: z.array(sentOffer),
        /** The counts of the whole list without the search; they add up to all of it. */
        counts,
        /** What needs attention among the waiting offers. */
        waiting: z.object({ countered: many, asked: many, unread: many, today: many }),
        /** How many answer the search and the filters. */
        found: many,
        /** Whose they are, for choosing one of them. */
        senders: z.array(z.object({ id, name: z.string() })),
        nextCursor,
      }),
    },
  }),
  'POST /console/offers/export': operatorCall(senders, {
    about: '보이는 제안을 CSV로 내려받아요. 이름은 매칭된 분만 있고, 내려받은 사람이 기록돼요.',
    body: z.object(sentFilter),
    out: { 200: z.object({ fileName: z.string(), csv: z.string(), rows: many }) },
  }),
  'GET /console/offers/:id': operatorCall(senders, {
    act: 'meet',
    about: '보낸 제안 하나를 보여줘요.',
    out: { 200: sentOffer },
  }),
  'POST /console/offers/:id/nudge': operatorCall(['recruiter'], {
    act: 'send',
    makes: true,
    about: '아직 읽지 않은 제안을 한 번만 다시 알려요. 선택 기한은 그대로예요.',
    out: { 200: sentOffer },
    errors: [
      'OFFER_NUDGED',
      'OFFER_READ',
      'NUDGE_TOO_EARLY',
      'OFFER_MATCHED',
      'OFFER_REFUSED',
      'OFFER_EXPIRED',
    ],
  }),
  'POST /console/offers/:id/counter': operatorCall(senders, {
    act: 'send',
    makes: true,
    about: '되물은 금액에 한 번 답해요. 올리거나, 그대로 두거나, 제안을 거둬들여요.',
    body: z.object({
      answer: z.enum(counterAnswers),
      /** The new range; only for a raise. */
      salaryMin: salary.default(null),
      salaryMax: salary.default(null),
      note: textUpTo(COUNTER.noteLimit).default(''),
    }),
    out: { 200: sentOffer },
    errors: ['COUNTER_ANSWERED', 'OFFER_MATCHED', 'OFFER_REFUSED', 'OFFER_EXPIRED'],
  }),
  'GET /console/companies/choices': operatorCall(['agent'], {
    about: '에이전트가 대신 제안할 회사를 찾아요.',
    query: z.object({ q: z.string().max(60).optional() }),
    out: {
      200: z.object({
        items: z.array(companyCard.extend({ id, domain: z.string(), isVerified: z.boolean() })),
      }),
    },
  }),
})
