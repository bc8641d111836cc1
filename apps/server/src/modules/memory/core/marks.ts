import { DAY_MS } from '@coffeeattack/domain/kst'
import { MEMORY } from '@coffeeattack/domain/memory/limits'
import type { Queries } from '../../../platform/db/queries.ts'

export type Marks = {
  isStarred: boolean
  isHidden: boolean
  tags: string[]
  seenAt: string | null
  isNew: boolean
  listIds: string[]
  notes: number
}

/** Marks as the database returns them. */
export type Kept = Omit<Marks, 'isNew'> & { isFresh: boolean }

/** Profiles opened since `seen` count as seen; people who came since `came` are new. */
export const sinceWhen = (now: Date) => ({
  seen: daysBefore(now, MEMORY.seenDays),
  came: daysBefore(now, MEMORY.newDays),
})

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS)

/**
 * What a company keeps about a person, as a JSON value in SQL. The arguments are how the statement names its rows and parameters.
 * Each part is found by an index, so the cost does not grow with what the company keeps.
 */
export const keptAbout = (
  person: string,
  company: string,
  since: { [when in keyof ReturnType<typeof sinceWhen>]: string },
) => `(
  select json_build_object(
    'isStarred', coalesce(kept.starred_at is not null, false), 'isHidden', coalesce(kept.hidden_at is not null, false),
    'tags', coalesce(kept.tags, '{}'),
    'seenAt', (select seen.at from profile_views seen
      where seen.candidate_id = ${person} and seen.company_id = ${company} and seen.at > ${since.seen}
      order by seen.at desc limit 1),
    'isFresh', exists (select from candidate_search come
      where come.candidate_id = ${person} and come.opened_at > ${since.came}),
    'listIds', array(select list.id from people_list_members member join people_lists list on list.id = member.list_id
      where member.candidate_id = ${person} and list.company_id = ${company} order by list.name),
    'notes', (select count(*) from people_notes note where note.company_id = ${company} and note.candidate_id = ${person}))
  from (select) one left join people_marks kept on kept.company_id = ${company} and kept.candidate_id = ${person})`

export const marksFrom = ({ seenAt, isFresh, ...kept }: Kept): Marks => ({
  ...kept,
  seenAt: seenAt && new Date(seenAt).toISOString(),
  isNew: isFresh && seenAt === null,
})

/** What the company keeps about each of these people, in one statement. */
export async function marksOf(db: Queries, companyId: string, candidateIds: readonly string[], now: Date) {
  if (candidateIds.length === 0) return new Map()
  const { seen, came } = sinceWhen(now)
  const { rows } = await db.$client.query<{ id: string; kept: Kept }>({
    name: 'people-marks',
    text: `select person.id, ${keptAbout('person.id', '$1', { seen: '$3', came: '$4' })} as kept
           from unnest($2::uuid[]) as person (id)`,
    values: [companyId, candidateIds, seen, came],
  })
  return new Map(rows.map(({ id, kept }) => [id, marksFrom(kept)]))
}
