import { cronText } from '@coffeeattack/domain/upkeep/jobs'
import { expect, vi } from 'vitest'
import { startJobs } from '../../../platform/jobs/runner.ts'
import { PATIENT } from '../../../testing/patient.ts'
import { serverTest } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addCandidate, type TestCandidate } from '../../../testing/test-candidate.ts'
import { addWholePerson } from '../testing/whole-person.ts'
import { eraseAgain } from './erase-again.ts'
import { purgeWithdrawnJob } from './purge.ts'

const test = serverTest()

const leave = (server: TestApp, { token }: TestCandidate) =>
  server.call('DELETE', '/v3/users', { token, body: { reason: '쓰기 불편해요' } })
const isThere = async (server: TestApp, { userId }: TestCandidate) =>
  (await server.db.pool.query('select from users where id = $1', [userId])).rowCount === 1

async function readNumber(server: TestApp, series: string): Promise<number> {
  const { body } = await server.app.inject({ url: '/api/metrics', remoteAddress: '127.0.0.1' })
  const line = body.split('\n').find((one) => one.startsWith(`${series} `))
  return Number(line?.slice(series.length))
}
const counted = async (server: TestApp) =>
  Promise.all(['done', 'failed'].map((result) => readNumber(server, `erasures_total{result="${result}"}`)))

/** Removing files of these candidates fails. */
function breakFilesOf(server: TestApp, ...people: TestCandidate[]) {
  const { remove } = server.deps.files
  return vi.spyOn(server.deps.files, 'remove').mockImplementation(async (key) => {
    if (people.some(({ userId }) => key.startsWith(userId))) throw new Error('EIO')
    await remove(key)
  })
}

test('[PRO-14] a candidate whose erasure fails is told that it is pending, and the job finishes it', async ({
  server,
  clock,
}) => {
  const me = await addWholePerson(server, { withOffers: false })
  const before = await counted(server)
  const broken = breakFilesOf(server, me)
  const soon = new Date(clock().getTime() + 60 * 60_000).toISOString()
  expect((await leave(server, me)).json()).toEqual({ purgeAt: soon, isErased: false })
  expect(await counted(server)).toEqual([before[0], before[1]! + 1])
  expect(cronText(purgeWithdrawnJob.cron)).toBe('매시 10분')
  broken.mockRestore()
  await purgeWithdrawnJob.run(server.deps)
  expect(await isThere(server, me)).toBe(false)
  expect(await counted(server)).toEqual([before[0]! + 1, before[1]! + 1])
})

test('[PRO-14] an erasure that failed is done when a process starts, without waiting for its hour', async ({
  server,
}) => {
  const me = await addWholePerson(server, { withOffers: false })
  const broken = breakFilesOf(server, me)
  await leave(server, me)
  broken.mockRestore()
  expect(await isThere(server, me)).toBe(true)
  const runner = await startJobs([purgeWithdrawnJob], server.deps, { pollSeconds: 0.5 })
  await vi.waitFor(async () => expect(await isThere(server, me)).toBe(false), PATIENT)
  await runner.stop(1_000)
})

test('[PRO-14] one person who cannot be erased stops nobody else, and the run fails', async ({
  server,
  clock,
}) => {
  const people = [await addWholePerson(server), await addWholePerson(server), await addWholePerson(server)]
  for (const one of people) await leave(server, one)
  clock.advance({ hours: 30 * 24 })
  const before = await counted(server)
  server.logged.length = 0
  const broken = breakFilesOf(server, people[0]!, people[1]!)
  await expect(purgeWithdrawnJob.run(server.deps)).rejects.toThrow('2 people')
  expect(await Promise.all(people.map((one) => isThere(server, one)))).toEqual([true, true, false])
  expect(await counted(server)).toEqual([before[0]! + 1, before[1]! + 2])
  const lines = server.logged.filter((line) => line.includes('purge failed'))
  expect(lines.map((line) => (JSON.parse(line) as { err: { message: string } }).err.message)).toEqual([
    'EIO',
    'EIO',
  ])
  expect(await readNumber(server, 'erasure_overdue_seconds')).toBe(0)
  clock.advance({ hours: 3 })
  expect(await readNumber(server, 'erasure_overdue_seconds')).toBe(3 * 60 * 60)
  broken.mockRestore()
  await purgeWithdrawnJob.run(server.deps)
  expect(await readNumber(server, 'erasure_overdue_seconds')).toBe(0)
})

test('[PRO-14] one failed note does not stop the others', async ({ server }) => {
  const people = [
    await addWholePerson(server, { withOffers: false }),
    await addWholePerson(server, { withOffers: false }),
  ]
  const { write } = server.deps.erasures
  const first = server.deps.secrets.mac('erased-person', people[0]!.userId)
  const broken = vi.spyOn(server.deps.erasures, 'write').mockRejectedValue(new Error('disk full'))
  for (const one of people) await leave(server, one)
  broken.mockImplementation(async (name, text) => {
    if (name === first) throw new Error('disk full')
    await write(name, text)
  })
  await expect(purgeWithdrawnJob.run(server.deps)).rejects.toThrow('1 person')
  expect(await Promise.all(people.map((one) => isThere(server, one)))).toEqual([true, false])
  broken.mockRestore()
  await purgeWithdrawnJob.run(server.deps)
})

test('[OPS-4] after a restore one failed erasure does not stop the others', async ({ server }) => {
  const people = [
    await addWholePerson(server, { withOffers: false }),
    await addWholePerson(server, { withOffers: false }),
  ]
  const broken = breakFilesOf(server, people[0]!)
  for (const one of people) await leave(server, one)
  await addCandidate(server, { id: people[1]!.userId })
  await expect(eraseAgain(server.deps)).rejects.toThrow('1 person')
  expect(await Promise.all(people.map((one) => isThere(server, one)))).toEqual([true, false])
  broken.mockRestore()
  expect(await eraseAgain(server.deps)).toMatchObject({ again: 0 })
  expect(await isThere(server, people[0]!)).toBe(false)
})
