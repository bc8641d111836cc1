import { anonymousName } from '@coffeeattack/domain/profiles/anonymous-name'
import type { Inquiry } from './queries.ts'

/** A member by what they do; a visitor is a visitor. */
export function askerName({ candidate }: Pick<Inquiry, 'candidate'>): string {
  return candidate ? anonymousName(candidate) : '방문자'
}

export const deliveryNames: Readonly<Record<NonNullable<Inquiry['delivery']>, string>> = {
  ROOM: '대화방으로 보냈어요',
  WAITING: '연락처로 보내는 중이에요',
  SENT: '연락처로 보냈어요',
  FAILED: '연락처에 닿지 않았어요',
}
