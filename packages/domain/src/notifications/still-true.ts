import { OUTCOME } from '../coffeechats/outcome.ts'
import { effectiveStatus } from '../offers/status.ts'
import { reminderNow } from '../offers/reminders.ts'
import type { ToldNotification, ToldChat } from './types.ts'

/** Whether what it tells still is so. What changed between writing and sending is not told any more (TRUST-5). */
export function isStillTrue(told: ToldNotification, now: Date): boolean {
  switch (told.type) {
    case 'NEW_OFFER':
      return statusNow(told, now) === 'WAITING'
    case 'OFFER_REMINDER':
      return isReminderTrue(told, now)
    case 'OFFER_NUDGE':
      return statusNow(told, now) === 'WAITING' && told.offer?.isOpened === false
    case 'COUNTER':
      return statusNow(told, now) === (told.event === 'TAKEN_BACK' ? 'EXPIRED' : 'WAITING')
    case 'COFFEECHAT':
      return told.chat !== null && isChatNewsTrue(told.chat, told, now)
    case 'COFFEECHAT_SOON':
      return told.chat !== null && meetsThen(told.chat, told, now)
    case 'MESSAGE':
      return told.room?.isUnread === true
    case 'ATTACK_ENDING':
      return endsThen(told, now)
    default:
      return true
  }
}

/** Neither stopped nor extended meanwhile, nor over. */
function endsThen({ endsAt, period }: ToldNotification, now: Date): boolean {
  return endsAt !== null && endsAt > now && period?.endsAt.getTime() === endsAt.getTime()
}

function statusNow({ offer }: ToldNotification, now: Date) {
  return offer?.isThere ? effectiveStatus(offer, now) : null
}

/** A reminder counts the days, so it is true on its own day alone. */
function isReminderTrue(told: ToldNotification, now: Date): boolean {
  const status = statusNow(told, now)
  if (told.event === 'EXPIRED') return status === 'EXPIRED'
  return status === 'WAITING' && reminderNow(told.offer!.expiredAt, now)?.key === told.event
}

/** Asked within the days, until the person has said how it was; that it was called off afterwards changes nothing. */
function isQuestionTrue({ hasToldOutcome }: ToldChat, { startsAt }: ToldNotification, now: Date): boolean {
  return !hasToldOutcome && startsAt !== null && now.getTime() < startsAt.getTime() + OUTCOME.answerMs
}

function isChatNewsTrue(chat: ToldChat, told: ToldNotification, now: Date): boolean {
  if (told.event === 'OUTCOME') return isQuestionTrue(chat, told, now)
  if (told.event === 'CANCELLED' || chat.isCancelled) return told.event === 'CANCELLED' && chat.isCancelled
  switch (told.event) {
    case 'MATCHED':
    case 'STAGE':
      return true
    case 'PROPOSED':
      return chat.hasTimesToChoose
    case 'PLACED':
      return chat.fixedAt === null || chat.fixedAt > now
    case 'RESCHEDULED':
      return chat.fixedAt === null
    case 'ASKED':
      return chat.hasOpenQuestions
    default:
      return meetsThen(chat, told, now)
  }
}

function meetsThen({ isCancelled, fixedAt }: ToldChat, { startsAt }: ToldNotification, now: Date): boolean {
  return !isCancelled && startsAt !== null && startsAt > now && fixedAt?.getTime() === startsAt.getTime()
}
