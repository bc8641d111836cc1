import type { Range } from '../offers/whole-pay.ts'

/**
 * What the document is made of (PACT-5): the same articles from the same source for the A4, the draft beside the form and
 * the reading on the phone, which lay them out as they like and never word them again.
 */
export type PactBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'pay'; readonly rows: readonly PayRow[] }
  | { readonly kind: 'facts'; readonly rows: readonly Fact[] }
  | { readonly kind: 'clauses'; readonly items: readonly Clause[] }
  /** Two bars on one scale from zero, the offer above, with what they say in words. Amounts in 만원. */
  | {
      readonly kind: 'bars'
      readonly name: string
      readonly offered: Range
      readonly agreed: Range | null
      readonly text: string
    }
  /** The company's reason, as it was written. */
  | { readonly kind: 'quote'; readonly text: string }

/** A name and what is said of it. An empty `text` is not said yet, which only a draft has. */
export type Fact = { readonly name: string; readonly text: string; readonly isStrong?: boolean }

/** `mark` is '①' and so on. */
export type Clause = { readonly mark: string; readonly text: string }

/** A row of the pay table. Amounts are in won without their unit; `withWon` gives it where no head of a column does. */
export type PayRow = {
  readonly name: string
  /** Parts stand indented under the row before them; the sum closes the table. */
  readonly level: 'WHOLE' | 'PART' | 'SUM'
  readonly agreed: string
  /** How it is reckoned and paid. */
  readonly how: string
  readonly offered: string
  /** One line, or two when the ends move apart. */
  readonly difference: readonly string[]
  readonly isLower: boolean
  /** The figures that the person looks for first. */
  readonly isStrong: boolean
}

export const payColumns = {
  name: '항목',
  agreed: '합의한 금액 (원)',
  how: '계산과 지급',
  offered: '제안한 금액 (원)',
  difference: '차이 (원)',
} as const

export type DocumentSigner = {
  readonly side: '회사' | '본인'
  readonly name: string
  /** '주식회사 노을클라우드 인사 총괄'; empty for the person. */
  readonly title: string
}

export type PactDocument = {
  readonly title: string
  /** '두 번째 안', '2026년 11월 18일', '문서 번호 CA-2611-0482-2': one line on paper, two on the phone. */
  readonly versionLine: readonly [string, string, string]
  /** Both sides, beside each other on paper. */
  readonly company: readonly Fact[]
  readonly person: readonly Fact[]
  readonly opening: string
  readonly blocks: readonly PactBlock[]
  readonly signing: {
    readonly heading: string
    readonly text: string
    readonly signers: readonly DocumentSigner[]
  }
  /** '처우 합의서 · CA-2611-0482-2 · 주식회사 노을클라우드 · 한지우' */
  readonly footer: string
}

/** '72,000,000' becomes '72,000,000원'; words such as '범위 안' stay as they are. */
export const withWon = (text: string): string => (/\d$/.test(text) ? `${text}원` : text)
