import { ApiError } from '@coffeeattack/contract/client/api-error'
import { catalogue } from '@coffeeattack/domain/errors/catalogue'
import { sentence, type Wording } from '@coffeeattack/domain/errors/row'
import { ask } from '@coffeeattack/ui/ask'
import { toast } from '@coffeeattack/ui/toast'

/** What the catalogue says about a failed call; what is no answer of the server is told as a plain failure. */
export function wordsFor(failure: unknown): Wording {
  if (!(failure instanceof ApiError)) return catalogue.REQUEST_FAILED
  const { code, row, retryAfterMs } = failure
  if (code !== 'SIGN_IN_LOCKED' || !retryAfterMs) return row
  return { ...row, body: `${waitText(retryAfterMs)} 뒤 다시 시도해 주세요.` }
}

/** Rounded up, so that nobody comes back too early. */
const waitText = (ms: number) => (ms < 60_000 ? `${Math.ceil(ms / 1000)}초` : `${Math.ceil(ms / 60_000)}분`)

/** Sentences for single fields, as the server gave them. */
export function fieldsOf(failure: unknown): Readonly<Record<string, string>> {
  return failure instanceof ApiError ? (failure.fields ?? {}) : {}
}

/** Shows why a call failed: a toast, or a dialog that waits to be read. */
export async function tellFailure(failure: unknown): Promise<void> {
  if (!(failure instanceof ApiError)) reportError(failure)
  const words = wordsFor(failure)
  if (words.show === 'dialog') {
    await ask({
      title: words.title,
      description: words.body || undefined,
      confirm: words.button || '닫기',
      alert: true,
    })
  } else {
    toast(sentence(words))
  }
}
