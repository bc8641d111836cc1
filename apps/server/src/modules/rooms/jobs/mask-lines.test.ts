import { expect, vi } from 'vitest'
import { startJobs } from '../../../platform/jobs/runner.ts'
import { PATIENT } from '../../../testing/patient.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addCandidate } from '../../../testing/test-candidate.ts'
import { test } from '../testing/rooms-world.ts'
import { maskLinesJob } from './mask-lines.ts'

/** Simulates the release that stored no masked texts. */
const forgetMasks = (server: TestApp, roomId: string) =>
  server.db.pool.query('update messages set masked_body = null where room_id = $1', [roomId])

const masksIn = async (server: TestApp, roomId: string) => {
  const { rows } = await server.db.pool.query<{ masked: string | null }>(
    'select masked_body as masked from messages where room_id = $1 order by seq',
    [roomId],
  )
  return rows.map(({ masked }) => masked)
}

test('[OFR-17] a message without masked text is read masked and not found, until two processes mask it once', async ({
  server,
  world,
}) => {
  const me = await addCandidate(server)
  const first = await world.ask(me, await world.offerTo(me), '산책길 좋나요? 답은 010-1234-5678로 주세요')
  const { roomId } = first.json<{ roomId: string }>()
  await world.reply(world.recruiter, roomId, '네, 02-123-4567로 주세요')
  await forgetMasks(server, roomId)
  const find = async () => {
    const answer = await world.console(world.recruiter, 'GET', `rooms?q=${encodeURIComponent('산책길')}`)
    return answer.json<{ items: { id: string }[] }>().items.map(({ id }) => id)
  }
  expect((await world.history(me, roomId)).items[0]).toMatchObject({
    message: '산책길 좋나요? 답은 〔전화번호〕로 주세요',
  })
  expect(await find()).toEqual([])
  await Promise.all([maskLinesJob.run(server.deps), maskLinesJob.run(server.deps)])
  expect(await masksIn(server, roomId)).toEqual([
    '산책길 좋나요? 답은 〔전화번호〕로 주세요',
    '네, 〔전화번호〕로 주세요',
  ])
  expect(await find()).toEqual([roomId])
})

test('[OFR-17] lines of the release before are masked when a process starts', async ({ server, world }) => {
  const me = await addCandidate(server)
  const first = await world.ask(me, await world.offerTo(me), '답은 010-1234-5678로 주세요')
  const { roomId } = first.json<{ roomId: string }>()
  await forgetMasks(server, roomId)
  const runner = await startJobs([maskLinesJob], server.deps, { pollSeconds: 0.5 })
  await vi.waitFor(
    async () => expect(await masksIn(server, roomId)).toEqual(['답은 〔전화번호〕로 주세요']),
    PATIENT,
  )
  await runner.stop(1_000)
})

test('[OFR-18] what a match opened before is known as written without a name, what came after it is not', async ({
  server,
  world,
}) => {
  const me = await addCandidate(server)
  const offerId = await world.offerTo(me)
  const first = await world.ask(me, offerId, '답은 010-1234-5678로 주세요')
  const { roomId } = first.json<{ roomId: string }>()
  server.clock.advance({ seconds: 1 })
  await world.accept(me, offerId)
  await world.send(me, roomId, '이제 me@example.com 으로 주세요')
  await forgetMasks(server, roomId)
  await maskLinesJob.run(server.deps)
  const [asked, ...later] = await masksIn(server, roomId)
  expect(asked).toBe('답은 〔전화번호〕로 주세요')
  expect(later.every((masked) => masked === null)).toBe(true)
})

test('[OFR-17] an old line hides its writer’s own number in any groups, and a writer who cannot be opened stops no other line', async ({
  server,
  world,
}) => {
  const talks: string[] = []
  for (const last of [1, 2, 3]) {
    const me = await addCandidate(server, { phone: `0102345678${last}` })
    const first = await world.ask(me, await world.offerTo(me), `점심은 어때요? 뒤는 23 456 78${last} 예요`)
    const { roomId } = first.json<{ roomId: string }>()
    await forgetMasks(server, roomId)
    talks.push(roomId)
  }
  await server.db.pool.query(
    `update users set phone_sealed = 'k.broken' where id = (select candidate_id from message_rooms where id = $1)`,
    [talks[1]],
  )
  await expect(maskLinesJob.run(server.deps)).rejects.toThrow('1 of the pieces of a job failed')
  const [first, broken, last] = await Promise.all(talks.map((roomId) => masksIn(server, roomId)))
  expect([first, last]).toEqual([
    ['점심은 어때요? 뒤는 〔전화번호〕 예요'],
    ['점심은 어때요? 뒤는 〔전화번호〕 예요'],
  ])
  expect(broken).toEqual([null])
})
