import { type ArrangedChat, CALENDAR, type CalendarDetails } from '@coffeeattack/domain/calendars/entry'
import type { Place } from '@coffeeattack/domain/coffeechats/place'
import type { ProposedTime } from '@coffeeattack/domain/coffeechats/schedule'
import { DAY_MS } from '@coffeeattack/domain/kst'
import { eq } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { calendarAddresses } from '../../../platform/db/schema/calendars.ts'
import type { Deps } from '../../../deps.ts'
import { hasNotLeft } from '../../accounts/core/sql.ts'
import { placeOf } from '../../coffeechats/core/sql.ts'
import { companyMayIn } from '../../companies/core/gates.ts'
import { works } from '../../operators/core/sql.ts'

/** Whose calendar an address is. */
export type Followed = {
  kind: 'candidate' | 'operator'
  ownerId: string
  lastReadAt: Date | null
  showsDetails: boolean
}

/** Null for an unknown address, and when its owner left or does not work in the console any more. */
export async function findFollowed(db: Queries, hash: string): Promise<Followed | null> {
  const { rows } = await db.$client.query<Followed>({
    name: 'calendar-address',
    text: `select case when u.id is null then 'operator' else 'candidate' end as kind,
        coalesce(u.id, p.id) as "ownerId", a.last_read_at as "lastReadAt", a.shows_details as "showsDetails"
      from calendar_addresses a
      left join users u on u.id = a.user_id and ${hasNotLeft('u')}
      left join operators p on p.id = a.operator_id and ${works('p')} and p.role in ('RECRUITER', 'AGENT')
        and ${companyMayIn('meet', 'p.company_id')}
      where a.hash = $1 and coalesce(u.id, p.id) is not null`,
    values: [hash],
  })
  return rows[0] ?? null
}

const HOUR_MS = 3_600_000

/** At most once an hour, because calendars ask often. */
export async function noteRead(db: Queries, hash: string, lastReadAt: Date | null, now: Date): Promise<void> {
  if (lastReadAt && now.getTime() - lastReadAt.getTime() < HOUR_MS) return
  await db.update(calendarAddresses).set({ lastReadAt: now }).where(eq(calendarAddresses.hash, hash))
}

/** Whom the owner meets. A person who left is named no more. */
const NAMES: Readonly<Record<Followed['kind'], string>> = {
  candidate: `coalesce(c.name, sender.name) as name, null as "nameSealed"`,
  operator: `null as name, (select u.name_sealed from users u where u.id = k.candidate_id and ${hasNotLeft('u')}) as "nameSealed"`,
}

/** A candidate's coffee chats, or those from the operator's own offers for the company where they work now. */
const OWN: Readonly<Record<Followed['kind'], string>> = {
  candidate: 'where k.candidate_id = $1',
  operator: `join operators p on p.id = k.operator_id
    where k.operator_id = $1 and (p.company_id is null or k.company_id = p.company_id)`,
}

type Row = Omit<ArrangedChat, 'times' | 'details'> &
  Omit<ProposedTime, 'id' | 'confirmedAt'> & {
    timeId: string
    confirmedAt: Date
    place: Place | null
    name: string | null
    nameSealed: string | null
  }

type Reading = { now: Date; secrets: Pick<Deps['secrets'], 'open'> }

const OWNER = { candidate: 'candidate_id', operator: 'operator_id' } as const

/** Coffee chats that ever had a fixed time, each with all its fixed times, except those long past. */
export async function arrangedChats(db: Queries, followed: Followed, { now, secrets }: Reading) {
  const { kind, ownerId, showsDetails } = followed
  // A meeting lasts two hours at most, so a day more than the rule keeps is enough.
  const since = new Date(now.getTime() - (CALENDAR.overDays + 1) * DAY_MS)
  const { rows } = await db.$client.query<Row>({
    name: `calendar-of-${kind}`,
    text: `select k.id, k.place_kind as "placeKind", k.place_set_at as "placeSetAt", k.place_changes as "placeChanges",
        k.cancelled_at as "cancelledAt", t.id as "timeId", t.starts_at as "startsAt", t.minutes,
        t.proposed_by as "proposedBy", t.confirmed_at as "confirmedAt", t.withdrawn_at as "withdrawnAt",
        ${placeOf('k')} as place, ${NAMES[kind]},
        (select count(*)::int from coffeechats e where e.${OWNER[kind]} = $1
          and (e.created_at, e.id) <= (k.created_at, k.id)) as number
      from coffeechats k
      join operators sender on sender.id = k.operator_id
      left join companies c on c.id = k.company_id
      join coffeechat_times t on t.coffeechat_id = k.id and t.confirmed_at is not null
      ${OWN[kind]} and exists (select from coffeechat_times late
        where late.coffeechat_id = k.id and late.confirmed_at is not null and late.starts_at > $2)
      order by k.id, t.id`,
    values: [ownerId, since],
  })
  return [...Map.groupBy(rows, ({ id }) => id).values()].map((chat) =>
    asChat(chat, showsDetails ? detailsOf(chat[0]!, secrets) : null),
  )
}

function detailsOf({ name, nameSealed, place }: Row, secrets: Reading['secrets']): CalendarDetails | null {
  const person = nameSealed === null ? null : `${secrets.open(nameSealed, 'users.name_sealed')} 님`
  const other = name ?? person
  return other === null ? null : { title: `${other} 커피챗`, place }
}

function asChat(rows: Row[], details: CalendarDetails | null): ArrangedChat {
  const { id, placeKind, placeSetAt, placeChanges, cancelledAt, number } = rows[0]!
  const times = rows.map(({ timeId, startsAt, minutes, proposedBy, confirmedAt, withdrawnAt }) => {
    return { id: timeId, startsAt, minutes, proposedBy, confirmedAt, withdrawnAt }
  })
  return { id, placeKind, placeSetAt, placeChanges, cancelledAt, times, number, details }
}
