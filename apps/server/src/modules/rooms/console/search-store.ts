import type { RoomFilter } from '@coffeeattack/domain/rooms/room'
import type { Queries } from '../../../platform/db/queries.ts'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { Place } from '../../../platform/http/cursor.ts'
import { FROM, reachedBy } from '../core/reach.ts'
import { lineIsMasked, messageIsShown } from '../core/sql.ts'
import { FILTERS, type KnownPerson, nameIsGivenTo, type RoomRow, roomsFor, whose } from './store.ts'

export type Search = {
  filter: RoomFilter
  /** Words that stand in the conversation, in what the person does, or in the operator's name. */
  words: string | null
  /** The same as it may be typed of a job or of the operator's name: by initials, half. */
  typed: readonly string[]
  /** Jobs that are called so. */
  jobs: readonly string[]
  /** Those whose names hold the words, as far as the caller may know them. */
  named: readonly string[]
  /** Rooms in whose masked lines the words stand all the same. */
  said: readonly string[]
  after: Place | null
  limit: number
}

/** What is masked is not searched as it was written: a number would be found digit by digit. */
const FOUND = `($3::text is null or r.candidate_id = any($4::uuid[])
  or (cardinality($9::text[]) > 0 and concat_ws(' ', u.shown_job_label, u.shown_job_sub_label, p.name) ~* all($9))
  or u.shown_job_sub_label = any($10::text[]) or u.shown_job_label = any($10::text[]) or r.id = any($8::uuid[]) or exists (select from messages s
    where s.room_id = r.id and ${messageIsShown('s')} and s.body ilike $3 and not ${lineIsMasked('s', 'r')}))`

export async function findRooms(
  db: Queries,
  caller: OperatorCaller,
  { filter, words, typed, jobs, named, said, after, limit }: Search,
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
      said,
      typed,
      jobs,
    ],
  )
  return rows
}

const pattern = (words: string) => `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

type KnownName = { candidateId: string; person: KnownPerson }

/** The names that the caller may know, of the rooms last written in: what can be searched for among them. */
export async function namesFor(db: Queries, caller: OperatorCaller, limit: number): Promise<KnownName[]> {
  const { rows } = await db.$client.query<KnownName>(
    `select r.candidate_id as "candidateId", json_build_object('kind', 'known', 'nameSealed', u.name_sealed) as person
     ${FROM} where ${reachedBy(caller)} and $2::uuid is not null and ${nameIsGivenTo(caller)}
     order by r.last_message_at desc limit $3`,
    [...whose(caller), limit],
  )
  return rows
}

/** Masked lines that hold the words as they were written: whoever asks looks whether they still do once masked. */
export async function maskedLinesWith(db: Queries, caller: OperatorCaller, words: string, limit: number) {
  const { rows } = await db.$client.query<{ roomId: string; body: string }>(
    `select r.id as "roomId", s.body ${FROM} join messages s on s.room_id = r.id
     where ${reachedBy(caller)} and $2::uuid is not null and (r.questions_asked > 0 or r.masked_up_to > 0)
       and ${messageIsShown('s')} and ${lineIsMasked('s', 'r')} and s.body ilike $3
     order by r.last_message_at desc limit $4`,
    [...whose(caller), pattern(words), limit],
  )
  return rows
}
