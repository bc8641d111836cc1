import type { ApiInput, ApiResult } from '@coffeeattack/contract/client/typing'

type Request = ApiResult<'POST /console/auth/passkey/options'>['passkey']
type Creation = ApiResult<'POST /console/me/passkeys/options'>['passkey']
export type Assertion = ApiInput<'POST /console/auth/passkey'>['body']['passkey']
export type Attestation = ApiInput<'POST /console/me/passkeys'>['body']['passkey']

/** Why the browser's own dialog brought nothing: it was closed, or this device has a passkey of the account already. */
export type NoPasskey = 'stopped' | 'already-there'

const reasons: Readonly<Record<string, NoPasskey>> = {
  NotAllowedError: 'stopped',
  AbortError: 'stopped',
  InvalidStateError: 'already-there',
}

export const canUsePasskeys = (): boolean => 'PublicKeyCredential' in window

/** Lets the person prove a passkey in the browser's dialog. */
export function provePasskey(passkey: Request): Promise<Assertion | NoPasskey> {
  return unlessStopped(async () => {
    const { startAuthentication } = await browserPart()
    return plain(await startAuthentication({ optionsJSON: passkey }))
  })
}

/** Lets the person make a new one. */
export function makePasskey(passkey: Creation): Promise<Attestation | NoPasskey> {
  return unlessStopped(async () => {
    const { startRegistration } = await browserPart()
    return plain(await startRegistration({ optionsJSON: passkey }))
  })
}

/** Most days nobody signs in: what talks to the browser's dialog is loaded when it is needed. */
const browserPart = () => import('@simplewebauthn/browser')

/** No extension is asked for, so what one says is left out. */
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
