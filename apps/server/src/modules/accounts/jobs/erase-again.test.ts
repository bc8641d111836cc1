import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, vi } from 'vitest'
import { serverTest } from '../../../testing/server-test.ts'
import { restartedWith, type TestApp } from '../../../testing/test-app.ts'
import { addCandidate, type TestCandidate } from '../../../testing/test-candidate.ts'
import { addWholePerson } from '../testing/whole-person.ts'
import { eraseAgain } from './erase-again.ts'
import { purgeWithdrawnJob } from './purge.ts'

const [A, B] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
const test = serverTest({ settings: { SECRETS_KEY: A.toString('hex') } })

const leave = (server: TestApp, { token }: TestCandidate) =>
  server.call('DELETE', '/v3/users', { token, body: { reason: '이직을 마쳤어요' } })
const rows = async (server: TestApp, text: string, ...values: unknown[]) =>
  (await server.db.pool.query(text, values)).rows
const isThere = async (server: TestApp, { userId }: TestCandidate) =>
  (await rows(server, 'select from users where id = $1', userId)).length === 1
const folderOf = ({ settings }: TestApp) => join(settings.dataDir, 'erasures')
const noteOf = (server: TestApp, { userId }: TestCandidate) =>
  server.deps.erasures.read(server.deps.secrets.mac('erased-person', userId))

/** Restores the rows as a backup from before the withdrawal has them. */
const restored = (server: TestApp, { userId }: TestCandidate) => addCandidate(server, { id: userId })

describe('[OPS-4] withdrawals survive the restore of a backup', () => {
  test('a withdrawal is noted outside the database, without anything that names the candidate', async ({
    server,
    clock,
  }) => {
    const me = await addCandidate(server, { name: '나떠남' })
    await leave(server, me)
    const now = clock().toISOString()
    expect(JSON.parse((await noteOf(server, me))!)).toEqual({ withdrawnAt: now, purgeAt: now })
    const folder = folderOf(server)
    const kept = readdirSync(folder).flatMap((name) => [name, readFileSync(join(folder, name), 'utf8')])
    expect(kept.join()).not.toMatch(new RegExp(`${me.userId}|${me.phone}|나떠남`))
  })

  test('a restored candidate leaves again as of the original day, and nobody else does', async ({
    server,
    clock,
  }) => {
    const [gone, stays] = [await addCandidate(server), await addCandidate(server)]
    await leave(server, gone)
    expect(await isThere(server, gone)).toBe(false)
    const back = await restored(server, gone)
    clock.advance({ hours: 24 })
    expect(await eraseAgain(server.deps)).toMatchObject({ again: 1 })
    expect([await isThere(server, back), await isThere(server, stays)]).toEqual([false, true])
    expect(await eraseAgain(server.deps)).toMatchObject({ again: 0 })
  })

  test('a restored candidate with offers is sealed again and erased on the original day', async ({
    server,
    clock,
  }) => {
    const me = await addWholePerson(server)
    const { purgeAt } = (await leave(server, me)).json<{ purgeAt: string }>()
    await rows(server, 'delete from withdrawals where user_id = $1', me.userId)
    await rows(server, 'update users set deleted_at = null where id = $1', me.userId)
    clock.advance({ hours: 29 * 24 })
    expect(await eraseAgain(server.deps)).toMatchObject({ again: 1 })
    const [kept] = await rows(server, 'select * from withdrawals where user_id = $1', me.userId)
    expect([kept.purge_at.toISOString(), kept.person_sealed !== null]).toEqual([purgeAt, true])
    clock.advance({ hours: 24 })
    await purgeWithdrawnJob.run(server.deps)
    expect(await isThere(server, me)).toBe(false)
  })

  test('a note hashed with a previous key is found', async ({ server }) => {
    const me = await addCandidate(server)
    await leave(server, me)
    await restored(server, me)
    const stranger = await restartedWith(server, { current: B })
    expect(await eraseAgain(stranger.deps)).toMatchObject({ again: 0 })
    const changed = await restartedWith(server, { current: B, previous: [A] })
    expect(await eraseAgain(changed.deps)).toMatchObject({ again: 1 })
    await Promise.all([stranger.close(), changed.close()])
  })

  test('a store without the notes that the database tells of is refused, and nobody is erased', async ({
    server,
  }) => {
    const [withOffers, back] = [await addWholePerson(server), await addCandidate(server)]
    for (const one of [withOffers, back]) await leave(server, one)
    await restored(server, back)
    const { names } = server.deps.erasures
    const without = async function* (left: (name: string) => boolean) {
      for await (const name of names()) if (left(name)) yield name
    }
    const its = server.deps.secrets.mac('erased-person', withOffers.userId)
    const stores = { missing: () => false, half: (name: string) => name !== its }
    for (const [store, left] of Object.entries(stores)) {
      const spy = vi.spyOn(server.deps.erasures, 'names').mockImplementation(() => without(left))
      expect([store, await eraseAgain(server.deps)]).toEqual([store, { isDone: false, lost: 1 }])
      spy.mockRestore()
    }
    expect(await isThere(server, back)).toBe(true)
    expect(await eraseAgain(server.deps)).toEqual({ isDone: true, again: 1, confirmed: 1 })
  })

  test('nobody is erased before the note; if noting fails, the job repeats it', async ({ server }) => {
    const me = await addCandidate(server)
    const write = vi.spyOn(server.deps.erasures, 'write').mockRejectedValue(new Error('disk full'))
    expect((await leave(server, me)).statusCode).toBe(200)
    expect([await isThere(server, me), await noteOf(server, me)]).toEqual([true, null])
    await expect(purgeWithdrawnJob.run(server.deps)).rejects.toThrow('1 person')
    write.mockRestore()
    await purgeWithdrawnJob.run(server.deps)
    expect([await isThere(server, me), await noteOf(server, me)]).toEqual([false, expect.any(String)])
  })
})
