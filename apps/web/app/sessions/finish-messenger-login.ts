import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { paths } from '@coffeeattack/contract/pages'
import { candidateCatalogue } from '@coffeeattack/domain/errors/candidate-catalogue'
import type { Wording } from '@coffeeattack/domain/errors/row'
import { wordsFor } from '@coffeeattack/kit/failure'
import { isApiError } from '@coffeeattack/kit/isApiError'
import type { Kept } from './kept-state.ts'
import type { MessengerAttempt } from './messenger-attempt.ts'

export type MessengerLogin = ApiResult<'POST /auth/kakao'>

/** What came of a return from the messenger: a page to go to, or words to read first. */
export type Outcome =
  | { kind: 'go'; to: string }
  | { kind: 'cancelled'; to: string }
  | { kind: 'failed'; words: Wording; to: string }

export type Finishing = {
  attempt: Kept<MessengerAttempt>
  exchange: (given: { code: string; state: string }) => Promise<MessengerLogin>
  signIn: (login: MessengerLogin, from: string | undefined) => string
  /** For the form that asks for the code sent to it. */
  keepPhone: (phone: string) => void
}

/**
 * The way back from the messenger. Only a return that carries the state this tab began with is sent on; a missing or
 * foreign one makes no call. A state is given away before it is sent, so a reload sends nothing twice.
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
    // Nobody heard it, or nobody could answer: the same return may be tried once more.
    if (words.next === 'retry') attempt.change({ state })
    return { kind: 'failed', words, to: login }
  }
}
