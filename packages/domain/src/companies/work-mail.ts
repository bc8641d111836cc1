/** Providers of mail for anybody: an address there says nothing about a company (FIRM-1). */
const FREE_MAIL_DOMAINS = [
  'naver.com',
  'hanmail.net',
  'daum.net',
  'kakao.com',
  'nate.com',
  'korea.com',
  'dreamwiz.com',
  'empas.com',
  'paran.com',
  'lycos.co.kr',
  'chol.com',
  'hanmir.com',
  'hitel.net',
  'unitel.co.kr',
  'freechal.com',
  'netian.com',
  'gmail.com',
  'googlemail.com',
  'outlook.com',
  'outlook.kr',
  'hotmail.com',
  'hotmail.co.kr',
  'live.com',
  'live.co.kr',
  'msn.com',
  'yahoo.com',
  'yahoo.co.kr',
  'yahoo.co.jp',
  'ymail.com',
  'icloud.com',
  'me.com',
  'mac.com',
  'aol.com',
  'proton.me',
  'protonmail.com',
  'pm.me',
  'tutanota.com',
  'tuta.io',
  'gmx.com',
  'gmx.net',
  'mail.com',
  'mail.ru',
  'yandex.com',
  'yandex.ru',
  'zoho.com',
  'fastmail.com',
  'hey.com',
  'qq.com',
  '163.com',
  '126.com',
  'sina.com',
  'duck.com',
  'mailinator.com',
  'guerrillamail.com',
  '10minutemail.com',
  'yopmail.com',
  'temp-mail.org',
  'sharklasers.com',
] as const

const FREE_MAIL = '개인 메일로는 신청할 수 없어요. 회사 메일을 적어 주세요.'

export const mailDomain = (address: string): string => address.trim().toLowerCase().split('@').at(-1) ?? ''

export const isFreeMailDomain = (domain: string): boolean =>
  FREE_MAIL_DOMAINS.some((free) => domain === free || domain.endsWith(`.${free}`))

export const workMailProblem = (address: string): string | null =>
  isFreeMailDomain(mailDomain(address)) ? FREE_MAIL : null

/** The host of a homepage as people type it: 'https://www.noeul.example/about' → 'noeul.example'. */
export function homepageDomain(typed: string): string {
  const host = typed
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .split(/[/?#:]/)[0]!
  return host.replace(/^www\./, '')
}

/** One is the other or below it: 'mail.noeul.example' belongs to 'noeul.example'. */
export const isSameDomain = (one: string, other: string): boolean =>
  one !== '' && other !== '' && (one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`))
