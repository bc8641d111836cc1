import type { Bounds } from '@coffeeattack/domain/candidates/query/numbers'
import { type AskedFor, type FoundPerson, reasonsOf } from '@coffeeattack/domain/candidates/reasons/choose'
import type { Reason } from '@coffeeattack/domain/candidates/reasons/reason'
import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import type { AnonymousSummary } from '@coffeeattack/domain/profiles/anonymous'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { searchLexicon } from '../../catalogue/core/search-lexicon.ts'
import { marksFrom } from '../../memory/core/marks.ts'
import { summarised, withHandle } from '../../profiles/core/anonymous-profiles.ts'
import type { FoundCandidate } from '../search/search.ts'
import { type Asked, readLine } from './asked.ts'
import { findRows } from './store.ts'

export type ListedPerson = AnonymousSummary & FoundPerson

/** What was searched for, and the reasons why a person is in the list. */
type Explained = { asked: AskedFor; why?: (person: ListedPerson) => readonly Reason[] }

export const askedFor = (
  { q, likesUs = false }: Pick<Asked, 'q' | 'likesUs'>,
  hope: Bounds = { min: null, max: null },
): AskedFor => ({ read: readLine(q), hope, likesUs, spellings: spellingsOf })

const spellingsOf = (skill: string) => searchLexicon().spellings.get(skill) ?? [skill]

/** Rows of a list in its order. Each is made of the anonymised summary, so it can hold no more than that does. */
export async function rowsOf(
  found: readonly Pick<FoundCandidate, 'id' | 'lastActiveAt'>[],
  { asked, why = (person) => reasonsOf(person, asked) }: Explained,
  caller: OperatorCaller,
  deps: ApiDeps,
) {
  const { companyId } = caller
  const ids = found.map(({ id }) => id)
  const rows = await findRows(deps.db.drizzle, ids, {
    companyId,
    words: wordsIn(asked),
    now: deps.clock(),
  })
  return found.flatMap(({ id, lastActiveAt }) => {
    const row = rows.get(id)
    if (!row) return []
    const summary = summarised(row, deps)
    const person = { ...summary, careers: row.quotes, likesUs: row.likesUs }
    return [
      {
        ...withHandle(summary, caller, deps),
        lastActiveOn: formatDay(kstDay(lastActiveAt)),
        offerStatus: row.offerStatus,
        why: why(person).slice(0, 2),
        marks: row.kept && marksFrom(row.kept),
      },
    ]
  })
}

/** Words that may be quoted from careers. The row itself shows the job and its group. */
function wordsIn({ read, spellings }: AskedFor): string[] {
  const terms = read.flatMap((piece) => (piece.kind === 'terms' && !piece.isNot ? piece.terms : []))
  return terms
    .flatMap(({ kind, name }) => (kind === 'skill' ? spellings(name) : kind === 'word' ? [name] : []))
    .map((word) => word.toLowerCase())
}
