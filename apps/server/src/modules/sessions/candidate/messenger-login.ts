import { paths } from '@coffeeattack/contract/pages'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { hashToken } from '../../../platform/crypto/token-hash.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { loopbackSpellings } from '../../../platform/http/origins.ts'
import { ProviderUnavailable } from '../../../platform/providers/deadline.ts'
import { KakaoLoginRefused, type KakaoPerson } from '../../../platform/providers/kakao/kakao.ts'
import type { Settings } from '../../../settings.ts'
import type { LoginOrigin } from '../core/owner.ts'
import { type SignedIn, signIn } from './devices.ts'
import {
  insertLoginState,
  insertUser,
  keepWaitingMessenger,
  lockByKakao,
  takeLoginState,
  userByPhone,
} from './store.ts'

/** The address for the messenger's redirect: our own page, under the origin that was opened. */
function callbackOf(
  wanted: string | undefined,
  settings: Pick<Settings, 'appOrigin' | 'production'>,
): string {
  const ours = loopbackSpellings(settings).map((origin) => origin + paths.loginReturn())
  if (wanted === undefined) return ours[0]!
  if (!ours.includes(wanted)) throw new Refusal('MESSENGER_LOGIN_FAILED')
  return wanted
}

/** The life of a sign-in by messenger, including the proof of the phone. */
const STATE_LIFE_MS = 10 * 60_000

/** Redirects to the messenger and stores state, nonce and PKCE verifier. */
export async function beginMessengerLogin(
  given: { from: string | undefined; redirectUri: string | undefined },
  deps: ApiDeps,
): Promise<{ authorizeUrl: string; state: string }> {
  const callback = callbackOf(given.redirectUri, deps.settings)
  const { url, attempt } = await asked(() => deps.providers.kakao.begin(callback))
  const expiresAt = new Date(deps.clock().getTime() + STATE_LIFE_MS)
  await insertLoginState(deps.db.drizzle, {
    stateHash: hashToken(attempt.state),
    nonce: attempt.nonce,
    codeVerifier: attempt.verifier,
    returnPath: given.from ?? null,
    expiresAt,
  })
  return { authorizeUrl: url.href, state: attempt.state }
}

/** Fills in the form of a new person. It is returned and not stored, so nothing relies on it. */
type MessengerHint = Pick<KakaoPerson, 'name' | 'phone'>
const NO_HINT: MessengerHint = { name: null, phone: null }

type FinishMessengerLoginInput = { code: string; redirectUri: string; state: string; from: LoginOrigin }

/** The redirect back. A missing, unknown, old or used state signs nobody in. */
export async function finishMessengerLogin(
  { code, redirectUri, state, from }: FinishMessengerLoginInput,
  deps: ApiDeps,
): Promise<SignedIn & { hint: MessengerHint }> {
  const kept = await takeLoginState(deps.db.drizzle, state, deps.clock())
  if (!kept) throw new Refusal('MESSENGER_LOGIN_FAILED')
  const attempt = { ...kept, state, redirectUri: callbackOf(redirectUri, deps.settings) }
  const person = await asked(() => deps.providers.kakao.finish(attempt, { code, state }))
  const signedIn = await deps.db.transaction(async (tx) => {
    const by = 'MESSENGER'
    const user = await lockByKakao(tx, person.sub)
    if (user) return signIn(tx, user, { by, from }, deps)
    if (await tookPartBefore(tx, person, deps)) {
      await keepWaitingMessenger(tx, state, person.sub)
      return null
    }
    return signIn(tx, await begin(tx, person.sub, deps), { by, from }, deps)
  })
  const { name, phone } = person
  // The messenger knows the number, so the code is sent without typing it.
  if (!signedIn) throw new Refusal('PREVIOUS_PARTICIPATION', { fields: { phone: phone ?? '' } })
  return { ...signedIn, hint: signedIn.certified ? NO_HINT : { name, phone } }
}

/** The messenger's phone number is not proof, so an earlier account opens only after a code. */
async function tookPartBefore(tx: Queries, { phone }: KakaoPerson, { secrets }: ApiDeps): Promise<boolean> {
  return phone !== null && (await userByPhone(tx, secrets.macs('phone', phone))) !== null
}

async function begin(tx: Queries, kakaoSub: string, deps: ApiDeps) {
  const id = deps.ids.next()
  if (await insertUser(tx, { id, kakaoSub, now: deps.clock() })) return { userId: id, certified: false }
  const faster = await lockByKakao(tx, kakaoSub)
  if (!faster) throw new Refusal('CONFLICT')
  return faster
}

async function asked<T>(exchange: () => Promise<T>): Promise<T> {
  try {
    return await exchange()
  } catch (error) {
    if (error instanceof KakaoLoginRefused) throw new Refusal('MESSENGER_LOGIN_FAILED')
    if (error instanceof ProviderUnavailable) throw new Refusal('MESSENGER_UNAVAILABLE')
    throw error
  }
}
