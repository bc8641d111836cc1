import type { ApiInput, ApiResult } from '@coffeeattack/contract/client/typing'

type Request = ApiResult<'POST /console/auth/passkey/options'>['passkey']
type Creation = ApiResult<'POST /console/me/passkeys/options'>['passkey']
export type Assertion = ApiInput<'POST /console/auth/passkey'>['body']['passkey']
export type Attestation = ApiInput<'POST /console/me/passkeys'>['body']['passkey']

/** Why the passkey dialog returned nothing: it was closed, or this device already has a passkey of the account. */
export type NoPasskey = 'stopped' | 'already-there'

const reasons: Readonly<Record<string, NoPasskey>> = {
  NotAllowedError: 'stopped',
  AbortError: 'stopped',
  InvalidStateError: 'already-there',
}

export const canUsePasskeys = (): boolean => 'PublicKeyCredential' in window

/** Asks the browser for proof of a passkey. */
export function provePasskey(passkey: Request): Promise<Assertion | NoPasskey> {
  return unlessStopped(async () => {
    const { startAuthentication } = await browserPart()
    return plain(await startAuthentication({ optionsJSON: passkey }))
  })
}

/** Asks the browser for a new passkey. */
export function makePasskey(passkey: Creation): Promise<Attestation | NoPasskey> {
  return unlessStopped(async () => {
    const { startRegistration } = await browserPart()
    return plain(await startRegistration({ optionsJSON: passkey }))
  })
}

/** Loaded on demand, because most sessions need no passkey. */
const browserPart = () => import('@simplewebauthn/browser')

/** Extensions are not requested, so their results are dropped. */
function plain<T extends object>(answer: T): Omit<T, 'clientExtensionResults'> & NoExtensions {
  return { ...answer, clientExtensionResults: {} }
}
type NoExtensions = { clientExtensionResults: Record<string, never> }

async function unlessStopped<T>(step: () => Promise<T>): Promise<T | NoPasskey> {
  try {
    return await step()
  } catch (failure) {
    const reason = failure instanceof Error ? reasons[failure.name] : undefined
    if (reason) return reason
    throw failure
  }
}
