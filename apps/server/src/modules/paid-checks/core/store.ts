import type { Judgement, UnknownReason } from '@coffeeattack/domain/paid-checks/judgement'
import type { PaidRound, PaidState } from '@coffeeattack/domain/paid-checks/invitation'
import type { LoginTypeLevel, Telecom } from '@coffeeattack/domain/verification/certificate'
import type { Queries } from '../../../platform/db/queries.ts'
import { ownerHasNotLeft } from '../../accounts/core/sql.ts'
import { COMPANY, type Company } from '../../offers/core/sql.ts'

export type PaidCheckRow = {
  id: string
  coffeechatId: string
  round: PaidRound
  startsOn: string
  promised: number
  state: PaidState
  invitedAt: Date
  answeredAt: Date | null
  judgement: Judgement | null
  reason: UnknownReason | null
  insured: number | null
  keptFrom: number | null
  month: string | null
  company: Company
  /** The folded names of the company, under any of which an employer counts as it. */
  companyKeys: string[]
  lastCertificate: { loginTypeLevel: LoginTypeLevel; telecom: Telecom } | null
  pact: { id: string; at: string } | null
}

/** The newest one that was confirmed. */
const LAST_CERTIFICATE = `(select json_build_object('loginTypeLevel', a.login_type_level, 'telecom', a.telecom)
  from verification_attempts a where a.user_id = d.candidate_id and a.state = 'DONE' order by a.started_at desc limit 1)`

const PACT = `(select json_build_object('id', p.id, 'at', seal.at) from pacts p join pact_seals seal on seal.pact_id = p.id
  where p.coffeechat_id = d.coffeechat_id and p.candidate_id = d.candidate_id and p.state = 'SEALED'
  order by seal.at desc limit 1)`

/** The person's own, $1; a deleted result is gone for them too. */
const PAID_CHECKS = `
  select d.id, d.coffeechat_id as "coffeechatId", d.round, d.starts_on::text as "startsOn", d.promised, d.state,
    d.invited_at as "invitedAt", d.answered_at as "answeredAt", d.judgement, d.reason, d.insured,
    d.kept_from as "keptFrom", d.month, ${COMPANY} as company,
    array[c.key] || array(select a.key from company_aliases a where a.company_id = c.id) as "companyKeys",
    ${LAST_CERTIFICATE} as "lastCertificate", ${PACT} as pact
  from paid_checks d
  join coffeechats k on k.id = d.coffeechat_id
  join companies c on c.id = k.company_id
  where d.candidate_id = $1 and ${ownerHasNotLeft('$1')} and d.state <> 'DELETED'`

export type OwnPaidCheck = { userId: string; paidCheckId: string }

export async function findPaidCheck(
  db: Queries,
  { userId, paidCheckId }: OwnPaidCheck,
): Promise<PaidCheckRow | null> {
  const { rows } = await db.$client.query<PaidCheckRow>({
    name: 'paid-check',
    text: `${PAID_CHECKS} and d.id = $2`,
    values: [userId, paidCheckId],
  })
  return rows[0] ?? null
}

/** Newest first. */
export async function paidChecksOf(db: Queries, userId: string): Promise<PaidCheckRow[]> {
  const { rows } = await db.$client.query<PaidCheckRow>({
    name: 'paid-checks',
    text: `${PAID_CHECKS} order by d.invited_at desc, d.id desc`,
    values: [userId],
  })
  return rows
}
