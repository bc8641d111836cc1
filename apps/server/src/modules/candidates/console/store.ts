import { keyOf } from '@coffeeattack/domain/candidates/query/keys'
import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import type { OfferStatus } from '@coffeeattack/domain/offers/offer'
import type { Queries } from '../../../platform/db/queries.ts'
import { profileViews } from '../../../platform/db/schema/candidates.ts'
import { type Kept, keptAbout, sinceWhen } from '../../memory/core/marks.ts'
import { notTakenBack, statusOn } from '../../offers/core/sql.ts'
import { SUMMARIES, type SummaryRow } from '../../profiles/core/summary-store.ts'
import { quotesOf } from '../core/brings.ts'
import { likes } from '../core/sql.ts'

/** `offset 0` makes PostgreSQL read the offers of the person, which are few, and not those of the company. */
const ROWS = `
  select summary.*, latest.status as "offerStatus", ${likes('summary.id', '$2')} as "likesUs",
    case when $4::text[] <> '{}' then ${quotesOf('summary.id', '$4')} else '{}' end as quotes,
    case when $2 is not null then ${keptAbout('summary.id', '$2', { seen: '$5', came: '$6' })} end as kept
  from (${SUMMARIES}) summary
  left join lateral (
    select ${statusOn('sent', '$3')} as status from (
      select * from offers where candidate_id = summary.id and ${notTakenBack('offers')}
      order by created_at desc offset 0) sent
    where company_id = $2 order by created_at desc limit 1) latest on true`

type CandidateRow = SummaryRow & {
  /** Of the company's newest offer to the person. */
  offerStatus: OfferStatus | null
  likesUs: boolean
  quotes: string[]
  kept: Kept | null
}

type Reader = { companyId: string | null; words: readonly string[]; now: Date }

/** The rows of a list, by id, with what the company has had to do with each person. */
export async function findRows(
  db: Queries,
  candidateIds: readonly string[],
  { companyId, words, now }: Reader,
): Promise<Map<string, CandidateRow>> {
  if (candidateIds.length === 0) return new Map()
  const { seen, came } = sinceWhen(now)
  const { rows } = await db.$client.query<CandidateRow>({
    name: 'candidate-rows',
    text: ROWS,
    values: [candidateIds, companyId, formatDay(kstDay(now)), words, seen, came],
  })
  return new Map(rows.map((row) => [row.id, row]))
}

/** The skills or jobs of these people, each with how many have it, the most frequent first. */
export async function countNames(db: Queries, candidateIds: readonly string[], kind: 'skill' | 'job') {
  const { rows } = await db.$client.query<{ name: string; total: number }>({
    name: 'candidate-terms',
    text: `select substr(term, 3) as name, count(*)::int as total
           from candidate_search cross join unnest(terms) as term
           where candidate_id = any($1) and starts_with(term, $2)
           group by 1 order by 2 desc, 1`,
    values: [candidateIds, keyOf(kind, '')],
  })
  return rows
}

/** Records who opened which profiles. */
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

/** The company's offers to a person, the newest first. An offer past its day is expired even before the job has marked it. */
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
