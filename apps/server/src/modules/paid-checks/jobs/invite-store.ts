import { type PaidRound, roundDue } from '@coffeeattack/domain/paid-checks/invitation'
import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import type { Queries } from '../../../platform/db/queries.ts'
import { paidChecks } from '../../../platform/db/schema/paid-checks.ts'
import { hasNotLeft } from '../../accounts/core/sql.ts'

export type DueInvitation = {
  coffeechatId: string
  candidateId: string
  startsOn: string
  promised: number
  round: PaidRound
}

type Page = { now: Date; after: string | null; limit: number }

/** The last day of the thirteenth month's invitation lies within this of the first day of work. */
const LONGEST_DAYS = 500

/**
 * A page of the hires that both sides told of, and those of them for which a round is due; `last` is null at the end. The latest hire of
 * a coffee chat counts, as a pact may have changed it. Who declined once is asked about this hire no more.
 */
export async function dueInvitations(
  db: Queries,
  { now, after, limit }: Page,
): Promise<{ last: string | null; due: DueInvitation[] }> {
  const { rows } = await db.$client.query<Omit<DueInvitation, 'round'> & { rounds: PaidRound[] }>(
    `select k.id as "coffeechatId", k.candidate_id as "candidateId", s.starts_on::text as "startsOn",
       s.base_pay as promised, array(select d.round from paid_checks d where d.coffeechat_id = k.id) as rounds
     from coffeechats k
     join users u on u.id = k.candidate_id and ${hasNotLeft('u')}
     cross join lateral (
       select h.starts_on, h.base_pay from coffeechat_stages h
       where h.coffeechat_id = k.id and h.stage = 'HIRED' and h.agreed_at is not null
       order by h.number desc limit 1) s
     where k.company_id is not null and s.starts_on between $1::date - ${LONGEST_DAYS} and $1
       and ($2::uuid is null or k.id > $2)
       and not exists (select from paid_checks d where d.coffeechat_id = k.id and d.state = 'DECLINED')
     order by k.id limit $3`,
    [formatDay(kstDay(now)), after, limit],
  )
  const due = rows.flatMap(({ rounds, ...hire }) => {
    const round = roundDue(hire.startsOn, now)
    return round === null || rounds.includes(round) ? [] : [{ ...hire, round }]
  })
  return { last: rows.length < limit ? null : rows.at(-1)!.coffeechatId, due }
}

/** Those that nobody had invited yet. */
export async function addInvitations(tx: Queries, rows: readonly (typeof paidChecks.$inferInsert)[]) {
  return tx
    .insert(paidChecks)
    .values([...rows])
    .onConflictDoNothing()
    .returning({
      id: paidChecks.id,
      candidateId: paidChecks.candidateId,
      coffeechatId: paidChecks.coffeechatId,
    })
}
