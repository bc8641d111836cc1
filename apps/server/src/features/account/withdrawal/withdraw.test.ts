import { existsSync } from 'node:fs'
import { calls } from '@coffeeattack/contract/calls'
import { splitKey, type Call } from '@coffeeattack/contract/call'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { mayRead } from '../../../files/may-read.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { addCandidate, type TestCandidate } from '../../../testing/test-candidate.ts'
import { addWholePerson, tablesAboutPeople, type WholePerson } from '../testing/whole-person.ts'
import { purgeWithdrawnJob } from './purge.ts'
import { listenForUnlink, storeBytes } from '../testing/withdrawal-world.ts'

let messenger: Awaited<ReturnType<typeof listenForUnlink>>
let server: TestApp
beforeAll(async () => {
  messenger = await listenForUnlink()
  server = await createTestApp({
    settings: { KAKAO_API_BASE: messenger.base, KAKAO_ADMIN_KEY: 'admin', ...messenger.credentials },
  })
})
afterAll(async () => {
  await server.close()
  await messenger.close()
})

const leave = (who: TestCandidate, body: object = { reason: '이직을 마쳤어요' }) =>
  server.call('DELETE', '/v3/users', { token: who.token, body })
const rows = async (text: string, ...values: unknown[]) => (await server.db.pool.query(text, values)).rows
const purge = () => purgeWithdrawnJob.run(server.deps)

/** The tables that still know the person. */
async function tracesOf({ userId }: TestCandidate): Promise<string[]> {
  const found: string[] = []
  for (const table of [
    'users',
    ...(await tablesAboutPeople(server)),
    'stream_heads',
    'read_marks',
    'messages',
  ]) {
    const [{ held }] = await rows(
      `select count(*)::int as held from ${table} t where to_jsonb(t)::text like '%' || $1 || '%'`,
      userId,
    )
    if (held > 0) found.push(table)
  }
  return found
}

describe('[PRO-14] leaving without offers', () => {
  test('erases everything at once, rows and bytes, and nothing of anybody else', async () => {
    const [me, other] = [
      await addWholePerson(server, { withOffers: false }),
      await addWholePerson(server, { withOffers: false }),
    ]
    const [mine, theirs] = [await storeBytes(server, me), await storeBytes(server, other)]
    const before = await tracesOf(other)
    const answer = await leave(me)
    expect([answer.statusCode, answer.json()]).toEqual([200, { purgeAt: server.clock().toISOString() }])
    expect(await tracesOf(me)).toEqual([])
    expect([existsSync(mine), existsSync(theirs)]).toEqual([false, true])
    expect(await tracesOf(other)).toEqual(before)
  })

  test('an offer that was taken back before it arrived does not count', async () => {
    const me = await addWholePerson(server)
    await rows('delete from offers where candidate_id = $1 and id <> $2', me.userId, me.offerId)
    await rows('update offers set undone_at = now() where id = $1', me.offerId)
    expect((await leave(me)).json()).toEqual({ purgeAt: server.clock().toISOString() })
    expect(await tracesOf(me)).toEqual([])
  })

  test('a disk that fails leaves them out of reach, and the job erases them later', async () => {
    const me = await addWholePerson(server, { withOffers: false })
    const path = await storeBytes(server, me)
    const remove = vi.spyOn(server.deps.files, 'remove').mockRejectedValueOnce(new Error('EIO'))
    expect((await leave(me)).statusCode).toBe(200)
    expect(existsSync(path)).toBe(true)
    expect(await rows('select name_sealed, deleted_at from users where id = $1', me.userId)).toEqual([
      { name_sealed: null, deleted_at: server.clock() },
    ])
    remove.mockRestore()
    await purge()
    expect([existsSync(path), await tracesOf(me)]).toEqual([false, []])
  })
})

describe('[PRO-14] leaving with offers behind', () => {
  async function gone(): Promise<WholePerson & { file: string }> {
    const me = await addWholePerson(server)
    const file = await storeBytes(server, me)
    expect((await leave(me)).statusCode).toBe(200)
    return { ...me, file }
  }

  test('says the day of erasure, and keeps the person sealed and out of reach until then', async () => {
    const me = await addWholePerson(server)
    const answer = await leave(me, { reason: '  쓰기 불편해요 ' })
    const purgeAt = new Date(server.clock().getTime() + 30 * 86_400_000)
    expect(answer.json()).toEqual({ purgeAt: purgeAt.toISOString() })
    const [user] = await rows('select * from users where id = $1', me.userId)
    expect(user).toMatchObject({ is_active: false, phone_hash: null, kakao_sub: null, github_url: null })
    const [kept] = await rows('select * from withdrawals where user_id = $1', me.userId)
    expect(kept).toMatchObject({ purge_at: purgeAt, withdrawn_at: server.clock() })
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

  test('is erased on its day and not a moment before, rows and bytes', async () => {
    const me = await gone()
    const day = server.clock().getTime() + 30 * 86_400_000
    server.clock.set(new Date(day - 1))
    await purge()
    expect([existsSync(me.file), (await tracesOf(me)).includes('withdrawals')]).toEqual([true, true])
    server.clock.set(new Date(day))
    await Promise.all([purge(), purge()])
    expect([existsSync(me.file), await tracesOf(me)]).toEqual([false, []])
  })

  test('ends what was open: offers with their ledger, rooms, coffee chats, links, requests, what was still to be told', async () => {
    const me = await gone()
    const [{ file_id }] = await rows('select id as file_id from files where user_id = $1', me.userId)
    expect(
      await rows('select distinct status from offers where candidate_id = $1 order by 1', me.userId),
    ).toEqual([{ status: 'EXPIRED' }, { status: 'MATCHED' }])
    expect(await rows('select status from offer_groups where id = $1', me.groupId)).toEqual([
      { status: 'EXPIRED' },
    ])
    expect(
      await rows(
        `select event, actor, detail from offer_events where (offer_id = $1 or group_id = $2) and event = 'EXPIRED'`,
        me.offerId,
        me.groupId,
      ),
    ).toEqual([1, 2].map(() => ({ event: 'EXPIRED', actor: 'SYSTEM', detail: { withdrawn: true } })))
    for (const [table, condition] of [
      ['message_rooms', 'closed_at is null'],
      ['coffeechats', 'cancelled_at is null'],
      ['offer_drafts', 'true'],
    ])
      expect(
        await rows(`select from ${table} where candidate_id = $1 and ${condition}`, me.userId),
        table,
      ).toEqual([])
    for (const [table, condition] of [
      ['sessions', `end_reason is distinct from 'WITHDRAWN'`],
      ['short_links', 'true'],
      ['push_subscriptions', 'true'],
      ['lifetime_shares', 'true'],
      ['standing_shares', 'true'],
      ['talk_posts', 'hidden_at is null'],
      ['notices', 'sent_at is null and dropped_at is null'],
      ['verification_attempts', `finished_at is null or inputs_sealed is not null or facts is not null`],
    ])
      expect(
        await rows(`select from ${table} where user_id = $1 and (${condition})`, me.userId),
        table,
      ).toEqual([])
    for (const reader of [
      { kind: 'owner', userId: me.userId },
      { kind: 'company', companyId: me.companyId },
    ] as const)
      expect(await mayRead(reader, file_id, server.deps)).toBe(false)
  })

  test('a token that is still good opens nothing of theirs any more', async () => {
    const me = await gone()
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

describe('[PRO-14] whoever left', () => {
  test('can join again at once with the same phone, as somebody new', async () => {
    const me = await addWholePerson(server)
    await leave(me)
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

  test('left once, though they pressed twice', async () => {
    const me = await addWholePerson(server)
    const answers = await Promise.all([leave(me), leave(me), leave(me)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401, 401])
  })

  test('is unlinked from the messenger afterwards, and its no changes nothing', async () => {
    const [me, other] = [
      await addCandidate(server, { kakaoSub: '4000000001' }),
      await addCandidate(server, { kakaoSub: '4000000002' }),
    ]
    await leave(me)
    await vi.waitFor(() =>
      expect(messenger.asked).toContain('KakaoAK admin target_id_type=user_id&target_id=4000000001'),
    )
    messenger.refuse()
    expect((await leave(other)).statusCode).toBe(200)
    await vi.waitFor(() => expect(server.logged.join('')).toContain('unlink failed'))
    expect(await tracesOf(other)).toEqual([])
  })

  test.each([{}, { reason: '' }, { reason: '   ' }, { reason: 7 }, { reason: '가'.repeat(1001) }])(
    'said why: %j is refused and changes nothing',
    async (body) => {
      const me = await addCandidate(server)
      expect((await leave(me, body)).statusCode).toBe(400)
      expect(await rows('select deleted_at from users where id = $1', me.userId)).toEqual([
        { deleted_at: null },
      ])
    },
  )
})
