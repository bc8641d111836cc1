import { DAY_MS } from '../kst.ts'

/** The proof that a company owns its mail domain: a TXT record in its DNS (FIRM-6). */
export const DOMAIN_PROOF = {
  /** The label below the domain; an underscore cannot clash with a host. */
  label: '_coffeeattack-challenge',
  /** While somebody waits for it. */
  lookEveryMs: 10 * 60_000,
  /** Nobody waits longer: the next press begins anew. */
  waitMs: 3 * DAY_MS,
  /** Looked at again each night; after two misses a day apart the proof is lost. */
  missedMs: DAY_MS,
  tokenBytes: 20,
} as const

export const domainProofStates = ['WAITING', 'WRONG', 'FOUND', 'LOST'] as const
export type DomainProofState = (typeof domainProofStates)[number]

/** A domain as it is asked for: lower case, without address parts. Null for what is none. */
export function readDomain(typed: string): string | null {
  const domain = typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^[^@]*@/, '')
    .replace(/[/:?#].*$/, '')
    .replace(/^www\./, '')
    .replace(/\.$/, '')
  return domain.length <= 200 &&
    /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/.test(domain)
    ? domain
    : null
}

/** Second levels of countries under which anybody may register: 'co.kr' belongs to no company. */
const SHARED =
  /^(?:(?:co|com|or|org|ac|go|gov|ne|net|re|pe|edu|hs|ms|es|sc|kg)\.[a-z]{2}|(?:seoul|busan|daegu|incheon|gwangju|daejeon|ulsan|gyeonggi|gangwon|chungbuk|chungnam|jeonbuk|jeonnam|gyeongbuk|gyeongnam|jeju)\.kr)$/

/** The registered domain that is proved: 'mail.firm.co.kr' is of 'firm.co.kr'. Null for a name that belongs to no company. */
export function registeredDomain(domain: string): string | null {
  const parts = domain.split('.')
  const last = parts.slice(-2).join('.')
  if (!SHARED.test(last)) return parts.length < 2 ? null : last
  return parts.length < 3 ? null : parts.slice(-3).join('.')
}

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567'

/** 32 letters and digits of 20 random bytes. */
export function proofToken(bytes: Uint8Array): string {
  let [bits, value, text] = [0, 0, '']
  for (const byte of bytes) {
    value = (value << 8) | byte
    bits += 8
    while (bits >= 5) {
      text += ALPHABET[(value >>> (bits - 5)) & 31]
      bits -= 5
      value &= (1 << bits) - 1
    }
  }
  return text
}

/** The record that the company puts into its DNS. */
export const proofRecord = (domain: string, token: string) => ({
  name: `${DOMAIN_PROOF.label}.${domain}`,
  value: `token=${token} expiry=never`,
})

/** The token in a record: `token=` first, then further fields; a value without it is the token. */
const tokenIn = (text: string): string => /^token=(\S+)/.exec(text.trim())?.[1] ?? text.trim()

export type DomainLook = { state: DomainProofState; found: string | null; missedAt: Date | null }

/** What follows from the texts under the name. */
export function afterLook(
  known: { state: DomainProofState; token: string; missedAt: Date | null },
  texts: readonly string[],
  now: Date,
): DomainLook {
  if (texts.some((text) => tokenIn(text) === known.token))
    return { state: 'FOUND', found: null, missedAt: null }
  const found = texts[0]?.slice(0, 300) ?? null
  if (known.state !== 'FOUND') return { state: found === null ? 'WAITING' : 'WRONG', found, missedAt: null }
  const missedAt = known.missedAt ?? now
  const isLost = now.getTime() - missedAt.getTime() >= DOMAIN_PROOF.missedMs
  return { state: isLost ? 'LOST' : 'FOUND', found, missedAt }
}
