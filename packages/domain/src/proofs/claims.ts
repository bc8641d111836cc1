import { WON_PER_MANWON } from '../salary/format.ts'
import type { ProofContent, ProofKind, ProofSource } from './proof.ts'

/** What programs read: the claims of the SD-JWT VC (RFC 9901) besides those that every token has. */
export type ProofClaims = {
  /** The receiver in the person's own words. */
  readonly aud: string
  readonly source: (typeof sourceCodes)[ProofSource]
  /** A day in Seoul. */
  readonly looked_up_on: string
  readonly name?: string
  readonly income_at_least?: number
  readonly income?: number
  readonly income_year?: number
  readonly currency?: 'KRW'
  readonly career_years_at_least?: number
  readonly employer?: string
  /** True wherever it stands: nobody is given a proof of the opposite. */
  readonly paid_as_promised?: true
}

/** National Health Insurance Service, National Tax Service. */
export const sourceCodes = { HEALTH: 'NHIS', TAX: 'NTS' } as const satisfies Record<ProofSource, string>

/** The last part of a proof's type (`vct`). A changed set of claims gets a new number. */
export const typeNames: Readonly<Record<ProofKind, string>> = {
  INCOME_AT_LEAST: 'income-at-least/1',
  CAREER_AT_LEAST: 'career-at-least/1',
  EMPLOYED: 'employed/1',
  INCOME_EXACT: 'income/1',
  PAID_AS_PROMISED: 'paid-as-promised/1',
}

/** Amounts are whole won, as programs outside expect them. */
export function claimsOf(content: ProofContent): ProofClaims {
  const { receiver, source, lookedUpOn, name } = content
  return {
    aud: receiver,
    ...factClaims(content),
    source: sourceCodes[source],
    looked_up_on: lookedUpOn,
    ...(name !== null && { name }),
  }
}

function factClaims(content: ProofContent): Partial<ProofClaims> {
  switch (content.kind) {
    case 'INCOME_AT_LEAST':
      return { income_at_least: content.amount * WON_PER_MANWON, currency: 'KRW' }
    case 'CAREER_AT_LEAST':
      return { career_years_at_least: content.years }
    case 'EMPLOYED':
      return { employer: content.company }
    case 'INCOME_EXACT':
      return { income: content.amount * WON_PER_MANWON, income_year: content.year, currency: 'KRW' }
    case 'PAID_AS_PROMISED':
      return { paid_as_promised: true, employer: content.company }
  }
}

type Described = { readonly ko: string; readonly en: string }

/** What a type says, for its metadata. */
export const typeWords: Readonly<Record<ProofKind, Described>> = {
  INCOME_AT_LEAST: { ko: '연 소득이 얼마 이상', en: 'Yearly income of at least an amount' },
  CAREER_AT_LEAST: { ko: '경력 몇 년 이상', en: 'A career of at least so many years' },
  EMPLOYED: { ko: '재직 중', en: 'Employed at a company' },
  INCOME_EXACT: { ko: '한 해의 정확한 연 소득', en: 'The exact income of a year' },
  PAID_AS_PROMISED: { ko: '약속한 연봉을 받고 있음', en: 'Paid the promised salary by a company' },
}

export const claimWords: Readonly<Record<keyof ProofClaims, Described>> = {
  aud: { ko: '받는 곳', en: 'Made for' },
  source: { ko: '출처', en: 'Source' },
  looked_up_on: { ko: '본인이 조회한 날', en: 'Looked up on' },
  name: { ko: '이름', en: 'Name' },
  income_at_least: { ko: '연 소득 (이상)', en: 'Yearly income, at least' },
  income: { ko: '연 소득', en: 'Yearly income' },
  income_year: { ko: '연도', en: 'Year' },
  currency: { ko: '통화', en: 'Currency' },
  career_years_at_least: { ko: '경력 (년, 이상)', en: 'Years of career, at least' },
  employer: { ko: '회사', en: 'Employer' },
  paid_as_promised: { ko: '약속한 연봉을 받고 있음', en: 'Paid as promised' },
}

const always = ['aud', 'source', 'looked_up_on', 'name'] as const

/** The claims of a type. */
export const claimNames: Readonly<Record<ProofKind, readonly (keyof ProofClaims)[]>> = {
  INCOME_AT_LEAST: ['income_at_least', 'currency', ...always],
  CAREER_AT_LEAST: ['career_years_at_least', ...always],
  EMPLOYED: ['employer', ...always],
  INCOME_EXACT: ['income', 'income_year', 'currency', ...always],
  PAID_AS_PROMISED: ['paid_as_promised', 'employer', ...always],
}
