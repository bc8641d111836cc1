import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { Queries } from '../../../platform/db/queries.ts'
import { hasNotLeft } from '../../accounts/core/sql.ts'
import { receivesOffers, shutsOut } from '../../candidates/core/sql.ts'
import { viewerKeys } from '../../candidates/core/visibility.ts'

/**
 * Locks a person about whom the company may keep something: a person whom its search shows or who is in its pipeline. Throws if
 * they left or shut the company out. Both wait for this lock, so nothing is stored after them.
 */
export async function lockPerson(tx: Queries, companyId: string, candidateId: string, now: Date) {
  await tx.$client.query(`select from users where id = $1 for share`, [candidateId])
  const keys = await viewerKeys(tx, companyId)
  const { rowCount } = await tx.$client.query({
    name: 'person-to-keep',
    text: `select from users where id = $1 and ${hasNotLeft('users')} and not ${shutsOut('users.id', '$4')}
             and (${receivesOffers('users', '$3')}
               or exists (select from pipeline_cards where company_id = $2 and candidate_id = $1)
               or exists (select from people_marks where company_id = $2 and candidate_id = $1))`,
    values: [candidateId, companyId, now, keys],
  })
  if (rowCount !== 1) throw new Refusal('NOT_FOUND')
}
