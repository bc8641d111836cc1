import type { Queries } from '../db/queries.ts'
import { streamEvents } from '../db/schema/rooms.ts'

/** An event without its content, which is read when the event is sent. */
export type StreamEvent = {
  readonly audienceId: string
  readonly seq: number
  readonly kind: string
  readonly subjectId: string
}

export type NewEvent = Omit<StreamEvent, 'seq'>

/** Called in the transaction of the change; streams are notified at commit. */
export async function addEvents(tx: Queries, events: readonly NewEvent[], now: Date): Promise<void> {
  if (events.length > 0) await tx.insert(streamEvents).values(events.map((event) => ({ ...event, at: now })))
}

/** The last number of an audience's events, and how many before it are still kept. */
export type Head = { last: number; kept: number }

/** A listener and the audience whose events it gets: recruiters get their company's. */
export type Listening = { readonly audienceId: string; readonly memberId: string }

/**
 * Creates the audience's head at its first stream, and marks audience and member as present. SQL text, because one statement
 * writes to two tables.
 */
export async function openHead(db: Queries, { audienceId, memberId }: Listening, now: Date): Promise<Head> {
  const { rows } = await db.$client.query<Head>({
    name: 'stream-head',
    text: `with listening as (select distinct id from unnest(array[$1, $3]::uuid[]) as given (id)),
      made as (
        insert into stream_heads (audience_id, last_seq) select id, 0 from listening order by id on conflict do nothing),
      present as (
        insert into stream_presence (audience_id, seen_at) select id, $2 from listening order by id
        on conflict (audience_id) do update set seen_at = excluded.seen_at
        where stream_presence.seen_at < excluded.seen_at),
      head as (select coalesce((select last_seq from stream_heads where audience_id = $1), 0) as last)
      select last, last - coalesce((select min(seq) - 1 from stream_events where audience_id = $1), last) as kept
      from head`,
    values: [audienceId, now, memberId],
  })
  return rows[0]!
}

export type Position = { readonly audienceId: string; readonly after: number }

/** Events after each position, in order, at most `limit` for each. */
export async function eventsAfter(
  db: Queries,
  positions: readonly Position[],
  limit: number,
): Promise<StreamEvent[]> {
  const { rows } = await db.$client.query<StreamEvent>({
    name: 'stream-events',
    text: `select e.* from unnest($1::uuid[], $2::bigint[]) as asked (audience_id, after)
      cross join lateral (
        select audience_id as "audienceId", seq, kind, subject_id as "subjectId" from stream_events
        where audience_id = asked.audience_id and seq > asked.after order by seq limit $3) e
      order by e."audienceId", e.seq`,
    values: [positions.map(({ audienceId }) => audienceId), positions.map(({ after }) => after), limit],
  })
  return rows
}

/**
 * One statement for all streams of a process. It inserts from a select, because a person who was erased meanwhile has no head
 * any more.
 */
export async function markPresent(db: Queries, audienceIds: readonly string[], now: Date): Promise<void> {
  await db.$client.query({
    name: 'stream-presence',
    text: `insert into stream_presence (audience_id, seen_at)
      select audience_id, $2 from stream_heads where audience_id = any($1::uuid[]) order by audience_id
      on conflict (audience_id) do update set seen_at = excluded.seen_at
      where stream_presence.seen_at < excluded.seen_at`,
    values: [audienceIds, now],
  })
}

/** Those of the sessions that have ended. */
export async function endedAmong(db: Queries, sessionIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.$client.query<{ id: string }>({
    name: 'stream-sessions',
    text: `select id from sessions where id = any($1::uuid[]) and ended_at is not null`,
    values: [sessionIds],
  })
  return new Set(rows.map(({ id }) => id))
}
