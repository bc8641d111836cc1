import { mustHaveSaid } from '@coffeeattack/domain/positions/must-have-said'
import { readAd } from '@coffeeattack/domain/positions/read-ad'
import { jobGroups } from '../../catalogue/core/reference-rows.ts'
import { searchLexicon } from '../../catalogue/core/search-lexicon.ts'

let groups: ReadonlyMap<string, string> | null = null

function groupOf(job: string): string | undefined {
  groups ??= new Map(jobGroups().flatMap(({ label, jobs }) => jobs.map(({ name }) => [name, label] as const)))
  return groups.get(job)
}

/** BIZ-9. Nothing is stored, and nobody else is asked. */
export const readPastedAd = ({ text }: { text: string }) => readAd(text, searchLexicon(), groupOf)

export const readMustHave = ({ line = '' }: { line?: string | undefined }) => ({
  said: mustHaveSaid(line, searchLexicon()),
})
