import type { Place } from '@coffeeattack/domain/coffeechats/place'
import type { Activity } from '@coffeeattack/domain/profiles/attack-period'
import type { IncomeOrigin } from '@coffeeattack/domain/salary/counted-income'
import type { Queries } from '../../../platform/db/queries.ts'
import type { offers } from '../../../platform/db/schema/offers.ts'
import { hasNotLeft } from '../../accounts/core/sql.ts'
import { timeAsks, notCalledOff, placeOf, timeIsFixed } from '../../coffeechats/core/sql.ts'
import { delivered, expiredOn, incomeOriginOf, openOn } from '../../offers/core/sql.ts'

export type Home = {
  isActive: boolean
  attackEndsAt: Activity['expiredAt']
  received: number
  waiting: number
  selected: number
  expired: number
  bestRaise: number | null
  /** A time inside JSON arrives as text. */
  nextCoffeechat: { id: string; name: string; startsAt: string; minutes: number; place: Place | null } | null
  askedCoffeechat: AskedCoffeechat | null
  nearest: Nearest | null
}

type AskedCoffeechat = {
  id: string
  name: string
  logo: string | null
  companyId: string | null
  operatorName: string
  startsAt: string
  salaryMin: number | null
  salaryMax: number | null
}

/** The open offer that ends first; of a group, what each of its offers says. */
export type Nearest = { id: string; isGroup: boolean; expiryDay: string; isNew: boolean; terms: Terms[] }

export type Terms = Pick<
  typeof offers.$inferSelect,
  'position' | 'salaryMin' | 'salaryMax' | 'incomeBasis' | 'isMaster' | 'isJustMessage'
> & {
  incomeOrigin: IncomeOrigin | null
  companyName: string | null
  companyLogo: string | null
  operatorName: string
}

/** `today` is the Seoul day: an offer whose expiry day is before it has expired, whether or not a job said so. */
export type Moment = { now: Date; today: string }

/** Entry e, an offer or a group, has the id of its one offer or is the group of several. */
const TERMS = `
  select coalesce(json_agg(json_build_object('companyName', c.name, 'companyLogo', c.logo, 'operatorName', p.name,
    'position', o.position, 'salaryMin', o.salary_min, 'salaryMax', o.salary_max, 'incomeBasis', o.income_basis,
    'incomeOrigin', ${incomeOriginOf('o')},
    'isMaster', o.is_master, 'isJustMessage', o.is_just_message) order by o.id), '[]')
  from offers o join operators p on p.id = o.operator_id left join companies c on c.id = o.company_id
  where o.candidate_id = $1 and (o.id = e.id or o.group_id = e.id)`

/** `offset 0` has the times of the person's own coffee chats looked up, which are few, and never all times there are. */
const NEXT_COFFEECHAT = `
  select k.id, k.operator_id, k.company_id, t.starts_at, t.minutes, ${placeOf('k')} as place
  from coffeechats k cross join lateral (
    select * from coffeechat_times where coffeechat_id = k.id offset 0) t
  where k.candidate_id = $1 and ${notCalledOff('k')} and ${timeIsFixed('t')}
    and t.starts_at + make_interval(mins => t.minutes) > $2
  order by t.starts_at limit 1`

/** The meeting that was last, of those the person is asked of (KEEP-1). */
const ASKED_COFFEECHAT = `
  select k.id, k.operator_id, k.company_id, k.offer_id, t.starts_at
  from coffeechats k cross join lateral (
    select * from coffeechat_times where coffeechat_id = k.id offset 0) t
  where k.candidate_id = $1 and ${timeAsks('t', 'candidate', '$2')}
  order by t.starts_at desc limit 1`

/**
 * $1 is the person, $2 the moment, $3 the day. Single offers and curated groups alike are entries; those of others are
 * never touched. It is one statement: with three the call took Node twice as long (753 µs, now 381).
 */
const HOME = `
  with entries as (
    select id, false as is_group, status, expiry_day, created_at, read_at from offers
    where candidate_id = $1 and ${delivered('offers', '$2')} and group_id is null
    union all
    select id, true, status, expiry_day, created_at, read_at from offer_groups
    where candidate_id = $1 and ${delivered('offer_groups', '$2')})
  select u.is_active as "isActive", u.attack_ends_at as "attackEndsAt", counted.*,
    (select nullif(greatest(max(salary_max - income_basis), 0), 0) from offers
     where candidate_id = $1 and ${delivered('offers', '$2')} and ${openOn('offers', '$3')}) as "bestRaise",
    (select json_build_object('id', k.id, 'name', coalesce(c.name, p.name), 'startsAt', k.starts_at, 'minutes', k.minutes,
       'place', k.place)
     from (${NEXT_COFFEECHAT}) k
       join operators p on p.id = k.operator_id left join companies c on c.id = k.company_id) as "nextCoffeechat",
    (select json_build_object('id', k.id, 'name', coalesce(c.name, p.name), 'logo', c.logo, 'companyId', c.id,
       'operatorName', p.name, 'startsAt', k.starts_at, 'salaryMin', o.salary_min, 'salaryMax', o.salary_max)
     from (${ASKED_COFFEECHAT}) k join offers o on o.id = k.offer_id
       join operators p on p.id = k.operator_id left join companies c on c.id = k.company_id) as "askedCoffeechat",
    (select json_build_object('id', e.id, 'isGroup', e.is_group, 'expiryDay', e.expiry_day, 'isNew', e.read_at is null,
       'terms', (${TERMS}))
     from (select * from entries where ${openOn('entries', '$3')}
       order by expiry_day, created_at desc, id desc limit 1) e) as nearest
  from users u cross join (
    select count(*)::int as received,
      count(*) filter (where ${openOn('entries', '$3')})::int as waiting,
      count(*) filter (where status = 'MATCHED')::int as selected,
      count(*) filter (where ${expiredOn('entries', '$3')})::int as expired
    from entries) counted
  where u.id = $1 and ${hasNotLeft('u')}`

/** Null once the person has left. */
export async function findHome(db: Queries, userId: string, { now, today }: Moment): Promise<Home | null> {
  const { rows } = await db.$client.query<Home>({ name: 'home', text: HOME, values: [userId, now, today] })
  return rows[0] ?? null
}
