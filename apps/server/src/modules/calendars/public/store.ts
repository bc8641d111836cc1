import { type ArrangedChat, CALENDAR } from '@coffeeattack/domain/calendars/entry'
import type { ProposedTime } from '@coffeeattack/domain/coffeechats/schedule'
import { DAY_MS } from '@coffeeattack/domain/kst'
import type { Queries } from '../../../platform/db/queries.ts'
import { hasNotLeft } from '../../accounts/core/sql.ts'
import { works } from '../../operators/core/sql.ts'

/** Whose calendar an address is. */
export type Followed = { kind: 'candidate' | 'operator'; ownerId: string; lastReadAt: Date | null }

/** Null for an address that nobody has, or whose owner left or works in the console no more. */
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

/** To the hour: calendars ask often, and a row need not be written each time. */
export async function noteRead(db: Queries, hash: string, lastReadAt: Date | null, now: Date): Promise<void> {
  if (lastReadAt && now.getTime() - lastReadAt.getTime() < HOUR_MS) return
  await db.$client.query('update calendar_addresses set last_read_at = $2 where hash = $1', [hash, now])
}

/** Those that the person has, or that came of what the operator sent for where they work now. */
const OWN: Readonly<Record<Followed['kind'], string>> = {
  candidate: 'where k.candidate_id = $1',
  operator: `join operators p on p.id = k.operator_id
    where k.operator_id = $1 and (p.company_id is null or k.company_id = p.company_id)`,
}

type Row = Omit<ArrangedChat, 'times'> &
  Omit<ProposedTime, 'id' | 'confirmedAt'> & { timeId: string; confirmedAt: Date }

/** Coffee chats that ever had a fixed time, each with all of them; of those long over none. */
export async function arrangedChats(
  db: Queries,
  { kind, ownerId }: Followed,
  now: Date,
): Promise<ArrangedChat[]> {
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
  const times = rows.map(({ timeId, startsAt, minutes, proposedBy, confirmedAt, withdrawnAt }) => ({
    id: timeId,
    startsAt,
    minutes,
    proposedBy,
    confirmedAt,
    withdrawnAt,
  }))
  return { id, placeKind, placeSetAt, placeChanges, cancelledAt, times }
}
