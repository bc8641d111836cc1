/** The part of a text that was searched for. */
export type Mark = { readonly from: number; readonly to: number }

/** Where the hoped-for salary lies in the budget of the search. */
export const hopePlaces = ['low', 'middle', 'high', 'within'] as const
export type HopePlace = (typeof hopePlaces)[number]

/** The conditions that a person may fit. */
export const fitKinds = ['years', 'job', 'skill', 'word', 'hope', 'income', 'school', 'company'] as const
export type FitKind = (typeof fitKinds)[number]

/** Why a person was found (BIZ-8). `reasonText` puts it in words. */
export type Reason =
  /** The person's own words around what was searched for. */
  | { readonly kind: 'keyword' | 'skill' | 'career'; readonly text: string; readonly mark: Mark }
  /** Found by another name than the one in the profile. */
  | { readonly kind: 'otherJob' | 'otherSkill'; readonly name: string; readonly asked: string }
  | { readonly kind: 'likesUs' }
  | { readonly kind: 'hope'; readonly place: HopePlace }
  /** For people who miss exactly one condition: what fits, and by how much they miss the other. */
  | { readonly kind: 'fits'; readonly what: readonly FitKind[] }
  | { readonly kind: 'years'; readonly monthsMore: number }
  | { readonly kind: 'hopeBeyond'; readonly manwonMore: number }
