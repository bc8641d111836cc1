import { offerPath } from '../offers/paths.ts'
import type { NotificationType } from './types.ts'

/** What a notification leads to. */
export type Target = { kind: 'offer' | 'group' | 'coffeechat' | 'room'; id: string }

type Led = { type: NotificationType; target: Target | null; name: string | null }

/** The page that shows what it tells of. The web app's route table holds the same patterns. */
export function notificationPath({ type, target, name }: Led): string {
  switch (target?.kind) {
    case 'offer':
      return offerPath({ id: target.id, offerGroupId: null })
    case 'group':
      return offerPath({ id: target.id, offerGroupId: target.id })
    case 'coffeechat':
      return `/my/result/like/${target.id}?company=${encodeURIComponent((name ?? '').toWellFormed())}`
    case 'room':
      return `/my/message/${target.id}`
    case undefined:
      return pages[type]
  }
}

/** Where a kind of notification is at home when it leads to nothing in particular. */
const pages: Readonly<Record<NotificationType, string>> = {
  NEW_OFFER: '/my/attack',
  OFFER_REMINDER: '/my/attack',
  MESSAGE: '/my/message',
  COFFEECHAT: '/my/attack/select',
  COFFEECHAT_SOON: '/my/attack/select',
  PROFILE_VIEW: '/my/account/views',
  ATTACK_ENDING: '/my/account',
  SURVEY: '/my/message',
  SECURITY: '/my/account',
  NEWS: '/my',
}

export const severalPath = (type: NotificationType): string => pages[type]
