import { expect } from 'vitest'
import { pdfBytes } from '../../../platform/storage/testing/test-bytes.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addCandidate, type TestCandidate } from '../../../testing/test-candidate.ts'
import { addTestOperator } from '../../../testing/test-operator.ts'
import { test } from '../../coffeechats/testing/coffeechat-world.ts'
import { attachFiles, chooseFiles } from '../core/attach-files.ts'
import { sealFileNames } from '../core/file-names.ts'

/** People write their names on their files. */
const MINE = '한카나리 이력서.pdf'
const VISITORS = '카나리아_포트폴리오.pdf'
/** As they could stand in a text or in an address. */
const TRACES = ['카나리', encodeURIComponent('카나리'), JSON.stringify('카나리').slice(1, -1)]

type Upload = { uploadUrl: string; readUrl: string }

async function upload(server: TestApp, path: string, name: string, token?: string): Promise<string> {
  const query = new URLSearchParams({ type: 'resume', fileType: 'pdf', name })
  const begun = await server.call('GET', `${path}?${query}`, token === undefined ? {} : { token })
  const { uploadUrl: url, readUrl } = begun.json<Upload>()
  const headers = { 'content-type': 'application/pdf' }
  await server.app.inject({ method: 'PUT', url, payload: pdfBytes(), headers })
  await server.app.inject({ url: readUrl })
  return readUrl
}

async function giveResume(server: TestApp, { userId, token }: TestCandidate, name: string): Promise<void> {
  const resumeFileUrl = await upload(server, `/users/s3/upload/${userId}`, name, token)
  const chosen = await chooseFiles(userId, { resumeFileUrl }, server.deps)
  await server.db.transaction((tx) => attachFiles(tx, userId, chosen, server.clock()))
}

/** Every row of every table, in whichever schema, as text. */
async function dump({ db }: TestApp): Promise<string> {
  const { rows: tables } = await db.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  const texts: string[] = []
  for (const { name } of tables) {
    const { rows } = await db.pool.query<{ row: string }>(`select t::text as row from ${name} t`)
    texts.push(...rows.map(({ row }) => row))
  }
  return texts.join('\n')
}

const get = async (server: TestApp, path: string, token: string) =>
  (await server.call('GET', path, { token })).json<unknown>()

test('[PRO-7] a name on a file is read by whom it was given to, and stands nowhere in the clear', async ({
  server,
  world,
}) => {
  const me = await addCandidate(server)
  await giveResume(server, me, MINE)
  const coffeechatId = await world.match(me)
  const resumeFileUrl = await upload(server, '/users/agent/upload', VISITORS)
  await server.call('POST', '/users/agent', {
    body: { resumeFileUrl },
    headers: { 'idempotency-key': 'canary-application-0001' },
  })
  const agent = await addTestOperator(server)

  // Its owner, in the list and in the export; the company that was chosen; our agents.
  expect(await get(server, '/inbound/user/files', me.token)).toMatchObject({ items: [{ name: MINE }] })
  expect(await get(server, '/users/export', me.token)).toMatchObject({ files: [{ name: MINE }] })
  const chat = await get(server, `/console/coffeechats/${coffeechatId}`, world.recruiter.token)
  expect(chat).toMatchObject({
    disclosure: expect.arrayContaining([expect.objectContaining({ kind: 'RESUME_FILE', text: MINE })]),
  })
  expect(await get(server, '/console/applications', agent.token)).toMatchObject({
    items: [{ files: [{ type: 'resume', name: VISITORS }] }],
  })
  // Refused at the door, too.
  await server.call('GET', `/users/s3/upload/${me.userId}?fileType=exe&name=${encodeURIComponent(MINE)}`, me)

  const places = { 'the database': await dump(server), 'the log': server.logged.join('\n') }
  for (const [place, text] of Object.entries(places)) {
    expect(text.length, place).toBeGreaterThan(1000)
    for (const trace of TRACES) expect(text, place).not.toContain(trace)
  }
})

/** Uploads as the version before wrote them. */
async function uploadsFromBefore(server: TestApp, names: readonly string[]): Promise<TestCandidate> {
  const me = await addCandidate(server)
  for (const name of names) {
    const id = server.deps.ids.next()
    await server.db.pool.query(
      `insert into files (id, user_id, purpose, type, store_key, name, size, state, created_at, stored_at)
       values ($1, $2, 'RESUME', 'pdf', $3, $4, 10, 'STORED', $5, $5)
       on conflict (user_id, purpose) where state = 'STORED' and removed_at is null do nothing`,
      [id, me.userId, `${me.userId}/${id}.pdf`, name, server.clock()],
    )
  }
  return me
}

const inClear = async ({ db }: TestApp) =>
  (await db.pool.query('select from files where name is not null')).rowCount
const listed = async (server: TestApp, { token }: TestCandidate) =>
  ((await get(server, '/inbound/user/files', token)) as { items: { name: string }[] }).items.map(
    ({ name }) => name,
  )

test('[PRO-7] names from before are sealed once, while everybody goes on reading them', async ({
  server,
}) => {
  const [me, nameless] = [await uploadsFromBefore(server, [MINE]), await uploadsFromBefore(server, [''])]
  const seen = async () => [await listed(server, me), await listed(server, nameless)]
  const before = await seen()
  expect(before).toEqual([[MINE], ['']])
  expect(await get(server, '/users/export', me.token)).toMatchObject({ files: [{ name: MINE }] })

  expect(await sealFileNames(server.deps)).toBe(2)
  expect([await inClear(server), await sealFileNames(server.deps)]).toEqual([0, 0])
  expect(await seen()).toEqual(before)
  expect(await get(server, '/users/export', me.token)).toMatchObject({ files: [{ name: MINE }] })
  for (const trace of TRACES) expect(await dump(server)).not.toContain(trace)
})

test('[PRO-7] two processes seal them together, and none waits for the other', async ({ server }) => {
  const { userId } = await addCandidate(server)
  await server.db.pool.query(
    `insert into files (id, user_id, purpose, type, store_key, name, created_at)
     select gen_random_uuid(), $1, 'RESUME', 'pdf', 'many/' || n, '카나리 ' || n || '.pdf', $2
     from generate_series(1, 1200) n`,
    [userId, server.clock()],
  )
  // A third one that was cut off in the middle still holds a row: it is left to the next time.
  await server.db.transaction(async (tx) => {
    await tx.$client.query(`select from files where store_key = 'many/7' for update`)
    const counts = await Promise.all([sealFileNames(server.deps), sealFileNames(server.deps)])
    expect(counts[0] + counts[1]).toBe(1199)
  })
  expect(await inClear(server)).toBe(1)
  expect(await sealFileNames(server.deps)).toBe(1)
  const { rows } = await server.db.pool.query<{ store_key: string; name_sealed: string }>(
    'select store_key, name_sealed from files where user_id = $1',
    [userId],
  )
  for (const { store_key, name_sealed } of rows)
    expect(server.deps.secrets.open(name_sealed, 'files.name_sealed')).toBe(
      `카나리 ${store_key.replace('many/', '')}.pdf`,
    )
})
