import { createDecipheriv, createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { CREDENTIALS } from '../keys.ts'

const SECRET = Buffer.from(CREDENTIALS.barocert.secretKey, 'base64')
const NONCE_BYTES = 12
const TAG_BYTES = 16
const SEOUL_OFFSET_MS = 9 * 3_600_000

export const digestOf = (body: string) => createHash('sha256').update(body).digest('base64')

/** Whether the lines were signed with the customer's key. */
export function isSigned(lines: readonly string[], signature: string | undefined): boolean {
  const expected = createHmac('sha256', SECRET).update(lines.join('\n')).digest()
  const given = Buffer.from(signature ?? '', 'base64')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** The text of an encrypted field, or null when it was encrypted with another key or changed. */
export function decrypted(field: unknown): string | null {
  if (typeof field !== 'string') return null
  try {
    const bytes = Buffer.from(field, 'base64')
    const decipher = createDecipheriv('aes-256-gcm', SECRET, bytes.subarray(0, NONCE_BYTES))
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
    const hidden = bytes.subarray(NONCE_BYTES, -TAG_BYTES)
    return Buffer.concat([decipher.update(hidden), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

/** 20261119170501 in Seoul. */
export const stampOf = (ms: number): string =>
  new Date(ms + SEOUL_OFFSET_MS).toISOString().replaceAll(/[-T:]|\..*/g, '')

/** Invented codes: the dealer lists its own nowhere in public. */
export const PROBLEMS = {
  input: { code: -41001001, status: 400, message: '요청 정보가 올바르지 않습니다.' },
  'no-account': { code: -41002001, status: 400, message: '카카오계정을 확인할 수 없습니다.' },
  'other-person': { code: -41002002, status: 400, message: '수신자 정보가 카카오계정과 다릅니다.' },
  unknown: { code: -41002003, status: 400, message: '접수아이디를 확인할 수 없습니다.' },
  dormant: { code: -41002005, status: 400, message: '이용할 수 없는 카카오계정입니다.' },
  maintenance: { code: -41000002, status: 503, message: '점검 중입니다.' },
  'not-signed': { code: -41009001, status: 400, message: '서명이 완료되지 않았습니다.' },
  collected: { code: -41009002, status: 400, message: '이미 검증한 전자서명입니다.' },
  late: { code: -41009003, status: 400, message: '검증할 수 있는 시간이 지났습니다.' },
  token: { code: -99002001, status: 401, message: '인증 토큰이 올바르지 않습니다.' },
  key: { code: -99002002, status: 401, message: '링크아이디나 비밀키가 올바르지 않습니다.' },
} as const
export type Problem = keyof typeof PROBLEMS
