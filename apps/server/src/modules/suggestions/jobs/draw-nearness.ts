import { keyOfPair, nearnessOf } from '@coffeeattack/domain/suggestions/nearness'
import { sql } from 'drizzle-orm'
import type { Deps } from '../../../deps.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { skillPairs } from '../../../platform/db/schema/suggestions.ts'
import type { Job } from '../../../platform/jobs/job.ts'

/** Of very long profiles only so many skills count, so that one person makes few pairs. */
const SKILLS_EACH = 20

/**
 * Draws anew how near skills are (MATCH-2), from the profiles that companies can find. Its time grows with the people and the square of their
 * skills, its memory with the pairs that five people have: the catalogue's names, whatever the number of people. A second run draws the same.
 */
export async function drawNearness({ db }: Pick<Deps, 'db'>): Promise<void> {
  const { counts, all } = await countTogether(db.drizzle)
  const near = counts.flatMap(({ one, other, both, withOne, withOther }) => {
    const nearness = nearnessOf({ one, other, both, withOne, withOther, all })
    const [first, second] = keyOfPair(one, other).split('\n') as [string, string]
    return nearness > 0 ? [{ one: first, other: second, nearness, people: both }] : []
  })
  await db.transaction(async (tx) => {
    await takeTurn(tx)
    await tx.delete(skillPairs)
    const columns = {
      one: near.map(({ one }) => one),
      other: near.map(({ other }) => other),
      nearness: near.map(({ nearness }) => nearness),
      people: near.map(({ people }) => people),
    }
    await tx.insert(skillPairs).select(
      sql`select * from unnest(${sql.param(columns.one)}::text[], ${sql.param(columns.other)}::text[],
        ${sql.param(columns.nearness)}::real[], ${sql.param(columns.people)}::int[])`,
    )
  })
}

export const drawNearnessJob: Job = { name: 'draw-nearness', cron: '20 3 * * *', run: drawNearness }

/** An arbitrary lock number, the same in every process. */
const takeTurn = (tx: Queries) => tx.$client.query('select pg_advisory_xact_lock(7120456813)')

type Counted = { one: string; other: string; both: number; withOne: number; withOther: number }

/** Pairs that stand together in five profiles or more. A name with a line break in it would be no skill. */
async function countTogether(db: Queries): Promise<{ counts: Counted[]; all: number }> {
  const { rows } = await db.$client.query<Counted & { everybody: number }>(
    `with people as materialized (
       select candidate_id as id, skill from candidate_search
         cross join lateral (select distinct substr(term, 3) collate "C" as skill from unnest(terms) as term
           where starts_with(term, 's:') and strpos(term, E'\\n') = 0 order by 1 limit ${SKILLS_EACH}) own),
     single as (select skill, count(*)::int as people from people group by skill having count(*) >= 5),
     both_of as (
       select a.skill as one, b.skill as other, count(*)::int as people
       from people a join people b on b.id = a.id and b.skill > a.skill
       group by 1, 2 having count(*) >= 5)
     select p.one, p.other, p.people as both, a.people as "withOne", b.people as "withOther",
       (select count(distinct id)::int from people) as everybody
     from both_of p join single a on a.skill = p.one join single b on b.skill = p.other`,
  )
  return { counts: rows, all: rows[0]?.everybody ?? 0 }
}
