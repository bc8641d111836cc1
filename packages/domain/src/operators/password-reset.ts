import { BRAND } from '../brand.ts'
import { fullDayText, kstDay, timeText } from '../kst.ts'

/**
 * A link by mail sets a new password, once. As many as `most` are sent within the life of one: whoever asks in another's
 * name fills nobody's mailbox, and the newest link there works for as long as no other is sent (SAFE-3).
 */
export const PASSWORD_RESET = { minutes: 30, most: 3 } as const

const LIFE_MS = PASSWORD_RESET.minutes * 60_000

export const resetEnds = (now: Date): Date => new Date(now.getTime() + LIFE_MS)

/** Links made since then count against the next one. */
export const resetsSince = (now: Date): Date => new Date(now.getTime() - LIFE_MS)

export function resetMail({ link, expiresAt, byAdmin }: { link: string; expiresAt: Date; byAdmin: boolean }) {
  const until = `${fullDayText(kstDay(expiresAt))} ${timeText(expiresAt)}`
  return {
    subject: `${BRAND.ko} 콘솔 비밀번호를 다시 정해 주세요`,
    text: [
      byAdmin
        ? '관리자가 비밀번호를 다시 정할 링크를 보냈어요.'
        : '콘솔 비밀번호를 다시 정하고 싶다는 요청을 받았어요.',
      `아래 주소에서 새 비밀번호를 정해 주세요. ${until}까지 한 번만 쓸 수 있고, 모든 기기에서 로그아웃돼요.`,
      link,
      '요청한 적이 없다면 이 메일을 지워 주세요. 비밀번호는 그대로예요.',
    ].join('\n\n'),
  }
}
