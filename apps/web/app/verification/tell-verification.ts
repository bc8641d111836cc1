import { candidateCatalogue } from '@coffeeattack/domain/errors/candidate-catalogue'
import { general } from '@coffeeattack/domain/errors/general'
import { notices } from '@coffeeattack/domain/errors/notices'
import type { Next, Wording } from '@coffeeattack/domain/errors/row'
import { opensNoCareerPage, rowFor, type Step } from '@coffeeattack/domain/errors/translate'
import { EITHER_APP } from '@coffeeattack/domain/errors/verification'
import { CERTIFICATES, type CertificateType } from '@coffeeattack/domain/verification/certificate'
import { tellWords } from '@coffeeattack/kit/failure'
import { isApiError } from '@coffeeattack/kit/isApiError'

/** What a failed step of the verification says, and whether it says it before it goes on (VER-11, VER-12). */
export function wordsOf(failure: unknown, step: Step): { words: Wording; silent: boolean } {
  if (!isApiError(failure)) return { words: candidateCatalogue.REQUEST_FAILED, silent: false }
  if (failure.code === 'NETWORK_FAILED') return { words: failure.row, silent: false }
  // An attempt of somebody else, of another tab's login, or one that never was.
  if (failure.status === 404) return { words: notices.MISSING_CFID, silent: false }
  // The login's own exit is under way already (AUTH-8).
  if (failure.code === 'EXPIRED_TOKEN') return { words: failure.row, silent: true }
  // A code that any call can answer with says less than the status says at this step.
  const code = Object.hasOwn(general, failure.code) ? undefined : failure.code
  const row = rowFor({ status: failure.status, code }, step)
  return { words: row, silent: opensNoCareerPage(row, step) }
}

/** Tells it with the app that was chosen, and answers what its button means once it was pressed. */
export async function tellVerification(failure: unknown, step: Step, app: CertificateType): Promise<Next> {
  const { words, silent } = wordsOf(failure, step)
  return silent ? words.next : tellWords(inApp(words, app))
}

/** The same words with the app that was chosen. */
export function inApp<Words extends Pick<Wording, 'body'>>(words: Words, type: CertificateType): Words {
  return { ...words, body: words.body.replace(EITHER_APP, CERTIFICATES[type].app) }
}
