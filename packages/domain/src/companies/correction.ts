import type { EntryKind, LedgerEntry, Terms } from './statement.ts'

/**
 * A closed statement never changes (KEEP-6). What was wrong in it is taken back by a counter-entry in the month that runs, and
 * what is right stands beside it.
 */
export const CORRECTION = { reasonLimit: 200 } as const

export type Entry = Omit<LedgerEntry, 'id'>
type Correction = Terms & { readonly kind: Exclude<EntryKind, 'HIRE'> }

/** What a hire is charged at after all its entries, in their order; null when nothing is charged for it any more. */
export function standingOf(entries: readonly Entry[]): Terms | null {
  const last = entries.at(-1)
  return last === undefined || last.kind === 'COUNTER'
    ? null
    : { basePay: last.basePay, feeRate: last.feeRate }
}

/** The entries that lead from what stands to what is right; null charges nothing. None when nothing would change. */
export function correctionOf(entries: readonly Entry[], right: Terms | null): Correction[] {
  const stands = standingOf(entries)
  if (stands?.basePay === right?.basePay && stands?.feeRate === right?.feeRate) return []
  return [
    ...(stands ? [{ kind: 'COUNTER', ...stands } as const] : []),
    ...(right ? [{ kind: 'CORRECTED', ...right } as const] : []),
  ]
}

/** What a line of a statement is, as screens and files say it. */
export const entryLabels: Readonly<Record<EntryKind, string>> = {
  HIRE: '채용',
  COUNTER: '취소',
  CORRECTED: '정정',
}
