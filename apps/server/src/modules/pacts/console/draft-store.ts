import type { CounterAnswer } from '@coffeeattack/domain/offers/counter'
import { baseOf, noParts, type PayParts } from '@coffeeattack/domain/offers/whole-pay'
import type { Stage } from '@coffeeattack/domain/coffeechats/outcome'
import type { OfferedPay } from '@coffeeattack/domain/pacts/differences'
import type { TermsTemplate } from '@coffeeattack/domain/pacts/terms'
import type { Queries } from '../../../platform/db/queries.ts'
import { pacts } from '../../../platform/db/schema/pacts.ts'
import { hasNotLeft } from '../../accounts/core/sql.ts'
import { payOf } from '../../offers/core/sql.ts'
import { works } from '../../operators/core/sql.ts'
import type { PactRow } from '../core/store.ts'

/** What a first draft is filled from. */
export type Drafting = {
  coffeechatId: string
  offerId: string
  candidateId: string
  isCalledOff: boolean
  stage: Stage | null
  isHired: boolean
  position: string
  place: string
  offered: OfferedPay
  counter: { amount: number; answer: CounterAnswer | null } | null
  template: TermsTemplate | null
  /** Those whom the company named to sign, the earliest first. */
  signerIds: string[]
}

type Row = Omit<Drafting, 'offered'> & {
  salaryMin: number | null
  salaryMax: number | null
  pay: PayParts | null
}

/** The company's coffee chat; null for another's, and for one of somebody who left. */
export async function findDrafting(
  db: Queries,
  { companyId, coffeechatId }: { companyId: string; coffeechatId: string },
): Promise<Drafting | null> {
  const { rows } = await db.$client.query<Row>({
    name: 'pact-drafting',
    text: `select k.id as "coffeechatId", o.id as "offerId", k.candidate_id as "candidateId",
        k.cancelled_at is not null as "isCalledOff",
        (select s.stage from coffeechat_stages s where s.coffeechat_id = k.id order by s.number desc limit 1) as stage,
        exists (select from hires h where h.coffeechat_id = k.id) as "isHired",
        o.position, coalesce(w.place, '') as place, o.salary_min as "salaryMin", o.salary_max as "salaryMax",
        ${payOf('o')} as pay,
        (select json_build_object('amount', a.amount, 'answer', a.answer) from offer_counters a where a.offer_id = o.id) as counter,
        (select template from pact_templates where company_id = k.company_id) as template,
        coalesce((select json_agg(g.operator_id order by g.named_at, g.operator_id) from pact_signers g
          join operators p on p.id = g.operator_id and p.company_id = g.company_id and ${works('p')}
          where g.company_id = k.company_id), '[]') as "signerIds"
      from coffeechats k
        join offers o on o.id = k.offer_id
        join users u on u.id = k.candidate_id and ${hasNotLeft('u')}
        left join positions w on w.id = o.position_id
      where k.company_id = $1 and k.id = $2`,
    values: [companyId, coffeechatId],
  })
  const [row] = rows
  if (!row) return null
  const { salaryMin, salaryMax, pay, ...rest } = row
  return { ...rest, offered: { base: baseOf({ salaryMin, salaryMax }), pay: pay ?? noParts } }
}

/** In 처우 협의, and after a sealed pact for what changes later; one that was declined may be followed by another. */
export function mayDraft(
  { isCalledOff, stage, isHired }: Drafting,
  pact: Pick<PactRow, 'state'> | null,
): boolean {
  if (isCalledOff || (pact !== null && pact.state !== 'SEALED' && pact.state !== 'DECLINED')) return false
  return (stage === 'TERMS' && !isHired) || pact?.state === 'SEALED'
}

/** False when a colleague began one at the same moment. */
export async function insertPact(tx: Queries, row: typeof pacts.$inferInsert): Promise<boolean> {
  const { rowCount } = await tx.insert(pacts).values(row).onConflictDoNothing()
  return rowCount === 1
}
