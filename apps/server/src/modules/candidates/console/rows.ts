import type { Bounds } from '@coffeeattack/domain/candidates/query/numbers'
import type { Piece } from '@coffeeattack/domain/candidates/query/read-query'
import { type AskedFor, type FoundPerson, reasonsOf } from '@coffeeattack/domain/candidates/reasons/choose'
import type { Reason } from '@coffeeattack/domain/candidates/reasons/reason'
import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import type { AnonymousSummary } from '@coffeeattack/domain/profiles/anonymous'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { searchLexicon } from '../../catalogue/core/search-lexicon.ts'
import { marksFrom } from '../../memory/core/marks.ts'
import { summarised } from '../../profiles/core/anonymous-profiles.ts'
import type { FoundCandidate } from './newest-statements.ts'
import { findRows } from './store.ts'

export type ListedPerson = AnonymousSummary & FoundPerson

/** What was looked for, and how a row says why it is there. */
type Telling = { asked: AskedFor; why?: (person: ListedPerson) => readonly Reason[] }

export const askedFor = (
  read: readonly Piece[],
  { hope, likesUs }: { hope: Bounds; likesUs: boolean | undefined },
): AskedFor => ({ read, hope, likesUs: likesUs ?? false, spellings: spellingsOf })

const spellingsOf = (skill: string) => searchLexicon().spellings.get(skill) ?? [skill]

/** Rows of the list, in its order. Each is cut out of the anonymised summary, so it can hold no more than that does. */
export async function rowsOf(
  found: readonly Pick<FoundCandidate, 'id' | 'lastActiveAt'>[],
  { asked, why = (person) => reasonsOf(person, asked) }: Telling,
  { companyId }: OperatorCaller,
  deps: ApiDeps,
) {
  const ids = found.map(({ id }) => id)
  const rows = await findRows(deps.db.drizzle, ids, { companyId, words: wordsIn(asked), now: deps.clock() })
  return found.flatMap(({ id, lastActiveAt }) => {
    const row = rows.get(id)
    if (!row) return []
    const summary = summarised(row, deps)
    const person = { ...summary, careers: row.quotes, likesUs: row.likesUs }
    return [
      {
        ...summary,
        lastActiveOn: formatDay(kstDay(lastActiveAt)),
        offerStatus: row.offerStatus,
        why: why(person).slice(0, 2),
        marks: row.kept && marksFrom(row.kept),
      },
    ]
  })
}

/** What may be quoted from somebody's careers; jobs and groups are told by the row itself. */
function wordsIn({ read, spellings }: AskedFor): string[] {
  const terms = read.flatMap((piece) => (piece.kind === 'terms' && !piece.isNot ? piece.terms : []))
  return terms
    .flatMap(({ kind, name }) => (kind === 'skill' ? spellings(name) : kind === 'word' ? [name] : []))
    .map((word) => word.toLowerCase())
}
