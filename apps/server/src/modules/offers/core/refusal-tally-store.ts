import { countAnswer, type Counts, type Tally } from '@coffeeattack/domain/figures/in-fives'
import { refusalCode } from '@coffeeattack/domain/offers/refusal-reasons'
import type { Queries } from '../../../platform/db/queries.ts'

type Refused = { id: string; candidateId: string; companyId: string | null }

/**
 * Called in the transaction that refuses. A person counts once, with what they said first: what they say later moves
 * nothing that was told. Those who refuse one company at the same moment are counted one after the other.
 */
export async function countRefusal(
  tx: Queries,
  { id, candidateId, companyId }: Refused,
  reason: string,
): Promise<void> {
  if (companyId === null) return
  const { rows } = await tx.$client.query<Tally>(
    `insert into refusal_tallies as t (company_id, told, waiting)
     select $1::uuid, '{}', '{}' where not exists (
       select from offers where company_id = $1 and candidate_id = $2 and status = 'REFUSED'
         and refusal_reason is not null and id <> $3)
     on conflict (company_id) do update set company_id = t.company_id
     returning told, waiting`,
    [companyId, candidateId, id],
  )
  const [tally] = rows
  if (!tally) return
  const { told, waiting } = countAnswer(tally, refusalCode(reason))
  await tx.$client.query('update refusal_tallies set told = $2, waiting = $3 where company_id = $1', [
    companyId,
    told,
    waiting,
  ])
}

/** What whole blocks of people said. */
export async function toldRefusals(db: Queries, companyId: string): Promise<Counts> {
  const { rows } = await db.$client.query<{ told: Counts }>(
    'select told from refusal_tallies where company_id = $1',
    [companyId],
  )
  return rows[0]?.told ?? {}
}
