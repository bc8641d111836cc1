import { DAY_MS } from '@coffeeattack/domain/kst'
import type { Deps } from '../../../deps.ts'
import { type CookieName, readCookie, setCookie } from '../../../platform/http/cookies.ts'
import type { Visit } from '../../../platform/http/visit.ts'

/** Operators and partners have separate accounts, possibly with the same e-mail. */
export type Audience = 'operator' | 'partner'

/** The content of the cookie on a known device: the account and an id for counting tries. */
type KnownDevice = { accountId: string; id: string }

const COOKIES = { operator: 'console-device', partner: 'partner-device' } as const satisfies Record<
  Audience,
  CookieName
>
const KEPT_SECONDS = (365 * DAY_MS) / 1000

type DeviceDeps = Pick<Deps, 'settings' | 'secrets' | 'random'>

/** The device id, when this account signed in on it before. */
export function knownDevice(
  audience: Audience,
  accountId: string | undefined,
  { cookie }: Visit,
  { settings, secrets }: DeviceDeps,
): string | null {
  const sealed = readCookie(cookie, COOKIES[audience], settings)
  if (sealed === null) return null
  const device = opened(() => secrets.open(sealed, `${audience}.device`))
  return device?.accountId === accountId ? (device?.id ?? null) : null
}

export function deviceCookie(audience: Audience, accountId: string, from: Visit, deps: DeviceDeps): string {
  const { settings, secrets, random } = deps
  const id = knownDevice(audience, accountId, from, deps) ?? Buffer.from(random(16)).toString('base64url')
  const device: KnownDevice = { accountId, id }
  const value = secrets.seal(JSON.stringify(device), `${audience}.device`)
  return setCookie(COOKIES[audience], { value, maxAgeSeconds: KEPT_SECONDS }, settings)
}

function opened(open: () => string): KnownDevice | null {
  try {
    return JSON.parse(open()) as KnownDevice
  } catch {
    // Not one of ours.
    return null
  }
}
