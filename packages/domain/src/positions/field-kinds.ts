import type { PayParts } from '../offers/whole-pay.ts'

/** The value of a field by its kind. The contract and the console's form handle each kind once. */
export type FieldValues = {
  text: string
  lines: readonly string[]
  job: string | null
  link: string | null
  years: number | null
  salary: number | null
  pay: PayParts | null
}

/** What the form says; candidates read the label too. */
type Words = { readonly label: string; readonly helper?: string; readonly placeholder?: string }

export type PositionField =
  | { readonly kind: 'text'; readonly limit: number; readonly words: Words }
  | { readonly kind: 'lines'; readonly max: number; readonly limit: number; readonly words: Words }
  | { readonly kind: 'link' | 'years' | 'salary'; readonly words: Words }
  /** The form draws `job` with `jobLabel`, and each part of `pay` with its own words. */
  | { readonly kind: 'job' | 'pay' }
