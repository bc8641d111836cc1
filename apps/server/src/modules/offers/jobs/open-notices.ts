import { reminderKeys, type OfferReminder } from '@coffeeattack/domain/notifications/reminders'
import { noticeKey } from '../../notifications/core/tell.ts'

/** Recalls an open offer or group, each reminder once. */
export const reminderOf = (id: string, key: OfferReminder['key']) => ({
  type: 'OFFER_REMINDER' as const,
  subject: `${id}:${key}`,
})

/** All that asks for an answer to an offer: once it has one, none of it is sent any more. */
export const openNotices = (id: string) => [
  noticeKey({ type: 'NEW_OFFER', subject: id }),
  ...reminderKeys.map((key) => noticeKey(reminderOf(id, key))),
]
