import { DAY_MS } from '@coffeeattack/domain/kst'
import { countMet, mustHavesMet } from '@coffeeattack/domain/positions/must-haves'
import { sharesOf } from '@coffeeattack/domain/suggestions/score'
import type { Deps } from '../../../deps.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { suggestionOutcomes } from '../../../platform/db/schema/suggestions.ts'
import type { Alone } from '../../../platform/jobs/each-alone.ts'
import { notTakenBack } from '../../offers/core/sql.ts'
import { peopleFrom, positionFrom, skillsOf } from '../core/compared.ts'
import { choicesAmong } from '../core/interests.ts'
import { nearnessTo } from '../core/nearness.ts'
import { COMPARED_FIELDS } from '../core/sql.ts'
import type { OpenPosition } from '../core/suggest-positions.ts'
import { recordIn } from '../../companies/core/records.ts'

/** Answers are written down within days, while the profile is still as it was. */
const LOOK_BACK_MS = 7 * DAY_MS
const PAGE = 500

type Answered = { offerId: string; candidateId: string; positionId: string; accepted: boolean; at: Date }

/**
 * Writes down what became of answered offers, with the signals of person and position (MATCH-3): features of the allow-list and nothing else.
 * Each offer once; somebody whom companies cannot find by now is left out.
 */
export async function gatherOutcomes(deps: Deps, alone: Alone): Promise<void> {
  const since = new Date(deps.clock().getTime() - LOOK_BACK_MS)
  for (let after: string | null = null; ;) {
    const page: Answered[] = await answeredSince(deps.db.drizzle, { since, after, limit: PAGE })
    for (const [positionId, answers] of Map.groupBy(page, (one) => one.positionId))
      await alone.one(() => writeDown(positionId, answers, deps))
    if (page.length < PAGE) return
    after = page.at(-1)!.offerId
  }
}

async function answeredSince(
  db: Queries,
  { since, after, limit }: { since: Date; after: string | null; limit: number },
): Promise<Answered[]> {
  const { rows } = await db.$client.query<Answered>(
    `select o.id as "offerId", o.candidate_id as "candidateId", o.position_id as "positionId",
       o.status = 'MATCHED' as accepted, o.decided_at as at
     from offers o
     where o.position_id is not null and o.group_id is null and o.status in ('MATCHED', 'REFUSED')
       and o.decided_at > $1 and ${notTakenBack('o')} and ($2::uuid is null or o.id > $2)
       and not exists (select from suggestion_outcomes known where known.offer_id = o.id)
     order by o.id limit $3`,
    [since, after, limit],
  )
  return rows
}

async function writeDown(positionId: string, answers: readonly Answered[], deps: Deps): Promise<void> {
  const { db, clock } = deps
  const position = await findCompared(db.drizzle, positionId)
  if (!position) return
  const asked = positionFrom(position.fields, position.record, clock())
  const ids = answers.map(({ candidateId }) => candidateId)
  const [people, { liking }, nearness] = await Promise.all([
    peopleFrom(db.drizzle, ids, asked.mustHaves),
    choicesAmong(db.drizzle, ids, position.namedCompanyId),
    nearnessTo(db.drizzle, skillsOf([asked])),
  ])
  const rows = answers.flatMap(({ candidateId, ...answer }) => {
    const person = people.get(candidateId)?.person
    if (!person) return []
    const pair = { person, position: asked, likes: liking.has(candidateId), nearness }
    const met = countMet(mustHavesMet(person.brings, asked.mustHaves))
    const plain = met * 2 + Number(person.hopeSalary !== null)
    return [{ ...answer, candidateId, shares: sharesOf(pair), plain }]
  })
  if (rows.length > 0) await db.drizzle.insert(suggestionOutcomes).values(rows).onConflictDoNothing()
}

type ComparedRow = Pick<OpenPosition, 'fields' | 'record'> & { namedCompanyId: string | null }

async function findCompared(db: Queries, id: string): Promise<ComparedRow | null> {
  const { rows } = await db.$client.query<ComparedRow>({
    name: 'position-for-outcomes',
    text: `select ${COMPARED_FIELDS} as fields, ${recordIn('c')} as record,
             case when p.is_named then c.id end as "namedCompanyId"
           from positions p join companies c on c.id = p.company_id where p.id = $1`,
    values: [id],
  })
  return rows[0] ?? null
}
