import type { ApiError } from '@coffeeattack/contract/client/api-error'
import { candidateCatalogue } from '@coffeeattack/domain/errors/candidate-catalogue'
import { sentence, type Next, type Wording } from '@coffeeattack/domain/errors/row'
import { ask } from '@coffeeattack/ui/ask'
import { toast } from '@coffeeattack/ui/toast'
import { isApiError } from './isApiError.ts'

/** What the catalogue says about a failed call; anything that is no answer of the server is told as a plain failure. */
export function wordsFor(failure: unknown): Wording {
  if (!isApiError(failure)) return candidateCatalogue.REQUEST_FAILED
  const { code, row, retryAfterMs } = failure
  if (code !== 'SIGN_IN_LOCKED' || !retryAfterMs) return row
  return { ...row, body: `${waitText(retryAfterMs)} 뒤 다시 시도해 주세요.` }
}

/** Rounded up, so that nobody comes back too early. */
const waitText = (ms: number) => (ms < 60_000 ? `${Math.ceil(ms / 1000)}초` : `${Math.ceil(ms / 60_000)}분`)

/** Sentences for single fields, as the server gave them. */
export function fieldsOf(failure: unknown): ApiError['fields'] {
  return isApiError(failure) ? failure.fields : {}
}

/**
 * Shows why a call failed, as its row of the catalogue says.
 * Answers whether the person wants the same call once more; where it goes from there is the screen's matter.
 */
export async function tellFailure(failure: unknown): Promise<'retry' | 'stay'> {
  // Not an answer of the server but a mistake of ours: it must not end here unseen.
  if (!isApiError(failure)) reportError(failure)
  return (await tellWords(wordsFor(failure))) === 'retry' ? 'retry' : 'stay'
}

/** A toast, or a dialog that waits to be read. Answers what its button means once it was pressed. */
export async function tellWords(words: Wording): Promise<Next> {
  if (words.show === 'toast') {
    toast(sentence(words))
    return 'close'
  }
  const retries = words.next === 'retry'
  const answer = await ask({
    title: words.title,
    description: words.body || undefined,
    confirm: words.button || '닫기',
    cancel: retries ? '닫기' : undefined,
    alert: true,
  })
  return retries && answer !== 'confirm' ? 'close' : words.next
}

/** Makes a call, tells its failures, and makes it again as long as the person asks for that; null when they gave up. */
export async function insist<T>(call: () => Promise<T>): Promise<T | null> {
  for (;;) {
    try {
      return await call()
    } catch (failure) {
      if ((await tellFailure(failure)) === 'stay') return null
    }
  }
}
