/** One employer's pay in one year, in 만원. */
export type YearIncome = { year: number; company: string; income: number }

/** Merges a new load into the known incomes, newest first. The same year and company replaces the old row. */
export function mergeIncomes(kept: readonly YearIncome[], loaded: readonly YearIncome[]): YearIncome[] {
  const byKey = new Map([...kept, ...loaded].map((item) => [`${item.year} ${item.company}`, item]))
  return [...byKey.values()].toSorted((a, b) => b.year - a.year || (a.company < b.company ? -1 : 1))
}

export function totalIncome(items: readonly YearIncome[]): number {
  return items.reduce((sum, item) => sum + item.income, 0)
}

export type YearColumn = { year: number; income: number; companies: string[] }

/** One column per year for the timeline, oldest first; a year without pay is an empty column. */
export function yearColumns(items: readonly YearIncome[]): YearColumn[] {
  if (items.length === 0) return []
  const years = items.map((item) => item.year)
  const first = Math.min(...years)
  return Array.from({ length: Math.max(...years) - first + 1 }, (_, index) => {
    const ofYear = items.filter((item) => item.year === first + index)
    return {
      year: first + index,
      income: totalIncome(ofYear),
      companies: [...new Set(ofYear.map((item) => item.company))],
    }
  })
}

export type EmployerStrip = { company: string; from: number; to: number }

/** The strips below the columns: each employer over consecutive years of pay. */
export function employerStrips(items: readonly YearIncome[]): EmployerStrip[] {
  const strips: EmployerStrip[] = []
  for (const { year, company } of items.toSorted((a, b) => a.year - b.year)) {
    const open = strips.findLast((strip) => strip.company === company)
    if (open && year <= open.to + 1) open.to = year
    else strips.push({ company, from: year, to: year })
  }
  return strips
}

export type StripInLane = EmployerStrip & { lane: number }

/** Overlapping strips get lanes: each takes the first free one. */
export function inLanes(strips: readonly EmployerStrip[]): StripInLane[] {
  const ends: number[] = []
  return strips
    .toSorted((a, b) => a.from - b.from)
    .map((strip) => {
      const free = ends.findIndex((end) => end < strip.from)
      const lane = free === -1 ? ends.length : free
      ends[lane] = strip.to
      return { ...strip, lane }
    })
}
