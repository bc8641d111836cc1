import { type Place, settlePlace } from '@coffeeattack/domain/coffeechats/place'
import { companyKey } from '@coffeeattack/domain/companies/name'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { Queries } from '../../../platform/db/queries.ts'
import { isUniqueViolation } from '../../../platform/db/sql-state.ts'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import { changeTerms, type TermsChange } from './change-terms.ts'
import { feeMonths, shown } from './show-companies.ts'
import {
  companiesNamed,
  findCompany,
  forgetShutOut,
  groupsOf,
  insertCompany,
  lockCompany,
  lockGroups,
  membersOf,
  nameOf,
  replaceAliases,
  setGroup,
  updateCompany,
} from './store.ts'

type CompanyFields = {
  name: string
  businessNumber: string | null
  domain: string
  region: string
  headcount: number | null
  usualPlace: Place | null
  feeRate: number
  aliases: string[]
  affiliateIds: string[]
  isVerified: boolean
  active: boolean
}

const usualPlaceOf = (place: Place | null) => {
  const settled = place && settlePlace(place)
  return { usualPlaceKind: settled?.kind ?? null, usualPlace: settled?.text ?? null }
}

/** Blocking reads the folded names at every look, so what is saved here counts from the next one on (OFR-13). */
const namesOf = (name: string) => ({ name, key: companyKey(name) })

export function createCompany(
  given: CompanyFields & { isAnother: boolean },
  caller: OperatorCaller,
  deps: ApiDeps,
) {
  const { db, ids, clock } = deps
  const id = ids.next()
  const now = clock()
  const { name, businessNumber, domain, region, headcount, usualPlace, feeRate, active, isVerified } = given
  return orTaken(() =>
    db.transaction(async (tx) => {
      const alike = given.isAnother ? [] : await companiesNamed(tx, name)
      if (alike.length > 0)
        throw new Refusal('COMPANY_ALIKE', {
          fields: { name: `같은 이름의 회사가 있어요: ${alike.join(', ')}` },
        })
      await insertCompany(tx, {
        ...namesOf(name),
        id,
        businessNumber,
        domain: domain.trim(),
        region: region.trim(),
        headcount,
        ...usualPlaceOf(usualPlace),
        feeRate,
        active,
        verifiedAt: isVerified ? now : null,
        createdAt: now,
      })
      await replaceAliases(tx, id, given.aliases, name)
      if (given.affiliateIds.length > 0) {
        await lockGroups(tx)
        const { affiliateIds } = given
        await regroup(tx, { companyId: id, groupId: null, affiliateIds, newId: ids.next() })
        await forgetShutOut(tx, id)
      }
      await recordDeed(tx, caller, { action: 'company.create', subject: 'company', subjectId: id }, now)
      return saved(tx, id, now)
    }),
  )
}

type CompanyChange = { [K in keyof CompanyFields]?: CompanyFields[K] | undefined } & TermsChange

export function changeCompany(id: string, change: CompanyChange, caller: OperatorCaller, deps: ApiDeps) {
  const { db, ids, clock } = deps
  const now = clock()
  return orTaken(() =>
    db.transaction(async (tx) => {
      // Before the company's own lock, as whoever makes it another one's affiliate does.
      if (change.affiliateIds) await lockGroups(tx)
      const was = await lockCompany(tx, id)
      if (!was) throw new Refusal('NOT_FOUND')
      const { feeRate, quota, ...fields } = change
      const { name, businessNumber, domain, region, headcount, usualPlace, active, isVerified } = fields
      await updateCompany(tx, id, {
        ...(name !== undefined && namesOf(name)),
        ...(businessNumber !== undefined && { businessNumber }),
        ...(domain !== undefined && { domain: domain.trim() }),
        ...(region !== undefined && { region: region.trim() }),
        ...(headcount !== undefined && { headcount }),
        ...(usualPlace !== undefined && usualPlaceOf(usualPlace)),
        ...(active !== undefined && { active }),
        ...(isVerified !== undefined && { verifiedAt: isVerified ? (was.verifiedAt ?? now) : null }),
      })
      if (change.aliases) await replaceAliases(tx, id, change.aliases, name ?? (await nameOf(tx, id)))
      const { affiliateIds } = change
      if (affiliateIds)
        await regroup(tx, { companyId: id, groupId: was.groupId, affiliateIds, newId: ids.next() })
      if (name !== undefined || change.aliases || affiliateIds) await forgetShutOut(tx, id)
      const changed = Object.keys(fields)
      const deed = {
        action: 'company.change',
        subject: 'company',
        subjectId: id,
        detail: { changed },
      } as const
      if (changed.length > 0) await recordDeed(tx, caller, deed, now)
      await changeTerms(tx, id, { feeRate, quota }, { caller, now })
      return saved(tx, id, now)
    }),
  )
}

async function saved(tx: Queries, id: string, now: Date) {
  const found = await findCompany(tx, id, feeMonths(now))
  if (!found) throw new Refusal('NOT_FOUND')
  return shown(found)
}

async function orTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw isUniqueViolation(error) ? new Refusal('BUSINESS_NUMBER_TAKEN', { cause: error }) : error
  }
}

type Regrouping = {
  companyId: string
  groupId: string | null
  affiliateIds: readonly string[]
  newId: string
}

/**
 * The company and the chosen ones become one group. Whoever is chosen out of another group brings all of it along:
 * a group that was cut in two would show people to the half they did not name (OFR-13).
 */
async function regroup(tx: Queries, { companyId, groupId, affiliateIds, newId }: Regrouping) {
  const wanted = [...new Set(affiliateIds)].filter((id) => id !== companyId)
  const chosen = await groupsOf(tx, wanted)
  if (chosen.length < wanted.length)
    throw new Refusal('INVALID_INPUT', { fields: { affiliateIds: '찾을 수 없는 회사가 있어요' } })
  const others = chosen.flatMap((kin) => (kin.groupId && kin.groupId !== groupId ? [kin.groupId] : []))
  const members = new Set([...wanted, ...(await membersOf(tx, [...new Set(others)]))])
  const former = (groupId ? await membersOf(tx, [groupId]) : []).filter((id) => id !== companyId)
  const leaving = former.filter((id) => !members.has(id))
  await setGroup(tx, leaving, null)
  if (members.size === 0) return setGroup(tx, [companyId], null)
  return setGroup(tx, [companyId, ...members], groupId ?? newId)
}
