import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { loopbackSpellings } from '../../../platform/http/origins.ts'
import type { Settings } from '../../../settings.ts'

const CALLBACK_PATH = '/login/autho'

/** Where the messenger may send people back to: our own page, under whichever of our addresses they opened. */
export function callbackOf(
  wanted: string | undefined,
  settings: Pick<Settings, 'appOrigin' | 'production'>,
): string {
  const ours = loopbackSpellings(settings).map((origin) => `${origin}${CALLBACK_PATH}`)
  if (wanted === undefined) return ours[0]!
  if (!ours.includes(wanted)) throw new Refusal('MESSENGER_LOGIN_FAILED')
  return wanted
}
