/** '관심 있어요' (MATCH-1): without a name, once per person and position, and it may be taken back. */
export const INTEREST = {
  /** People who said it stand before a position's others, at most so many; the newest of them. */
  leading: 100,
} as const

/** How a person stands to suggestions. RESTING: companies do not find the profile, so nobody could be told of an interest. */
export const suggestionStates = ['ON', 'OFF', 'RESTING'] as const
export type SuggestionState = (typeof suggestionStates)[number]

export function suggestionState({ isOff, isActive }: { isOff: boolean; isActive: boolean }): SuggestionState {
  if (isOff) return 'OFF'
  return isActive ? 'ON' : 'RESTING'
}

export const SUGGESTIONS = {
  /** The list begins with so many; the rest follow on demand, and none is hidden. */
  first: 10,
  /** Open positions of the job group that are compared with one person: the newest. */
  positions: 500,
  /** With fewer skills than this a person is asked to write down more. */
  fewSkills: 3,
  /** Something new is told at most once in so many days. */
  tellEveryDays: 7,
} as const
