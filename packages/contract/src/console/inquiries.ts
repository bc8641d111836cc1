import { MESSAGE, messageProblem } from '@coffeeattack/domain/rooms/message'
import { surveyCodes } from '@coffeeattack/domain/desk/survey'
import { z } from 'zod'
import { call, feature } from '../call.ts'
import { page } from '../query.ts'
import { rule } from '../rule.ts'
import { id, idParam, instant, nextCursor } from '../shapes.ts'
import { deskStatus, handler, knownCandidate, seenHandler } from './desk-shapes.ts'

const roles = ['agent'] as const

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
    /** Whether a visitor left something to answer to. */
    hasContact: z.boolean(),
    handler,
    handledAt: instant.nullable(),
    answer: z.string().nullable(),
    delivery: z.enum(deliveries).nullable(),
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

export const consoleInquiries = feature('콘솔: 문의', {
  'GET /console/inquiries': call({
    auth: 'operator',
    roles,
    about: '문의를 보여줘요. 열린 것은 오래된 것부터, 마친 것은 새것부터예요.',
    query: z.object({ status: deskStatus.optional(), ...page }),
    out: {
      200: z.object({ items: z.array(inquiry), openCount: z.int().min(0), nextCursor }),
    },
    errors: [],
  }),
  'GET /console/inquiries/:id': call({
    auth: 'operator',
    roles,
    about: '문의 하나를 답하는 데 필요한 것과 함께 보여줘요.',
    params: idParam,
    out: { 200: openedInquiry },
    errors: [],
  }),
  'POST /console/inquiries/:id/take': call({
    auth: 'operator',
    roles,
    about: '문의를 맡아요. 그사이 다른 사람이 맡았으면 409로 답해요.',
    params: idParam,
    body: seenHandler,
    out: { 204: null },
    errors: ['CONFLICT'],
  }),
  'POST /console/inquiries/:id/answer': call({
    auth: 'operator',
    roles,
    makes: true,
    about: '문의에 한 번 답해요. 회원은 메시지로, 방문자는 남긴 연락처로 받아요.',
    params: idParam,
    body: z.object({ message: rule(messageProblem).meta({ minLength: 1, maxLength: MESSAGE.limit }) }),
    out: { 204: null },
    errors: ['CONFLICT'],
  }),
  'POST /console/inquiries/:id/close': call({
    auth: 'operator',
    roles,
    about: '문의를 답 없이 마쳐요.',
    params: idParam,
    out: { 204: null },
    errors: ['CONFLICT'],
  }),
})
