import type { ApiError } from '@coffeeattack/contract/client/api-error'
import { candidateCatalogue } from '@coffeeattack/domain/errors/candidate-catalogue'
import { notices } from '@coffeeattack/domain/errors/notices'
import { sentence, type Next, type Wording } from '@coffeeattack/domain/errors/row'
import { ask } from '@coffeeattack/ui/ask'
import { toast } from '@coffeeattack/ui/toast'
import { isApiError } from './isApiError.ts'
import { onLineBack } from './live/lineBack.ts'

/** The error catalogue's row for a failed call; an error that is no response gets the plain failure's row. */
export function wordsFor(failure: unknown): Wording {
  if (!isApiError(failure)) return candidateCatalogue.REQUEST_FAILED
  const { code, row, retryAfterMs } = failure
  if (code !== 'SIGN_IN_LOCKED' || !retryAfterMs) return row
  return { ...row, body: `${waitText(retryAfterMs)} 뒤 다시 시도해 주세요.` }
}

/** Rounded up, so that nobody retries too early. */
const waitText = (ms: number) => (ms < 60_000 ? `${Math.ceil(ms / 1000)}초` : `${Math.ceil(ms / 60_000)}분`)

/** The server's errors for single fields. */
export function fieldsOf(failure: unknown): ApiError['fields'] {
  return isApiError(failure) ? failure.fields : {}
}

/**
 * Shows why a call failed, in the words of its catalogue row. Resolves to whether the person wants to retry; any
 * navigation is the screen's matter.
 */
export async function tellFailure(failure: unknown): Promise<'retry' | 'stay'> {
  // A bug of ours, not a response: it must also be reported.
  if (!isApiError(failure)) reportError(failure)
  return (await tellWords(wordsFor(failure))) === 'retry' ? 'retry' : 'stay'
}

/** A toast, or a dialog. Resolves to the action of the pressed button. */
export async function tellWords(words: Wording): Promise<Next> {
  if (words.show === 'toast') {
    toast(sentence(words))
    return 'close'
  }
  const retries = words.next === 'retry'
  const isLost = words === notices.NETWORK_FAILED
  const answer = await ask({
    title: words.title,
    description: words.body || undefined,
    confirm: words.button || '닫기',
    cancel: retries ? '닫기' : undefined,
    alert: true,
    ...(isLost && { closedBy: untilLineBack }),
  })
  return retries && answer !== 'confirm' ? 'close' : words.next
}

/** Nothing is sent by itself once the line is back: meanwhile the person may have changed their mind. */
const untilLineBack = (close: () => void) =>
  onLineBack(() => {
    close()
    toast('연결이 돌아왔어요. 다시 눌러 주세요')
  })

/** Sends a call, tells failures, and retries as long as the person wants; null when they gave up. */
export async function callWithRetry<T>(call: () => Promise<T>): Promise<T | null> {
  for (;;) {
    try {
      return await call()
    } catch (failure) {
      if ((await tellFailure(failure)) === 'stay') return null
    }
  }
}
