import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { isUniqueViolation } from '../../../platform/db/sql-state.ts'
import { companyOf, type OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { changed } from '../../notifications/core/live.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import {
  countMarks,
  deleteList,
  findList,
  insertList,
  listsOf,
  lockRoomForList,
  addToList,
  renameList,
  removeFromList,
} from './list-store.ts'
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
    await insertList(tx, list).catch(tellTaken)
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
    const isRenamed = await renameList(tx, { id, companyId }, name.trim()).catch(tellTaken)
    if (!isRenamed) throw new Refusal('NOT_FOUND')
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
    if (!(await deleteList(tx, { id, companyId }))) throw new Refusal('NOT_FOUND')
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
    if (isIn) await addToList(tx, { listId: id, candidateId, addedBy: operatorId, addedAt: now })
    else await removeFromList(tx, id, candidateId)
    const action = isIn ? 'list.put-in' : 'list.take-out'
    await recordDeed(tx, caller, { action, subject: 'list', subjectId: id, whose: [candidateId] }, now)
    await changed(tx, ['memory'], [companyId], now)
    return (await findList(tx, companyId, id))!
  })
}
