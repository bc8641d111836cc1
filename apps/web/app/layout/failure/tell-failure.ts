import { catalogue } from '@coffeeattack/domain/errors/catalogue'
import type { Next, Wording } from '@coffeeattack/domain/errors/row'
import { sentence } from '@coffeeattack/domain/errors/row'
import { ask } from '@coffeeattack/ui/ask'
import { toast } from '@coffeeattack/ui/toast'
import { isApiError } from '../../api/query-client.ts'

/** What the catalogue says about a failed call; anything that is no answer of the server is told as a plain failure. */
export function wordsFor(failure: unknown): Wording {
  return isApiError(failure) ? failure.row : catalogue.REQUEST_FAILED
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

/**
 * Shows why a call failed, as its row of the catalogue says.
 * Answers whether the person wants the same call once more; where it goes from there is the screen's matter.
 */
export async function tellFailure(failure: unknown): Promise<'retry' | 'stay'> {
  const words = wordsFor(failure)
  // Not an answer of the server but a mistake of ours: it must not end here unseen.
  if (!isApiError(failure)) reportError(failure)
  return (await tellWords(words)) === 'retry' ? 'retry' : 'stay'
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
