import type { LightMyRequestResponse } from 'fastify'
import { describe, expect } from 'vitest'
import { addCompany } from '../../../platform/db/testing/test-rows.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addCandidate } from '../../../testing/test-candidate.ts'
import { addTestOperator } from '../../../testing/test-operator.ts'
import { type CoffeechatWorld, seoul, test } from '../testing/coffeechat-world.ts'

const NOW = '2026-11-16T10:00:00'

test.beforeEach(({ clock }) => clock.set(seoul(NOW)))

const CAFE = { kind: 'ADDRESS', text: '서울 성동구 연무장길 7, 2층' } as const
const CALL = { kind: 'LINK', text: 'https://meet.example.com/abc-defg' } as const

async function meet(server: TestApp, world: CoffeechatWorld) {
  const me = await addCandidate(server)
  const id = await world.match(me)
  return { me, id }
}

async function meetAt(server: TestApp, world: CoffeechatWorld, startsAt: string) {
  const met = await meet(server, world)
  const [timeId] = await world.companyProposes(met.id, startsAt)
  await world.confirm(met.me, met.id, timeId!)
  return met
}

const outcome = (answer: LightMyRequestResponse) => [answer.statusCode, answer.json<{ code: string }>().code]
const deedsOn = async (server: TestApp, id: string) =>
  (
    await server.db.pool.query<{ action: string }>(
      `select action from audit_log where subject_id = $1 and action not like '%.view' order by id`,
      [id],
    )
  ).rows.map(({ action }) => action)
const lastLine = async (world: CoffeechatWorld, who: Parameters<CoffeechatWorld['room']>[0]) =>
  (await world.room(who)).lines.at(-1)

describe('[OFR-19] the place', () => {
  test('is set by the candidate: both read it, the room says it, the company is notified', async ({
    server,
    world,
  }) => {
    const { me, id } = await meet(server, world)
    const given = { kind: 'ADDRESS', text: ' 서울 성동구  연무장길 7,\n2층 ' }
    expect((await world.place(me, id, given)).json()).toMatchObject({ id, place: CAFE })
    expect((await world.console.show(world.recruiter, id)).json()).toMatchObject({ place: CAFE })
    const list = (await world.console.list(world.recruiter)).json<{
      items: { id: string; place: unknown }[]
    }>()
    expect(list.items.find((item) => item.id === id)?.place).toEqual(CAFE)
    expect(await lastLine(world, me)).toBe('노을클라우드 커피챗은 서울 성동구 연무장길 7, 2층에서 만나요.')
    expect(await world.companyTold(id)).toEqual(['OFFER_MATCHED', 'COFFEECHAT_PLACED'])
    expect([...(await world.told(me)).keys()].filter((key) => key.endsWith(':PLACED'))).toEqual([])
    expect(await deedsOn(server, id)).toEqual([])
  })

  test('is set by the company: the candidate is notified without the place, and it is recorded', async ({
    server,
    world,
    clock,
  }) => {
    const { me, id } = await meet(server, world)
    expect((await world.console.place(world.recruiter, id, CALL)).json()).toMatchObject({ place: CALL })
    expect((await world.show(me, id)).json()).toMatchObject({ place: CALL })
    const notice = (await world.told(me)).get(`COFFEECHAT:${id}:${clock().getTime()}:PLACED`)
    expect(notice).toMatchObject({ type: 'COFFEECHAT', content: { coffeechatId: id } })
    expect(JSON.stringify(notice)).not.toContain('meet.example.com')
    expect(await lastLine(world, me)).toBe(
      '노을클라우드 커피챗은 화상으로 만나요. 링크는 커피챗 화면에 있어요.',
    )
    expect(await deedsOn(server, id)).toEqual(['coffeechat.place'])
  })

  test('is changed by either side, also after fixing a time; only the last change is announced', async ({
    server,
    world,
    clock,
  }) => {
    const { me, id } = await meetAt(server, world, '2026-11-20T16:00:00')
    await world.console.place(world.recruiter, id, CAFE)
    const first = `COFFEECHAT:${id}:${clock().getTime()}:PLACED`
    clock.advance({ minutes: 1 })
    await world.console.place(world.recruiter, id, CALL)
    const second = `COFFEECHAT:${id}:${clock().getTime()}:PLACED`
    const told = await world.told(me)
    expect([told.get(first)?.droppedAt, told.get(second)?.droppedAt]).toEqual([clock(), null])
    clock.advance({ minutes: 1 })
    expect((await world.place(me, id, CAFE)).json()).toMatchObject({ place: CAFE, status: 'CONFIRMED' })
    expect((await world.told(me)).get(second)?.droppedAt).toEqual(clock())
  })

  test('is not announced when it stays the same', async ({ server, world, clock }) => {
    const { me, id } = await meet(server, world)
    await world.console.place(world.recruiter, id, CAFE)
    const before = [await world.chat(id), await world.room(me)]
    clock.advance({ minutes: 1 })
    expect((await world.place(me, id, CAFE)).statusCode).toBe(200)
    expect((await world.console.place(world.recruiter, id, CAFE)).statusCode).toBe(200)
    expect([await world.chat(id), await world.room(me)]).toEqual(before)
    expect(await deedsOn(server, id)).toEqual(['coffeechat.place'])
  })

  test('can be set until the meeting begins, and not after a cancellation', async ({
    server,
    world,
    clock,
  }) => {
    const { me, id } = await meetAt(server, world, '2026-11-16T10:10:00')
    clock.set(seoul('2026-11-16T10:09:59'))
    expect((await world.place(me, id, CAFE)).statusCode).toBe(200)
    clock.set(seoul('2026-11-16T10:10:00'))
    for (const answer of [
      await world.place(me, id, CALL),
      await world.console.place(world.recruiter, id, CALL),
    ])
      expect(outcome(answer)).toEqual([409, 'COFFEECHAT_TIME_PASSED'])
    expect((await world.show(me, id)).json()).toMatchObject({ place: CAFE })

    clock.set(seoul(NOW))
    const off = await meet(server, world)
    await world.place(off.me, off.id, CAFE)
    await world.cancel(off.me, off.id)
    for (const answer of [
      await world.place(off.me, off.id, CALL),
      await world.console.place(world.recruiter, off.id, CALL, true),
    ])
      expect(outcome(answer)).toEqual([409, 'CONFLICT'])
    expect((await world.show(off.me, off.id)).json()).toMatchObject({ place: null, usualPlace: null })
  })

  test.for([
    { kind: 'ADDRESS', text: ' ' },
    { kind: 'ADDRESS', text: '가'.repeat(101) },
    { kind: 'LINK', text: 'http://meet.example.com/abc' },
    { kind: 'LINK', text: 'javascript:alert(1)' },
    { kind: 'LINK', text: 'https://me:secret@meet.example.com/' },
  ])('%o is refused from either side', async (place, { server, world }) => {
    const { me, id } = await meet(server, world)
    for (const answer of [
      await world.place(me, id, place),
      await world.console.place(world.recruiter, id, place),
    ]) {
      expect(answer.statusCode).toBe(400)
      expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual(['place'])
    }
    expect((await world.chat(id)).place).toBeNull()
  })

  test('of others’ coffee chats is 404, and nothing changes', async ({ server, world }) => {
    const { me, id } = await meet(server, world)
    await world.place(me, id, CAFE)
    const elsewhere = await addCompany(server.db.drizzle, { name: '다른회사', key: '다른회사' })
    const answers = [
      await world.place(await addCandidate(server), id, CALL),
      await world.console.place(await addTestOperator(server, { companyId: elsewhere }), id, CALL, true),
      await world.console.place(await addTestOperator(server), id, CALL),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
    expect((await world.chat(id)).place).toBe(CAFE.text)
  })

  test('set by both concurrently is one of them, with one line per change', async ({ server, world }) => {
    const { me, id } = await meet(server, world)
    const before = (await world.room(me)).lines.length
    const answers = await Promise.all([
      world.place(me, id, CAFE),
      world.console.place(world.recruiter, id, CALL),
      world.place(me, id, CAFE),
      world.console.place(world.recruiter, id, CALL),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    const { place } = await world.chat(id)
    expect([CAFE.text, CALL.text]).toContain(place)
    const said = (await world.room(me)).lines.slice(before)
    expect(said.length).toBeGreaterThanOrEqual(2)
    expect(said.at(-1)).toContain(place === CAFE.text ? CAFE.text : '화상으로')
    for (const [at, line] of said.entries()) expect(line).not.toBe(said[at + 1])
  })

  test('set during a cancellation does not stay', async ({ server, world }) => {
    const { me, id } = await meet(server, world)
    const [placed, off] = await Promise.all([
      world.console.place(world.recruiter, id, CAFE),
      world.cancel(me, id),
    ])
    expect(off.statusCode).toBe(200)
    expect([200, 409]).toContain(placed.statusCode)
    expect((await world.console.show(world.recruiter, id)).json()).toMatchObject({ place: null })
  })
})

describe('[OFR-19] the company’s usual place', () => {
  async function newCompany(server: TestApp, world: CoffeechatWorld) {
    const companyId = await addCompany(server.db.drizzle, { name: '새벽상회', key: '새벽상회' })
    const recruiter = await addTestOperator(server, { companyId })
    const { operatorId } = recruiter
    const match = async () => {
      const me = await addCandidate(server)
      return { me, id: await world.match(me, { companyId, operatorId }) }
    }
    return { companyId, recruiter, match }
  }

  test('is saved and offered first in the next coffee chat', async ({ server, world }) => {
    const { companyId, recruiter, match } = await newCompany(server, world)
    const { id } = await match()
    await world.console.place(recruiter, id, CAFE, true)
    await world.console.place(recruiter, id, CAFE, true)
    const next = await match()
    const offered = { place: null, usualPlace: CAFE }
    expect((await world.show(next.me, next.id)).json()).toMatchObject(offered)
    expect((await world.console.show(recruiter, next.id)).json()).toMatchObject(offered)
    expect(await deedsOn(server, companyId)).toEqual(['company.change'])
  })

  test('stays when another place is set once', async ({ server, world }) => {
    const { recruiter, match } = await newCompany(server, world)
    const { me, id } = await match()
    await world.console.place(recruiter, id, CAFE, true)
    await world.console.place(recruiter, id, CALL)
    await server.call('PATCH', `/users/coffeechats/${id}/place`, {
      token: me.token,
      body: { place: CALL, isUsual: true },
    })
    expect((await world.show(me, id)).json()).toMatchObject({ place: CALL, usualPlace: CAFE })
  })

  test('does not exist for agents', async ({ server, world }) => {
    const { companyId } = await newCompany(server, world)
    const agent = await addTestOperator(server)
    const me = await addCandidate(server)
    const id = await world.match(me, { companyId, operatorId: agent.operatorId, isMaster: true })
    expect((await world.console.place(agent, id, CAFE, true)).json()).toMatchObject({
      place: CAFE,
      usualPlace: null,
    })
    expect(await deedsOn(server, companyId)).toEqual([])
  })
})
