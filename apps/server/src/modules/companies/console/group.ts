import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { Queries } from '../../../platform/db/queries.ts'
import { groupsOf, membersOf, setGroup } from './store.ts'

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
export async function regroup(tx: Queries, { companyId, groupId, affiliateIds, newId }: Regrouping) {
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
