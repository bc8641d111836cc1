import { expect } from 'vitest'
import { serverTest } from '../../testing/server-test.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { sqlState } from './sql-state.ts'
import { withClient } from './with-client.ts'
import { probeWriting } from './write-probe.ts'

const test = serverTest()

const probe = ({ db }: TestApp, ...settings: string[]) =>
  withClient(db.connection, async (client) => {
    for (const setting of settings) await client.query(`set ${setting}`)
    return probeWriting(client)
  })

test('[OPS-1] a writable database passes and keeps no row', async ({ server }) => {
  const rows = () => server.db.pool.query('select count(*) from sessions')
  const before = (await rows()).rows
  await probe(server)
  expect((await rows()).rows).toEqual(before)
})

test('[OPS-1] a read-only one fails', async ({ server }) => {
  const failure = await probe(server, 'default_transaction_read_only = on').catch(sqlState)
  expect(failure).toBe('25006')
})

test('[OPS-1] one without disk space fails', async ({ server }) => {
  // In place of a full disk (53100).
  expect(await probe(server, `temp_file_limit = '64kB'`).catch(sqlState)).toBe('53400')
})

test('[OPS-1] the small work_mem applies to the probe only', async ({ server }) => {
  await withClient(server.db.connection, async (client) => {
    const memory = () => client.query('show work_mem').then(({ rows }) => rows)
    const before = await memory()
    await probeWriting(client)
    expect(await memory()).toEqual(before)
  })
})
