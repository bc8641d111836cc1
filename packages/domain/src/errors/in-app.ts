import { CERTIFICATES, type CertificateType } from '../verification/certificate.ts'
import type { Wording } from './row.ts'
import { EITHER_APP } from './verification.ts'

/** The same words with the app that was chosen. */
export function inApp<Words extends Pick<Wording, 'body'>>(words: Words, type: CertificateType): Words {
  return { ...words, body: words.body.replace(EITHER_APP, CERTIFICATES[type].app) }
}
