import { BRAND } from '../brand.ts'

/** What stands in a partner's link. */
export const REFERRAL_CODE = { min: 3, max: 30 } as const

export const settleReferralCode = (typed: string): string => typed.trim().toLowerCase()

export function referralCodeProblem(code: string): string | null {
  const fits = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/.test(code)
  return fits && code.length >= REFERRAL_CODE.min && code.length <= REFERRAL_CODE.max
    ? null
    : `영문 소문자, 숫자, 하이픈으로 ${REFERRAL_CODE.min}~${REFERRAL_CODE.max}자를 입력해 주세요`
}

/** Whoever comes by it counts for the partner (PUB-8). */
export const referralUrl = (origin: string, code: string): string => `${origin}/?ref=${code}`

type Welcomed = { name: string; password: string; signIn: string; link: string }

/** A partner's way in; sent again, it carries a new password. */
export const partnerMail = ({ name, password, signIn, link }: Welcomed) => ({
  subject: `${BRAND.ko} 파트너 계정을 준비했어요`,
  text: [
    `${name} 님, 파트너 로그인 주소예요: ${signIn}`,
    `비밀번호: ${password}`,
    `추천 링크: ${link}`,
    '이 메일은 다른 사람에게 전달하지 마세요.',
  ].join('\n\n'),
})
