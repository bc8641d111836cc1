import { BRAND } from '../brand.ts'
import { momentText } from '../kst.ts'
import type { Letter } from '../notifications/mail.ts'

/**
 * A link by mail sets a new password once. At most `most` are sent within the lifetime of one, so nobody can fill
 * another person's mailbox; the newest link stays valid until another is sent (SAFE-3).
 */
export const PASSWORD_RESET = { minutes: 30, most: 3 } as const

const LIFE_MS = PASSWORD_RESET.minutes * 60_000

export const resetEnds = (now: Date): Date => new Date(now.getTime() + LIFE_MS)

/** Links made since then count toward the limit. */
export const resetsSince = (now: Date): Date => new Date(now.getTime() - LIFE_MS)

type ResetMailed = { link: string; expiresAt: Date; byAdmin: boolean }

export const resetMail = ({ link, expiresAt, byAdmin }: ResetMailed): Letter => ({
  subject: `${BRAND.ko} 콘솔 비밀번호를 다시 정해 주세요`,
  heading: '비밀번호를 다시 정해 주세요',
  paragraphs: [
    byAdmin
      ? '관리자가 비밀번호를 다시 정할 링크를 보냈어요.'
      : '콘솔 비밀번호를 다시 정하고 싶다는 요청을 받았어요.',
    '아래 버튼을 눌러 새 비밀번호를 정해 주세요. 정하면 모든 기기에서 로그아웃돼요.',
  ],
  button: { label: '새 비밀번호 정하기', link },
  notes: [
    `이 링크는 ${momentText(expiresAt)}까지 한 번만 쓸 수 있어요. 다른 사람에게 전달하지 마세요.`,
    '요청한 적이 없다면 이 메일을 지워 주세요. 비밀번호는 그대로예요.',
  ],
})
