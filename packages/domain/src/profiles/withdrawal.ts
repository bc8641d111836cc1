import { DAY_MS } from '../kst.ts'

/** How long the data of a person with offers is kept after withdrawal (PRO-14). */
export const KEPT_DAYS = 30

/** When the data is erased: at once, or after thirty days if the person had offers. */
export function purgeAt(hadOffers: boolean, now: Date): Date {
  return hadOffers ? new Date(now.getTime() + KEPT_DAYS * DAY_MS) : now
}

export function isPurgeDue(purgeAt: Date, now: Date): boolean {
  return now.getTime() >= purgeAt.getTime()
}

const RETRY_MS = 60 * 60_000

/** When a failed erasure is tried again. */
export function retriedBy(now: Date): Date {
  return new Date(now.getTime() + RETRY_MS)
}

/** The text before the confirmation. */
export function withdrawalNotice(hadOffers: boolean): string {
  return hadOffers
    ? `받은 제안이 있어서 정보를 ${KEPT_DAYS}일 동안 보관한 뒤 지워요.`
    : '모든 정보를 바로 지워요. 되돌릴 수 없어요.'
}

export const withdrawalReasons = [
  '원하는 제안이 오지 않았어요',
  '이직을 마쳤어요',
  '당분간 옮길 생각이 없어요',
  '개인정보가 걱정돼요',
  '쓰기 불편해요',
] as const
