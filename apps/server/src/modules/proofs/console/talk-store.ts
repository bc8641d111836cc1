import type { Queries } from '../../../platform/db/queries.ts'
import { hasNotLeft } from '../../accounts/core/sql.ts'

/** A coffee chat as far as asking for a proof depends on it. */
type Talk = { candidateId: string; isInTerms: boolean; roomId: string | null }

/** The company's coffee chat; null for another's, and for one of somebody who left. */
export async function findTalk(
  db: Queries,
  { companyId, coffeechatId }: { companyId: string; coffeechatId: string },
): Promise<Talk | null> {
  const { rows } = await db.$client.query<Talk>({
    name: 'talk-of-proof-request',
    text: `select k.candidate_id as "candidateId",
        (k.cancelled_at is null and not exists (select from hires h where h.coffeechat_id = k.id)
          and coalesce((select s.stage from coffeechat_stages s where s.coffeechat_id = k.id order by s.number desc limit 1) = 'TERMS', false))
          as "isInTerms",
        (select r.id from message_rooms r where r.candidate_id = k.candidate_id and r.company_id = k.company_id limit 1) as "roomId"
      from coffeechats k
        join users u on u.id = k.candidate_id and ${hasNotLeft('u')}
      where k.company_id = $1 and k.id = $2`,
    values: [companyId, coffeechatId],
  })
  return rows[0] ?? null
}
