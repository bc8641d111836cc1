import { readRowOf } from '@coffeeattack/domain/candidates/query/keys'
import { type Bringing, type MustHave, toldWords } from '@coffeeattack/domain/positions/must-haves'
import type { Queries } from '../../../platform/db/queries.ts'

/** The texts of a person's visible careers that contain one of the words, the newest first. */
export const quotesOf = (person: string, words: string) =>
  `array(select shown_detail from careers where user_id = ${person} and not hidden
     and exists (select from unnest(${words}::text[]) word where strpos(lower(shown_detail), word) > 0)
   order by ended_on desc nulls first, started_on desc)`

/** What must-haves are compared with: the names by which the search finds each person, and the texts of the careers. */
export async function bringingsOf(
  db: Queries,
  candidateIds: readonly string[],
  wanted: readonly MustHave[],
): Promise<(id: string) => Bringing> {
  const [names, texts] = await Promise.all([
    indexedNames(db, wanted.length > 0 ? candidateIds : []),
    careerTexts(db, candidateIds, toldWords(wanted)),
  ])
  return (id) => ({ ...(names.get(id) ?? NO_NAMES), careers: texts.get(id) ?? [] })
}

/** For a person who left the search meanwhile, and for positions without must-haves. */
const NO_NAMES = { jobLabel: '', jobSubLabel: '', techStackItems: [], hashtags: [] }

/** The texts with one of the words that may be quoted from each person’s careers, by id. */
export async function careerTexts(db: Queries, candidateIds: readonly string[], words: readonly string[]) {
  if (words.length === 0 || candidateIds.length === 0) return new Map()
  const { rows } = await db.$client.query<{ id: string; texts: string[] }>({
    name: 'candidate-careers',
    text: `select person.id, ${quotesOf('person.id', '$2')} as texts from unnest($1::uuid[]) as person (id)`,
    values: [candidateIds, words],
  })
  return new Map(rows.map(({ id, texts }) => [id, texts]))
}

/** The names by which the search finds these people, by id. Masked words are not among them. */
export async function indexedNames(db: Queries, candidateIds: readonly string[]) {
  if (candidateIds.length === 0) return new Map()
  const { rows } = await db.$client.query<{ id: string; terms: string[] }>({
    name: 'candidate-terms-of',
    text: 'select candidate_id as id, terms from candidate_search where candidate_id = any($1)',
    values: [candidateIds],
  })
  return new Map(rows.map(({ id, terms }) => [id, readRowOf(terms)]))
}
