import { candidateCatalogue } from '@coffeeattack/domain/errors/candidate-catalogue'
import { general } from '@coffeeattack/domain/errors/general'
import { notices } from '@coffeeattack/domain/errors/notices'
import type { Next, Wording } from '@coffeeattack/domain/errors/row'
import { opensNoCareerPage, rowFor, type Step } from '@coffeeattack/domain/errors/translate'
import { EITHER_APP } from '@coffeeattack/domain/errors/verification'
import { CERTIFICATES, type CertificateType } from '@coffeeattack/domain/verification/certificate'
import { tellWords } from '@coffeeattack/kit/failure'
import { isApiError } from '@coffeeattack/kit/isApiError'

/** The message of a failed verification step, and whether it is told before the navigation (VER-11, VER-12). */
export function wordsOf(failure: unknown, step: Step): { words: Wording; silent: boolean } {
  if (!isApiError(failure)) return { words: candidateCatalogue.REQUEST_FAILED, silent: false }
  if (failure.code === 'NETWORK_FAILED') return { words: failure.row, silent: false }
  // The attempt belongs to another person or another tab's login, or never existed.
  if (failure.status === 404) return { words: notices.MISSING_CFID, silent: false }
  // The login's own exit is in progress (AUTH-8).
  if (failure.code === 'EXPIRED_TOKEN') return { words: failure.row, silent: true }
  // For a code that any call can return, the status says more at this step.
  const code = Object.hasOwn(general, failure.code) ? undefined : failure.code
  const row = rowFor({ status: failure.status, code }, step)
  return { words: row, silent: opensNoCareerPage(row, step) }
}

/** Tells the failure with the chosen app's name, and resolves to the action of the pressed button. */
export async function tellVerification(failure: unknown, step: Step, app: CertificateType): Promise<Next> {
  const { words, silent } = wordsOf(failure, step)
  return silent ? words.next : tellWords(inApp(words, app))
}

/** The message with the chosen app's name. */
export function inApp<Words extends Pick<Wording, 'body'>>(words: Words, type: CertificateType): Words {
  return { ...words, body: words.body.replace(EITHER_APP, CERTIFICATES[type].app) }
}
