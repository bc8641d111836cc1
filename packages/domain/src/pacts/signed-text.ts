import { fullDayText, parseDay } from '../kst.ts'
import { versionName } from './state.ts'

type Signed = {
  readonly documentNumber: string
  readonly version: number
  readonly company: string
  readonly person: string
  readonly base: number
  readonly startsOn: string
  readonly fingerprint: string
}

const wonText = (manwon: number) => `${(manwon * 10_000).toLocaleString('ko-KR')}원`

/**
 * What both sign, and what the phone shows in full (PACT-4). The SHA-256 binds the document, and the figures let the signer see what it
 * is. It is kept with each request as it was sent, so it may be said otherwise one day.
 */
export const signedText = ({
  documentNumber,
  version,
  company,
  person,
  base,
  startsOn,
  fingerprint,
}: Signed): string =>
  [
    `처우 합의서 (${versionName(version)}, ${documentNumber}-${version})`,
    `${company} — ${person}`,
    `연봉 ${wonText(base)} · 시작일 ${fullDayText(parseDay(startsOn)!)}`,
    `이 문서의 SHA-256: ${fingerprint}`,
    '위 해시의 문서에 동의하고 서명합니다.',
  ].join('\n')

export const signingTitle = '처우 합의서 서명'

/** In the message that carries the request. */
export const signingMessage = (company: string): string =>
  `${company} 처우 합의서에 서명해 주세요. 커피어택 화면의 지문과 같은지 확인한 다음 서명해 주세요.`
