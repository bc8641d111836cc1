import { expect } from 'vitest'
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

test('[OFR-18] a disclosed message is known as anonymous, a later one is not', async ({ server, world }) => {
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
