import { eq } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import type { companies } from '../../../platform/db/schema/companies.ts'
import { companyMerges } from '../../../platform/db/schema/company-applications.ts'
import { notTakenBack } from '../../offers/core/sql.ts'
import { monthIn } from '../core/sql.ts'

/*
 * The rows that change hands when two companies become one. Statements under SQL text: each takes the rows of one company to the other and
 * returns which they were, so that exactly these go back.
 */

/** Rows named by their id. `but`: those that stay, as a condition about `own`; `$2` is the company they would go to. */
const BY_ID = {
  positions: '',
  offers: '',
  coffeechats: '',
  pacts: '',
  message_rooms: '',
  operators: '',
  invitations: '',
  people_notes: '',
  pipeline_events: '',
  profile_views: '',
  company_applications: '',
  safety_reports: '',
  // A case of the company itself is about the one that is closed; of two open cases of one sender each goes on.
  safety_cases: `(own.sender_id is null or exists (select from safety_cases other where other.company_id = $2
    and other.subject_id = own.subject_id and num_nulls(other.closed_at, own.closed_at) = 2))`,
  pipeline_cards:
    'exists (select from pipeline_cards other where other.company_id = $2 and other.candidate_id = own.candidate_id)',
  people_lists:
    'exists (select from people_lists other where other.company_id = $2 and other.name = own.name)',
  offer_templates:
    'exists (select from offer_templates other where other.company_id = $2 and other.name = own.name)',
  // A closed month reads the same for ever: its hires stay with the company that was billed.
  hires: `exists (select from statements bill where bill.company_id in ($1, $2) and bill.month = ${monthIn('own.at')})`,
} as const

/** Rows named by a company and more: what they are named by besides. Of what each company has one of, both keep their own. */
const BY_KEY = {
  pact_templates: [],
  people_marks: ['candidate_id'],
  pact_signers: ['operator_id'],
  record_answers: ['figure', 'candidate_id'],
  record_blocks: ['figure', 'released_at'],
} as const

type Table = keyof typeof BY_ID | keyof typeof BY_KEY
export type Moved = {
  rows: Partial<Record<Table, string[]>>
  counts: { period: string; sent: number }[]
  aliases: string[]
  groups: { id: string; groupId: string | null }[]
  businessNumber: string | null
  /** The state of the one that was closed. */
  wasState: typeof companies.$inferSelect.state
}

const keyOf = (row: string, columns: readonly string[]): string =>
  `concat_ws('|', ${columns.map((column) => `${row}.${column}`).join(', ') || "''"})`

export async function moveRows(tx: Queries, fromId: string, intoId: string): Promise<Moved['rows']> {
  const moved: Moved['rows'] = {}
  for (const [table, but] of Object.entries(BY_ID)) {
    const { rows } = await tx.$client.query<{ id: string }>(
      `update ${table} own set company_id = $2 where own.company_id = $1 ${but && `and not ${but}`} returning own.id`,
      [fromId, intoId],
    )
    moved[table as Table] = rows.map(({ id }) => id)
  }
  for (const [table, columns] of Object.entries(BY_KEY)) {
    const same = columns.map((column) => `and other.${column} = own.${column}`).join(' ')
    const { rows } = await tx.$client.query<{ key: string }>(
      `update ${table} own set company_id = $2 where own.company_id = $1
         and not exists (select from ${table} other where other.company_id = $2 ${same})
       returning ${keyOf('own', columns)} as key`,
      [fromId, intoId],
    )
    moved[table as Table] = rows.map(({ key }) => key)
  }
  return moved
}

/** Billed since to the one that goes on. */
const BILLED_STAYS = 'and not exists (select from statement_lines line where line.hire_id = own.id)'

/** Back go those that moved and are still there. */
export async function moveBack(
  tx: Queries,
  { fromId, intoId }: { fromId: string; intoId: string },
  moved: Moved['rows'],
) {
  for (const table of Object.keys(BY_ID) as (keyof typeof BY_ID)[])
    await tx.$client.query(
      `update ${table} own set company_id = $1 where own.company_id = $2 and own.id = any($3::uuid[])
         ${table === 'hires' ? BILLED_STAYS : ''}`,
      [fromId, intoId, moved[table] ?? []],
    )
  for (const [table, columns] of Object.entries(BY_KEY))
    await tx.$client.query(
      `update ${table} own set company_id = $1 where own.company_id = $2 and ${keyOf('own', columns)} = any($3::text[])`,
      [fromId, intoId, moved[table as Table] ?? []],
    )
}

/** Writes the cards of both anew: no trigger sees that an offer or a coffee chat changed hands. */
export async function renewCards(tx: Queries, ids: readonly string[]): Promise<void> {
  await tx.$client.query(
    `select renew_pipeline_card(company_id, candidate_id) from (
       select distinct company.id as company_id, person.candidate_id from unnest($1::uuid[]) as company (id)
       cross join (
         select candidate_id from pipeline_cards where company_id = any($1)
         union select candidate_id from offers where company_id = any($1)
         union select candidate_id from people_marks where company_id = any($1)) person
       order by 1, 2) pair`,
    [ids],
  )
}

/** Both have an open offer to one person, or a room with one: neither can be both at once. */
export async function clashes(tx: Queries, fromId: string, intoId: string): Promise<boolean> {
  const { rows } = await tx.$client.query<{ clash: boolean }>(
    `select exists (select from offers a join offers b using (candidate_id)
         where a.company_id = $1 and b.company_id = $2 and a.status = 'WAITING' and b.status = 'WAITING'
           and ${notTakenBack('a')} and ${notTakenBack('b')})
       or exists (select from message_rooms a join message_rooms b using (candidate_id)
         where a.company_id = $1 and b.company_id = $2) as clash`,
    [fromId, intoId],
  )
  return rows[0]!.clash
}

/** What was sent in a day or month counts for the one that goes on. */
export async function addCounts(tx: Queries, fromId: string, intoId: string): Promise<Moved['counts']> {
  const { rows } = await tx.$client.query<Moved['counts'][number]>(
    'delete from offer_counts where company_id = $1 returning period, sent',
    [fromId],
  )
  await tx.$client.query(
    `insert into offer_counts (company_id, period, sent)
     select $1, period, sent from jsonb_to_recordset($2::jsonb) as given (period text, sent int)
     on conflict (company_id, period) do update set sent = offer_counts.sent + excluded.sent`,
    [intoId, JSON.stringify(rows)],
  )
  return rows
}

export async function takeCountsBack(
  tx: Queries,
  { fromId, intoId }: { fromId: string; intoId: string },
  counts: Moved['counts'],
): Promise<void> {
  const given = JSON.stringify(counts)
  await tx.$client.query(
    `update offer_counts own set sent = greatest(0, own.sent - given.sent)
     from jsonb_to_recordset($2::jsonb) as given (period text, sent int)
     where own.company_id = $1 and own.period = given.period`,
    [intoId, given],
  )
  await tx.$client.query(
    `insert into offer_counts (company_id, period, sent)
     select $1, period, sent from jsonb_to_recordset($2::jsonb) as given (period text, sent int)
     on conflict (company_id, period) do update set sent = offer_counts.sent + excluded.sent`,
    [fromId, given],
  )
}

/** Every name of the one is a name of the other, so that both go on being shut out (OFR-13). */
export async function addNames(tx: Queries, fromId: string, intoId: string): Promise<string[]> {
  const { rows } = await tx.$client.query<{ key: string }>(
    `insert into company_aliases (company_id, key, name)
     select $2, named.key, named.name from (
       select key, name from companies where id = $1 union select key, name from company_aliases where company_id = $1) named
     where named.key <> (select key from companies where id = $2)
     on conflict (company_id, key) do nothing returning key`,
    [fromId, intoId],
  )
  return rows.map(({ key }) => key)
}

export async function dropNames(tx: Queries, companyId: string, keys: readonly string[]): Promise<void> {
  await tx.$client.query('delete from company_aliases where company_id = $1 and key = any($2::text[])', [
    companyId,
    keys,
  ])
}

export async function insertMerge(tx: Queries, row: typeof companyMerges.$inferInsert): Promise<void> {
  await tx.insert(companyMerges).values(row)
}

export async function holdMerge(tx: Queries, id: string) {
  const [found] = await tx.select().from(companyMerges).where(eq(companyMerges.id, id)).for('update')
  return found ?? null
}

export async function markUndone(tx: Queries, id: string, by: string, now: Date): Promise<void> {
  await tx.update(companyMerges).set({ undoneBy: by, undoneAt: now }).where(eq(companyMerges.id, id))
}

/** Both rows, held in the order of their ids, so that two merges of the same two take turns. */
export async function holdTwo(tx: Queries, ids: readonly string[]) {
  const { rows } = await tx.$client.query<{
    id: string
    state: typeof companies.$inferSelect.state
    groupId: string | null
    businessNumber: string | null
  }>(
    `select id, state, group_id as "groupId", business_number as "businessNumber" from companies
     where id = any($1::uuid[]) order by id for update`,
    [ids],
  )
  return new Map(rows.map((row) => [row.id, row]))
}

export type MergeRow = {
  id: string
  fromId: string
  fromName: string
  intoId: string
  intoName: string
  mergedBy: string
  mergedAt: Date
  undoneAt: Date | null
  moved: Moved
}

export async function mergesUpTo(
  db: Queries,
  limit: number,
  only: string | null = null,
): Promise<MergeRow[]> {
  const { rows } = await db.$client.query<MergeRow>(
    `select m.id, m.from_id as "fromId", f.name as "fromName", m.into_id as "intoId", i.name as "intoName",
       o.name as "mergedBy", m.merged_at as "mergedAt", m.undone_at as "undoneAt", m.moved
     from company_merges m join companies f on f.id = m.from_id join companies i on i.id = m.into_id
     join operators o on o.id = m.merged_by
     where $2::uuid is null or m.id = $2 order by m.merged_at desc, m.id desc limit $1`,
    [limit, only],
  )
  return rows
}
