import { INTEREST } from '@coffeeattack/domain/suggestions/interest'
import type { Queries } from '../../../platform/db/queries.ts'
import { likes, receivesOffers, shutsOut } from '../../candidates/core/sql.ts'
import { isHiddenFrom } from '../../memory/core/sql.ts'
import { isBusy, stands, wantsSuggestions } from './sql.ts'

type Asked = {
  positionId: string
  companyId: string
  /** Every name of the company under which somebody may have shut it out. */
  companyKeys: readonly string[]
  now: Date
  today: string
}

export type Interest = { candidateId: string; saidAt: Date }

/** Who said '관심 있어요' to the position and may be known to the company now, the newest first (MATCH-1). */
export async function interestsIn(
  db: Queries,
  { positionId, companyId, companyKeys, now, today }: Asked,
): Promise<Interest[]> {
  const { rows } = await db.$client.query<Interest>({
    name: 'interests-in-position',
    text: `select said.candidate_id as "candidateId", said.said_at as "saidAt"
      from position_interests said join users u on u.id = said.candidate_id
      where said.position_id = $1 and ${stands('said')} and ${receivesOffers('u', '$4')}
        and not ${shutsOut('u.id', '$3')} and not ${isHiddenFrom('u.id', '$2')} and not ${isBusy('u.id', '$2', '$5')}
      order by said.said_at desc limit ${INTEREST.leading}`,
    values: [positionId, companyId, companyKeys, now, today],
  })
  return rows
}

/** Those of these people who want suggestions, and those who like the company; nobody likes one that is not named. */
export async function choicesAmong(
  db: Queries,
  ids: readonly string[],
  companyId: string | null,
): Promise<{ wanting: Set<string>; liking: Set<string> }> {
  const { rows } = await db.$client.query<{ id: string; wants: boolean; likes: boolean }>({
    name: 'choices-among',
    text: `select person.id, ${wantsSuggestions('person.id')} as wants, ${likes('person.id', '$2')} as likes
           from unnest($1::uuid[]) as person (id)`,
    values: [ids, companyId],
  })
  const those = (is: 'wants' | 'likes') => new Set(rows.flatMap((row) => (row[is] ? [row.id] : [])))
  return { wanting: those('wants'), liking: those('likes') }
}
