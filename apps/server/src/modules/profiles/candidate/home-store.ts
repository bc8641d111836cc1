import type { Queries } from '../../../platform/db/queries.ts'

export type Home = {
  received: number
  waiting: number
  selected: number
  expired: number
  bestRaise: number | null
  /** A time inside JSON arrives as text. */
  nextCoffeechat: { id: string; name: string; startsAt: string; minutes: number } | null
  nearest: { id: string; isGroup: boolean; expiryDay: string; isNew: boolean } | null
}

/** `today` is the Seoul day: an offer whose expiry day is before it has expired, whether or not a job said so. */
export type Moment = { now: Date; today: string }

const IS_OPEN = `status = 'WAITING' and expiry_day >= $3`
const REACHED = `candidate_id = $1 and deliver_at <= $2 and undone_at is null`

/** Single offers and curated groups alike are entries; those of others are never touched. */
const HOME = `
  with entries as (
    select id, false as is_group, status, expiry_day, created_at, read_at from offers
    where ${REACHED} and group_id is null
    union all
    select id, true, status, expiry_day, created_at, read_at from offer_groups where ${REACHED})
  select count(*)::int as received,
    count(*) filter (where ${IS_OPEN})::int as waiting,
    count(*) filter (where status = 'MATCHED')::int as selected,
    count(*) filter (where status = 'EXPIRED' or (status = 'WAITING' and expiry_day < $3))::int as expired,
    (select nullif(greatest(max(salary_max - income_basis), 0), 0) from offers
     where ${REACHED} and ${IS_OPEN}) as "bestRaise",
    (select json_build_object('id', k.id, 'name', coalesce(c.name, p.name), 'startsAt', t.starts_at, 'minutes', t.minutes)
     from coffeechats k join coffeechat_times t on t.coffeechat_id = k.id
       join operators p on p.id = k.operator_id left join companies c on c.id = k.company_id
     where k.candidate_id = $1 and k.cancelled_at is null and t.confirmed_at is not null and t.withdrawn_at is null
       and t.starts_at + make_interval(mins => t.minutes) > $2
     order by t.starts_at limit 1) as "nextCoffeechat",
    (select json_build_object('id', id, 'isGroup', is_group, 'expiryDay', expiry_day, 'isNew', read_at is null)
     from entries where ${IS_OPEN}
     order by expiry_day, created_at desc, id desc limit 1) as nearest
  from entries`

export async function homeOf(db: Queries, userId: string, { now, today }: Moment): Promise<Home> {
  const { rows } = await db.$client.query<Home>({ name: 'home', text: HOME, values: [userId, now, today] })
  return rows[0]!
}

export type Terms = {
  companyName: string | null
  companyLogo: string | null
  operatorName: string
  position: string
  salaryMin: number | null
  salaryMax: number | null
  incomeBasis: number | null
  isMaster: boolean
  isJustMessage: boolean
}

const TERMS = `
  select companies.name as "companyName", companies.logo as "companyLogo", operators.name as "operatorName",
    position, salary_min as "salaryMin", salary_max as "salaryMax", income_basis as "incomeBasis",
    is_master as "isMaster", is_just_message as "isJustMessage"
  from offers
  join operators on operators.id = operator_id
  left join companies on companies.id = offers.company_id
  where candidate_id = $1`

const TERMS_OF = {
  offer: { name: 'home-offer', text: `${TERMS} and offers.id = $2` },
  group: { name: 'home-group', text: `${TERMS} and offers.group_id = $2 order by offers.id` },
}

/** What an offer says; of a group, what each of its offers says. */
export async function termsOf(
  db: Queries,
  userId: string,
  { id, isGroup }: { id: string; isGroup: boolean },
): Promise<Terms[]> {
  const query = isGroup ? TERMS_OF.group : TERMS_OF.offer
  const { rows } = await db.$client.query<Terms>({ ...query, values: [userId, id] })
  return rows
}
