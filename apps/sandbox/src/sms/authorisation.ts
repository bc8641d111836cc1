import { createHmac, timingSafeEqual } from 'node:crypto'
import { CREDENTIALS } from '../keys.ts'

const DATE_WINDOW_MS = 15 * 60_000
const HEADER = /^HMAC-SHA256 apiKey=([^,]+), date=([^,]+), salt=([^,]+), signature=([0-9a-f]{64})$/i

/** The signature covers date and salt; a date far from the sender's own time is a replay. */
export function isSigned(header: string | undefined, realNow: number): boolean {
  const [, key, date = '', salt, signature = ''] = HEADER.exec(header ?? '') ?? []
  const expected = createHmac('sha256', CREDENTIALS.sms.secret).update(`${date}${salt}`).digest()
  return (
    key === CREDENTIALS.sms.key &&
    Math.abs(Date.parse(date) - realNow) <= DATE_WINDOW_MS &&
    timingSafeEqual(expected, Buffer.from(signature, 'hex'))
  )
}
