import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { isPassword } from '../../../platform/crypto/passwords.ts'
import { answer } from '../../../platform/http/answer.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import type { Visit } from '../../../platform/http/visit.ts'
import { countTry, takeBackTry } from '../core/throttle.ts'
import { sealChallenge } from './challenge.ts'
import { codesLeft, passkeysOf } from './factor-store.ts'
import { type Account, accountByEmail } from './store.ts'
import { enrolmentUri, newSecret } from './totp.ts'
import { creationOptions, requestOptions } from './webauthn.ts'

type SignInInput = { email: string; password: string; from: Visit }

/** E-mail and password open nothing yet: everybody is asked for a second factor. Up to the answer an address that nobody has costs the same. */
export async function signIn({ email, password, from }: SignInInput, deps: ApiDeps) {
  const account = await accountByEmail(deps.db.drizzle, email)
  const counted = await countTry({ audience: 'operator', email, accountId: account?.id, from }, deps)
  // Slow on purpose, so outside of every transaction.
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
