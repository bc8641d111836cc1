/** The two certificates of simple authentication, with the level each has in a request (VER-6). */
export const CERTIFICATES = {
  kakao: { loginTypeLevel: 1, label: '카카오톡 인증서', app: '카카오톡' },
  pass: { loginTypeLevel: 5, label: 'PASS 인증서', app: 'PASS 앱' },
} as const

export type CertificateType = keyof typeof CERTIFICATES
export type LoginTypeLevel = (typeof CERTIFICATES)[CertificateType]['loginTypeLevel']

export const DEFAULT_LOGIN_TYPE_LEVEL: LoginTypeLevel = 1

/** The index of a carrier is its code. */
export const TELECOMS = ['SKT', 'KT', 'LG U+'] as const
export type Telecom = 0 | 1 | 2
export const TELECOM_CODES = [0, 1, 2] as const satisfies readonly Telecom[]
export const DEFAULT_TELECOM: Telecom = 0
export const BUDGET_CARRIER_NOTE = '알뜰폰은 이용하는 통신망의 통신사를 골라 주세요.'

/** 1 is the messenger; every other level is the PASS app. */
export function certificateOf(loginTypeLevel: number): CertificateType {
  return loginTypeLevel === CERTIFICATES.kakao.loginTypeLevel ? 'kakao' : 'pass'
}

/** The choices of the simple-auth sheet so far (VER-1). */
export type SimpleAuthChoice = {
  type: CertificateType | null
  telecom: Telecom | null
  thirdPartyConsent: boolean
}

/**
 * The consent starts checked, as the specification says; a setting can make it start unchecked, because the privacy
 * decree asks for a free choice.
 */
export function startingChoice(consentPrechecked = true): SimpleAuthChoice {
  return { type: null, telecom: null, thirdPartyConsent: consentPrechecked }
}

export type CompleteChoice = { type: CertificateType; loginTypeLevel: LoginTypeLevel; telecom: Telecom }

/** The part of the request; null while choices are missing, which disables the Next button. */
export function completeChoice({
  type,
  telecom,
  thirdPartyConsent,
}: SimpleAuthChoice): CompleteChoice | null {
  if (type === null || !thirdPartyConsent) return null
  const { loginTypeLevel } = CERTIFICATES[type]
  if (type === 'kakao') return { type, loginTypeLevel, telecom: DEFAULT_TELECOM }
  return telecom === null ? null : { type, loginTypeLevel, telecom }
}
