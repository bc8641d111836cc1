import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { MEMORY } from '@coffeeattack/domain/memory/limits'
import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { companies } from '../../../platform/db/schema/companies.ts'
import { peopleListMembers, peopleLists } from '../../../platform/db/schema/memory.ts'
import { isUniqueViolation } from '../../../platform/db/sql-state.ts'
import { companyOf, type OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { changed } from '../../notifications/core/live.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import { lockPerson } from './lock-person.ts'

/** BIZ-11. The lists, tags and marks by which a company can narrow a search, with counts. */
export async function showLists(caller: OperatorCaller, { db }: ApiDeps) {
  const companyId = companyOf(caller)
  return { items: await listsOf(db.drizzle, companyId), ...(await countMarks(db.drizzle, companyId)) }
}

export async function makeList(given: { name: string }, caller: OperatorCaller, { db, ids, clock }: ApiDeps) {
  const companyId = companyOf(caller)
  const { operatorId } = caller
  const now = clock()
  const list = { id: ids.next(), companyId, name: given.name.trim(), createdBy: operatorId, createdAt: now }
  await db.transaction(async (tx) => {
    if (!(await lockRoomForList(tx, companyId))) throw new Refusal('PEOPLE_LIST_LIMIT')
    await tx.insert(peopleLists).values(list).catch(tellTaken)
    await recordDeed(tx, caller, { action: 'list.create', subject: 'list', subjectId: list.id }, now)
    await changed(tx, ['memory'], [companyId], now)
  })
  return { id: list.id, name: list.name, people: 0 }
}

export async function editList(
  { id, name }: { id: string; name: string },
  caller: OperatorCaller,
  { db, clock }: ApiDeps,
) {
  const companyId = companyOf(caller)
  const now = clock()
  return db.transaction(async (tx) => {
    const own = isOwn({ id, companyId })
    const renaming = tx.update(peopleLists).set({ name: name.trim() }).where(own)
    if ((await renaming.catch(tellTaken)).rowCount === 0) throw new Refusal('NOT_FOUND')
    await recordDeed(tx, caller, { action: 'list.rename', subject: 'list', subjectId: id }, now)
    await changed(tx, ['memory'], [companyId], now)
    return (await findList(tx, companyId, id))!
  })
}

function tellTaken(error: unknown): never {
  throw isUniqueViolation(error) ? new Refusal('NAME_TAKEN', { cause: error }) : error
}

export async function dropList(id: string, caller: OperatorCaller, { db, clock }: ApiDeps): Promise<void> {
  const companyId = companyOf(caller)
  const now = clock()
  await db.transaction(async (tx) => {
    const { rowCount } = await tx.delete(peopleLists).where(isOwn({ id, companyId }))
    if (rowCount === 0) throw new Refusal('NOT_FOUND')
    await recordDeed(tx, caller, { action: 'list.delete', subject: 'list', subjectId: id }, now)
    await changed(tx, ['memory'], [companyId], now)
  })
}

export type PutInListInput = { id: string; candidateId: string; isIn: boolean }

export async function putInList(
  { id, candidateId, isIn }: PutInListInput,
  caller: OperatorCaller,
  { db, clock }: ApiDeps,
) {
  const companyId = companyOf(caller)
  const { operatorId } = caller
  const now = clock()
  return db.transaction(async (tx) => {
    if (!(await findList(tx, companyId, id))) throw new Refusal('NOT_FOUND')
    await lockPerson(tx, companyId, candidateId, now)
    const { listId, candidateId: memberId } = peopleListMembers
    if (isIn) {
      const member = { listId: id, candidateId, addedBy: operatorId, addedAt: now }
      await tx.insert(peopleListMembers).values(member).onConflictDoNothing()
    } else {
      await tx.delete(peopleListMembers).where(and(eq(listId, id), eq(memberId, candidateId)))
    }
    const action = isIn ? 'list.put-in' : 'list.take-out'
    await recordDeed(tx, caller, { action, subject: 'list', subjectId: id, whose: [candidateId] }, now)
    await changed(tx, ['memory'], [companyId], now)
    return (await findList(tx, companyId, id))!
  })
}

type ListRow = { id: string; name: string; people: number }

const LISTS = `
  select list.id, list.name,
    (select count(*)::int from people_list_members member where member.list_id = list.id) as people
  from people_lists list where list.company_id = $1`

async function listsOf(db: Queries, companyId: string): Promise<ListRow[]> {
  const { rows } = await db.$client.query<ListRow>(`${LISTS} order by list.name`, [companyId])
  return rows
}

async function findList(db: Queries, companyId: string, id: string): Promise<ListRow | null> {
  const { rows } = await db.$client.query<ListRow>(`${LISTS} and list.id = $2`, [companyId, id])
  return rows[0] ?? null
}

type Counts = { tags: { name: string; people: number }[]; starred: number; hidden: number }

/** How many the company starred, hid and gave each tag. */
async function countMarks(db: Queries, companyId: string): Promise<Counts> {
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
async function lockRoomForList(tx: Queries, companyId: string): Promise<boolean> {
  await tx
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for('no key update')
  return (await tx.$count(peopleLists, eq(peopleLists.companyId, companyId))) < MEMORY.lists
}

type Own = { id: string; companyId: string }
const isOwn = ({ id, companyId }: Own) => and(eq(peopleLists.id, id), eq(peopleLists.companyId, companyId))
