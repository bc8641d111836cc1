import { COMPOSING } from '@coffeeattack/domain/offers/composing'
import { rangeFits } from '@coffeeattack/domain/positions/fit'
import { positionFieldNames } from '@coffeeattack/domain/positions/position'
import { z } from 'zod'
import { feature, operatorCall } from './call.ts'
import { companyRecord } from './companies.ts'
import { offerCompany, offerStatus } from './offer-shapes.ts'
import { benefits, message, salary, sent, sentOffer } from './offers-console.ts'
import { shownFields } from './position-shapes.ts'
import { link } from './profile-fields.ts'
import { flag, page } from './query.ts'
import { requiredText } from './rule.ts'
import { reasonsWithSum } from './suggestion-shapes.ts'
import { companyCard, id, instant, nextCursor, payParts } from './shapes.ts'

const roles = ['agent'] as const

/** An open position of a company that may write to the candidate, with what fills the company's offer. */
const fittingPosition = z
  .object({
    id,
    ...shownFields(positionFieldNames),
    company: offerCompany,
    /** Each must-have in its order, with the part that the candidate meets. */
    met: z.array(z.object({ line: z.string(), has: z.string().nullable() })),
    /** The reasons that the candidate reads too; null for a person who switched suggestions off. */
    suggestion: reasonsWithSum.nullable(),
    /** The range against the hope, or against the disclosed income alone. */
    fit: z.enum(rangeFits),
    /** How soon the company answers, comes and keeps the pay (KEEP-4). */
    record: companyRecord,
    /** Why the company cannot write to this candidate now; null when it can. */
    refusal: z.enum(['OFFER_ALREADY_OPEN', 'OFFER_COOLDOWN']).nullable(),
  })
  .meta({ id: 'FittingPosition', description: '큐레이션에 담을 수 있는 열린 포지션' })

const item = z.object({
  companyId: id,
  /** The open position of this company that the offer is for (BIZ-9). */
  positionId: id.nullable().default(null),
  position: requiredText(COMPOSING.positionLimit),
  link: link.nullable().optional(),
  salaryMin: salary.optional(),
  salaryMax: salary.optional(),
  pay: payParts.nullable().default(null),
  offerItems: benefits.default([]),
  message: message.default(''),
})

const curation = z.object({
  groupId: id,
  status: offerStatus,
  candidate: sentOffer.shape.candidate,
  contact: sentOffer.shape.contact,
  message: z.string(),
  sentAt: instant,
  deliverAt: instant,
  expiredAt: instant,
  /** The wish that it answers (BIZ-4). */
  request: z.object({ id, message: z.string() }).nullable(),
  offerItems: z.array(
    z.object({
      id,
      company: companyCard.pick({ name: true, logo: true }),
      position: z.string(),
      isSelected: z.boolean(),
    }),
  ),
})

export const consoleCurations = feature('콘솔: 제안', {
  'GET /console/curations/positions': operatorCall(roles, {
    about: '이 후보자에게 보낼 수 있는 열린 포지션을 이유를 더한 순서로 보여줘요. 숨긴 회사의 것은 없어요.',
    query: z.object({
      candidateId: id,
      /** Position, job and company, by their letters or initials: `ㄴㅇ`. */
      q: z.string().max(60).optional(),
      /** A job group. */
      job: z.string().max(60).optional(),
      inRange: flag().optional(),
      meetsAll: flag().optional(),
      ...page,
    }),
    out: {
      200: z.object({
        items: z.array(fittingPosition),
        /** The job groups of what answers the search, with their numbers; the candidate's own first. */
        jobs: z.array(z.object({ jobLabel: z.string(), total: z.int().min(1) })),
        total: z.int().min(0),
        /** There are more open positions than were compared. */
        isMore: z.boolean(),
        nextCursor,
      }),
    },
    errors: ['NOT_FOUND'],
  }),
  'POST /console/curations': operatorCall(roles, {
    makes: true,
    about:
      '여러 회사를 모아 한 후보자에게 보내요. 하나라도 보낼 수 없으면 아무것도 보내지 않아요. requestId의 요청은 함께 마쳐요.',
    body: z.object({
      candidateId: id,
      /** The wish that it answers: it closes with the sending, unless a colleague has taken it. */
      requestId: id.nullable().default(null),
      message: requiredText(COMPOSING.messageLimit),
      items: z.array(item).min(COMPOSING.curation.min).max(COMPOSING.curation.max),
    }),
    out: { 200: sent.extend({ groupId: id }) },
    errors: ['NOT_FOUND', 'OFFER_ALREADY_OPEN', 'OFFER_COOLDOWN', 'REQUEST_TAKEN'],
  }),
  'POST /console/curations/:id/undo': operatorCall(roles, {
    about: '보낸 큐레이션을 되돌려요. 함께 마친 요청은 다시 열려요.',
    out: { 204: null },
    errors: ['OFFER_UNDO_OVER'],
  }),
  'GET /console/curations': operatorCall(roles, {
    about: '보낸 큐레이션과 그 상태를 보여줘요.',
    query: z.object({ status: offerStatus.optional(), ...page }),
    out: { 200: z.object({ items: z.array(curation), nextCursor }) },
  }),
})
