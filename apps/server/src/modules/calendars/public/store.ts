import { type ArrangedChat, CALENDAR } from '@coffeeattack/domain/calendars/entry'
import type { ProposedTime } from '@coffeeattack/domain/coffeechats/schedule'
import { DAY_MS } from '@coffeeattack/domain/kst'
import { eq } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { calendarAddresses } from '../../../platform/db/schema/calendars.ts'
import { hasNotLeft } from '../../accounts/core/sql.ts'
import { works } from '../../operators/core/sql.ts'

/** Whose calendar an address is. */
export type Followed = { kind: 'candidate' | 'operator'; ownerId: string; lastReadAt: Date | null }

/** Null for an unknown address, and when its owner left or does not work in the console any more. */
export async function findFollowed(db: Queries, hash: string): Promise<Followed | null> {
  const { rows } = await db.$client.query<Followed>({
    name: 'calendar-address',
    text: `select case when u.id is null then 'operator' else 'candidate' end as kind,
        coalesce(u.id, p.id) as "ownerId", a.last_read_at as "lastReadAt"
      from calendar_addresses a
      left join users u on u.id = a.user_id and ${hasNotLeft('u')}
      left join operators p on p.id = a.operator_id and ${works('p')} and p.role in ('RECRUITER', 'AGENT')
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

/** A candidate's coffee chats, or those from the operator's own offers for the company where they work now. */
const OWN: Readonly<Record<Followed['kind'], string>> = {
  candidate: 'where k.candidate_id = $1',
  operator: `join operators p on p.id = k.operator_id
    where k.operator_id = $1 and (p.company_id is null or k.company_id = p.company_id)`,
}

type Row = Omit<ArrangedChat, 'times'> &
  Omit<ProposedTime, 'id' | 'confirmedAt'> & { timeId: string; confirmedAt: Date }

/** Coffee chats that ever had a fixed time, each with all its fixed times, except those long past. */
export async function arrangedChats(db: Queries, { kind, ownerId }: Followed, now: Date) {
  // A meeting lasts two hours at most, so a day more than the rule keeps is enough.
  const since = new Date(now.getTime() - (CALENDAR.overDays + 1) * DAY_MS)
  const { rows } = await db.$client.query<Row>({
    name: `calendar-of-${kind}`,
    text: `select k.id, k.place_kind as "placeKind", k.place_set_at as "placeSetAt", k.place_changes as "placeChanges",
        k.cancelled_at as "cancelledAt", t.id as "timeId", t.starts_at as "startsAt", t.minutes,
        t.proposed_by as "proposedBy", t.confirmed_at as "confirmedAt", t.withdrawn_at as "withdrawnAt"
      from coffeechats k
      join coffeechat_times t on t.coffeechat_id = k.id and t.confirmed_at is not null
      ${OWN[kind]} and exists (select from coffeechat_times late
        where late.coffeechat_id = k.id and late.confirmed_at is not null and late.starts_at > $2)
      order by k.id, t.id`,
    values: [ownerId, since],
  })
  return [...Map.groupBy(rows, ({ id }) => id).values()].map(asChat)
}

function asChat(rows: Row[]): ArrangedChat {
  const { id, placeKind, placeSetAt, placeChanges, cancelledAt } = rows[0]!
  const times = rows.map(({ timeId, startsAt, minutes, proposedBy, confirmedAt, withdrawnAt }) => {
    return { id: timeId, startsAt, minutes, proposedBy, confirmedAt, withdrawnAt }
  })
  return { id, placeKind, placeSetAt, placeChanges, cancelledAt, times }
}
