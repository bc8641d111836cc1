import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { waitsForCompany } from '../../coffeechats/core/sql.ts'
import { APPLICATIONS_TO_REVIEW } from '../../companies/core/sql.ts'
import { openCount } from '../../desk/core/store.ts'
import { isListed, openOn } from '../../offers/core/sql.ts'
import { isClosed } from '../../positions/core/sql.ts'
import { FROM as ROOMS, operatorAudience, reachedBy, roomIsOpen, UNREAD } from '../../rooms/core/sql.ts'
import { OPEN_SAFETY_CASES } from '../../safety/core/sql.ts'
import { UNREAD_NOTIFICATIONS } from './store.ts'

/** $1 is the moment, $2 the Seoul day, $3 the operator, $4 the company or, without one, the operator again. */
const owned = (row: string, { companyId }: OperatorCaller): string =>
  `${row}.${companyId ? 'company_id' : 'operator_id'} = $4`

/** What the list of sent offers counts as waiting. */
const offers = (caller: OperatorCaller): string =>
  `(select count(*)::int from offers o join users u on u.id = o.candidate_id where ${owned('o', caller)}
    and ${openOn('o', '$2')} and ${isListed('o', 'u', 'array(select company_key from company_keys where company_id = $4)')})`

const coffeechats = (caller: OperatorCaller): string =>
  `(select count(*)::int from coffeechats k join users u on u.id = k.candidate_id
    where ${owned('k', caller)} and ${waitsForCompany('k', 'u', '$1')})`

const rooms = (caller: OperatorCaller): string =>
  `(select count(*)::int ${ROOMS} where ${reachedBy(caller, '$4')} and ${roomIsOpen('r')} and ${UNREAD.operator} > 0)`

const POSITIONS = `(select count(*)::int from positions p where p.company_id = $4 and not ${isClosed('p')})`

type Counts = Record<
  | 'offers'
  | 'coffeechats'
  | 'rooms'
  | 'positions'
  | 'inquiries'
  | 'companyInquiries'
  | 'companyApplications'
  | 'requests'
  | 'keptWords'
  | 'safety',
  number | null
> & {
  notices: number
}

/** The numbers beside the menu, in one statement; whoever has not the menu has no number. */
export async function showCounts(caller: OperatorCaller, { db, clock }: ApiDeps): Promise<Counts> {
  const { role, operatorId } = caller
  const now = clock()
  const isSender = role !== 'admin'
  const isAgent = role === 'agent'
  const { rows } = await db.drizzle.$client.query<Counts>({
    name: `menu-counts-of-${role}`,
    text: `select ${UNREAD_NOTIFICATIONS} as notices,
       ${isSender ? offers(caller) : 'null'} as offers,
       ${isSender ? coffeechats(caller) : 'null'} as coffeechats,
       ${isSender ? rooms(caller) : 'null'} as rooms,
       ${role === 'recruiter' ? POSITIONS : 'null'} as positions,
       ${isAgent ? openCount('inquiries') : 'null'} as inquiries,
       ${role === 'recruiter' ? 'null' : openCount('company_inquiries')} as "companyInquiries",
       ${role === 'admin' ? APPLICATIONS_TO_REVIEW : 'null'} as "companyApplications",
       ${isAgent ? `${openCount('more_offer_requests')} + ${openCount('agent_applications')}` : 'null'} as requests,
       ${isAgent ? openCount('kept_words') : 'null'} as "keptWords",
       ${role === 'recruiter' ? 'null' : OPEN_SAFETY_CASES} as safety
     where $1::timestamptz is not null and $2::date is not null and $4::uuid is not null`,
    values: [now, formatDay(kstDay(now)), operatorId, operatorAudience(caller)],
  })
  return rows[0]!
}
