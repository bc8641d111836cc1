/** The e-mail address of a profile (VAL-9). Optional. */
export const EMAIL = { limit: 254, localLimit: 64, problem: '유효하지 않은 이메일 입니다.' } as const

const LOCAL = String.raw`[a-z0-9!#$%&'*+/=?^_\x60{|}~\-]+(?:\.[a-z0-9!#$%&'*+/=?^_\x60{|}~\-]+)*`
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const PATTERN = new RegExp(`^(${LOCAL})@(?:${LABEL}\\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$`, 'i')

export function emailProblem(email: string): string | null {
  const address = email.trim()
  if (address === '') return null
  const local = PATTERN.exec(address)?.[1]
  const fits = address.length <= EMAIL.limit && local !== undefined && local.length <= EMAIL.localLimit
  return fits ? null : EMAIL.problem
}

/** As stored: null for an empty field. */
export function settleEmail(email: string | null): string | null {
  return email?.trim() || null
}
