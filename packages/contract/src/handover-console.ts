import { HANDOVER } from '@coffeeattack/domain/handover/endpoint'
import { deliveryErrors, deliveryStates, handoverEvents } from '@coffeeattack/domain/handover/events'
import { z } from 'zod'
import { feature, operatorCall } from './call.ts'
import { page } from './query.ts'
import { requiredText } from './rule.ts'
import { id, instant, nextCursor } from './shapes.ts'

const roles = ['recruiter'] as const
const many = z.int().min(0)

const endpoint = z
  .object({
    id,
    name: z.string(),
    url: z.string(),
    events: z.array(z.enum(handoverEvents)),
    createdAt: instant,
    createdBy: z.string(),
    /** The start of the failures; null while it works. */
    failingSince: instant.nullable(),
    stoppedAt: instant.nullable(),
    isStoppedByUs: z.boolean(),
    /** Until when the previous secret signs as well. */
    oldSecretUntil: instant.nullable(),
    lastDeliveredAt: instant.nullable(),
    waiting: many,
    failed: many,
  })
  .meta({ id: 'WebhookEndpoint', description: '커피챗 소식을 받는 회사의 주소' })

const key = z
  .object({
    id,
    name: z.string(),
    prefix: z.string(),
    createdAt: instant,
    createdBy: z.string(),
    lastUsedAt: instant.nullable(),
  })
  .meta({ id: 'ApiKey', description: '매칭된 후보자를 읽는 회사의 API 키' })

const attempt = { status: z.int().nullable(), error: z.enum(deliveryErrors).nullable(), ms: many }

const delivery = z
  .object({
    id,
    endpointId: id,
    endpointName: z.string(),
    type: z.enum(handoverEvents),
    /** The JSON that is sent, as it is signed: ids, moments and states. */
    body: z.string().startsWith('{'),
    /** The coffee chat that it is about; null for an erasure. */
    coffeechatId: id.nullable(),
    state: z.enum(deliveryStates),
    attempts: many,
    at: instant,
    /** The result of the last attempt; null before the first. */
    last: z.object({ ...attempt, at: instant }).nullable(),
    /** The next attempt; null if there is none. */
    nextAt: instant.nullable(),
    /** Whether it can be sent again: its URL is active and it is not already waiting. */
    canReplay: z.boolean(),
  })
  .meta({ id: 'WebhookDelivery', description: '주소 하나에 소식 하나를 보낸 기록' })

const name = requiredText(HANDOVER.nameLength)
/** The server decides which URLs are allowed: a trial installation also accepts this machine. */
const url = requiredText(HANDOVER.urlLength)
const events = z.array(z.enum(handoverEvents)).min(1, '받을 소식을 하나 이상 골라 주세요')

/** Only in the response that created it; it can never be read again. */
const secret = z.string()

export const consoleHandover = feature('콘솔: 채용 시스템 연결', {
  'GET /console/handover': operatorCall(roles, {
    about: '소식을 받는 주소와 API 키를 보여줘요.',
    out: { 200: z.object({ endpoints: z.array(endpoint), keys: z.array(key) }) },
  }),
  'POST /console/handover/endpoints': operatorCall(roles, {
    about: '소식을 받을 주소를 더해요. 서명을 확인할 비밀키는 이 답에만 있어요.',
    body: z.object({ name, url, events }),
    out: { 200: endpoint.extend({ secret }) },
  }),
  'PATCH /console/handover/endpoints/:id': operatorCall(roles, {
    about: '주소를 고치거나 멈추거나 다시 시작해요. 멈춘 동안 생긴 소식은 보내지 않아요.',
    body: z.object({
      name: name.optional(),
      url: url.optional(),
      events: events.optional(),
      isStopped: z.boolean().optional(),
    }),
    out: { 200: endpoint },
  }),
  'DELETE /console/handover/endpoints/:id': operatorCall(roles, {
    about: '주소와 그리로 보낸 기록을 지워요.',
    out: { 204: null },
  }),
  'POST /console/handover/endpoints/:id/secret': operatorCall(roles, {
    about: '비밀키를 새로 만들어요. 지금 비밀키도 하루 동안 함께 서명해요.',
    out: { 200: endpoint.extend({ secret }) },
  }),
  'POST /console/handover/endpoints/:id/ping': operatorCall(roles, {
    about: '누구의 정보도 없는 ping을 서명해서 보내 보고, 어떻게 답했는지 알려줘요.',
    out: { 200: z.object(attempt) },
  }),
  'GET /console/handover/deliveries': operatorCall(roles, {
    about: '최근 30일 동안 보낸 소식을 새것부터 보여줘요.',
    query: z.object({ ...page, endpointId: id.optional(), state: z.enum(deliveryStates).optional() }),
    out: { 200: z.object({ items: z.array(delivery), nextCursor }) },
  }),
  'POST /console/handover/deliveries/:id/replay': operatorCall(roles, {
    about: '같은 소식을 같은 webhook-id로 다시 보내요.',
    out: { 200: delivery },
    errors: ['CONFLICT'],
  }),
  'POST /console/handover/keys': operatorCall(roles, {
    about: 'API 키를 만들어요. 키는 이 답에만 있어요.',
    body: z.object({ name }),
    out: { 200: key.extend({ secret }) },
  }),
  'DELETE /console/handover/keys/:id': operatorCall(roles, {
    about: 'API 키를 바로 못 쓰게 해요.',
    out: { 204: null },
  }),
})
