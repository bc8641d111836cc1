import type { ApiInput } from '@coffeeattack/contract/client/typing'
import type { ProofFacts } from '@coffeeattack/domain/proofs/proof'
import type { FlatFacts } from '../words.ts'
import type { Offered } from '../queries.ts'

/** What the person would like to prove, as far as it can be proved now. */
export type Choice =
  | { readonly kind: 'INCOME_AT_LEAST'; readonly amount: number }
  | { readonly kind: 'CAREER_AT_LEAST'; readonly years: number }
  | { readonly kind: 'EMPLOYED'; readonly careerId: string; readonly company: string }
  | { readonly kind: 'INCOME_EXACT'; readonly year: number; readonly amount: number }
  | { readonly kind: 'PAID_AS_PROMISED'; readonly company: string }

/** One row for each; of 'at least' the highest that can be told. */
export function choicesOf({ incomeAtLeast, careerAtLeast, employed, paid, incomeExact }: Offered): Choice[] {
  return [
    ...(incomeAtLeast ? [{ kind: 'INCOME_AT_LEAST', amount: incomeAtLeast.highest } as const] : []),
    ...(careerAtLeast ? [{ kind: 'CAREER_AT_LEAST', years: careerAtLeast.highest } as const] : []),
    ...employed.map(({ careerId, company }) => ({ kind: 'EMPLOYED', careerId, company }) as const),
    ...(paid ? [{ kind: 'PAID_AS_PROMISED', company: paid.company } as const] : []),
    ...(incomeExact
      ? [{ kind: 'INCOME_EXACT', year: incomeExact.year, amount: incomeExact.amount } as const]
      : []),
  ]
}

/** The choice of a kind; without one of that kind the first that there is. */
export function choiceOfKind(offered: Offered, kind: string | null): Choice | null {
  const choices = choicesOf(offered)
  return choices.find((choice) => choice.kind === kind) ?? choices[0] ?? null
}

/** The choice with the content of an earlier proof, as far as the record still shows it. */
export function choiceLike(offered: Offered, { kind, amount, years, company }: FlatFacts): Choice | null {
  const same = choicesOf(offered).find(
    (choice) => choice.kind === kind && (choice.kind !== 'EMPLOYED' || choice.company === company),
  )
  if (same?.kind === 'INCOME_AT_LEAST')
    return { ...same, amount: Math.min(amount ?? same.amount, same.amount) }
  if (same?.kind === 'CAREER_AT_LEAST') return { ...same, years: Math.min(years ?? same.years, same.years) }
  return same ?? choiceOfKind(offered, null)
}

/** Two choices of one row: the same kind, and of an employer the same one. */
export const isSameRow = (one: Choice, other: Choice | null): boolean =>
  other !== null &&
  one.kind === other.kind &&
  (one.kind !== 'EMPLOYED' || (other.kind === 'EMPLOYED' && one.careerId === other.careerId))

export const factsOfChoice = (choice: Choice): ProofFacts =>
  choice.kind === 'EMPLOYED' ? { kind: choice.kind, company: choice.company } : choice

/** The record on which the choice stands. */
export function originOf(choice: Choice, offered: Offered) {
  const { incomeAtLeast, careerAtLeast, employed, incomeExact, paid } = offered
  const origins = {
    INCOME_AT_LEAST: incomeAtLeast,
    CAREER_AT_LEAST: careerAtLeast,
    EMPLOYED: employed.find(({ careerId }) => choice.kind === 'EMPLOYED' && careerId === choice.careerId),
    INCOME_EXACT: incomeExact,
    PAID_AS_PROMISED: paid,
  }
  return origins[choice.kind] ?? null
}

type Wanted = NonNullable<ApiInput<'POST /users/proofs'>['body']>
export type Common = Pick<Wanted, 'receiver' | 'days' | 'withName'>

export type ProvedChoice = NonNullable<ApiInput<'POST /users/proof-requests/:id/answer'>['body']>

/** What is sent. The exact figure goes with the yes that its sheet asked for. */
export function provedChoiceOf(choice: Choice): ProvedChoice {
  switch (choice.kind) {
    case 'EMPLOYED':
      return { kind: choice.kind, careerId: choice.careerId }
    case 'INCOME_EXACT':
      return { ...choice, agreed: true }
    case 'PAID_AS_PROMISED':
      return { kind: choice.kind }
    case 'INCOME_AT_LEAST':
    case 'CAREER_AT_LEAST':
      return choice
  }
}

export const wantedOf = (choice: Choice, common: Common): Wanted => ({ ...provedChoiceOf(choice), ...common })
