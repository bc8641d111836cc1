import type { NotificationType } from '@coffeeattack/domain/notifications/types'
import { type Page, paths } from './pages.ts'

/** What a notification leads to. */
export type NotificationTarget = { kind: 'offer' | 'group' | 'coffeechat' | 'room'; id: string }

type LinkedNotification = { type: NotificationType; target: NotificationTarget | null; name: string | null }

/** The page that shows what a notification tells of (TRUST-5). */
export function notificationPage({ type, target, name }: LinkedNotification): Page {
  switch (target?.kind) {
    case 'offer':
      return paths.offer(target.id)
    case 'group':
      return paths.curation(target.id)
    case 'coffeechat':
      return paths.accepted(target.id, name ?? '')
    case 'room':
      return paths.messageRoom(target.id)
    case undefined:
      return severalPage(type)
  }
}

/** Where a kind of notification is at home when it leads to nothing in particular, or to several things at once. */
export const severalPage = (type: NotificationType): Page => homes[type]

const homes: Readonly<Record<NotificationType, Page>> = {
  NEW_OFFER: '/my/attack',
  OFFER_REMINDER: '/my/attack',
  OFFER_NUDGE: '/my/attack',
  COUNTER: '/my/attack',
  MESSAGE: '/my/message',
  COFFEECHAT: '/my/attack/select',
  COFFEECHAT_SOON: '/my/attack/select',
  PROFILE_VIEW: '/my/account/views',
  ATTACK_ENDING: '/my/account',
  SURVEY: '/my/message',
  SECURITY: '/my/account',
  NEWS: '/my',
}
