import { MEMORY } from '@coffeeattack/domain/memory/limits'
import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { companies } from '../../../platform/db/schema/companies.ts'
import { peopleListMembers, peopleLists } from '../../../platform/db/schema/memory.ts'

export type ListRow = { id: string; name: string; people: number }

const LISTS = `
  select list.id, list.name,
    (select count(*)::int from people_list_members member where member.list_id = list.id) as people
  from people_lists list where list.company_id = $1`

export async function listsOf(db: Queries, companyId: string): Promise<ListRow[]> {
  const { rows } = await db.$client.query<ListRow>(`${LISTS} order by list.name`, [companyId])
  return rows
}

export async function findList(db: Queries, companyId: string, id: string): Promise<ListRow | null> {
  const { rows } = await db.$client.query<ListRow>(`${LISTS} and list.id = $2`, [companyId, id])
  return rows[0] ?? null
}

type Counts = { tags: { name: string; people: number }[]; starred: number; hidden: number }

/** How many the company starred, hid and gave each tag. */
export async function countMarks(db: Queries, companyId: string): Promise<Counts> {
  const { rows } = await db.$client.query<Counts>(
    `with kept as (select * from people_marks where company_id = $1)
     select (select count(*)::int from kept where starred_at is not null) as starred,
       (select count(*)::int from kept where hidden_at is not null) as hidden,
       coalesce((select json_agg(tag order by people desc, name) from (
         select name, count(*)::int as people from kept cross join unnest(tags) as name group by name) tag), '[]') as tags`,
    [companyId],
  )
  return rows[0]!
}

/** Whether the company may have another list. Locks the company, so that two requests at once cannot both be the last. */
export async function lockRoomForList(tx: Queries, companyId: string): Promise<boolean> {
  await tx
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for('no key update')
  return (await tx.$count(peopleLists, eq(peopleLists.companyId, companyId))) < MEMORY.lists
}

export async function insertList(tx: Queries, row: typeof peopleLists.$inferInsert): Promise<void> {
  await tx.insert(peopleLists).values(row)
}

type Own = { id: string; companyId: string }
const isOwn = ({ id, companyId }: Own) => and(eq(peopleLists.id, id), eq(peopleLists.companyId, companyId))

export async function renameList(tx: Queries, own: Own, name: string): Promise<boolean> {
  const renamed = await tx
    .update(peopleLists)
    .set({ name })
    .where(isOwn(own))
    .returning({ id: peopleLists.id })
  return renamed.length === 1
}

export async function deleteList(tx: Queries, own: Own): Promise<boolean> {
  const gone = await tx.delete(peopleLists).where(isOwn(own)).returning({ id: peopleLists.id })
  return gone.length === 1
}

export async function addToList(tx: Queries, row: typeof peopleListMembers.$inferInsert): Promise<void> {
  await tx.insert(peopleListMembers).values(row).onConflictDoNothing()
}

export async function removeFromList(tx: Queries, listId: string, candidateId: string): Promise<void> {
  await tx
    .delete(peopleListMembers)
    .where(and(eq(peopleListMembers.listId, listId), eq(peopleListMembers.candidateId, candidateId)))
}
