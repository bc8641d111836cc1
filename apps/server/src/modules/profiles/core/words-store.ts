import type { ProfileWords } from '@coffeeattack/domain/profiles/shown-words'
import type { Queries } from '../../../platform/db/queries.ts'
import { hasNotLeft } from '../../accounts/core/sql.ts'
import type { SealedWriter } from './own-writer.ts'
import { listOf } from './store.ts'

export type WrittenWords = ProfileWords & SealedWriter & { id: string }

export type ShownWords = ProfileWords & { id: string }

const WORDS = `
  select users.id, name_sealed as "nameSealed", phone_sealed as "phoneSealed",
    job_label as "jobLabel", job_sub_label as "jobSubLabel", tech_stack as "techStack", hashtags,
    ${listOf(`'id', id, 'job', job, 'detail', detail`, 'select * from careers where user_id = users.id')} as careers,
    ${listOf(`'id', id, 'name', name, 'major', major`, 'select * from schools where user_id = users.id')} as schools
  from users where users.id = any($1) and ${hasNotLeft('users')}`

/** Everything these people wrote. The caller has locked their rows, so nobody else writes meanwhile. */
export async function wordsOf(tx: Queries, userIds: readonly string[]): Promise<WrittenWords[]> {
  const { rows } = await tx.$client.query<WrittenWords>({
    name: 'written-words',
    text: WORDS,
    values: [userIds],
  })
  return rows
}

/**
 * SQL text, because one statement changes three tables. Each table has a list of its own: for nested lists the planner would
 * read whole tables.
 */
const SAVE = `
  with masked_careers as (
    update careers set shown_job = words.job, shown_detail = words.detail
    from jsonb_to_recordset($2) as words (id uuid, job text, detail text)
    where careers.id = words.id and (shown_job, shown_detail) is distinct from (words.job, words.detail)),
  masked_schools as (
    update schools set shown_name = words.name, shown_major = words.major
    from jsonb_to_recordset($3) as words (id uuid, name text, major text)
    where schools.id = words.id and (shown_name, shown_major) is distinct from (words.name, words.major))
  update users set shown_job_label = words."jobLabel", shown_job_sub_label = words."jobSubLabel",
    shown_tech_stack = words."techStack", shown_hashtags = words.hashtags
  from jsonb_to_recordset($1) as words (id uuid, "jobLabel" text, "jobSubLabel" text, "techStack" text[], hashtags text[])
  where users.id = words.id
    and (shown_job_label, shown_job_sub_label, shown_tech_stack, shown_hashtags)
      is distinct from (words."jobLabel", words."jobSubLabel", words."techStack", words.hashtags)`

/** Stores the masked copies beside the original words. */
export async function saveShownWords(tx: Queries, words: readonly ShownWords[]): Promise<void> {
  const careers = words.flatMap((person) => person.careers)
  const schools = words.flatMap((person) => person.schools)
  const values = [words, careers, schools].map((list) => JSON.stringify(list))
  await tx.$client.query({ name: 'save-shown-words', text: SAVE, values })
}

/**
 * Removes people without masked copies from the search, because older search rows contain their own words. A trigger adds
 * them again when they are masked. The caller has locked their rows. SQL text, because one statement deletes from two tables.
 */
export async function leaveSearch(tx: Queries, userIds: readonly string[]): Promise<void> {
  await tx.$client.query(
    `with unmasked as (select id from users where id = any($1) and shown_hashtags is null),
       without_keys as (delete from candidate_keys using unmasked where candidate_id = unmasked.id)
     delete from candidate_search using unmasked where candidate_id = unmasked.id`,
    [userIds],
  )
}

/** Conditions for people whose words have no masked copy. Each has its own index (`users_to_mask` and so on). */
export const UNMASKED = [
  'shown_hashtags is null',
  'id in (select user_id from careers where shown_detail is null)',
  'id in (select user_id from schools where shown_name is null)',
] as const

export type UnmaskedPage = { kind: (typeof UNMASKED)[number]; after: string; limit: number; wait: boolean }

/** Locks the next such people in the order of their ids; waits for locked rows, or skips them. */
export async function holdUnmasked(
  tx: Queries,
  { kind, after, limit, wait }: UnmaskedPage,
): Promise<string[]> {
  const { rows } = await tx.$client.query<{ id: string }>(
    `select id from users where ${kind} and ${hasNotLeft('users')} and id > $1
     order by id limit $2 for no key update ${wait ? '' : 'skip locked'}`,
    [after, limit],
  )
  return rows.map(({ id }) => id)
}
