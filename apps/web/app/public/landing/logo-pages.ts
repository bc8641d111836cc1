/** The company-logo carousel (PUB-1). */
export const LOGOS = { companies: 27, pages: 4, perPage: 9 } as const

/**
 * Twenty-seven names fill three pages of nine; the carousel has four. The fourth mixes every third name, so that it
 * repeats no page and takes equally from the three.
 */
export function logoPages<T>(companies: readonly T[]): T[][] {
  const whole = Array.from({ length: LOGOS.pages - 1 }, (_, page) =>
    companies.slice(page * LOGOS.perPage, (page + 1) * LOGOS.perPage),
  )
  const mix = companies.slice(0, LOGOS.companies).filter((_, index) => index % (LOGOS.pages - 1) === 0)
  return [...whole, mix]
}
