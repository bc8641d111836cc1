import type { ApplicationState } from '@coffeeattack/domain/companies/application'
import { unapprovedStates } from '@coffeeattack/domain/companies/state'
import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { companies } from '../../../platform/db/schema/companies.ts'
import { companyApplications as t } from '../../../platform/db/schema/company-applications.ts'
import type { Place } from '../../../platform/http/cursor.ts'
import type { ApplicationRow } from '../core/applications.ts'

export type QueueRow = {
  id: string
  state: ApplicationState
  stateChangedAt: Date
  companyName: string
  name: string
  title: string
  email: string
  homepage: string
  businessNumber: string | null
  appliedAt: Date
  matchedAt: Date | null
  businessState: ApplicationRow['businessState']
  askAgainAt: Date | null
  taxTries: number
  decidedAt: Date | null
  isNumberShared: boolean
}

const STATES = {
  review: ['IN_REVIEW', 'ASKED'],
  checking: ['CHECKING'],
  done: ['APPROVED', 'REFUSED', 'WITHDRAWN', 'JOINING', 'JOINED', 'DECLINED'],
} as const

export type QueueName = keyof typeof STATES
type QueueQuery = { list: QueueName; after: Place | null; limit: number }

/** Those that wait by how long they have waited, the decided ones from the newest. */
export async function applicationsIn(db: Queries, { list, after, limit }: QueueQuery): Promise<QueueRow[]> {
  const [order, beyond] = list === 'done' ? ['desc', '<'] : ['asc', '>']
  const { rows } = await db.$client.query<QueueRow>(
    `select a.id, a.state, a.state_changed_at as "stateChangedAt", a.company_name as "companyName", a.name, a.title, a.email,
       a.homepage, a.business_number as "businessNumber", a.pledged_at as "appliedAt", a.matched_at as "matchedAt",
       a.business_state as "businessState", a.ask_again_at as "askAgainAt", a.tax_tries as "taxTries",
       a.decided_at as "decidedAt",
       exists (select from company_applications b where b.business_number = a.business_number and b.id <> a.id
         and b.state in ('CHECKING', 'IN_REVIEW', 'ASKED')) as "isNumberShared"
     from company_applications a
     where a.state = any($1) and a.pledged_at is not null
       and ($2::timestamptz is null or (a.state_changed_at, a.id) ${beyond} ($2, $3::uuid))
     order by a.state_changed_at ${order}, a.id ${order} limit $4`,
    [STATES[list], after?.at ?? null, after?.id ?? null, limit],
  )
  return rows
}

export async function applicationCounts(db: Queries): Promise<{ review: number; checking: number }> {
  const { rows } = await db.$client.query<{ review: number; checking: number }>(
    `select count(*) filter (where state = any($1))::int as review, count(*) filter (where state = any($2))::int as checking
     from company_applications where pledged_at is not null`,
    [STATES.review, STATES.checking],
  )
  return rows[0]!
}

export async function findApplication(db: Queries, id: string): Promise<ApplicationRow | null> {
  const [found] = await db.select().from(t).where(eq(t.id, id))
  return found?.pledgedAt ? found : null
}

export async function holdApplication(tx: Queries, id: string): Promise<ApplicationRow | null> {
  const [found] = await tx.select().from(t).where(eq(t.id, id)).for('update')
  return found?.pledgedAt ? found : null
}

/** The earlier applications of an address or number that were decided. */
export async function earlierOf(db: Queries, row: ApplicationRow) {
  const { rows } = await db.$client.query<{ state: ApplicationState; at: Date }>(
    `select state, decided_at as at from company_applications
     where id <> $1 and decided_at is not null and (email = $2 or business_number = $3) order by decided_at desc limit 5`,
    [row.id, row.email, row.businessNumber],
  )
  return rows
}

export type AlikeRow = {
  kind: 'APPLICATION' | 'COMPANY'
  id: string
  name: string
  since: Date
  state: string
  number: string | null
  keys: string[]
  domain: string
  reason: string
}

type Alike = { number: string | null; key: string; domain: string; exceptIds: readonly string[] }

const MOST = 20

/** Candidates for `alikeIn` of the domain: same number, same or beginning name, same domain of a mail address. */
export async function possiblyAlike(
  db: Queries,
  { number, key, domain, exceptIds }: Alike,
): Promise<AlikeRow[]> {
  const { rows } = await db.$client.query<AlikeRow>(
    `select 'COMPANY' as kind, c.id, c.name, c.created_at as since, c.state, c.business_number as number,
       c.key || array(select alias.key from company_aliases alias where alias.company_id = c.id) as keys,
       coalesce((select split_part(o.email, '@', 2) from operators o where o.company_id = c.id
         and split_part(o.email, '@', 2) = $3 limit 1), '') as domain, '' as reason
     from companies c
     where c.id <> all($4::uuid[]) and c.state in ('APPROVED', 'PAUSED', 'CLOSED')
       and not exists (select from company_applications own where own.company_id = c.id and c.state = 'CLOSED')
       and (c.business_number = $1 or c.key = $2 or exists (select from company_aliases a where a.company_id = c.id and a.key = $2)
         or (length($2) >= 2 and starts_with(c.key, $2)) or (length(c.key) >= 2 and starts_with($2, c.key))
         or ($3 <> '' and exists (select from operators o where o.company_id = c.id and split_part(o.email, '@', 2) = $3)))
     union all
     select 'APPLICATION', a.id, a.company_name, a.pledged_at, a.state, a.business_number, array[coalesce(own.key, '')],
       split_part(a.email, '@', 2), case when a.state = 'REFUSED' then a.reason else '' end
     from company_applications a left join companies own on own.id = a.company_id
     where a.id <> all($4::uuid[]) and a.pledged_at is not null and a.state in ('CHECKING', 'IN_REVIEW', 'ASKED', 'REFUSED')
       and (a.business_number = $1 or own.key = $2 or split_part(a.email, '@', 2) = $3)
     order by kind desc, since desc limit ${MOST}`,
    [number, key, domain, exceptIds],
  )
  return rows
}

/** An unapproved company of the same number loses it to the one that is approved. */
export async function freeNumber(tx: Queries, number: string, exceptId: string): Promise<void> {
  await tx
    .update(companies)
    .set({ businessNumber: null })
    .where(
      and(
        eq(companies.businessNumber, number),
        ne(companies.id, exceptId),
        inArray(companies.state, [...unapprovedStates, 'CLOSED']),
      ),
    )
}

/** Approves the applicant's company; false when it is in no state that may be approved. */
export async function approveCompany(
  tx: Queries,
  id: string,
  columns: Pick<typeof companies.$inferInsert, 'businessNumber' | 'businessState' | 'businessStateOn'>,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(companies)
    .set({ ...columns, state: 'APPROVED', stateChangedAt: now, verifiedAt: now })
    .where(and(eq(companies.id, id), eq(companies.state, 'IN_REVIEW')))
  return rowCount === 1
}

export async function nameOfOperator(db: Queries, id: string | null): Promise<string | null> {
  if (id === null) return null
  const { rows } = await db.$client.query<{ name: string }>('select name from operators where id = $1', [id])
  return rows[0]?.name ?? null
}
