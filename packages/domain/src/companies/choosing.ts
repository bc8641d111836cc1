/** GET and PATCH /users/companies/{mode}: companies a person likes, and companies that must not see them. */
export const companyModes = ['interest', 'restrict'] as const
export type CompanyMode = (typeof companyModes)[number]

export const INTEREST_LIMIT = 6

/** Six, or as many as were selected already when the limit was lower or absent; restricting has no limit (VAL-14). */
export function companyLimit(mode: CompanyMode, alreadySelected: number): number {
  return mode === 'interest' ? Math.max(INTEREST_LIMIT, alreadySelected) : Infinity
}

function limitProblem(limit: number): string {
  return `나의 관심회사는 최대 ${limit}개까지 선택할 수 있어요!`
}

export type Choice = { selected: string[]; problem: string | null }

/** A tap in the grid: takes back, adds, or says why nothing can be added. `alreadySelected` is what was saved. */
export function chooseCompany(
  mode: CompanyMode,
  { selected, alreadySelected, name }: { selected: readonly string[]; alreadySelected: number; name: string },
): Choice {
  if (selected.includes(name)) return { selected: selected.filter((other) => other !== name), problem: null }
  const limit = companyLimit(mode, alreadySelected)
  if (selected.length >= limit) return { selected: [...selected], problem: limitProblem(limit) }
  return { selected: [...selected, name], problem: null }
}

/** The server's view of a whole list. */
export function choiceProblem(
  mode: CompanyMode,
  names: readonly string[],
  alreadySelected: number,
): string | null {
  const limit = companyLimit(mode, alreadySelected)
  return new Set(names).size > limit ? limitProblem(limit) : null
}
