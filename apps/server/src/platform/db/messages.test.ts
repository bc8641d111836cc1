import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { Client } from 'pg'
import { expect } from 'vitest'
import { lockRoomOfCandidate } from '../../modules/rooms/core/room-state.ts'
import { sayInRoom } from '../../modules/rooms/core/store.ts'
import { writeInRoom } from '../../modules/rooms/core/write-line.ts'
import { messageRooms, messages, streamEvents } from './schema/rooms.ts'
import { sqlState } from './sql-state.ts'
import { test as base, type TestDatabase } from './testing/test-database.ts'
import { untilLockAwaited } from './testing/test-locks.ts'
import { addCandidate, addOperator } from './testing/test-rows.ts'

const at = new Date('2026-11-10T03:00:00Z')

const test = base
  .extend('candidateId', ({ db }) => addCandidate(db.drizzle))
  .extend('operatorId', ({ db }) => addOperator(db.drizzle))
  .extend('roomId', () => randomUUID())

test.beforeEach(async ({ db, roomId, candidateId, operatorId }) => {
  await db.drizzle
    .insert(messageRooms)
    .values({ id: roomId, candidateId, operatorId, lastMessageAt: at, createdAt: at })
})

const say = (
  db: TestDatabase,
  roomId: string,
  candidateId: string,
  { now = at, ...line }: { body: string; clientId?: string; now?: Date },
) =>
  db.transaction(async (tx) => {
    await lockRoomOfCandidate(tx, { roomId, userId: candidateId })
    const said = { ...line, sender: 'CANDIDATE', senderId: candidateId } as const
    return writeInRoom(tx, roomId, said, { ids: { next: randomUUID }, now })
  })

/** The events of an audience, in the order of their numbers. */
const heard = async (db: TestDatabase, audienceId: string) => {
  const found = db.drizzle.select().from(streamEvents).where(eq(streamEvents.audienceId, audienceId))
  return (await found.orderBy(streamEvents.seq)).map(({ kind }) => kind)
}

test('[MSG-1] concurrent messages are numbered without gaps, and the room has the last one', async ({
  db,
  roomId,
  candidateId,
}) => {
  await Promise.all(
    Array.from({ length: 20 }, (_, index) => say(db, roomId, candidateId, { body: `${index}` })),
  )
  const numbers = await db.drizzle
    .select({ seq: messages.seq })
    .from(messages)
    .where(eq(messages.roomId, roomId))
    .orderBy(asc(messages.seq))
  expect(numbers.map(({ seq }) => seq)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
  const [room] = await db.drizzle.select().from(messageRooms).where(eq(messageRooms.id, roomId))
  expect(room!.lastSeq).toBe(20)
})

test('[MSG-2] a closed room accepts no message', async ({ db, roomId, candidateId }) => {
  await db.drizzle.update(messageRooms).set({ closedAt: at }).where(eq(messageRooms.id, roomId))
  await expect(say(db, roomId, candidateId, { body: '계신가요?' })).rejects.toThrow('is closed')
  await db.transaction((tx) =>
    sayInRoom(tx, roomId, '대화가 끝났어요.', { ids: { next: randomUUID }, now: at }),
  )
  expect(await db.drizzle.select().from(messages).where(eq(messages.roomId, roomId))).toEqual([])
})

test('[MSG-1] messages keep counting across monthly partitions, and a repeat in another month is not written again', async ({
  db,
  roomId,
  candidateId,
}) => {
  const later = new Date('2027-02-10T03:00:00Z')
  const [clientId, other] = [randomUUID(), randomUUID()]
  const first = await say(db, roomId, candidateId, { body: '네', clientId })
  expect(await say(db, roomId, candidateId, { body: '네', clientId, now: later })).toMatchObject({
    id: first.id,
    seq: 1,
  })
  const both = [{}, { now: later }].map((when) =>
    say(db, roomId, candidateId, { body: '또', clientId: other, ...when }),
  )
  expect((await Promise.all(both)).map(({ seq }) => seq)).toEqual([2, 2])
  expect((await say(db, roomId, candidateId, { body: '끝', now: later })).seq).toBe(3)
})

test('[MSG-1] the previous release leaves the number out: its message is numbered, told, and refused in a closed room', async ({
  db,
  roomId,
  candidateId,
  operatorId,
}) => {
  const insert = () =>
    db.drizzle
      .insert(messages)
      .values({
        id: randomUUID(),
        roomId,
        sender: 'CANDIDATE',
        senderId: candidateId,
        body: '네',
        createdAt: at,
      })
      .returning({ seq: messages.seq })
  expect(await insert()).toEqual([{ seq: 1 }])
  expect((await say(db, roomId, candidateId, { body: '네' })).seq).toBe(2)
  expect(await insert()).toEqual([{ seq: 3 }])
  expect(await heard(db, operatorId)).toEqual(['room', 'message', 'message', 'message'])
  await db.drizzle.update(messageRooms).set({ closedAt: at }).where(eq(messageRooms.id, roomId))
  expect(await insert().catch(sqlState)).toBe('23514')
})

test('[MSG-1] an event never becomes visible after a later one, so no reader misses it', async ({
  db,
  roomId,
  candidateId,
}) => {
  const note = { audienceId: candidateId, kind: 'message', subjectId: roomId, at }
  const slow = await db.pool.connect()
  await slow.query('begin')
  await slow.query('insert into stream_events (audience_id, kind, subject_id, at) values ($1, $2, $3, $4)', [
    candidateId,
    'message',
    roomId,
    at,
  ])
  let quickIsDone = false
  const quick = db.drizzle
    .insert(streamEvents)
    .values(note)
    .then(() => (quickIsDone = true))
  await untilLockAwaited(db)
  expect(quickIsDone).toBe(false)
  await slow.query('commit')
  slow.release()
  await quick
  const { rows } = await db.pool.query('select seq from stream_events where audience_id = $1 order by seq', [
    candidateId,
  ])
  // The first event is the room's creation.
  expect(rows).toEqual([{ seq: 1 }, { seq: 2 }, { seq: 3 }])
})

test('[MSG-1] a message or a change of a room creates an event for both sides', async ({
  db,
  roomId,
  candidateId,
  operatorId,
}) => {
  await say(db, roomId, candidateId, { body: '안녕하세요' })
  await db.drizzle.update(messageRooms).set({ closedAt: at }).where(eq(messageRooms.id, roomId))
  expect(await heard(db, candidateId)).toEqual(['room', 'message', 'room'])
  expect(await heard(db, operatorId)).toEqual(['room', 'message', 'room'])
})

test('[MSG-1] listeners are notified of the audience with new events', async ({ db, candidateId }) => {
  const listener = new Client(db.connection)
  await listener.connect()
  await listener.query('listen stream')
  const heard = new Promise((resolve) => listener.once('notification', ({ payload }) => resolve(payload)))
  await db.drizzle
    .insert(streamEvents)
    .values({ audienceId: candidateId, kind: 'offer', subjectId: randomUUID(), at })
  expect(await heard).toBe(candidateId)
  await listener.end()
})
