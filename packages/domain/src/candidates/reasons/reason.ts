/** Which letters of a text were looked for. */
export type Mark = { readonly from: number; readonly to: number }

/** Where a hope lies within the budget that was asked for. */
export const hopePlaces = ['low', 'middle', 'high', 'within'] as const
export type HopePlace = (typeof hopePlaces)[number]

/** What of a person may fit a search. */
export const fitKinds = ['years', 'job', 'skill', 'word', 'hope', 'income'] as const
export type FitKind = (typeof fitKinds)[number]

/** Why somebody was found (BIZ-8): data, which `reasonText` says. */
export type Reason =
  /** The person's own words around what was looked for. */
  | { readonly kind: 'keyword' | 'skill' | 'career'; readonly text: string; readonly mark: Mark }
  /** Found by another name than the one it has. */
  | { readonly kind: 'otherJob' | 'otherSkill'; readonly name: string; readonly asked: string }
  | { readonly kind: 'likesUs' }
  | { readonly kind: 'hope'; readonly place: HopePlace }
  /** Of those who fit all but one condition: what fits, and by how much the one does not. */
  | { readonly kind: 'fits'; readonly what: readonly FitKind[] }
  | { readonly kind: 'years'; readonly monthsMore: number }
  | { readonly kind: 'hopeBeyond'; readonly manwonMore: number }
