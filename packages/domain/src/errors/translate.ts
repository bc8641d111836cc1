import { candidateCatalogue } from './candidate-catalogue.ts'
import type { CatalogueRow, Situation } from './catalogue.ts'

/** The rows that the client contains: the candidates' or all. */
export type KnownRows = typeof candidateCatalogue & Partial<Record<Situation, CatalogueRow>>
type CandidateSituation = keyof typeof candidateCatalogue

/** The answer of a failed call: the code may be missing (a proxy answered) or newer than this client. */
export type Failure = { readonly status: number; readonly code?: string | undefined }

/** The step of a call: the same status means different things in different steps. */
export type Step = 'career' | 'pass-career' | 'tax' | 'submit' | 'salary' | 'reapply' | 'other'

/** Statuses of verification calls whose code is unknown. */
const verificationByStatus: Readonly<Record<number, CandidateSituation>> = {
  208: 'PREVIOUS_PARTICIPATION',
  400: 'VERIFY_INPUT_WRONG',
  403: 'VERIFY_LOAD_FAILED',
  409: 'VERIFY_NOT_COMPLETED',
  410: 'VERIFY_TIME_EXCEEDED',
  412: 'VERIFY_DAILY_LIMIT',
  418: 'VERIFY_REDO',
  419: 'VERIFY_MAINTENANCE',
  420: 'CERTIFICATE_NOT_ISSUED_KAKAO',
  422: 'CAREER_NOT_FOUND',
}

const byStatus: Readonly<Record<Step, Readonly<Record<number, CandidateSituation>>>> = {
  career: verificationByStatus,
  'pass-career': { ...verificationByStatus, 420: 'CERTIFICATE_NOT_ISSUED_PASS' },
  tax: { ...verificationByStatus, 420: 'RESIDENT_NUMBER_MISMATCH', 500: 'TAX_REQUEST_FAILED' },
  submit: verificationByStatus,
  salary: { ...verificationByStatus, 403: 'SALARY_PENDING_403', 409: 'SALARY_PENDING_409' },
  reapply: verificationByStatus,
  other: {},
}

const generalByStatus: Readonly<Record<number, CandidateSituation>> = {
  400: 'INVALID_INPUT',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
  501: 'NOT_IMPLEMENTED',
  503: 'UNAVAILABLE',
}

/** After the career is loaded, an error of the confirmation is shown as a pending salary (VER-12). */
const toldOfSalary: Partial<Record<Situation, CandidateSituation>> = {
  VERIFY_LOAD_FAILED: 'SALARY_PENDING_403',
  VERIFY_NOT_COMPLETED: 'SALARY_PENDING_409',
}

/** Finds the row that says what to show and do for an answer. */
export function rowFor(
  { status, code }: Failure,
  step: Step = 'other',
  rows: KnownRows = candidateCatalogue,
): CatalogueRow {
  const known = rowOf(rows, code)
  if (!known) return rows[byStatus[step][status] ?? generalByStatus[status] ?? 'REQUEST_FAILED']
  const told = step === 'salary' && toldOfSalary[known.code]
  return told ? rows[told] : known
}

/** The code is external input: it may be anything, `toString` included. */
const rowOf = (rows: Readonly<Record<string, CatalogueRow>>, code = ''): CatalogueRow | undefined =>
  Object.hasOwn(rows, code) ? rows[code] : undefined

/** No career: opens the page at once, without a dialog, on submit and on the re-apply check (VER-12). */
export function opensNoCareerPage(row: CatalogueRow, step: Step): boolean {
  return row.code === 'CAREER_NOT_FOUND' && (step === 'submit' || step === 'reapply')
}
