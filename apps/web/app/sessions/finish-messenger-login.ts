import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { paths } from '@coffeeattack/contract/pages'
import { candidateCatalogue } from '@coffeeattack/domain/errors/candidate-catalogue'
import type { Wording } from '@coffeeattack/domain/errors/row'
import { wordsFor } from '@coffeeattack/kit/failure'
import { isApiError } from '@coffeeattack/kit/isApiError'
import type { Kept } from './kept-state.ts'
import type { MessengerAttempt } from './messenger-attempt.ts'

export type MessengerLogin = ApiResult<'POST /auth/kakao'>

/** The result of a return from the messenger: a page to open, or a message. */
export type Outcome =
  | { kind: 'go'; to: string }
  | { kind: 'cancelled'; to: string }
  | { kind: 'failed'; words: Wording; to: string }

export type Finishing = {
  attempt: Kept<MessengerAttempt>
  exchange: (given: { code: string; state: string }) => Promise<MessengerLogin>
  signIn: (login: MessengerLogin, from: string | undefined) => string
  /** The number for the form that asks for the code. */
  keepPhone: (phone: string) => void
}

/**
 * Handles the return from the messenger. Only a return with the state stored in this tab is sent; a missing or
 * foreign state makes no call. The state is removed before the call, so that a reload sends nothing twice.
 */
export async function finishMessengerLogin(
  returned: URLSearchParams,
  { attempt, exchange, signIn, keepPhone }: Finishing,
): Promise<Outcome> {
  const { state, from: kept } = attempt.read()
  const from = kept || undefined
  const login = paths.login(from)
  if (returned.get('error') === 'access_denied') return { kind: 'cancelled', to: login }
  const code = returned.get('code')
  if (!code || !state || returned.get('state') !== state) {
    return { kind: 'failed', words: candidateCatalogue.MESSENGER_LOGIN_FAILED, to: login }
  }
  attempt.change({ state: '' })
  try {
    const signedIn = await exchange({ code, state })
    attempt.forget()
    return { kind: 'go', to: signIn(signedIn, from) }
  } catch (failure) {
    if (!isApiError(failure)) throw failure
    if (failure.code === 'PREVIOUS_PARTICIPATION') {
      attempt.change({ waitingState: state })
      const { phone } = failure.fields
      if (phone) keepPhone(phone)
      return { kind: 'go', to: paths.login(from, true) }
    }
    const words = wordsFor(failure)
    // A network or server failure: the same return may be retried.
    if (words.next === 'retry') attempt.change({ state })
    return { kind: 'failed', words, to: login }
  }
}
