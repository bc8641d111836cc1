import { BRAND } from '../brand.ts'
import { DAY_MS, momentText } from '../kst.ts'
import type { Letter } from '../notifications/mail.ts'

/** A link with which a partner sets their password once. Only the newest link works (PUB-8). */
export const PASSWORD_LINK = { days: 7 } as const

export const passwordLinkEnds = (now: Date): Date => new Date(now.getTime() + PASSWORD_LINK.days * DAY_MS)

type LinkMailed = { link: string; referralUrl: string; expiresAt: Date; isNew: boolean }

/** The mail with the first link, or with a link after a forgotten password. */
export const partnerMail = ({ link, referralUrl, expiresAt, isNew }: LinkMailed): Letter => ({
  subject: isNew ? `${BRAND.ko} 파트너 계정을 준비했어요` : `${BRAND.ko} 파트너 비밀번호를 다시 정해 주세요`,
  heading: isNew ? '파트너가 되신 걸 환영해요' : '비밀번호를 다시 정해 주세요',
  paragraphs: [
    isNew
      ? `아래 버튼을 눌러 비밀번호를 정하면 바로 로그인할 수 있어요. 추천 링크는 ${referralUrl} 예요.`
      : '관리자가 비밀번호를 다시 정할 링크를 보냈어요. 정하면 모든 기기에서 로그아웃돼요.',
  ],
  button: { label: '비밀번호 정하기', link },
  notes: [
    `이 링크는 ${momentText(expiresAt)}까지 한 번만 쓸 수 있어요. 다른 사람에게 전달하지 마세요.`,
    isNew
      ? '파트너를 신청한 기억이 없다면 이 메일을 지워 주세요.'
      : '요청한 적이 없다면 이 메일을 지워 주세요. 비밀번호는 그대로예요.',
  ],
})
