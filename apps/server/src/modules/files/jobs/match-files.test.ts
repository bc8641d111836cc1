import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test as base } from 'vitest'
import { closing } from '../../../testing/closing.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { addCandidate } from '../../../testing/test-candidate.ts'
import { createTestClock } from '../../../testing/test-clock.ts'
import { startTestFileStore } from '../../../testing/test-file-store.ts'
import { matchFiles, matchFilesJob } from './match-files.ts'

const test = base
  .extend('store', { scope: 'file' }, ({}, scope) => closing(startTestFileStore(), scope))
  .extend('disk', { scope: 'file' }, ({}, scope) => closing(createTestApp(), scope))
  .extend('bucket', { scope: 'file' }, ({ store }, scope) =>
    closing(createTestApp({ settings: store.environment, clock: createTestClock(new Date()) }), scope),
  )

/** A file in a person's field, with its bytes. */
async function kept(server: TestApp): Promise<{ id: string; key: string }> {
  const { userId } = await addCandidate(server)
  const { deps, clock } = server
  const id = deps.ids.next()
  const key = `${userId}/${id}.pdf`
  await server.db.pool.query(
    `insert into files (id, user_id, purpose, type, store_key, size, state, created_at, stored_at)
     values ($1, $2, 'RESUME', 'pdf', $3, 5, 'STORED', $4, $4)`,
    [id, userId, key, clock()],
  )
  await deps.files.keep(key, Buffer.from('bytes'), { name: 'a.pdf' })
  return { id, key }
}
const removedAt = async (server: TestApp, { id }: { id: string }) =>
  (await server.db.pool.query('select removed_at from files where id = $1', [id])).rows[0].removed_at

describe('[OPS-4] files and database agree after a restore', () => {
  test.for(['disk', 'bucket'] as const)(
    'in a %s, bytes without a row and rows without bytes are named, then mended',
    async (kind, { disk, bucket }) => {
      const server = { disk, bucket }[kind]
      const { files } = server.deps
      const [whole, lost] = [await kept(server), await kept(server)]
      await files.remove(lost.key)
      const orphan = `${server.deps.ids.next()}/${server.deps.ids.next()}.pdf`
      await files.keep(orphan, Buffer.from('bytes'), { name: 'b.pdf' })

      const found = { withoutRow: [orphan], withoutBytes: [lost.key] }
      expect(await matchFiles({ mend: false }, server.deps)).toEqual(found)
      await matchFilesJob.run(server.deps)
      expect(server.logged.some((line) => line.includes('files and rows do not agree'))).toBe(true)
      expect([await files.size(orphan), await removedAt(server, lost)]).toEqual([5, null])

      expect(await matchFiles({ mend: true }, server.deps)).toEqual(found)
      expect([await files.size(orphan), await removedAt(server, lost)]).toEqual([null, server.clock()])
      expect([await files.size(whole.key), await removedAt(server, whole)]).toEqual([5, null])
      expect(await matchFiles({ mend: true }, server.deps)).toEqual({ withoutRow: [], withoutBytes: [] })
    },
  )

  test('what else lies in the folder is none of ours', async ({ disk }) => {
    const stray = join(disk.settings.dataDir, 'files', 'lost+found', 'x.txt')
    mkdirSync(dirname(stray), { recursive: true })
    writeFileSync(stray, '')
    await matchFiles({ mend: true }, disk.deps)
    expect(readdirSync(dirname(stray))).toEqual(['x.txt'])
    rmSync(dirname(stray), { recursive: true })
  })
})
