import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { operators } from '../../../platform/db/schema/operators.ts'
import { addCompany } from '../../../platform/db/testing/test-rows.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addCandidate } from '../../../testing/test-candidate.ts'
import { addTestOperator } from '../../../testing/test-operator.ts'
import { seoul, test } from '../../coffeechats/testing/coffeechat-world.ts'

const NOW = '2026-11-16T10:00:00'

test.beforeEach(({ clock }) => clock.set(seoul(NOW)))

type Calendar = {
  address: { url: string; createdAt: string; lastReadAt: string | null; showsDetails: boolean } | null
}
type Side = '/users/calendar' | '/console/calendar'

const shown = async (server: TestApp, side: Side, token: string) =>
  (await server.call('GET', side, { token })).json<Calendar>().address

/** The path of a new address, as a calendar asks for it. */
async function newAddress(server: TestApp, side: Side, token: string): Promise<string> {
  const { address } = (await server.call('POST', side, { token })).json<Calendar>()
  expect(address!.url).toMatch(/^http:\/\/localhost:\d+\/api\/calendar\/[\w-]{43}\.ics$/)
  return address!.url.slice(address!.url.indexOf('/calendar/'))
}

/** What stands in the calendar, property by property. */
async function events(server: TestApp, path: string): Promise<Record<string, string>[]> {
  const { body } = await server.call('GET', path)
  const [, ...parts] = body.replaceAll('\r\n ', '').split('BEGIN:VEVENT\r\n')
  return parts.map((part) =>
    Object.fromEntries(
      part
        .split('\r\n')
        .filter((line) => line.includes(':') && !line.startsWith('END:'))
        .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
    ),
  )
}

const statusOf = async (server: TestApp, path: string) => (await server.call('GET', path)).statusCode

describe('[BIZ-17] a calendar address', () => {
  test('follows a time that is fixed, placed, moved and called off', async ({ server, world, clock }) => {
    const me = await addCandidate(server)
    const id = await world.match(me)
    const path = await newAddress(server, '/users/calendar', me.token)
    expect(await events(server, path)).toEqual([])

    const [first] = await world.companyProposes(id, '2026-11-20T16:00:00')
    await world.confirm(me, id, first!)
    expect(await events(server, path)).toEqual([
      expect.objectContaining({
        UID: `${id}@coffeeattack`,
        SEQUENCE: '1',
        'DTSTART;TZID=Asia/Seoul': '20261120T160000',
        'DTEND;TZID=Asia/Seoul': '20261120T163000',
        SUMMARY: '커피챗 1',
        STATUS: 'CONFIRMED',
        URL: expect.stringMatching(new RegExp(`/my/result/like/${id}$`)),
      }),
    ])

    clock.advance({ minutes: 1 })
    await world.place(me, id, { kind: 'ADDRESS', text: '노을클라우드 3층' })
    expect(await events(server, path)).toMatchObject([
      { SEQUENCE: '2', LOCATION: '직접 만나요', DTSTAMP: '20261116T010100Z' },
    ])

    const [second] = await world.companyProposes(id, '2026-11-21T10:00:00')
    await world.confirm(me, id, second!)
    const moved = { 'DTSTART;TZID=Asia/Seoul': '20261121T100000', SEQUENCE: '4', STATUS: 'CONFIRMED' }
    expect(await events(server, path)).toMatchObject([moved])

    await world.cancel(me, id)
    expect(await events(server, path)).toMatchObject([{ SEQUENCE: '6', STATUS: 'CANCELLED' }])
    clock.advance({ hours: 91 * 24 })
    expect(await events(server, path)).toEqual([])
  })

  test('tells neither who meets nor where', async ({ server, world }) => {
    const me = await addCandidate(server, { name: '비밀이' })
    const id = await world.match(me)
    await world.fixed(id, '2026-11-20T16:00:00')
    await world.place(me, id, { kind: 'LINK', text: 'https://meet.example.com/noeul' })
    const theirs = await newAddress(server, '/console/calendar', world.recruiter.token)
    const mine = await newAddress(server, '/users/calendar', me.token)
    for (const path of [mine, theirs]) {
      const { body } = await server.call('GET', path)
      expect(body.replaceAll('\r\n ', '')).toContain(`UID:${id}@`)
      expect(body.replaceAll('\r\n ', '')).not.toMatch(/노을|비밀이|이도현|프론트엔드|meet\.example/)
    }
  })

  test('tells whom and where on its owner’s wish, until it is made anew', async ({ server, world }) => {
    const me = await addCandidate(server, { name: '윤하람' })
    const id = await world.match(me)
    await world.fixed(id, '2026-11-20T16:00:00')
    const other = await world.match(me)
    await world.fixed(other, '2026-11-21T16:00:00')
    const link = 'https://meet.example.com/noeul'
    await world.place(me, id, { kind: 'LINK', text: link })
    const title = async (path: string) => (await events(server, path)).map((event) => event['SUMMARY'])
    const mine = await newAddress(server, '/users/calendar', me.token)
    expect(await title(mine)).toEqual(['커피챗 1', '커피챗 2'])
    const change = (side: Side, token: string, showsDetails: boolean) =>
      server.call('PATCH', side, { token, body: { showsDetails } })
    const changed = await change('/users/calendar', me.token, true)
    expect(changed.json<Calendar>().address).toMatchObject({ showsDetails: true })
    expect(await events(server, mine)).toMatchObject([
      { SUMMARY: '노을클라우드 커피챗', LOCATION: link, URL: link },
      { SUMMARY: '노을클라우드 커피챗', URL: expect.stringMatching(new RegExp(`/my/result/like/${other}$`)) },
    ])
    const theirs = await newAddress(server, '/console/calendar', world.recruiter.token)
    expect(await title(theirs)).not.toContain('윤하람 님 커피챗')
    for (const _ of [1, 2]) await change('/console/calendar', world.recruiter.token, true)
    expect(await title(theirs)).toContain('윤하람 님 커피챗')
    const { rows } = await server.db.pool.query(
      `select 1 from audit_log where actor_id = $1 and action = 'operator.change-calendar'`,
      [world.operatorId],
    )
    expect(rows).toHaveLength(1)
    expect(await title(await newAddress(server, '/users/calendar', me.token))).toEqual([
      '커피챗 1',
      '커피챗 2',
    ])
    await change('/console/calendar', world.recruiter.token, false)
  })

  test('of somebody in the console has what came of their own offers, at their company of now', async ({
    server,
    world,
  }) => {
    const { companyId } = world
    const colleague = await addTestOperator(server, { companyId })
    const mine = await world.match(await addCandidate(server), { operatorId: colleague.operatorId })
    const other = await world.match(await addCandidate(server))
    await world.fixed(mine, '2026-11-20T16:00:00')
    await world.fixed(other, '2026-11-20T17:00:00')
    const path = await newAddress(server, '/console/calendar', colleague.token)
    expect(await events(server, path)).toMatchObject([
      {
        UID: `${mine}@coffeeattack`,
        URL: expect.stringMatching(new RegExp(`/console/coffeechats/${mine}$`)),
      },
    ])
    const elsewhere = await addCompany(server.db.drizzle)
    const who = eq(operators.id, colleague.operatorId)
    await server.db.drizzle.update(operators).set({ companyId: elsewhere }).where(who)
    expect(await events(server, path)).toEqual([])
  })

  test('that is renewed makes the old one nothing, and one that is removed is gone', async ({ server }) => {
    const { token } = await addCandidate(server)
    expect(await shown(server, '/users/calendar', token)).toBeNull()
    const old = await newAddress(server, '/users/calendar', token)
    const next = await newAddress(server, '/users/calendar', token)
    expect((await shown(server, '/users/calendar', token))?.url).toContain(next)
    expect([await statusOf(server, old), await statusOf(server, next)]).toEqual([404, 200])
    const remove = () => server.call('DELETE', '/users/calendar', { token })
    expect([(await remove()).statusCode, (await remove()).statusCode]).toEqual([204, 204])
    expect([await statusOf(server, next), await shown(server, '/users/calendar', token)]).toEqual([404, null])
  })

  test('of two renewals at once one lives, and it is the one that is shown', async ({ server }) => {
    const { token } = await addCandidate(server)
    const made = await Promise.all([1, 2].map(() => newAddress(server, '/users/calendar', token)))
    const answers = await Promise.all(made.map((path) => statusOf(server, path)))
    expect(answers.toSorted()).toEqual([200, 404])
    expect((await shown(server, '/users/calendar', token))?.url).toContain(made[answers.indexOf(200)])
  })

  test('stops the moment its owner leaves, is disabled, or has no coffee chats any more', async ({
    server,
    world,
    clock,
  }) => {
    const left = await addCandidate(server)
    const gone = await newAddress(server, '/users/calendar', left.token)
    const goodbye = { token: left.token, body: { reason: '이직을 마쳤어요' } }
    expect((await server.call('DELETE', '/v3/users', goodbye)).statusCode).toBe(200)
    expect(await statusOf(server, gone)).toBe(404)

    const { operatorId, token } = await addTestOperator(server, { companyId: world.companyId })
    const path = await newAddress(server, '/console/calendar', token)
    const become = (set: Partial<typeof operators.$inferInsert>) =>
      server.db.drizzle.update(operators).set(set).where(eq(operators.id, operatorId))
    await become({ disabledAt: clock() })
    expect(await statusOf(server, path)).toBe(404)
    await become({ disabledAt: null })
    expect(await statusOf(server, path)).toBe(200)
    await become({ role: 'ADMIN', companyId: null })
    expect(await statusOf(server, path)).toBe(404)
  })

  test('answers 304 to whoever has it already, and tells its owner when it was read, to the hour', async ({
    server,
    world,
    clock,
  }) => {
    const me = await addCandidate(server)
    const id = await world.match(me)
    const path = await newAddress(server, '/users/calendar', me.token)
    const first = await server.call('GET', path)
    expect(first.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, max-age=300',
    })
    const again = (etag: string) => server.call('GET', path, { headers: { 'if-none-match': etag } })
    const etag = String(first.headers.etag)
    clock.advance({ minutes: 5 })
    expect([(await again(etag)).statusCode, (await again(`W/${etag}`)).statusCode]).toEqual([304, 304])
    const readAt = async () => (await shown(server, '/users/calendar', me.token))?.lastReadAt
    expect(await readAt()).toBe(seoul(NOW).toISOString())
    await world.fixed(id, '2026-11-20T16:00:00')
    expect((await again(etag)).statusCode).toBe(200)
    clock.set(seoul('2026-11-16T11:00:00'))
    await again(etag)
    const { token } = server.signIn('candidate', { subjectId: me.userId, sessionId: me.sessionId })
    expect((await shown(server, '/users/calendar', token))?.lastReadAt).toBe(
      seoul('2026-11-16T11:00:00').toISOString(),
    )
  })

  test('is found by its hash, sealed in its row, and stands in no log', async ({ server }) => {
    const { token, userId } = await addCandidate(server)
    const path = await newAddress(server, '/users/calendar', token)
    const secret = path.slice('/calendar/'.length, -'.ics'.length)
    server.logged.length = 0
    expect(await statusOf(server, path)).toBe(200)
    expect(await statusOf(server, '/calendar/nobody.ics')).toBe(404)
    expect(await statusOf(server, `/calendar/${secret.replace(/.$/, '~')}.ics`)).toBe(404)
    expect(server.logged.join('')).not.toContain(secret.slice(0, 20))
    expect(server.logged.join('')).toContain('/api/calendar/:token.ics')
    const kept = 'select row_to_json(a)::text as row from calendar_addresses a where user_id = $1'
    const { rows } = await server.db.pool.query<{ row: string }>(kept, [userId])
    expect(rows[0]!.row).not.toContain(secret)
  })

  test('that an operator made or removed stands in the trail, once for each', async ({ server, world }) => {
    const { operatorId, token } = await addTestOperator(server, { companyId: world.companyId })
    await newAddress(server, '/console/calendar', token)
    for (const _ of [1, 2]) await server.call('DELETE', '/console/calendar', { token })
    const { rows } = await server.db.pool.query(
      'select action, subject_id as "subjectId" from audit_log where actor_id = $1 order by id',
      [operatorId],
    )
    expect(rows).toEqual([
      { action: 'operator.new-calendar', subjectId: operatorId },
      { action: 'operator.remove-calendar', subjectId: operatorId },
    ])
  })

  test('a visitor and an admin have none', async ({ server }) => {
    const { token } = await addTestOperator(server, { role: 'ADMIN', companyId: null })
    expect((await server.call('GET', '/console/calendar', { token })).statusCode).toBe(403)
    expect((await server.call('POST', '/users/calendar')).statusCode).toBe(401)
  })
})
