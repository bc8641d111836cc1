import type { OfferStatus } from '@coffeeattack/domain/offers/offer'
import { and, desc, eq } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { profileViews, savedSearches } from '../../../platform/db/schema/candidates.ts'
import { notTakenBack, statusOn } from '../../offers/core/sql.ts'
import { SUMMARIES, type SummaryRow } from '../../profiles/core/summary-store.ts'

/**
 * The rows come as one value: Node reads it in half the time that twenty columns of each take it. `offset 0` has each
 * person's offers read, which are few, and never the company's, which may be more than all theirs together.
 */
const ROWS = `
  select coalesce(json_agg(found), '[]') as found from (
    select summary.*, latest.status as "offerStatus" from (${SUMMARIES}) summary
    left join lateral (
      select ${statusOn('sent', '$3')} as status from (
        select * from offers where candidate_id = summary.id and ${notTakenBack('offers')}
        order by created_at desc offset 0) sent
      where company_id = $2 order by created_at desc limit 1) latest on true) found`

type CandidateRow = SummaryRow & { offerStatus: OfferStatus | null }

/**
 * What the list says of each, by id, and where the company stands with them: the newest offer's status, none for those
 * it never wrote to.
 */
export async function findRows(
  db: Queries,
  candidateIds: readonly string[],
  companyId: string | null,
  today: string,
): Promise<Map<string, CandidateRow>> {
  const { rows } = await db.$client.query<{ found: CandidateRow[] }>({
    name: 'candidate-rows',
    text: ROWS,
    values: [candidateIds, companyId, today],
  })
  return new Map(rows[0]!.found.map((row) => [row.id, row]))
}

export async function insertView(tx: Queries, view: typeof profileViews.$inferInsert): Promise<void> {
  await tx.insert(profileViews).values(view)
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

const columns = {
  id: savedSearches.id,
  name: savedSearches.name,
  filter: savedSearches.filter,
  createdAt: savedSearches.createdAt,
}

export async function savedSearchesOf(db: Queries, operatorId: string) {
  return db
    .select(columns)
    .from(savedSearches)
    .where(eq(savedSearches.operatorId, operatorId))
    .orderBy(desc(savedSearches.createdAt))
}

/** A name is used once: saving under it again replaces what it stood for. */
export async function saveSearch(db: Queries, row: typeof savedSearches.$inferInsert) {
  const { filter, createdAt } = row
  const [saved] = await db
    .insert(savedSearches)
    .values(row)
    .onConflictDoUpdate({
      target: [savedSearches.operatorId, savedSearches.name],
      set: { filter, createdAt },
    })
    .returning(columns)
  return saved ?? null
}

export async function deleteSearch(db: Queries, operatorId: string, id: string): Promise<boolean> {
  const deleted = await db
    .delete(savedSearches)
    .where(and(eq(savedSearches.id, id), eq(savedSearches.operatorId, operatorId)))
    .returning({ id: savedSearches.id })
  return deleted.length === 1
}
