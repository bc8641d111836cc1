import { describe, expect } from 'vitest'
import { addTestOperator } from '../../../testing/test-operator.ts'
import { addCandidate, type TestCandidate } from '../../../testing/test-candidate.ts'
import { mailsTo } from '../../../testing/test-mails.ts'
import { tellOperators } from '../core/tell.ts'
import { type DeliveryWorld, test } from '../testing/delivery-world.ts'
import { tellDigests } from './tell-digests.ts'
import { tellOfPeriodsJob } from './tell-daily.ts'

test.beforeEach(async ({ world }) => {
  await world.closeCircuit()
  world.server.clock.set('2026-11-16T10:00:00+09:00')
})

/** A row of an earlier release, or of a fault: its content cannot be read. */
async function addUnreadable(world: DeliveryWorld, reader: { userId: string } | { operatorId: string }) {
  const { ids } = world.server.deps
  const [column, id] = 'userId' in reader ? ['user_id', reader.userId] : ['operator_id', reader.operatorId]
  const type = 'userId' in reader ? 'NEW_OFFER' : 'OFFER_MATCHED'
  const longAgo = new Date(world.server.clock().getTime() - 60_000)
  await world.server.db.pool.query(
    `insert into notices (id, ${column}, type, channel, dedupe_key, content, due_at, created_at)
     values ($1::uuid, $2, $3, 'CENTRE', $1::uuid::text, '{"offerId":"nothing"}', $4, $4)`,
    [ids.next(), id, type, longAgo],
  )
}

/** Makes every write of such a row fail while the constraint exists. */
async function refusing(world: DeliveryWorld, condition: string, work: () => Promise<void>) {
  const { pool } = world.server.db
  await pool.query(`alter table notices add constraint fails check (not (${condition})) not valid`)
  try {
    await work()
  } finally {
    await pool.query('alter table notices drop constraint fails')
  }
}

const failing = (world: DeliveryWorld) =>
  world.deliver().then(
    () => 'nothing failed',
    (error: Error) => error.message,
  )

const forget = (world: DeliveryWorld) => world.server.db.pool.query('delete from notices')

describe('[TRUST-5] what cannot be told stops nobody else', () => {
  test('a person whose notification cannot be read, and every later step goes on', async ({ world }) => {
    const [broken, me] = [await addCandidate(world.server), await addCandidate(world.server)]
    await world.offer(broken)
    await addUnreadable(world, broken)
    await world.offer(me)
    await world.message(me)
    world.server.clock.advance({ minutes: 3 })
    expect(await failing(world)).toBe('1 of the pieces of a job failed')
    expect(world.textsTo(me)).toHaveLength(2)
    expect(await world.states(broken, 'CENTRE')).toEqual(['waits', 'waits'])
    await forget(world)
  })

  test('somebody of the console', async ({ world }) => {
    const { server } = world
    const [broken, other] = [await addTestOperator(server), await addTestOperator(server)]
    const me = await addCandidate(server)
    await addUnreadable(world, broken)
    const note = { type: 'INQUIRY', subject: server.deps.ids.next(), content: {} } as const
    await server.db.transaction((tx) =>
      tellOperators(tx, [{ ...note, operatorId: other.operatorId }], {
        ids: server.deps.ids,
        now: server.clock(),
      }),
    )
    await world.offer(me)
    expect(await failing(world)).toBe('1 of the pieces of a job failed')
    expect(world.textsTo(me)).toHaveLength(1)
    const { rows } = await server.db.pool.query(
      `select from notices where operator_id = $1 and sent_at is not null`,
      [other.operatorId],
    )
    expect(rows).toHaveLength(1)
    await forget(world)
  })

  test('a text that cannot be made ready, in whichever lane', async ({ world }) => {
    const people: TestCandidate[] = []
    for (let count = 0; count < 9; count++) people.push(await addCandidate(world.server))
    const [broken, ...others] = people
    await world.server.db.pool.query(
      `insert into notices (id, user_id, type, channel, dedupe_key, content, due_at, created_at)
       values ($1::uuid, $2, 'NEW_OFFER', 'SMS', $1::uuid::text, '{"about":"nothing"}', $3, $3)`,
      [world.server.deps.ids.next(), broken!.userId, new Date('2026-11-16T09:00:00+09:00')],
    )
    for (const who of others) await world.offer(who)
    expect(await failing(world)).toBe('1 of the pieces of a job failed')
    expect(others.map((who) => world.textsTo(who).length)).toEqual(others.map(() => 1))
    await forget(world)
  })

  test('one room and one login of many that wait, and a step that fails whole', async ({ world }) => {
    const [broken, me] = [await addCandidate(world.server), await addCandidate(world.server)]
    const { roomId } = await world.message(broken)
    await world.message(me)
    world.server.clock.advance({ minutes: 3 })
    await refusing(world, `dedupe_key like 'MESSAGE:${roomId}:%'`, async () => {
      expect(await failing(world)).toBe('1 of the pieces of a job failed')
    })
    expect([world.textsTo(broken).length, world.textsTo(me).length]).toEqual([0, 1])
    await world.deliver()
    expect(world.textsTo(broken)).toHaveLength(1)

    const { pool } = world.server.db
    const late = await addCandidate(world.server)
    await world.offer(late)
    await pool.query('alter table message_rooms rename column last_seq to lost')
    expect(await failing(world)).toBe('2 of the pieces of a job failed')
    await pool.query('alter table message_rooms rename column lost to last_seq')
    await world.deliver()
    expect(world.textsTo(late)).toHaveLength(1)
  })

  test('one person of many whose period ends, and one digest of many', async ({ world }) => {
    const { server } = world
    const attackEndsAt = new Date('2026-11-18T23:59:59+09:00')
    const active = { isActive: true, attackEndsAt }
    const [broken, me] = [await addCandidate(server, active), await addCandidate(server, active)]
    await refusing(world, `user_id = '${broken.userId}'`, async () => {
      await expect(tellOfPeriodsJob.run(server.deps)).rejects.toThrow('1 of the pieces of a job failed')
    })
    expect(await world.states(broken, 'CENTRE')).toEqual([])
    expect(await world.states(me, 'CENTRE')).toEqual(['waits'])
    await forget(world)

    const [mute, other] = [await addTestOperator(server), await addTestOperator(server)]
    for (const { operatorId } of [mute, other]) {
      const inquiry = { type: 'INQUIRY', operatorId, subject: server.deps.ids.next(), content: {} } as const
      const when = { ids: server.deps.ids, now: server.clock() }
      await server.db.transaction((tx) => tellOperators(tx, [inquiry], when))
    }
    server.clock.set('2026-11-17T09:00:00+09:00')
    await refusing(world, `dedupe_key = 'DIGEST:${mute.operatorId}:2026-11-17'`, async () => {
      await expect(tellDigests(server.deps)).rejects.toThrow('1 of the pieces of a job failed')
    })
    expect([await mailsTo(server, mute.email), await mailsTo(server, other.email)]).toEqual([
      [],
      [expect.stringContaining('모았어요')],
    ])
  })
})
