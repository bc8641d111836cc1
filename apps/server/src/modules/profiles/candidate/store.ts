import type { Activity } from '@coffeeattack/domain/profiles/attack-period'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { moreOfferRequests } from '../../../platform/db/schema/desk.ts'
import { operators } from '../../../platform/db/schema/operators.ts'
import { careers } from '../../../platform/db/schema/profiles.ts'
import { users } from '../../../platform/db/schema/users.ts'
import { isPresent } from '../../accounts/core/sql.ts'
import { notCalledOff, timeIsFixed } from '../../coffeechats/core/sql.ts'
import { delivered, expiredOn, openOn } from '../../offers/core/sql.ts'
import { isWorking } from '../../operators/core/sql.ts'

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

/**
 * $1 is the person, $2 the moment, $3 the day. Single offers and curated groups alike are entries; those of others are
 * never touched.
 */
const HOME = `
  with entries as (
    select id, false as is_group, status, expiry_day, created_at, read_at from offers
    where candidate_id = $1 and ${delivered('offers', '$2')} and group_id is null
    union all
    select id, true, status, expiry_day, created_at, read_at from offer_groups
    where candidate_id = $1 and ${delivered('offer_groups', '$2')})
  select count(*)::int as received,
    count(*) filter (where ${openOn('entries', '$3')})::int as waiting,
    count(*) filter (where status = 'MATCHED')::int as selected,
    count(*) filter (where ${expiredOn('entries', '$3')})::int as expired,
    (select nullif(greatest(max(salary_max - income_basis), 0), 0) from offers
     where candidate_id = $1 and ${delivered('offers', '$2')} and ${openOn('offers', '$3')}) as "bestRaise",
    (select json_build_object('id', k.id, 'name', coalesce(c.name, p.name), 'startsAt', t.starts_at, 'minutes', t.minutes)
     from coffeechats k join coffeechat_times t on t.coffeechat_id = k.id
       join operators p on p.id = k.operator_id left join companies c on c.id = k.company_id
     where k.candidate_id = $1 and ${notCalledOff('k')} and ${timeIsFixed('t')}
       and t.starts_at + make_interval(mins => t.minutes) > $2
     order by t.starts_at limit 1) as "nextCoffeechat",
    (select json_build_object('id', id, 'isGroup', is_group, 'expiryDay', expiry_day, 'isNew', read_at is null)
     from entries where ${openOn('entries', '$3')}
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

export type Account = { nameSealed: string | null; certifiedAt: Date | null; activity: Activity }

const columns = {
  nameSealed: users.nameSealed,
  certifiedAt: users.certifiedAt,
  activity: { isActivate: users.isActive, expiredAt: users.attackEndsAt },
}

export async function findAccount(db: Queries, userId: string): Promise<Account | null> {
  const [found] = await db.select(columns).from(users).where(isPresent(userId))
  return found ?? null
}

/** Two tabs of one person take turns from here on. */
export async function lockAccount(tx: Queries, userId: string): Promise<Account | null> {
  const [found] = await tx.select(columns).from(users).where(isPresent(userId)).for('no key update')
  return found ?? null
}

type AccountChanges = Partial<
  Pick<
    typeof users.$inferInsert,
    | 'emailSealed'
    | 'resumeUrl'
    | 'portfolioUrl'
    | 'githubUrl'
    | 'linkedinUrl'
    | 'hashtags'
    | 'techStack'
    | 'isMajor'
    | 'willingness'
    | 'agentHelp'
    | 'careerMonths'
    | 'isActive'
    | 'attackEndsAt'
  >
>

/** What is undefined stays as it is. False when the account is gone. */
export async function changeAccount(
  db: Queries,
  userId: string,
  changes: AccountChanges,
  now: Date,
): Promise<boolean> {
  const changed = await db
    .update(users)
    .set({ ...changes, updatedAt: now })
    .where(isPresent(userId))
    .returning({ id: users.id })
  return changed.length === 1
}

/** What a person may say about a verified job; what is absent stays. */
export type CareerChange = {
  id: string
  job?: string | undefined
  detail?: string | undefined
  hide?: boolean | undefined
}

/** All of them in one statement, of the owner's jobs alone. Answers how many were found. */
export async function changeCareers(
  tx: Queries,
  userId: string,
  changes: readonly CareerChange[],
  now: Date,
): Promise<number> {
  const { rowCount } = await tx.$client.query(
    `update careers
     set job = coalesce(trim(change.job), careers.job),
       detail = coalesce(change.detail, careers.detail),
       hidden = coalesce(change.hide, careers.hidden),
       updated_at = $3
     from jsonb_to_recordset($2) as change (id uuid, job text, detail text, hide boolean)
     where careers.id = change.id and careers.user_id = $1`,
    [userId, JSON.stringify(changes), now],
  )
  return rowCount ?? 0
}

/** The periods that companies may see. */
export async function shownPeriods(tx: Queries, userId: string) {
  return tx
    .select({ start: careers.startedOn, end: careers.endedOn })
    .from(careers)
    .where(and(eq(careers.userId, userId), eq(careers.hidden, false)))
}

/** Words that are not given leave the former ones. False when nothing is open. */
export async function renewOpenRequest(
  tx: Queries,
  userId: string,
  message: string | undefined,
): Promise<boolean> {
  const renewed = await tx
    .update(moreOfferRequests)
    .set({ message: message ?? sql`${moreOfferRequests.message}` })
    .where(and(eq(moreOfferRequests.userId, userId), isNull(moreOfferRequests.handledAt)))
    .returning({ id: moreOfferRequests.id })
  return renewed.length > 0
}

export async function addRequest(
  tx: Queries,
  request: Pick<typeof moreOfferRequests.$inferInsert, 'id' | 'userId' | 'message' | 'createdAt'>,
): Promise<void> {
  await tx.insert(moreOfferRequests).values(request)
}

export async function activeAgents(tx: Queries): Promise<string[]> {
  const found = await tx
    .select({ id: operators.id })
    .from(operators)
    .where(and(eq(operators.role, 'AGENT'), isWorking))
  return found.map(({ id }) => id)
}
