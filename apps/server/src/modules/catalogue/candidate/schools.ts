import { canAddSchool, orderSchools, type School } from '@coffeeattack/domain/catalogue/education'
import { schoolProblems, settleSchool } from '@coffeeattack/domain/catalogue/typed-school'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { Queries } from '../../../platform/db/queries.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { lockAccount } from '../../accounts/core/store.ts'
import { maskWords } from '../../profiles/core/mask-words.ts'
import { addSchool, changeSchool, findSchool, removeSchool, schoolsOf, takenPlaces } from './store.ts'

export async function showSchools(userId: string, { db }: ApiDeps) {
  return { userSchoolItems: orderSchools(await schoolsOf(db.drizzle, userId)) }
}

export async function showSchool(userId: string, id: string, { db }: ApiDeps) {
  return found(await findSchool(db.drizzle, userId, id))
}

/** Ten schools at most, also when several tabs add one at once (VAL-19). */
export async function saveNewSchool(userId: string, given: School, { db, clock, ids, secrets }: ApiDeps) {
  const school = { ...settleSchool(given), id: ids.next() }
  return db.transaction(async (tx) => {
    await takeTurn(tx, userId)
    const taken = await takenPlaces(tx, userId)
    if (!canAddSchool(taken.length)) throw new Refusal('EDUCATION_LIMIT')
    await addSchool(tx, { userId, place: firstFree(taken), school, now: clock() })
    await maskWords(tx, userId, secrets)
    return school
  })
}

type SaveSchoolInput = { userId: string; id: string; patch: { [F in keyof School]?: School[F] | undefined } }

/** Fields that were not sent stay; the result is validated as a whole. */
export async function saveSchool({ userId, id, patch }: SaveSchoolInput, { db, clock, secrets }: ApiDeps) {
  return db.transaction(async (tx) => {
    await takeTurn(tx, userId)
    const before = found(await findSchool(tx, userId, id))
    const sent = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined))
    const school = settleSchool({ ...before, ...sent })
    const fields = schoolProblems(school)
    if (Object.keys(fields).length > 0) throw new Refusal('INVALID_INPUT', { fields })
    await changeSchool(tx, userId, school, clock())
    await maskWords(tx, userId, secrets)
    return school
  })
}

export async function deleteSchool(userId: string, id: string, { db }: ApiDeps) {
  if (!(await removeSchool(db.drizzle, userId, id))) throw new Refusal('NOT_FOUND')
}

function found<Item>(school: Item | null): Item {
  if (!school) throw new Refusal('NOT_FOUND')
  return school
}

async function takeTurn(tx: Queries, userId: string): Promise<void> {
  if (!(await lockAccount(tx, userId))) throw new Refusal('UNAUTHORIZED')
}

function firstFree(taken: readonly number[]): number {
  let place = 1
  while (taken.includes(place)) place += 1
  return place
}
