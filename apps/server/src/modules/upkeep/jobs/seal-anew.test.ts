import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, describe, expect } from 'vitest'
import { checkKey } from '../../../platform/db/key-canary.ts'
import { untilLockAwaited } from '../../../platform/db/testing/test-locks.ts'
import { serverTest } from '../../../testing/server-test.ts'
import { restartedWith, type TestApp } from '../../../testing/test-app.ts'
import { addCandidate } from '../../../testing/test-candidate.ts'
import { changeKeys, countLeft, sealAnewJob } from './seal-anew.ts'

const [A, B] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
const test = serverTest({ settings: { SECRETS_KEY: A.toString('hex') } })

const opened: TestApp[] = []
afterEach(async () => {
  for (const app of opened.splice(0)) await app.close()
})
async function withKeys(server: TestApp, current: Buffer, ...previous: Buffer[]): Promise<TestApp> {
  const app = await restartedWith(server, { current, previous })
  opened.push(app)
  return app
}
const rows = async (server: TestApp, text: string, ...values: unknown[]) =>
  (await server.db.pool.query(text, values)).rows
const leftIn = async (server: TestApp) =>
  Object.fromEntries(
    (await countLeft(server.deps)).filter(({ left }) => left > 0).map(({ table, left }) => [table, left]),
  )

describe('[OPS-4] re-sealing after a change of keys', () => {
  test('works in pages, also in two processes, and keeps the plain texts', async ({ server }) => {
    await checkKey(server.deps)
    const people = []
    for (let count = 0; count < 3; count++) people.push(await addCandidate(server, { name: `사람${count}` }))
    await server.db.pool.query(
      `insert into users (id, phone_hash, last_active_at, created_at, updated_at)
       select gen_random_uuid(), 'nobody-' || n, now(), now(), now() from generate_series(1, 1100) n`,
    )
    const changed = await withKeys(server, B, A)
    expect(await leftIn(changed)).toEqual({ users: 3 })
    await Promise.all([sealAnewJob.run(changed.deps), sealAnewJob.run(changed.deps)])
    expect(await leftIn(changed)).toEqual({})
    const alone = await withKeys(server, B)
    await checkKey(alone.deps)
    for (const { userId, name, phone } of people) {
      const [row] = await rows(server, 'select * from users where id = $1', userId)
      expect(alone.deps.secrets.open(row.name_sealed, 'users.name_sealed')).toBe(name)
      expect(row.phone_hash).toBe(alone.deps.secrets.mac('phone', phone))
    }
  })

  test('does not overwrite a concurrent change, and re-seals it later', async ({ server }) => {
    const { userId } = await addCandidate(server)
    const changed = await withKeys(server, B, A)
    const { pool } = server.db
    const holder = await pool.connect()
    await holder.query('begin')
    const renamed = server.deps.secrets.seal('새이름', 'users.name_sealed')
    await holder.query('update users set name_sealed = $2 where id = $1', [userId, renamed])
    const running = changeKeys(changed.deps, server.clock())
    await untilLockAwaited(server.db)
    await holder.query('commit')
    holder.release()
    await running
    expect(await leftIn(changed)).toEqual({})
    const [row] = await rows(server, 'select name_sealed from users where id = $1', userId)
    expect(changed.deps.secrets.open(row.name_sealed, 'users.name_sealed')).toBe('새이름')
  })

  test('reports values that no known key opens, leaves them and continues', async ({ server }) => {
    const lost = await addCandidate(server)
    const broken = `${server.deps.secrets.keyId}.AAAA`
    await rows(server, 'update users set email_sealed = $2 where id = $1', lost.userId, broken)
    const changed = await withKeys(server, B, A)
    await changeKeys(changed.deps, server.clock())
    const found = (await countLeft(changed.deps)).find(({ table }) => table === 'users')
    expect(found).toEqual({ table: 'users', left: 0, unreadable: 1 })
    const [row] = await rows(server, 'select name_sealed, email_sealed from users where id = $1', lost.userId)
    expect(row.email_sealed).toBe(broken)
    expect(changed.deps.secrets.isStale(row.name_sealed)).toBe(false)
    await rows(server, 'update users set email_sealed = null where id = $1', lost.userId)
  })

  test('does nothing without a previous key, and reports how much is left', async ({ server }) => {
    await addCandidate(server)
    await sealAnewJob.run(server.deps)
    const changed = await withKeys(server, B, A)
    await changeKeys(changed.deps, server.clock())
    expect(await changed.deps.metrics.text()).toContain('old_key_rows_left{table="users"} 0')
  })
})

/** What happens to each stored hash when keys change, by column. */
const HASHES: Record<
  string,
  'with its sealed text' | 'by a key of its own' | 'names its key' | 'ages' | 'needs no key'
> = {
  'users.phone_hash': 'with its sealed text',
  'recovery_codes.code_hash': 'by a key of its own',
  // Compared while its key is still known; afterwards name, birthday and phone decide.
  'pact_signatures.ci_hash': 'names its key',
  'idempotency_keys.body_hash': 'ages',
  'one_time_codes.code_hash': 'ages',
  'one_time_codes.phone_hash': 'ages',
  'company_applications.code_hash': 'ages',
  'sign_in_tries.key_hash': 'ages',
  'verification_days.phone_hash': 'ages',
  'company_applications.secret_hash': 'needs no key',
  'invitations.token_hash': 'needs no key',
  'login_states.state_hash': 'needs no key',
  'operators.password_hash': 'needs no key',
  'partner_password_links.token_hash': 'needs no key',
  'partners.password_hash': 'needs no key',
  'password_resets.token_hash': 'needs no key',
  'proofs.address_hash': 'needs no key',
  'refresh_tokens.token_hash': 'needs no key',
  'short_links.token_hash': 'needs no key',
  'used_challenges.challenge_hash': 'needs no key',
}

describe('[OPS-4] all sealed columns are covered', () => {
  test('every column for sealed text is named `…_sealed` and so found', () => {
    const folder = new URL('../../../platform/db/schema/', import.meta.url)
    const columns = readdirSync(folder)
      .filter((name) => name !== 'columns.ts')
      .flatMap((name) => [...readFileSync(new URL(name, folder), 'utf8').matchAll(/(\w+): (\w+)\(/g)])
    const sealed = columns.filter(([, , kind]) => kind === 'sealed').map(([, name]) => name)
    expect(sealed.filter((name) => !name!.endsWith('Sealed'))).toEqual([])
    const named = columns.filter(([, name]) => name!.endsWith('Sealed')).map(([, name]) => name)
    expect(named).toEqual(sealed)
    expect(sealed.length).toBeGreaterThan(10)
  })

  test('every hash column has a decision', async ({ server }) => {
    const found = await rows(
      server,
      String.raw`select table_name || '.' || column_name as name from information_schema.columns
       where table_schema = 'public' and column_name like '%\_hash' order by 1`,
    )
    expect(found.map(({ name }) => name)).toEqual(Object.keys(HASHES).toSorted())
  })
})
