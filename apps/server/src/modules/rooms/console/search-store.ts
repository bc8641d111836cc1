import type { RoomFilter } from '@coffeeattack/domain/rooms/room'
import type { Queries } from '../../../platform/db/queries.ts'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { Place } from '../../../platform/http/cursor.ts'
import { FROM, messageIsShown, reachedBy, searchedText } from '../core/sql.ts'
import { FILTERS, type KnownPerson, nameIsGivenTo, type RoomRow, roomsFor, whose } from './store.ts'

export type Search = {
  filter: RoomFilter
  /** Searched in the messages, the job and the operator's name. */
  words: string | null
  /** Patterns for initials and incomplete syllables of jobs and operators' names. */
  typed: readonly string[]
  /** Jobs with this name. */
  jobs: readonly string[]
  /** Candidates whose name matches, among those the caller may know. */
  named: readonly string[]
  after: Place | null
  limit: number
}

/**
 * Without the marks of hidden parts: the word 전화번호 must not find people who hid one in their job. One line each, or
 * initials would be found where one ends and the next begins.
 */
const JOB = `concat_ws(E'\\n', without_marks(u.shown_job_label), without_marks(u.shown_job_sub_label), p.name)`

const FOUND = `($3::text is null or r.candidate_id = any($4::uuid[])
  or (cardinality($8::text[]) > 0 and ${JOB} ~* all($8))
  or u.shown_job_sub_label = any($9::text[]) or u.shown_job_label = any($9::text[]) or exists (select from messages s
    where s.room_id = r.id and ${messageIsShown('s')} and ${searchedText('s', 'r')} ilike $3))`

export async function findRooms(
  db: Queries,
  caller: OperatorCaller,
  { filter, words, typed, jobs, named, after, limit }: Search,
): Promise<RoomRow[]> {
  const { rows } = await db.$client.query<RoomRow>(
    `${roomsFor(caller)} and $2::uuid is not null and ${FILTERS[filter]} and ${FOUND}
     and ($5::timestamptz is null or (r.last_message_at, r.id) < ($5, $6::uuid))
     order by r.last_message_at desc, r.id desc limit $7`,
    [
      ...whose(caller),
      words && pattern(words),
      named,
      after?.at ?? null,
      after?.id ?? null,
      limit,
      typed,
      jobs,
    ],
  )
  return rows
}

const pattern = (words: string) => `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

type KnownName = { candidateId: string; person: KnownPerson }

/** The names that the caller may know, of the latest rooms. */
export async function namesFor(db: Queries, caller: OperatorCaller, limit: number): Promise<KnownName[]> {
  const { rows } = await db.$client.query<KnownName>(
    `select r.candidate_id as "candidateId", json_build_object('kind', 'known', 'nameSealed', u.name_sealed) as person
     ${FROM} where ${reachedBy(caller)} and $2::uuid is not null and ${nameIsGivenTo(caller)}
     order by r.last_message_at desc limit $3`,
    [...whose(caller), limit],
  )
  return rows
}
