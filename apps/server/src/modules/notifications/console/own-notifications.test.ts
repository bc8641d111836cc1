import { groupsOf, notificationGroups } from '@coffeeattack/domain/notifications/operator-groups'
import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { operators } from '../../../platform/db/schema/operators.ts'
import { addTestOperator } from '../../../testing/test-operator.ts'
import { tellOperators } from '../core/tell.ts'
import { type NotificationsWorld, test } from '../testing/notifications-world.ts'
import { DEFAULT_READER } from './settings.ts'

test.beforeEach(({ clock }) => {
  clock.set('2026-11-16T10:00:00+09:00')
})

type Team = Awaited<ReturnType<NotificationsWorld['team']>>

async function refuse(world: NotificationsWorld, team: Team, times: number) {
  for (let time = 0; time < times; time += 1) {
    const me = await world.person()
    const path = `/v2/users/offers/refuse/${await world.offer(team, me)}`
    await world.asPerson(me, 'PATCH', path, { refusalReason: '지금은 옮길 생각이 없어요' })
  }
}

describe('[BIZ-7] the centre', () => {
  test('goes on from page to page, newest first, whatever comes meanwhile', async ({ world, clock }) => {
    const team = await world.team()
    for (let time = 0; time < 5; time += 1) {
      await refuse(world, team, 1)
      clock.advance({ minutes: 1 })
    }
    const all = (await world.centre(team.recruiter)).items.map(({ id }) => id)
    const first = await world.centre(team.recruiter, '?limit=2')
    await refuse(world, team, 1)
    const second = await world.centre(team.recruiter, `?limit=2&cursor=${first.nextCursor}`)
    const third = await world.centre(team.recruiter, `?limit=2&cursor=${second.nextCursor}`)
    expect([...first.items, ...second.items, ...third.items].map(({ id }) => id)).toEqual(all)
    expect([first.unread, second.unread, third.nextCursor]).toEqual([5, 6, null])
  })

  test('shows what is unread, what waits, or one kind', async ({ world, clock }) => {
    const team = await world.team()
    const me = await world.person()
    await world.accept(me, await world.offer(team, me))
    clock.advance({ minutes: 1 })
    await refuse(world, team, 2)
    const { items } = await world.centre(team.recruiter, '?only=open')
    expect(items.map(({ kind }) => kind)).toEqual(['MATCH'])
    await world.asOperator(team.recruiter, 'PATCH', '/notices/read', { ids: [items[0]!.id] })
    const kinds = async (query: string) =>
      (await world.centre(team.recruiter, query)).items.map(({ kind }) => kind)
    expect(await kinds('?only=unread')).toEqual(['REFUSAL', 'REFUSAL'])
    expect(await kinds('?kind=MATCH')).toEqual(['MATCH'])
    expect(await kinds('?kind=MATCH&only=unread')).toEqual([])
  })

  test('is read by id or until a moment, by nobody but its reader', async ({ world, clock }) => {
    const team = await world.team()
    await refuse(world, team, 2)
    const until = clock().toISOString()
    clock.advance({ minutes: 1 })
    await refuse(world, team, 1)
    const ids = (await world.centre(team.recruiter)).items.map(({ id }) => id)
    const read = async (who = team.recruiter, body: object = { ids }) =>
      (await world.asOperator(who, 'PATCH', '/notices/read', body)).json<{ unread: number }>().unread
    expect(await read(team.colleague)).toBe(0)
    expect((await world.centre(team.recruiter)).unread).toBe(3)
    expect(await read(team.recruiter, { until })).toBe(1)
    expect((await world.counts(team.recruiter))['notices']).toBe(1)
    expect(await read(team.recruiter, { ids: ids.slice(0, 1) })).toBe(0)
    expect((await world.centre(team.recruiter)).items.every(({ isRead }) => isRead)).toBe(true)
  })

  test('says nothing of whom its reader no longer reaches: left, shut out, or of a company of before', async ({
    server,
    world,
  }) => {
    const [left, shut, moved] = [await world.team(), await world.team(), await world.team()]
    const plain = { title: '보낸 어택에 연봉을 되물은 분이 있어요', body: '', isOpen: false }
    const counter = async (team: Team) => {
      const me = await world.person()
      const offerId = await world.offer(team, me)
      await world.asPerson(me, 'POST', `/users/offers/counter/${offerId}`, { amount: 7800, note: '' })
      return me
    }
    const leaver = await counter(left)
    await world.asPerson(leaver, 'DELETE', '/v3/users', { reason: '이직했어요' })
    expect((await world.centre(left.recruiter)).items).toMatchObject([plain])

    const { rows } = await server.db.pool.query<{ name: string }>(
      'select name from companies where id = $1',
      [shut.companyId],
    )
    const guarded = await counter(shut)
    await server.db.pool.query(`insert into blocks (candidate_id, company_key) values ($1, $2)`, [
      guarded.userId,
      rows[0]!.name,
    ])
    expect((await world.centre(shut.recruiter)).items).toMatchObject([plain])

    const me = await world.person()
    await world.accept(me, await world.offer(moved, me))
    const elsewhere = { companyId: left.companyId }
    await server.db.drizzle
      .update(operators)
      .set(elsewhere)
      .where(eq(operators.id, moved.recruiter.operatorId))
    const { items } = await world.centre(moved.recruiter)
    expect(items).toMatchObject([
      { title: '보낸 어택으로 커피챗이 연결됐어요', body: '', to: '/coffeechats' },
    ])
  })

  test('[BIZ-12] a saved search says how many came', async ({ server, world }) => {
    const { recruiter } = await world.team()
    const savedSearchId = server.deps.ids.next()
    const content = { savedSearchId, count: 4, name: '결제 경험 백엔드' }
    const note = { type: 'SAVED_SEARCH', subject: `${savedSearchId}:2026-11-16`, content } as const
    await server.db.transaction((tx) =>
      tellOperators(tx, [{ ...note, operatorId: recruiter.operatorId }], {
        ids: server.deps.ids,
        now: server.clock(),
      }),
    )
    expect((await world.centre(recruiter)).items).toMatchObject([
      {
        kind: 'SEARCH',
        title: '‘결제 경험 백엔드’에 새로 네 분이 왔어요',
        to: `/candidates?search=${savedSearchId}`,
      },
    ])
  })
})

describe('[BIZ-7] the numbers beside the menu', () => {
  test('count for a recruiter what waits at the company', async ({ world }) => {
    const team = await world.team()
    const [me, other] = [await world.person(), await world.person()]
    await world.offer(team, other)
    await world.accept(me, await world.offer(team, me))
    const [, room] = (await world.centre(team.recruiter)).items[0]!.actions
    await world.asPerson(me, 'POST', '/users/message', {
      roomId: room!.to.split('/').at(-1),
      message: '안녕하세요',
    })
    const none = {
      inquiries: null,
      companyInquiries: null,
      companyApplications: null,
      requests: null,
      keptWords: null,
      safety: null,
    }
    const shared = { offers: 1, coffeechats: 1, rooms: 1, positions: 0, ...none }
    expect(await world.counts(team.recruiter)).toEqual({ notices: 1, ...shared })
    expect(await world.counts(team.colleague)).toEqual({ notices: 0, ...shared })
  })

  test('count for an agent what waits at the desk, for an admin the companies’ inquiries and their own', async ({
    server,
    world,
  }) => {
    const [agent, me] = [await world.agent(), await world.person()]
    const before = await world.counts(agent)
    await world.asPerson(me, 'POST', '/users/ask', { from: '/my', message: '안녕하세요' })
    await world.asPerson(me, 'PATCH', `/v2/users/more/${me.userId}`, {})
    expect(await world.counts(agent)).toEqual({
      ...before,
      notices: before['notices']! + 2,
      inquiries: before['inquiries']! + 1,
      requests: before['requests']! + 1,
    })
    const admin = await addTestOperator(server, { role: 'ADMIN' })
    const none = {
      offers: null,
      coffeechats: null,
      rooms: null,
      positions: null,
      inquiries: null,
      companyInquiries: before['companyInquiries'],
      companyApplications: 0,
      requests: null,
      keptWords: null,
      safety: before['safety'],
    }
    expect(await world.counts(admin)).toEqual({ notices: 0, ...none })
  })
})

describe('[BIZ-7] how somebody wants to be told', () => {
  test('is as by default until they change it, and holds the kinds of their role alone', async ({
    world,
  }) => {
    const { recruiter } = await world.team()
    const settings = (await world.asOperator(recruiter, 'GET', '/notices/settings')).json()
    expect(settings).toEqual({
      kinds: groupsOf('recruiter').map((kind) => ({ kind, channels: notificationGroups[kind].byDefault })),
      quiet: DEFAULT_READER.quiet,
      digest: DEFAULT_READER.digest,
    })
    const changed = {
      kinds: [{ kind: 'QUESTION', channels: ['MAIL', 'MAIL'] }],
      quiet: { on: true, from: 20, until: 9 },
      digest: { on: false, hour: 8, weekdaysOnly: false },
    }
    const saved = (await world.asOperator(recruiter, 'PUT', '/notices/settings', changed)).json()
    expect(saved).toMatchObject({ quiet: changed.quiet, digest: changed.digest })
    expect(saved.kinds).toContainEqual({ kind: 'QUESTION', channels: ['MAIL'] })
    expect(saved.kinds).toContainEqual({ kind: 'REFUSAL', channels: ['SCREEN'] })
    const foreign = { ...changed, kinds: [{ kind: 'DESK', channels: [] }] }
    const refused = await world.asOperator(recruiter, 'PUT', '/notices/settings', foreign)
    expect([refused.statusCode, refused.json().fields]).toEqual([
      400,
      { kinds: '‘문의와 신청’ 소식은 받을 수 없는 역할이에요' },
    ])
  })

  test('a browser that was silenced is not known any more, and an address inside is refused', async ({
    server,
    world,
  }) => {
    const { recruiter } = await world.team()
    const { publicKey } = (await world.asOperator(recruiter, 'GET', '/push')).json()
    expect(publicKey).toEqual(server.deps.push?.publicKey ?? null)
    const keys = { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) }
    const endpoint = 'https://push.example/console/1'
    const allowed = async () =>
      (await world.asOperator(recruiter, 'POST', '/push', { endpoint, keys })).statusCode
    const known = async () =>
      (
        await server.db.pool.query('select from operator_push_subscriptions where operator_id = $1', [
          recruiter.operatorId,
        ])
      ).rowCount
    expect([await allowed(), await allowed(), await known()]).toEqual([204, 204, 1])
    await world.asOperator(recruiter, 'DELETE', '/push', { endpoint })
    expect(await known()).toBe(0)
  })
})
