import { type ReadRow, readRowOf } from '@coffeeattack/domain/candidates/query/keys'
import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import type { OfferStatus } from '@coffeeattack/domain/offers/offer'
import type { Queries } from '../../../platform/db/queries.ts'
import { profileViews } from '../../../platform/db/schema/candidates.ts'
import { type Kept, keptAbout, sinceWhen } from '../../memory/core/marks.ts'
import { notTakenBack, statusOn } from '../../offers/core/sql.ts'
import { SUMMARIES, type SummaryRow } from '../../profiles/core/summary-store.ts'
import { likes } from '../core/sql.ts'

/** What companies read of the jobs that they see, the newest first, wherever it holds one of the words. */
const quotesOf = (person: string, words: string) =>
  `array(select shown_detail from careers where user_id = ${person} and not hidden
     and exists (select from unnest(${words}::text[]) word where strpos(lower(shown_detail), word) > 0)
   order by ended_on desc nulls first, started_on desc)`

/**
 * The rows come as one value, all that they say in one statement: Node reads it in half the time that twenty columns of each take
 * it. `offset 0` has each person's offers read, which are few, and never the company's, which may be more than all theirs together.
 */
const ROWS = `
  select coalesce(json_agg(found), '[]') as found from (
    select summary.*, latest.status as "offerStatus", ${likes('summary.id', '$2')} as "likesUs",
      case when $4::text[] <> '{}' then ${quotesOf('summary.id', '$4')} else '{}' end as quotes,
      case when $2 is not null then ${keptAbout('summary.id', '$2', { seen: '$5', came: '$6' })} end as kept
    from (${SUMMARIES}) summary
    left join lateral (
      select ${statusOn('sent', '$3')} as status from (
        select * from offers where candidate_id = summary.id and ${notTakenBack('offers')}
        order by created_at desc offset 0) sent
      where company_id = $2 order by created_at desc limit 1) latest on true) found`

export type CandidateRow = SummaryRow & {
  offerStatus: OfferStatus | null
  likesUs: boolean
  quotes: string[]
  kept: Kept | null
}

/** Who reads the rows, what is quoted in them, and when. */
type Reading = { companyId: string | null; words: readonly string[]; now: Date }

/**
 * What the list says of each, by id, and where the company stands with them: the newest offer's status, none for those
 * it never wrote to, and what it keeps about them.
 */
export async function findRows(
  db: Queries,
  candidateIds: readonly string[],
  { companyId, words, now }: Reading,
): Promise<Map<string, CandidateRow>> {
  if (candidateIds.length === 0) return new Map()
  const { seen, came } = sinceWhen(now)
  const { rows } = await db.$client.query<{ found: CandidateRow[] }>({
    name: 'candidate-rows',
    text: ROWS,
    values: [candidateIds, companyId, formatDay(kstDay(now)), words, seen, came],
  })
  return new Map(rows[0]!.found.map((row) => [row.id, row]))
}

/** What each of these people may be quoted with, by id. */
export async function careerTexts(
  db: Queries,
  candidateIds: readonly string[],
  words: readonly string[],
): Promise<Map<string, string[]>> {
  if (words.length === 0 || candidateIds.length === 0) return new Map()
  const { rows } = await db.$client.query<{ id: string; texts: string[] }>({
    name: 'candidate-careers',
    text: `select person.id, ${quotesOf('person.id', '$2')} as texts from unnest($1::uuid[]) as person (id)`,
    values: [candidateIds, words],
  })
  return new Map(rows.map(({ id, texts }) => [id, texts]))
}

/** What the search knows of these people, by id. */
export async function readRows(db: Queries, candidateIds: readonly string[]): Promise<Map<string, ReadRow>> {
  if (candidateIds.length === 0) return new Map()
  const { rows } = await db.$client.query<{ id: string; terms: string[] }>({
    name: 'candidate-terms-of',
    text: 'select candidate_id as id, terms from candidate_search where candidate_id = any($1)',
    values: [candidateIds],
  })
  return new Map(rows.map(({ id, terms }) => [id, readRowOf(terms)]))
}

/** How many of these people have each term of a kind ('s:' skills, 'k:' jobs), the most frequent first. */
export async function countTerms(db: Queries, candidateIds: readonly string[], kind: 's:' | 'k:') {
  const { rows } = await db.$client.query<{ name: string; total: number }>({
    name: 'candidate-terms',
    text: `select substr(term, 3) as name, count(*)::int as total
           from candidate_search cross join unnest(terms) as term
           where candidate_id = any($1) and starts_with(term, $2)
           group by 1 order by 2 desc, 1`,
    values: [candidateIds, kind],
  })
  return rows
}

/** That the profiles were opened, and by whom. */
export async function insertViews(tx: Queries, views: (typeof profileViews.$inferInsert)[]): Promise<void> {
  if (views.length > 0) await tx.insert(profileViews).values(views)
}

type SentOffer = {
  id: string
  status: OfferStatus
  salaryMin: number | null
  salaryMax: number | null
  sentAt: Date
}

/** Newest first; an offer past its day is expired, whether or not the job has been there. */
export async function offersTo(db: Queries, companyId: string, candidateId: string, today: string) {
  const { rows } = await db.$client.query<SentOffer>(
    `select id, ${statusOn('offers', '$3')} as status,
       salary_min as "salaryMin", salary_max as "salaryMax", created_at as "sentAt"
     from offers where company_id = $1 and candidate_id = $2 and ${notTakenBack('offers')}
     order by created_at desc limit 20`,
    [companyId, candidateId, today],
  )
  return rows
}

/** Every name under which a candidate may have shut out each of these companies, as `viewerKeys` reads one's. */
export async function companiesKeys(
  db: Queries,
  companyIds: readonly string[],
): Promise<Map<string, string[]>> {
  if (companyIds.length === 0) return new Map()
  const { rows } = await db.$client.query<{ companyId: string; keys: string[] }>(
    `select company_id as "companyId", array_agg(company_key) as keys from company_keys
     where company_id = any($1) group by company_id`,
    [companyIds],
  )
  return new Map(rows.map(({ companyId, keys }) => [companyId, keys]))
}
