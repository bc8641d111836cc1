/** The companies that a person likes, and those that must not see them (GET and PATCH /users/companies/{mode}). */
export const companyModes = ['interest', 'restrict'] as const
export type CompanyMode = (typeof companyModes)[number]

export const INTEREST_LIMIT = 6

/** At most six, or the number already selected if that is higher; blocking has no limit (VAL-14). */
export function companyLimit(mode: CompanyMode, alreadySelected: number): number {
  return mode === 'interest' ? Math.max(INTEREST_LIMIT, alreadySelected) : Infinity
}

function limitProblem(limit: number): string {
  return `나의 관심회사는 최대 ${limit}개까지 선택할 수 있어요!`
}

export type Choice = { selected: string[]; problem: string | null }

/** The effect of a tap: remove, add, or the reason why nothing can be added. `alreadySelected` is the saved list. */
export function chooseCompany(
  mode: CompanyMode,
  { selected, alreadySelected, name }: { selected: readonly string[]; alreadySelected: number; name: string },
): Choice {
  if (selected.includes(name)) return { selected: selected.filter((other) => other !== name), problem: null }
  const limit = companyLimit(mode, alreadySelected)
  if (selected.length >= limit) return { selected: [...selected], problem: limitProblem(limit) }
  return { selected: [...selected, name], problem: null }
}

/** Checks a whole list on the server. */
export function choiceProblem(
  mode: CompanyMode,
  names: readonly string[],
  alreadySelected: number,
): string | null {
  const limit = companyLimit(mode, alreadySelected)
  return new Set(names).size > limit ? limitProblem(limit) : null
}
