import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { isPassword } from '../../../platform/crypto/passwords.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { answer } from '../../../platform/http/answer.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import type { Visit } from '../../../platform/http/visit.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import { deviceName } from '../core/device-name.ts'
import { countTry, takeBackTry } from '../core/throttle.ts'
import { openChallenge, sealChallenge } from './challenge.ts'
import { enter, entered } from './enter.ts'
import {
  codesLeft,
  countFactors,
  countSignature,
  findPasskey,
  insertPasskey,
  passkeysOf,
} from './factor-store.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import { type Account, accountByEmail, lockAccount } from './store.ts'
import { enrolmentUri, newSecret } from './totp.ts'
import {
  type Assertion,
  type Attestation,
  creationOptions,
  readNewPasskey,
  readSignature,
  requestOptions,
} from './webauthn.ts'

type SignInInput = { email: string; password: string; from: Visit }

/** Checks e-mail and password and asks for a second factor. An unknown address takes the same time. */
export async function signIn({ email, password, from }: SignInInput, deps: ApiDeps) {
  const account = await accountByEmail(deps.db.drizzle, email)
  const counted = await countTry({ audience: 'operator', email, accountId: account?.id, from }, deps)
  // Verifying is slow on purpose, so it runs outside of transactions.
  const matches = await isPassword(account?.passwordHash, password)
  if (!account || !matches) throw new Refusal('SIGN_IN_FAILED')
  await takeBackTry(counted, deps)
  return answer(202, await askForSecondFactor(account, deps))
}

async function askForSecondFactor(account: Account, deps: ApiDeps) {
  const { drizzle } = deps.db
  const passkeys = await passkeysOf(drizzle, account.id)
  const hasAuthenticator = account.secondFactorConfirmedAt !== null
  const isFirst = !hasAuthenticator && passkeys.length === 0
  const secret = isFirst ? newSecret(deps.random) : null
  const { id: operatorId, passwordHash } = account
  const { nonce, ...sealed } = sealChallenge({ purpose: 'sign-in', operatorId, secret, passwordHash }, deps)
  return {
    ...sealed,
    methods: {
      authenticator: hasAuthenticator,
      passkey: passkeys.length > 0 ? requestOptions(nonce, passkeys, deps) : null,
      recoveryCode: (await codesLeft(drizzle, account.id)) > 0,
    },
    enrolment: secret !== null ? enrolment(account, { secret, nonce }, deps) : null,
  }
}

const enrolment = (
  account: Account,
  { secret, nonce }: { secret: string; nonce: string },
  deps: ApiDeps,
) => ({
  secret,
  uri: enrolmentUri(secret, account.email),
  passkey: creationOptions(nonce, account, [], deps),
})

/** Options for signing in without a typed address. */
export function passkeyOptions(deps: ApiDeps) {
  const { challenge, nonce } = sealChallenge({ purpose: 'passkey', operatorId: null }, deps)
  return { challenge, passkey: requestOptions(nonce, [], deps) }
}

type PassPasskeyInput = { challenge: string; passkey: Assertion; from: Visit }

/** A passkey needs an unlock on its device and so replaces the password. It cannot be guessed, so it is not throttled. */
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

/** Sets up a passkey as the first second factor. Not allowed beside another one, because a password alone must not add one. */
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
  /** Empty, so the name is that of the device. */
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
