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

/** What an authenticator app reads off the screen. */
export const enrolmentUri = (secret: string, email: string): string => totp(secret, email).toString()

/** The time step whose code this is, one step early or late included; null when it is none. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const delta = totp(secret).validate({ token: code, timestamp: now.getTime(), window: 1 })
  return delta === null ? null : Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta
}

/** Where the secret of a confirmed authenticator is kept. */
export const SECRET_PLACE = 'operators.second_factor_sealed'
