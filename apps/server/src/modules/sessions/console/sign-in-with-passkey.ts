import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { Queries } from '../../../platform/db/queries.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import type { Visit } from '../../../platform/http/visit.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import { deviceName } from '../core/device-name.ts'
import { openChallenge, sealChallenge } from './challenge.ts'
import { enter, entered } from './enter.ts'
import { countFactors, countSignature, findPasskey, insertPasskey } from './factor-store.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import { lockAccount } from './store.ts'
import {
  type Assertion,
  type Attestation,
  readNewPasskey,
  readSignature,
  requestOptions,
} from './webauthn.ts'

/** For whoever lets the device say who they are. */
export function passkeyOptions(deps: ApiDeps) {
  const { challenge, nonce } = sealChallenge({ purpose: 'passkey', operatorId: null }, deps)
  return { challenge, passkey: requestOptions(nonce, [], deps) }
}

type PassPasskeyInput = { challenge: string; passkey: Assertion; from: Visit }

/**
 * A passkey is something to have and something to unlock it with, so it needs no password. Nobody guesses one: it is not
 * throttled, and gets in while others guess.
 */
export async function passPasskey(
  { challenge: sealed, passkey: given, from }: PassPasskeyInput,
  deps: ApiDeps,
) {
  const challenge = openChallenge(sealed, ['sign-in', 'passkey'], deps)
  const passkey = await findPasskey(deps.db.drizzle, given.id)
  const isWanted = challenge.operatorId === null || challenge.operatorId === passkey?.operatorId
  if (!passkey || !isWanted) throw new Refusal('PASSKEY_FAILED')
  const counter = await readSignature(given, passkey, challenge, deps)
  const { operatorId } = passkey
  const pair = await deps.db.transaction(async (tx) => {
    const account = await lockAccount(tx, operatorId)
    if (!account) throw new Refusal('SIGN_IN_FAILED')
    const isCounted = await countSignature(tx, passkey.id, { counter, now: deps.clock() })
    if (!isCounted) throw new Refusal('PASSKEY_FAILED')
    return enter(tx, { account, challenge, from }, deps)
  })
  return entered({ pair, recoveryCodes: null }, operatorId, from, deps)
}

type EnrolPasskeyInput = { challenge: string; passkey: Attestation; from: Visit }

/** The first second factor is a passkey. Only while there is none: a password alone adds none to another. */
export async function enrolPasskey({ challenge: sealed, passkey, from }: EnrolPasskeyInput, deps: ApiDeps) {
  const challenge = openChallenge(sealed, ['sign-in'], deps)
  const operatorId = challenge.operatorId!
  const made = await readNewPasskey(passkey, challenge, deps)
  const login = await deps.db.transaction(async (tx) => {
    const account = await lockAccount(tx, operatorId)
    if (!account) throw new Refusal('SIGN_IN_FAILED')
    if ((await countFactors(tx, operatorId)) > 0) throw new Refusal('CODE_EXPIRED')
    await keepPasskey(tx, { operatorId, made, name: '', from }, deps)
    const recoveryCodes = await makeRecoveryCodes(tx, operatorId, deps)
    return { pair: await enter(tx, { account, challenge, from }, deps), recoveryCodes }
  })
  return entered(login, operatorId, from, deps)
}

type NewPasskey = {
  operatorId: string
  made: Awaited<ReturnType<typeof readNewPasskey>>
  /** Nothing: it is called as the device is. */
  name: string
  from: Visit
}

export async function keepPasskey(
  tx: Queries,
  { operatorId, made, name, from }: NewPasskey,
  { ids, clock }: ApiDeps,
): Promise<void> {
  const id = ids.next()
  const isNew = await insertPasskey(tx, {
    ...made,
    id,
    operatorId,
    name: name.trim() || deviceName(from.userAgent),
    createdAt: clock(),
  })
  if (!isNew) throw new Refusal('PASSKEY_FAILED')
  const deed = { action: 'operator.add-passkey', subject: 'operator', subjectId: operatorId } as const
  await recordDeed(tx, { operatorId, address: from.address }, deed, clock())
}
