import type { LightMyRequestResponse } from 'fastify'
import { describe, expect } from 'vitest'
import type { TestApp } from '../../../testing/test-app.ts'
import { addCandidate } from '../../../testing/test-candidate.ts'
import { type CoffeechatWorld, seoul, test } from '../testing/coffeechat-world.ts'

const NOW = '2026-11-16T10:00:00'

test.beforeEach(({ clock }) => clock.set(seoul(NOW)))

type Shown = { timeItems: { id: string; canConfirm: boolean }[] }

async function meet(server: TestApp, world: CoffeechatWorld) {
  const me = await addCandidate(server)
  const id = await world.match(me)
  return { me, id }
}
const iso = (text: string) => seoul(text).toISOString()
const timesIn = (answer: LightMyRequestResponse) => answer.json<Shown>().timeItems
const outcome = (answer: LightMyRequestResponse) => [answer.statusCode, answer.json<{ code: string }>().code]
const deedsOn = async (server: TestApp, id: string) =>
  (
    await server.db.pool.query<{ action: string }>(
      'select action from audit_log where subject_id = $1 order by id',
      [id],
    )
  ).rows.map(({ action }) => action)

describe('[TRUST-4] the company proposes', () => {
  test('times replace the candidate’s; the candidate is notified and can confirm', async ({
    server,
    world,
  }) => {
    const { me, id } = await meet(server, world)
    await world.propose(me, id, [iso('2026-11-18T11:00:00')])
    const answer = await world.console.propose(
      world.recruiter,
      id,
      '2026-11-20T16:00:00',
      '2026-11-19T19:00:00',
    )
    expect(answer.json()).toMatchObject({
      status: 'PROPOSED',
      timeItems: [
        { startsAt: iso('2026-11-19T19:00:00'), minutes: 30, proposedBy: 'company', canConfirm: false },
        { startsAt: iso('2026-11-20T16:00:00'), minutes: 30, proposedBy: 'company', canConfirm: false },
      ],
    })
    const [first] = await world.times(id).then((times) => times.filter(({ withdrawnAt }) => !withdrawnAt))
    expect((await world.told(me)).get(`COFFEECHAT:${first!.id}:PROPOSED`)).toMatchObject({
      type: 'COFFEECHAT',
      content: { coffeechatId: id },
      dueAt: seoul(NOW),
    })
    expect((await world.room(me)).lines.at(-1)).toBe('노을클라우드 커피챗 시간 2개가 제안됐어요.')
    expect(timesIn(await world.show(me, id)).map(({ canConfirm }) => canConfirm)).toEqual([true, true])
    expect(await deedsOn(server, id)).toEqual(['coffeechat.propose'])
    expect(await world.companyTold(id)).toEqual(['OFFER_MATCHED', 'COFFEECHAT_TIMES_PROPOSED'])
  })

  test('at night the notification is in the centre at once, and gone after a withdrawal', async ({
    server,
    world,
    clock,
  }) => {
    clock.set(seoul('2026-11-16T23:00:00'))
    const { me, id } = await meet(server, world)
    const answer = await world.console.propose(world.recruiter, id, '2026-11-20T16:00:00')
    const key = `COFFEECHAT:${timesIn(answer)[0]!.id}:PROPOSED`
    expect((await world.told(me)).get(key)).toMatchObject({
      dueAt: seoul('2026-11-16T23:00:00'),
      droppedAt: null,
    })
    await world.console.takeBack(world.recruiter, id)
    expect((await world.told(me)).get(key)?.droppedAt).toEqual(clock())
  })

  test('invalid times are refused with their sentence', async ({ server, world }) => {
    const { id } = await meet(server, world)
    const none = await world.console.propose(world.recruiter, id)
    expect([none.statusCode, none.json().fields]).toEqual([
      400,
      { startItems: '시간을 하나 이상 골라 주세요.' },
    ])
    expect(await world.times(id)).toEqual([])
  })
})

describe('[TRUST-4] the company confirms', () => {
  test('one of the candidate’s times: with the same notifications and reminders; twice is harmless', async ({
    server,
    world,
  }) => {
    const { me, id } = await meet(server, world)
    await world.propose(me, id, [iso('2026-11-20T16:00:00'), iso('2026-11-21T10:30:00')])
    const times = timesIn(await world.console.show(world.recruiter, id))
    expect(times.map(({ canConfirm }) => canConfirm)).toEqual([true, true])
    const chosen = times[0]!.id
    for (const answer of [
      await world.console.confirm(world.recruiter, id, chosen),
      await world.console.confirm(world.recruiter, id, chosen),
    ])
      expect(answer.json()).toMatchObject({
        status: 'CONFIRMED',
        timeItems: [],
        confirmedTime: { id: chosen, startsAt: iso('2026-11-20T16:00:00'), proposedBy: 'candidate' },
      })
    const told = await world.told(me)
    const content = { coffeechatId: id, startsAt: iso('2026-11-20T16:00:00') }
    expect(told.get(`COFFEECHAT:${chosen}:CONFIRMED`)).toMatchObject({ content, dueAt: seoul(NOW) })
    expect(told.get(`COFFEECHAT:${chosen}:DAY_BEFORE`)?.dueAt).toEqual(seoul('2026-11-19T16:00:00'))
    expect(told.get(`COFFEECHAT_SOON:${chosen}`)?.dueAt).toEqual(seoul('2026-11-20T15:00:00'))
    const { lines } = await world.room(me)
    expect(lines.filter((line) => line.includes('만나요'))).toEqual([
      '노을클라우드 커피챗은 11월 20일 (금) 오후 4:00에 만나요.',
    ])
    expect(await deedsOn(server, id)).toEqual(['coffeechat.view', 'coffeechat.confirm'])
  })

  test('not its own, withdrawn, past, unknown or another chat’s', async ({ server, world, clock }) => {
    const [{ me, id }, other] = [await meet(server, world), await meet(server, world)]
    await world.propose(me, id, [iso('2026-11-18T11:00:00')])
    const withdrawn = timesIn(await world.show(me, id))[0]!.id
    const own = timesIn(await world.console.propose(world.recruiter, id, '2026-11-20T16:00:00'))[0]!.id
    await world.propose(other.me, other.id, [iso('2026-11-16T11:00:00')])
    const passing = timesIn(await world.show(other.me, other.id))[0]!.id
    const confirm = async (chat: string, time: string) =>
      outcome(await world.console.confirm(world.recruiter, chat, time))
    expect(await confirm(id, own)).toEqual([403, 'FORBIDDEN'])
    expect(await confirm(id, withdrawn)).toEqual([409, 'COFFEECHAT_TIME_CHANGED'])
    expect(await confirm(id, server.deps.ids.next())).toEqual([404, 'NOT_FOUND'])
    expect(await confirm(id, passing)).toEqual([404, 'NOT_FOUND'])
    clock.set(seoul('2026-11-16T11:00:00'))
    expect(await confirm(other.id, passing)).toEqual([409, 'COFFEECHAT_TIME_PASSED'])
  })

  test('both sides concurrently: at most one time is fixed and has reminders', async ({ server, world }) => {
    for (const _ of [1, 2, 3, 4]) {
      const { me, id } = await meet(server, world)
      await world.propose(me, id, [iso('2026-11-20T16:00:00'), iso('2026-11-21T10:30:00')])
      const times = timesIn(await world.console.show(world.recruiter, id))
      const answers = await Promise.all([
        world.console.confirm(world.recruiter, id, times[0]!.id),
        world.propose(me, id, [iso('2026-11-24T16:00:00')]),
        world.console.confirm(world.recruiter, id, times[1]!.id),
        world.console.propose(world.recruiter, id, '2026-11-25T16:00:00'),
      ])
      for (const { statusCode } of answers) expect([200, 409]).toContain(statusCode)
      const standing = (await world.times(id)).filter(({ withdrawnAt }) => !withdrawnAt)
      const fixed = standing.filter(({ confirmedAt }) => confirmedAt)
      expect(fixed.length).toBeLessThanOrEqual(1)
      const open = standing.filter(({ confirmedAt }) => !confirmedAt)
      expect(new Set(open.map(({ proposedBy }) => proposedBy)).size).toBeLessThanOrEqual(1)
      const recalled = [...(await world.told(me)).values()].filter(
        ({ type, droppedAt }) => type === 'COFFEECHAT_SOON' && !droppedAt,
      )
      expect(recalled.map(({ dedupeKey }) => dedupeKey)).toEqual(
        fixed.map((time) => `COFFEECHAT_SOON:${time.id}`),
      )
    }
  })
})

describe('[TRUST-4] the company changes a fixed time', () => {
  async function fixed(server: TestApp, world: CoffeechatWorld, startsAt: string) {
    const met = await meet(server, world)
    await world.propose(met.me, met.id, [iso(startsAt)])
    const [time] = timesIn(await world.console.show(world.recruiter, met.id))
    await world.console.confirm(world.recruiter, met.id, time!.id)
    return { ...met, timeId: time!.id }
  }

  test('by proposing others, which it can take back; the candidate is notified once', async ({
    server,
    world,
    clock,
  }) => {
    const { me, id, timeId } = await fixed(server, world, '2026-11-16T15:00:00')
    clock.set(seoul('2026-11-16T10:01:00'))
    await world.console.propose(world.recruiter, id, '2026-11-20T16:00:00')
    for (const answer of [
      await world.console.takeBack(world.recruiter, id),
      await world.console.takeBack(world.recruiter, id),
    ])
      expect(answer.json()).toMatchObject({
        status: 'CONFIRMED',
        confirmedTime: { id: timeId },
        timeItems: [],
      })
    const told = await world.told(me)
    expect(told.get(`COFFEECHAT_SOON:${timeId}`)?.droppedAt).toBeNull()
    const kept = [...told.keys()].filter((key) => key.endsWith(':KEPT'))
    expect(kept).toEqual([`COFFEECHAT:${id}:${clock().getTime()}:KEPT`])
    expect((await deedsOn(server, id)).slice(-2)).toEqual(['coffeechat.propose', 'coffeechat.take-back'])
  })

  test('not after the meeting has begun, nor after a cancellation', async ({ server, world, clock }) => {
    const { id } = await fixed(server, world, '2026-11-16T11:00:00')
    clock.set(seoul('2026-11-16T11:00:00'))
    expect(outcome(await world.console.takeBack(world.recruiter, id))).toEqual([
      409,
      'COFFEECHAT_TIME_PASSED',
    ])
    expect(outcome(await world.console.propose(world.recruiter, id, '2026-11-20T16:00:00'))).toEqual([
      409,
      'COFFEECHAT_TIME_PASSED',
    ])
    const off = await meet(server, world)
    await world.propose(off.me, off.id, [iso('2026-11-20T16:00:00')])
    const [time] = timesIn(await world.show(off.me, off.id))
    await world.cancel(off.me, off.id)
    for (const refused of [
      await world.console.propose(world.recruiter, off.id, '2026-11-20T16:00:00'),
      await world.console.confirm(world.recruiter, off.id, time!.id),
      await world.console.takeBack(world.recruiter, off.id),
      await world.console.ask(world.recruiter, off.id, ['무엇을 만들고 싶나요?']),
    ])
      expect(outcome(refused)).toEqual([409, 'CONFLICT'])
  })
})
