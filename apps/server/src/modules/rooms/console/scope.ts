import type { RoomFilter } from '@coffeeattack/domain/messages/room'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import { UNREAD } from '../core/sides.ts'

/**
 * Which rooms `r` (with their operator `p` and candidate `u`) somebody of the console reaches. $1 is the company of a
 * recruiter and the operator's own id of everybody else. Of whoever left nothing is read any more.
 */
const REACHED: Readonly<Record<OperatorCaller['role'], string>> = {
  recruiter: 'r.company_id = $1',
  // About the operator alone, of whom there are few: the rooms of all other agents are not looked at.
  agent: 'r.company_id is null and p.company_id is null and (p.id = $1 or p.disabled_at is not null)',
  admin: 'r.company_id is null and $1::uuid is not null',
}

export const reachedBy = ({ role }: OperatorCaller) => `u.deleted_at is null and ${REACHED[role]}`

/**
 * A name is given by a match with this very side: the company's, or the agent's own. $2 is the operator's id; admins
 * made no match.
 */
export const nameGivenTo = ({ role }: OperatorCaller): string => `case when exists (select from coffeechats k
  where k.candidate_id = r.candidate_id and ${role === 'recruiter' ? 'k.company_id = $1' : 'k.operator_id = $2'})
  then u.name_sealed end`

/** Every filter but `closed` looks at open rooms. */
export const FILTERS: Readonly<Record<RoomFilter, string>> = {
  all: 'r.closed_at is null',
  mine: 'r.closed_at is null and r.operator_id = $2',
  unassigned: 'r.closed_at is null and p.disabled_at is not null',
  unread: `r.closed_at is null and ${UNREAD.operator} > 0`,
  closed: 'r.closed_at is not null',
}
