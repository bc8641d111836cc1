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

type MarksRow = Omit<Marks, 'seenAt' | 'isNew'> & { id: string; seenAt: Date | null; isFresh: boolean }

/** Each is looked up by its key: how much a company keeps, and about how many others, makes no difference. */
const MARKS = `
  select person.id, coalesce(kept.starred_at is not null, false) as "isStarred",
    coalesce(kept.hidden_at is not null, false) as "isHidden", coalesce(kept.tags, '{}') as tags,
    (select seen.at from profile_views seen
     where seen.candidate_id = person.id and seen.company_id = $1 and seen.at > $3
     order by seen.at desc limit 1) as "seenAt",
    exists (select from candidate_search come
     where come.candidate_id = person.id and come.opened_at > $4) as "isFresh",
    array(select list.id from people_list_members member join people_lists list on list.id = member.list_id
     where member.candidate_id = person.id and list.company_id = $1 order by list.name) as "listIds",
    (select count(*)::int from people_notes note
     where note.company_id = $1 and note.candidate_id = person.id) as notes
  from unnest($2::uuid[]) as person (id)
  left join people_marks kept on kept.company_id = $1 and kept.candidate_id = person.id`

const DAY_MS = 86_400_000
const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS)

/** What the company keeps about each of these people, all in one statement. */
export async function marksOf(
  db: Queries,
  companyId: string,
  candidateIds: readonly string[],
  now: Date,
): Promise<Map<string, Marks>> {
  if (candidateIds.length === 0) return new Map()
  const { rows } = await db.$client.query<MarksRow>({
    name: 'people-marks',
    text: MARKS,
    values: [companyId, candidateIds, daysBefore(now, MEMORY.seenDays), daysBefore(now, MEMORY.newDays)],
  })
  return new Map(
    rows.map(({ id, seenAt, isFresh, ...kept }) => [
      id,
      { ...kept, seenAt: seenAt?.toISOString() ?? null, isNew: isFresh && seenAt === null },
    ]),
  )
}
