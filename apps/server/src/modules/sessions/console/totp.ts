import { BRAND } from '@coffeeattack/domain/brand'
import { Secret, TOTP } from 'otpauth'

const PERIOD_SECONDS = 30
const SECRET_BYTES = 20

const totp = (secret: string, email = '') =>
  new TOTP({
    issuer: BRAND.en,
    label: email,
    secret: Secret.fromBase32(secret),
    period: PERIOD_SECONDS,
  })

export function newSecret(random: (bytes: number) => Uint8Array): string {
  const bytes = Uint8Array.from(random(SECRET_BYTES))
  return new Secret({ buffer: bytes.buffer }).base32
}

/** The text of the QR code for authenticator apps. */
export const enrolmentUri = (secret: string, email: string): string => totp(secret, email).toString()

/** The time step of the code, allowing one step before and after; null for a wrong code. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const delta = totp(secret).validate({ token: code, timestamp: now.getTime(), window: 1 })
  return delta === null ? null : Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta
}

/** The name that seals the secret of a confirmed authenticator. */
export const SECRET_PLACE = 'operators.second_factor_sealed'
