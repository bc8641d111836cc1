import { ONE_TIME_CODE } from '@coffeeattack/domain/sessions/one-time-code'
import { numberIn, objectIn, textIn } from './stored.ts'

/** A sent code, in terms of this browser's clock. */
export type SentCode = { readonly phone: string; readonly sentAt: number }

type Exchange = { expiresAt: string; askedAt: Date; answeredAt: Date }

/**
 * When the code was sent. The server tells when it expires, but its clock may differ from ours by minutes; certain is
 * that the code was sent between our request and its response.
 */
export function sentCode(phone: string, { expiresAt, askedAt, answeredAt }: Exchange): SentCode {
  const sent = new Date(expiresAt).getTime() - ONE_TIME_CODE.validMs
  return { phone, sentAt: Math.min(Math.max(sent, askedAt.getTime()), answeredAt.getTime()) }
}

/** The sent code in a history entry, so that the code step survives a reload; null on any other entry. */
export function readSentCode(state: unknown): SentCode | null {
  const kept = objectIn(objectIn(state)['sentCode'])
  const phone = textIn(kept['phone'])
  const sentAt = numberIn(kept['sentAt'], null)
  return phone && sentAt !== null ? { phone, sentAt } : null
}
