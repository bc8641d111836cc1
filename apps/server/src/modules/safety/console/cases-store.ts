import type { Outcome, ReportReason } from '@coffeeattack/domain/safety/report'
import type { SignalKind } from '@coffeeattack/domain/safety/signals'
import type { Queries } from '../../../platform/db/queries.ts'
import type { Place } from '../../../platform/http/cursor.ts'
import { caseIsOpen, reportStands, signalStands, stopIsInForce } from '../core/sql.ts'

type CaseStatus = 'open' | 'handled'
type CaseSource = 'report' | 'signal'

export type CaseRow = {
  id: string
  company: { id: string; name: string; logo: string | null }
  sender: { id: string; name: string; title: string; joinedAt: string } | null
  newestAt: Date
  handedOverAt: Date | null
  closedAt: Date | null
  outcome: Outcome | null
  finding: string
  reports: number
  signals: number
  reason: ReportReason | null
  signal: SignalKind | null
  isStopped: boolean
}

/** $1 is the time. A case whose reports were all taken back stands in no list. */
const CASES = `
  select c.id, c.newest_at as "newestAt", c.handed_over_at as "handedOverAt", c.closed_at as "closedAt", c.outcome, c.finding,
    json_build_object('id', f.id, 'name', f.name, 'logo', f.logo) as company,
    case when p.id is not null then
      json_build_object('id', p.id, 'name', p.name, 'title', p.title, 'joinedAt', p.created_at) end as sender,
    reported.count as reports, signalled.count as signals, reported.reason, signalled.kind as signal,
    exists (select from sender_stops s where s.sender_id = c.sender_id and ${stopIsInForce('s', '$1')}) as "isStopped"
  from safety_cases c
  join companies f on f.id = c.company_id
  left join operators p on p.id = c.sender_id
  cross join lateral (select count(*)::int as count, (array_agg(r.reason order by r.created_at desc, r.id desc))[1] as reason
    from safety_reports r where r.case_id = c.id and ${reportStands('r')}) reported
  cross join lateral (select count(*)::int as count, (array_agg(s.kind order by s.created_at desc, s.id desc))[1] as kind
    from safety_signals s where s.case_id = c.id and ${signalStands('s')}) signalled
  where (reported.count > 0 or signalled.count > 0 or c.closed_at is not null)`

const ONLY: Readonly<Record<CaseSource, string>> = {
  report: 'q.reports > 0',
  signal: 'q.reports = 0',
}

type Wanted = {
  status: CaseStatus
  only: CaseSource | undefined
  after: Place | null
  limit: number
  now: Date
}

export async function listCaseRows(db: Queries, { status, only, after, limit, now }: Wanted) {
  const [column, which] =
    status === 'open' ? ['"newestAt"', caseIsOpen('c')] : ['"closedAt"', 'c.closed_at is not null']
  const { rows } = await db.$client.query<CaseRow>(
    `select * from (${CASES} and ${which}) q
     where ($2::timestamptz is null or (q.${column}, q.id) < ($2, $3::uuid)) and ${only ? ONLY[only] : 'true'}
     order by q.${column} desc, q.id desc limit $4`,
    [now, after?.at ?? null, after?.id ?? null, limit],
  )
  return rows
}

export async function countCases(db: Queries, now: Date) {
  const { rows } = await db.$client.query<{ all: number; report: number; signal: number }>(
    `select count(*)::int as all, count(*) filter (where ${ONLY.report})::int as report,
       count(*) filter (where ${ONLY.signal})::int as signal
     from (${CASES} and ${caseIsOpen('c')}) q`,
    [now],
  )
  return rows[0]!
}

export async function findCase(db: Queries, id: string, now: Date): Promise<CaseRow | null> {
  const { rows } = await db.$client.query<CaseRow>(`${CASES} and c.id = $2`, [now, id])
  return rows[0] ?? null
}

type LockedCase = {
  companyId: string
  senderId: string | null
  closedAt: Date | null
  handedOverAt: Date | null
}

/** Locks the case: of two decisions at once the second sees the first. */
export async function lockCase(tx: Queries, id: string): Promise<LockedCase | null> {
  const { rows } = await tx.$client.query<LockedCase>(
    `select company_id as "companyId", sender_id as "senderId", closed_at as "closedAt", handed_over_at as "handedOverAt"
     from safety_cases where id = $1 for no key update`,
    [id],
  )
  return rows[0] ?? null
}
