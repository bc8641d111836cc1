import { expect } from 'vitest'
import type { TestApp } from '../../../testing/test-app.ts'
import { addCandidate } from '../../../testing/test-candidate.ts'
import { type RoomsWorld, test } from '../testing/rooms-world.ts'

const LENGTH = 1_000
const lineOf = (shape: string) =>
  shape
    .repeat(Math.ceil(LENGTH / shape.length))
    .slice(0, LENGTH)
    .trim()

/** Each made some pattern of the mask look at the same letters again and again. */
const HOSTILE = [
  '가',
  'a',
  '0 1 0 1 2 3 4 5 6 7 x ',
  `${'x'.repeat(63)}.`,
  'a@',
  '공일공 ',
  '〔',
  '가.com',
].map(lineOf)
const ORDINARY = [lineOf('팀은 여덟 명이고 화요일과 목요일에 모여요. 나머지는 편한 곳에서 일해요. ')]

const LINES = 100

/** Writes the lines into a nameless room and shows them to both sides. */
async function talk(lines: readonly string[], server: TestApp, world: RoomsWorld): Promise<void> {
  const me = await addCandidate(server)
  const first = await world.ask(me, await world.offerTo(me), '재택도 되나요?')
  const { roomId } = first.json<{ roomId: string }>()
  for (let count = 0; count < LINES; count++) {
    const answer = await world.reply(world.recruiter, roomId, lines[count % lines.length]!)
    expect(answer.statusCode, answer.body).toBe(200)
  }
  for (let count = 0; count < 5; count++) {
    expect((await world.messagesFor(world.recruiter, roomId)).statusCode).toBe(200)
    expect((await world.history(me, roomId)).items.length).toBeGreaterThan(10)
  }
}

/** The CPU that this process takes for it, and how often somebody else is answered meanwhile. */
async function costOf(lines: readonly string[], server: TestApp, world: RoomsWorld) {
  // Nobody writes so much within a minute.
  server.clock.advance({ minutes: 2 })
  const other = await addCandidate(server)
  const over = new AbortController()
  let answered = 0
  const begun = process.cpuUsage()
  const talking = talk(lines, server, world).finally(() => over.abort())
  for (; !over.signal.aborted; answered++)
    expect((await world.mine(other, 'GET', '/room')).statusCode).toBe(200)
  await talking
  return { cpu: process.cpuUsage(begun).user, answered }
}

test('[OFR-17] a hundred hostile lines cost about as much as ordinary ones, and others are answered meanwhile', async ({
  server,
  world,
}) => {
  // The first ones also compile what runs.
  await costOf(ORDINARY, server, world)
  const ordinary = await costOf(ORDINARY, server, world)
  const hostile = await costOf(HOSTILE, server, world)
  expect(hostile.cpu).toBeLessThan(3 * ordinary.cpu)
  expect(hostile.answered).toBeGreaterThan(ordinary.answered / 3)
})
