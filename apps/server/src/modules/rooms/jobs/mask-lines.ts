import { maskContacts } from '@coffeeattack/domain/text/contacts'
import { and, isNull, sql } from 'drizzle-orm'
import type { Deps } from '../../../deps.ts'
import type { Secrets } from '../../../platform/crypto/secrets.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { messages } from '../../../platform/db/schema/rooms.ts'
import { type Alone, eachAlone } from '../../../platform/jobs/each-alone.ts'
import type { Job } from '../../../platform/jobs/job.ts'

const BATCH = 500

/**
 * Stores the masked text of lines that a release without it wrote into nameless rooms, before this one or beside it. Until
 * then such a line is masked when it is read, without the writer's own name and number, and no search finds it. A line whose
 * writer cannot be opened stays so, and stops no other.
 */
async function maskLines({ db, secrets }: Deps, alone: Alone): Promise<void> {
  const mask = (line: UnmaskedLine) => ({
    ...line,
    maskedBody: maskContacts(line.body, writerOf(line, secrets)),
  })
  for (let after: string | null = null; ;) {
    const lines: UnmaskedLine[] = await linesWithoutMask(db.drizzle, after, BATCH)
    await alone.all(lines, async (some) => keepMasks(db.drizzle, some.map(mask)))
    if (lines.length < BATCH) return
    after = lines.at(-1)!.id
  }
}

/** A company's operators write under their names. */
function writerOf({ sender, nameSealed, phoneSealed }: UnmaskedLine, secrets: Secrets) {
  if (sender === 'OPERATOR') return undefined
  return {
    name: nameSealed === null ? '' : secrets.open(nameSealed, 'users.name_sealed'),
    phone: phoneSealed === null ? '' : secrets.open(phoneSealed, 'users.phone_sealed'),
  }
}

/** It also runs at the start: an update to this release leaves many such lines. */
export const maskLinesJob: Job = {
  name: 'mask-lines',
  cron: '25 * * * *',
  runsAtStart: true,
  run: (deps) => eachAlone('mask-lines', deps, (alone) => maskLines(deps, alone)),
}

type UnmaskedLine = {
  id: string
  createdAt: Date
  sender: 'CANDIDATE' | 'OPERATOR'
  body: string
  nameSealed: string | null
  phoneSealed: string | null
}

/** When the two sides of a room `r` matched first; null before. */
const MATCHED_AT = `(select min(k.created_at) from coffeechats k
  where k.candidate_id = r.candidate_id and k.company_id = r.company_id)`

/** Lines that were written before a match and have no masked text, by id. A room that a match made has none. */
async function linesWithoutMask(db: Queries, after: string | null, limit: number) {
  const { rows } = await db.$client.query<UnmaskedLine>(
    `select m.id, m.created_at as "createdAt", m.sender, m.body, u.name_sealed as "nameSealed", u.phone_sealed as "phoneSealed"
     from message_rooms r
     cross join lateral (select ${MATCHED_AT} as at) matched
     join users u on u.id = r.candidate_id
     join messages m on m.room_id = r.id and m.masked_body is null and m.sender <> 'SYSTEM'
       and m.created_at < coalesce(matched.at, 'infinity')
     where r.company_id is not null and r.created_at < coalesce(matched.at, 'infinity')
       and ($1::uuid is null or m.id > $1)
     order by m.id limit $2`,
    [after, limit],
  )
  return rows
}

type LineMask = { id: string; createdAt: Date; maskedBody: string }

/** Stores the masks that no other process has stored yet. The time of a message determines its partition. */
async function keepMasks(db: Queries, masks: readonly LineMask[]): Promise<void> {
  const all = <K extends keyof LineMask>(key: K) => sql.param(masks.map((mask) => mask[key]))
  const given = sql`unnest(${all('id')}::uuid[], ${all('createdAt')}::timestamptz[], ${all('maskedBody')}::text[])
    as given (id, created_at, masked_body)`
  await db
    .update(messages)
    .set({ maskedBody: sql`given.masked_body` })
    .from(given)
    .where(
      and(
        sql`(${messages.id}, ${messages.createdAt}) = (given.id, given.created_at)`,
        isNull(messages.maskedBody),
      ),
    )
}
