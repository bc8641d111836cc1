import { searchKey } from '../companies/search.ts'

/** Tech-stack search and recommendation (PRO-9). */
export const TECH_STACK_RESULTS = 20
const RECOMMENDED = 10

/** The recommendation if none can be loaded. */
export const FALLBACK_TECH_STACK = ['Spring', 'React', 'Python'] as const

export function trimmedResults<Item>(results: readonly Item[]): Item[] {
  return results.slice(0, TECH_STACK_RESULTS)
}

/** The loaded recommendation, or the fallback. */
export function recommendedTechStack(loaded: readonly string[] | Error): readonly string[] {
  return loaded instanceof Error ? FALLBACK_TECH_STACK : loaded
}

/** The techniques of people with the job, the most frequent first, then curated ones. */
export function techniquesOfJob(used: readonly string[], curated: readonly string[]): string[] {
  return [...used, ...curated].reduce<string[]>(addTechnique, []).slice(0, RECOMMENDED)
}

/** Adds a technique; React and react are equal. */
export function addTechnique(chosen: readonly string[], name: string): string[] {
  const key = searchKey(name)
  const isKnown = key === '' || chosen.some((other) => searchKey(other) === key)
  return isKnown ? [...chosen] : [...chosen, name.trim()]
}
