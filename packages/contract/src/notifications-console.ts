import { notificationGroupNames, operatorChannels } from '@coffeeattack/domain/notifications/operator-groups'
import { z } from 'zod'
import { feature, operatorCall } from './call.ts'
import { browser, browserAddress } from './notifications.ts'
import { page } from './query.ts'
import { roomEvents } from './room-shapes.ts'
import { id, instant, nextCursor } from './shapes.ts'

const roles = ['recruiter', 'agent', 'admin'] as const

/** A button; `to` is a page of the console without its /console. */
const action = z.object({ label: z.string(), to: z.string() })

const consoleNotification = z
  .object({
    id,
    kind: z.enum(notificationGroupNames),
    /** The candidate's own words, if there are any. Before a match it names nobody. */
    title: z.string(),
    body: z.string(),
    at: instant,
    isRead: z.boolean(),
    /** Somebody still waits for an answer. */
    isOpen: z.boolean(),
    to: z.string(),
    actions: z.array(action).max(2),
  })
  .meta({ id: 'ConsoleNotice', description: '콘솔의 알림 하나' })

const unread = z.int().min(0)
const count = z.int().min(0).nullable()
const hour = z.int().min(0).max(23)

const settings = z
  .object({
    kinds: z.array(
      z.object({
        kind: z.enum(notificationGroupNames),
        channels: z.array(z.enum(operatorChannels)),
      }),
    ),
    quiet: z.object({ on: z.boolean(), from: hour, until: hour }),
    digest: z.object({ on: z.boolean(), hour, weekdaysOnly: z.boolean() }),
  })
  .meta({ id: 'ConsoleNoticeSettings', description: '콘솔의 알림 설정' })

/** The notification centre of the console, its settings, and push subscriptions (BIZ-7). */
/** The lists that an open console reloads when they change. */
export const liveLists = [
  'notices',
  'offers',
  'coffeechats',
  'inquiries',
  'requests',
  'keptWords',
  'safety',
  'quota',
  'pipeline',
  'positions',
  'memory',
  'handover',
] as const

export const consoleNotifications = feature('콘솔 알림', {
  'GET /console/notices': operatorCall(roles, {
    act: 'meet',
    about: '받은 알림을 새것부터 보여줘요. 안 읽은 것이나 답할 것만, 또는 한 종류만 볼 수 있어요.',
    query: z.object({
      ...page,
      only: z.enum(['unread', 'open']).optional(),
      kind: z.enum(notificationGroupNames).optional(),
    }),
    out: { 200: z.object({ items: z.array(consoleNotification), unread, open: unread, nextCursor }) },
  }),
  'PATCH /console/notices/read': operatorCall(roles, {
    act: 'meet',
    about: '고른 알림을, 또는 until까지 받은 알림을 모두 읽은 것으로 표시해요.',
    body: z.union([z.object({ ids: z.array(id).min(1).max(100) }), z.object({ until: instant })]),
    out: { 200: z.object({ unread }) },
  }),
  'GET /console/counts': operatorCall(roles, {
    act: 'prepare',
    about: '메뉴 옆에 보이는 수를 한 번에 알려줘요. 그 메뉴가 없는 사람에게는 null이에요.',
    out: {
      200: z.object({
        notices: unread,
        /** Offers that wait for an answer. */
        offers: count,
        /** Coffee chats that need times, a place or an outcome from us. */
        coffeechats: count,
        /** Conversations with unread messages. */
        rooms: count,
        /** Open positions. */
        positions: count,
        inquiries: count,
        companyInquiries: count,
        /** Companies that wait for an admin's decision. */
        companyApplications: count,
        requests: count,
        keptWords: count,
        safety: count,
      }),
    },
  }),
  'GET /console/notices/settings': operatorCall(roles, {
    act: 'always',
    about: '알림을 어디로 받는지, 언제 방해하지 않는지, 아침 요약을 받는지 보여줘요.',
    out: { 200: settings },
  }),
  'PUT /console/notices/settings': operatorCall(roles, {
    act: 'always',
    about: '알림 설정을 통째로 바꿔요.',
    body: settings,
    out: { 200: settings },
  }),
  'GET /console/push': operatorCall(roles, {
    act: 'always',
    about: '브라우저 알림을 켤 때 쓰는 공개 키를 알려줘요. 쓸 수 없으면 null이에요.',
    out: { 200: z.object({ publicKey: z.string().nullable() }) },
  }),
  'POST /console/push': operatorCall(roles, {
    act: 'always',
    about: '이 브라우저로 알림을 받아요. 로그아웃하면 더는 보내지 않아요.',
    body: browser,
    out: { 204: null },
  }),
  'DELETE /console/push': operatorCall(roles, {
    act: 'always',
    about: '이 브라우저로는 알림을 받지 않아요.',
    body: browserAddress,
    out: { 204: null },
  }),
})

export const consoleStream = feature('콘솔: 메시지', {
  'GET /console/stream': operatorCall(roles, {
    act: 'always',
    about: '새 메시지, 새 알림, 바뀐 목록과 떠난 후보자를 바로 알려줘요. 끊기면 Last-Event-ID로 이어 받아요.',
    out: {},
    events: {
      ...roomEvents,
      /** A new notification. `shows` is false if the operator wants no toast of it. */
      notice: z.object({ notice: consoleNotification, shows: z.boolean() }),
      /** Changed lists, whoever changed them. */
      changed: z.object({ what: z.enum(liveLists) }),
      /** A candidate left (PRO-14): open pages about them are emptied at once. */
      left: z.object({ candidateId: id }),
    },
  }),
})
