import { notificationTypeNames } from '@coffeeattack/domain/notifications/candidate-notifications'
import { z } from 'zod'
import { candidateCall, feature } from './call.ts'
import { page } from './query.ts'
import { id, instant, nextCursor } from './shapes.ts'

const notification = z
  .object({
    id,
    type: z.enum(notificationTypeNames),
    title: z.string(),
    body: z.string(),
    /** The page that it opens. */
    to: z.string(),
    at: instant,
    isRead: z.boolean(),
  })
  .meta({ id: 'Notification', description: '알림 하나' })

const unread = z.int().min(0)

const letters = (bytes: number) =>
  z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${Math.ceil((bytes * 4) / 3)}}=*$`))
const endpoint = z.url().max(2048)

/** A push subscription, as `PushSubscription.toJSON()` gives it. */
export const browser = z.object({
  endpoint,
  keys: z.object({ p256dh: letters(65), auth: letters(16) }),
})
export const browserAddress = z.object({ endpoint })

export const notifications = feature('알림', {
  'GET /users/notifications': candidateCall({
    about: '받은 알림을 새것부터 보여줘요.',
    query: z.object(page),
    out: { 200: z.object({ items: z.array(notification), unread, nextCursor }) },
  }),
  'GET /users/notifications/unread': candidateCall({
    about: '읽지 않은 알림이 몇 개인지 알려줘요.',
    out: { 200: z.object({ unread }) },
  }),
  'PATCH /users/notifications/read': candidateCall({
    about: 'until까지 받은 알림을 읽은 것으로 표시해요.',
    body: z.object({ until: instant }),
    out: { 200: z.object({ unread }) },
  }),
  'GET /users/push': candidateCall({
    about: '브라우저 알림을 켤 때 쓰는 공개 키를 알려줘요. 쓸 수 없으면 null이에요.',
    out: { 200: z.object({ publicKey: z.string().nullable() }) },
  }),
  'POST /users/push': candidateCall({
    about: '이 브라우저로 알림을 받아요. 로그아웃하면 더는 보내지 않아요.',
    body: browser,
    out: { 204: null },
  }),
  'DELETE /users/push': candidateCall({
    about: '이 브라우저로는 알림을 받지 않아요.',
    body: browserAddress,
    out: { 204: null },
  }),
})
