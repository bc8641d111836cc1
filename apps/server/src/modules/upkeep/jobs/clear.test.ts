import { describe, expect } from 'vitest'
import { test } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addCandidate } from '../../../testing/test-candidate.ts'
import { addTestOperator } from '../../../testing/test-operator.ts'
import { clearAttemptsJob } from '../../verification/jobs/clear-attempts.ts'
import { clearAgedJob } from './clear-aged.ts'

const query = async (server: TestApp, text: string, values: unknown[] = []) =>
  (await server.db.pool.query(text, values)).rows
const at = (server: TestApp, ms: number) => new Date(server.clock().getTime() + ms)
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

describe('the nightly clearing', () => {
  test('deletes expired tokens, codes, states, keys and links, and keeps valid ones', async ({ server }) => {
    const { userId } = await addCandidate(server)
    const { operatorId } = await addTestOperator(server)
    await query(server, 'delete from sessions')
    const id = () => server.deps.ids.next()
    const sessions = { old: id(), young: id() }
    await query(
      server,
      `insert into sessions (id, user_id, device, created_at, last_used_at)
       values ($1, $3, 'old', $4, $4), ($2, $3, 'young', $4, $5)`,
      [sessions.old, sessions.young, userId, at(server, -30 * DAY), at(server, -30 * DAY + 1)],
    )
    const ended = { old: id(), young: id() }
    await query(server, `insert into ended_sessions (session_id, ended_at) values ($1, $2), ($3, $4)`, [
      ended.old,
      at(server, -20 * MINUTE),
      ended.young,
      at(server, -20 * MINUTE + 1),
    ])
    for (const [name, expiresAt] of [
      ['old', at(server, 0)],
      ['young', at(server, 1)],
    ] as const) {
      await query(
        server,
        `insert into refresh_tokens (token_hash, session_id, created_at, expires_at) values ($1, $2, $3, $4)`,
        [name, sessions.young, at(server, -DAY), expiresAt],
      )
      await query(
        server,
        `insert into idempotency_keys (caller, call, key, body_hash, claimed_at, expires_at) values ('c', 'c', $1, '', $2, $3)`,
        [name, at(server, -DAY), expiresAt],
      )
      await query(
        server,
        `insert into login_states (state_hash, nonce, code_verifier, expires_at) values ($1, '', '', $2)`,
        [name, expiresAt],
      )
      await query(
        server,
        `insert into short_links (token_hash, user_id, type, target_id, created_at, expires_at) values ($1, $2, 'offer', $2, $3, $4)`,
        [name, userId, at(server, -DAY), expiresAt],
      )
      const codeAge = name === 'old' ? at(server, -2 * DAY) : at(server, -2 * DAY + 1)
      await query(
        server,
        `insert into one_time_codes (id, phone_hash, code_hash, created_at, expires_at) values ($1, $2, '', $3, $3)`,
        [id(), name, codeAge],
      )
    }
    for (const [name, ms] of [
      ['old', 0],
      ['young', 1],
    ] as const) {
      await query(server, `insert into used_challenges values ($1, $2)`, [name, at(server, ms)])
      await query(server, `insert into sign_in_tries (key_hash, failed, last_failed_at) values ($1, 1, $2)`, [
        name,
        at(server, ms - DAY),
      ])
      await query(
        server,
        `insert into password_resets (id, operator_id, token_hash, created_at, expires_at) values ($1, $2, $3, $4, $4)`,
        [id(), operatorId, name, at(server, ms - DAY)],
      )
    }
    // It is Monday the 16th in Seoul.
    await query(server, `insert into verification_days values ('p', '2026-11-15', 1), ('p', '2026-11-16', 5)`)

    await Promise.all([clearAgedJob.run(server.deps), clearAgedJob.run(server.deps)])

    expect(await query(server, 'select device from sessions')).toEqual([{ device: 'young' }])
    const told = await query(server, 'select session_id from ended_sessions where session_id = any($1)', [
      Object.values(ended),
    ])
    expect(told).toEqual([{ session_id: ended.young }])
    expect(await query(server, 'select token_hash from refresh_tokens')).toEqual([{ token_hash: 'young' }])
    expect(await query(server, 'select key from idempotency_keys')).toEqual([{ key: 'young' }])
    expect(await query(server, 'select state_hash from login_states')).toEqual([{ state_hash: 'young' }])
    expect(await query(server, 'select token_hash from short_links')).toEqual([{ token_hash: 'young' }])
    expect(await query(server, 'select phone_hash from one_time_codes')).toEqual([{ phone_hash: 'young' }])
    expect(await query(server, 'select day from verification_days')).toEqual([{ day: '2026-11-16' }])
    const kept = (table: string, column: string) => query(server, `select ${column} as name from ${table}`)
    expect(await kept('used_challenges', 'challenge_hash')).toEqual([{ name: 'young' }])
    expect(await kept('sign_in_tries', 'key_hash')).toEqual([{ name: 'young' }])
    expect(await kept('password_resets', 'token_hash')).toEqual([{ name: 'young' }])
  })

  test('deletes more than one batch', async ({ server }) => {
    await query(
      server,
      `insert into login_states (state_hash, nonce, code_verifier, expires_at)
       select 'many-' || n, '', '', $1 from generate_series(1, 2500) n`,
      [at(server, -1)],
    )
    await clearAgedJob.run(server.deps)
    expect(await query(server, `select from login_states where state_hash like 'many-%'`)).toEqual([])
  })
})

describe('[VER-10] expired confirmations', () => {
  async function attempt(server: TestApp, given: { state: string; startedAt: Date }) {
    const { userId } = await addCandidate(server)
    const id = server.deps.ids.next()
    const isOpen = ['PENDING', 'CALLING'].includes(given.state)
    await query(
      server,
      `insert into verification_attempts (id, user_id, kind, state, cfid, job_index, thread_index, jti,
         two_way_timestamp, login_type_level, telecom, inputs_sealed, facts, started_at, expires_at, finished_at)
       values ($1, $2, 'CAREER', $3, gen_random_uuid()::text, 0, 0, '', 0, 1, 0, $4, '{"a":1}', $5, $6, $7)`,
      [
        id,
        userId,
        given.state,
        isOpen ? 'sealed' : null,
        given.startedAt,
        new Date(given.startedAt.getTime() + 5 * MINUTE),
        isOpen ? null : given.startedAt,
      ],
    )
    return async () =>
      (
        await query(
          server,
          'select state, inputs_sealed, facts, finished_at from verification_attempts where id = $1',
          [id],
        )
      )[0]
  }

  test('end and lose their inputs; those still waiting stay', async ({ server, clock }) => {
    const waiting = await attempt(server, { state: 'PENDING', startedAt: at(server, -10 * MINUTE) })
    const overdue = await attempt(server, { state: 'PENDING', startedAt: at(server, -10 * MINUTE - 1) })
    const orphaned = await attempt(server, { state: 'CALLING', startedAt: at(server, -DAY) })
    await clearAttemptsJob.run(server.deps)
    expect(await waiting()).toMatchObject({ state: 'PENDING', inputs_sealed: 'sealed', finished_at: null })
    expect(await overdue()).toMatchObject({
      state: 'EXPIRED',
      inputs_sealed: null,
      finished_at: clock(),
    })
    expect(await orphaned()).toMatchObject({ state: 'DEAD', inputs_sealed: null })
  })

  test('lose their results after a day, and their rows after thirty', async ({ server }) => {
    const fresh = await attempt(server, { state: 'DONE', startedAt: at(server, -DAY) })
    const used = await attempt(server, { state: 'DONE', startedAt: at(server, -DAY - 1) })
    const old = await attempt(server, { state: 'DONE', startedAt: at(server, -30 * DAY - 1) })
    await clearAttemptsJob.run(server.deps)
    expect([(await fresh())?.facts, (await used())?.facts, await old()]).toEqual([{ a: 1 }, null, undefined])
  })
})
