import { existsSync } from 'node:fs'
import { type Call, splitKey } from '@coffeeattack/contract/call'
import { calls } from '@coffeeattack/contract/calls'
import { describe, expect, test as base, vi } from 'vitest'
import { closing } from '../../../testing/closing.ts'
import { PATIENT } from '../../../testing/patient.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { addCandidate, type TestCandidate } from '../../../testing/test-candidate.ts'
import { readableFile } from '../../files/core/store.ts'
import { purgeWithdrawnJob } from '../jobs/purge.ts'
import { addWholePerson, tablesAboutPeople, type WholePerson } from '../testing/whole-person.ts'
import { listenForUnlink, storeBytes } from '../testing/withdrawal-world.ts'

const test = base
  .extend('messenger', { scope: 'file' }, ({}, scope) => closing(listenForUnlink(), scope))
  .extend('server', { scope: 'file' }, ({ messenger }, scope) => {
    const addresses = { KAKAO_API_BASE: messenger.base, KAKAO_ADMIN_KEY: 'admin' }
    const settings = { ...addresses, ...messenger.credentials }
    return closing(createTestApp({ settings }), scope)
  })
  .extend('clock', { scope: 'file' }, ({ server }) => server.clock)

const leave = (server: TestApp, who: TestCandidate, body: object = { reason: '이직을 마쳤어요' }) =>
  server.call('DELETE', '/v3/users', { token: who.token, body })
const rows = async (server: TestApp, text: string, ...values: unknown[]) =>
  (await server.db.pool.query(text, values)).rows
const purge = (server: TestApp) => purgeWithdrawnJob.run(server.deps)

/** Tables that still contain the candidate. */
async function tracesOf(server: TestApp, { userId }: TestCandidate): Promise<string[]> {
  const found: string[] = []
  for (const table of [
    'users',
    ...(await tablesAboutPeople(server)),
    'stream_heads',
    'read_marks',
    'messages',
  ]) {
    const [{ held }] = await rows(
      server,
      `select count(*)::int as held from ${table} t where to_jsonb(t)::text like '%' || $1 || '%'`,
      userId,
    )
    if (held > 0) found.push(table)
  }
  return found
}

describe('[PRO-14] withdrawal without offers', () => {
  test('erases all rows and files at once, and nothing of others', async ({ server, clock }) => {
    const [me, other] = [
      await addWholePerson(server, { withOffers: false }),
      await addWholePerson(server, { withOffers: false }),
    ]
    const [mine, theirs] = [await storeBytes(server, me), await storeBytes(server, other)]
    const before = await tracesOf(server, other)
    const answer = await leave(server, me)
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { purgeAt: clock().toISOString(), isErased: true },
    ])
    expect(await tracesOf(server, me)).toEqual([])
    expect([existsSync(mine), existsSync(theirs)]).toEqual([false, true])
    expect(await tracesOf(server, other)).toEqual(before)
  })

  test('an offer taken back before delivery does not count', async ({ server, clock }) => {
    const me = await addWholePerson(server)
    await rows(server, 'delete from offers where candidate_id = $1 and id <> $2', me.userId, me.offerId)
    await rows(server, 'update offers set undone_at = now() where id = $1', me.offerId)
    expect((await leave(server, me)).json()).toEqual({ purgeAt: clock().toISOString(), isErased: true })
    expect(await tracesOf(server, me)).toEqual([])
  })

  test('if the disk fails the candidate is sealed, and the job erases them later', async ({
    server,
    clock,
  }) => {
    const me = await addWholePerson(server, { withOffers: false })
    const path = await storeBytes(server, me)
    const remove = vi.spyOn(server.deps.files, 'remove').mockRejectedValueOnce(new Error('EIO'))
    expect((await leave(server, me)).statusCode).toBe(200)
    expect(existsSync(path)).toBe(true)
    expect(await rows(server, 'select name_sealed, deleted_at from users where id = $1', me.userId)).toEqual([
      { name_sealed: null, deleted_at: clock() },
    ])
    remove.mockRestore()
    await purge(server)
    expect([existsSync(path), await tracesOf(server, me)]).toEqual([false, []])
  })
})

describe('[PRO-14] withdrawal with offers', () => {
  async function gone(server: TestApp): Promise<WholePerson & { file: string }> {
    const me = await addWholePerson(server)
    const file = await storeBytes(server, me)
    expect((await leave(server, me)).statusCode).toBe(200)
    return { ...me, file }
  }

  test('returns the day of erasure and keeps the candidate sealed until then', async ({ server, clock }) => {
    const me = await addWholePerson(server)
    const answer = await leave(server, me, { reason: '  쓰기 불편해요 ' })
    const purgeAt = new Date(clock().getTime() + 30 * 86_400_000)
    expect(answer.json()).toEqual({ purgeAt: purgeAt.toISOString(), isErased: false })
    const [user] = await rows(server, 'select * from users where id = $1', me.userId)
    expect(user).toMatchObject({
      is_active: false,
      phone_hash: null,
      phone_proved_at: null,
      kakao_sub: null,
      github_url: null,
    })
    const [kept] = await rows(server, 'select * from withdrawals where user_id = $1', me.userId)
    expect(kept).toMatchObject({ purge_at: purgeAt, withdrawn_at: clock() })
    const person = JSON.parse(
      server.deps.secrets.open(kept.person_sealed, 'withdrawals.person_sealed'),
    ) as object
    expect(person).toMatchObject({
      name: '전부한',
      phone: me.phone,
      email: 'whole@example.com',
      birthday: '19950314',
    })
    const named = JSON.stringify([user, { ...kept, person_sealed: '' }])
    expect(named).not.toMatch(new RegExp(`전부한|${me.phone}|whole`))
  })

  test('erases rows and files on that day and not before', async ({ server, clock }) => {
    const me = await gone(server)
    const day = clock().getTime() + 30 * 86_400_000
    clock.set(new Date(day - 1))
    await purge(server)
    expect([existsSync(me.file), (await tracesOf(server, me)).includes('withdrawals')]).toEqual([true, true])
    clock.set(new Date(day))
    await Promise.all([purge(server), purge(server)])
    // The matched company is told to erase the id it knows.
    expect([existsSync(me.file), await tracesOf(server, me)]).toEqual([false, ['webhook_events']])
  })

  test('ends open offers, rooms, coffee chats, links, requests and pending notifications', async ({
    server,
  }) => {
    const me = await gone(server)
    const [{ file_id }] = await rows(server, 'select id as file_id from files where user_id = $1', me.userId)
    expect(
      await rows(server, 'select distinct status from offers where candidate_id = $1 order by 1', me.userId),
    ).toEqual([{ status: 'EXPIRED' }, { status: 'MATCHED' }])
    expect(await rows(server, 'select status from offer_groups where id = $1', me.groupId)).toEqual([
      { status: 'EXPIRED' },
    ])
    expect(
      await rows(
        server,
        `select event, actor, detail from offer_events where (offer_id = $1 or group_id = $2) and event = 'EXPIRED'`,
        me.offerId,
        me.groupId,
      ),
    ).toEqual([1, 2].map(() => ({ event: 'EXPIRED', actor: 'SYSTEM', detail: { withdrawn: true } })))
    for (const [table, condition] of [
      ['message_rooms', 'closed_at is null'],
      ['coffeechats', 'cancelled_at is null'],
      ['people_marks', 'true'],
      ['people_notes', 'true'],
      ['people_list_members', 'true'],
    ])
      expect(
        await rows(server, `select from ${table} where candidate_id = $1 and ${condition}`, me.userId),
        table,
      ).toEqual([])
    for (const [table, condition] of [
      ['sessions', `end_reason is distinct from 'WITHDRAWN'`],
      ['calendar_addresses', 'true'],
      ['short_links', 'true'],
      ['push_subscriptions', 'true'],
      ['lifetime_shares', 'true'],
      ['standing_shares', 'true'],
      ['talk_posts', 'hidden_at is null'],
      ['notices', 'sent_at is null and dropped_at is null'],
      ['verification_attempts', `finished_at is null or inputs_sealed is not null or facts is not null`],
    ])
      expect(
        await rows(server, `select from ${table} where user_id = $1 and (${condition})`, me.userId),
        table,
      ).toEqual([])
    for (const reader of [
      { kind: 'owner', userId: me.userId },
      { kind: 'company', companyId: me.companyId },
    ] as const)
      expect(await readableFile(server.db.drizzle, file_id, reader)).toBeNull()
  })

  test('a still valid token opens nothing any more', async ({ server }) => {
    const me = await gone(server)
    const readable = Object.entries(calls as Record<string, Call>).filter(
      ([key, call]) => key.startsWith('GET ') && call.auth === 'candidate' && !call.params && !call.events,
    )
    expect(readable.length).toBeGreaterThan(15)
    const open: string[] = []
    for (const [key] of readable) {
      const { statusCode, body } = await server.call('GET', splitKey(key).path, { token: me.token })
      if (statusCode === 200 && /[^[\]{},:"]{4,}/.test(body.replace(/"[a-zA-Z]+":/g, ''))) open.push(key)
    }
    expect(open).toEqual([])
  })
})

describe('[PRO-14] a candidate who left', () => {
  test('can register again at once with the same phone as a new user', async ({ server }) => {
    const me = await addWholePerson(server)
    await leave(server, me)
    const answer = await server.call('POST', '/v2/users', {
      body: {
        name: '전부한',
        phone: me.phone,
        gender: '여성',
        birthday: '19950314',
        jobLabel: '개발',
        jobSubLabel: '백엔드 개발자',
      },
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.json<{ userId: string }>().userId).not.toBe(me.userId)
  })

  test('leaves once, even when the button is pressed twice', async ({ server }) => {
    const me = await addWholePerson(server)
    const answers = await Promise.all([leave(server, me), leave(server, me), leave(server, me)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401, 401])
  })

  test('is unlinked from the messenger afterwards; a failure there changes nothing', async ({
    server,
    messenger,
  }) => {
    const [me, other] = [
      await addCandidate(server, { kakaoSub: '4000000001' }),
      await addCandidate(server, { kakaoSub: '4000000002' }),
    ]
    await leave(server, me)
    await vi.waitFor(
      () => expect(messenger.asked).toContain('KakaoAK admin target_id_type=user_id&target_id=4000000001'),
      PATIENT,
    )
    messenger.refuse()
    expect((await leave(server, other)).statusCode).toBe(200)
    await vi.waitFor(() => expect(server.logged.join('')).toContain('unlink failed'), PATIENT)
    expect(await tracesOf(server, other)).toEqual([])
  })

  test.for([{}, { reason: '' }, { reason: '   ' }, { reason: 7 }, { reason: '가'.repeat(1001) }])(
    'said why: %j is refused and changes nothing',
    async (body, { server }) => {
      const me = await addCandidate(server)
      expect((await leave(server, me, body)).statusCode).toBe(400)
      expect(await rows(server, 'select deleted_at from users where id = $1', me.userId)).toEqual([
        { deleted_at: null },
      ])
    },
  )
})
