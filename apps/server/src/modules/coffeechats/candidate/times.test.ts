import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { messageRooms } from '../../../platform/db/schema/rooms.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addCandidate } from '../../../testing/test-candidate.ts'
import { type CoffeechatWorld, seoul, test } from '../testing/coffeechat-world.ts'

const NOW = '2026-11-16T10:00:00'

test.beforeEach(({ clock }) => clock.set(seoul(NOW)))

type Shown = {
  status: string
  sequence: number
  timeItems: { id: string; startsAt: string; minutes: number; proposedBy: string; canConfirm: boolean }[]
  confirmedTime: { id: string; startsAt: string } | null
}

async function meet(server: TestApp, world: CoffeechatWorld) {
  const me = await addCandidate(server)
  const id = await world.match(me)
  const shown = async () => (await world.show(me, id)).json<Shown>()
  return { me, id, shown }
}
const iso = (text: string) => seoul(text).toISOString()

describe('[TRUST-4] proposing', () => {
  test('replaces earlier times and notifies the company', async ({ server, world }) => {
    const { me, id, shown } = await meet(server, world)
    await world.companyProposes(id, '2026-11-18T11:00:00')
    await world.propose(me, id, [iso('2026-11-20T16:00:00')])
    const answer = await world.propose(me, id, [iso('2026-11-21T10:30:00'), iso('2026-11-19T19:00:00')], 60)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual(await shown())
    expect(await shown()).toMatchObject({
      status: 'PROPOSED',
      timeItems: [
        { startsAt: iso('2026-11-19T19:00:00'), minutes: 60, proposedBy: 'candidate', canConfirm: false },
        { startsAt: iso('2026-11-21T10:30:00'), minutes: 60, proposedBy: 'candidate', canConfirm: false },
      ],
    })
    expect((await world.times(id)).filter(({ withdrawnAt }) => withdrawnAt)).toHaveLength(2)
    expect((await world.room(me)).lines.slice(1)).toEqual([
      '노을클라우드 커피챗 시간 1개가 제안됐어요.',
      '노을클라우드 커피챗 시간 2개가 제안됐어요.',
    ])
  })

  test('also works in a closed room', async ({ server, world, clock }) => {
    const { me, id } = await meet(server, world)
    await server.db.drizzle
      .update(messageRooms)
      .set({ closedAt: clock() })
      .where(eq(messageRooms.candidateId, me.userId))
    expect((await world.propose(me, id, [iso('2026-11-20T16:00:00')])).statusCode).toBe(200)
    expect((await world.room(me)).lines).toHaveLength(1)
  })

  test.for([
    ['none', [], undefined, { startItems: '시간을 하나 이상 골라 주세요.' }],
    [
      'six',
      [0, 1, 2, 3, 4, 5].map((n) => iso(`2026-11-2${n}T16:00:00`)),
      undefined,
      { startItems: '시간은 5개까지 제안할 수 있어요.' },
    ],
    [
      'at this moment',
      [iso('2026-11-16T10:00:00')],
      undefined,
      { startItems: '이미 지난 시간이에요. 다음 시간부터 고를 수 있어요.' },
    ],
    [
      'until after ten in the evening',
      [iso('2026-11-20T21:45:00')],
      undefined,
      { startItems: '아침 7시부터 밤 10시 사이의 시간을 골라 주세요.' },
    ],
    [
      'in two months',
      [iso('2027-01-16T10:30:00')],
      undefined,
      { startItems: '30일 안의 시간을 골라 주세요.' },
    ],
    [
      'at three past',
      [iso('2026-11-20T16:03:00')],
      undefined,
      { startItems: '시간은 5분 단위로 골라 주세요.' },
    ],
    [
      'the same twice',
      [iso('2026-11-20T16:00:00'), iso('2026-11-20T16:00:00')],
      undefined,
      { startItems: '서로 겹치는 시간이 있어요.' },
    ],
    [
      'for seven minutes',
      [iso('2026-11-20T16:00:00')],
      7,
      { minutes: '만나는 시간의 길이를 다시 골라 주세요.' },
    ],
  ])(
    '%s is refused with its sentence and changes nothing',
    async ([, starts, minutes, fields], { server, world }) => {
      const { me, id, shown } = await meet(server, world)
      const before = await shown()
      const refused = await world.propose(me, id, starts, minutes)
      expect([refused.statusCode, refused.json().fields]).toEqual([400, fields])
      expect(await shown()).toEqual(before)
    },
  )

  test.for([['tomorrow'], ['2026-11-20T16:00:00'], [1_800_000_000], [null]])(
    '%j is not a valid time',
    async ([start], { server, world }) => {
      const { me, id } = await meet(server, world)
      expect((await world.propose(me, id, [start])).statusCode).toBe(400)
    },
  )
})

describe('[TRUST-4] confirming', () => {
  test('one of the company’s times: it is fixed, the company is notified, and reminders are scheduled', async ({
    server,
    world,
  }) => {
    const { me, id, shown } = await meet(server, world)
    const [, chosen] = await world.companyProposes(id, '2026-11-19T19:00:00', '2026-11-20T16:00:00')
    expect(await shown()).toMatchObject({
      status: 'PROPOSED',
      timeItems: [{ canConfirm: true }, { canConfirm: true }],
    })
    const answer = await world.confirm(me, id, chosen!)
    expect(answer.json()).toMatchObject({
      status: 'CONFIRMED',
      timeItems: [],
      confirmedTime: { id: chosen, startsAt: iso('2026-11-20T16:00:00'), minutes: 30 },
      sequence: 1,
    })
    expect((await world.room(me)).lines.at(-1)).toBe(
      '노을클라우드 커피챗은 11월 20일 (금) 오후 4:00에 만나요.',
    )
    expect(await world.companyTold(id)).toEqual(['OFFER_MATCHED', 'COFFEECHAT_CONFIRMED'])
    const told = await world.told(me)
    // Nobody is notified of their own action.
    expect(told.has(`COFFEECHAT:${chosen}:CONFIRMED`)).toBe(false)
    expect(told.get(`COFFEECHAT:${chosen}:DAY_BEFORE`)?.dueAt).toEqual(seoul('2026-11-19T16:00:00'))
    expect(told.get(`COFFEECHAT_SOON:${chosen}`)?.dueAt).toEqual(seoul('2026-11-20T15:00:00'))
  })

  test('twice is harmless; of two concurrent calls one fixes its time', async ({ server, world }) => {
    const { me, id } = await meet(server, world)
    const [one, two] = await world.companyProposes(id, '2026-11-19T19:00:00', '2026-11-20T16:00:00')
    const answers = await Promise.all([world.confirm(me, id, one!), world.confirm(me, id, two!)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const fixed = answers.find(({ statusCode }) => statusCode === 200)!.json<Shown>().confirmedTime!.id
    expect((await world.confirm(me, id, fixed)).statusCode).toBe(200)
    const confirmed = (await world.times(id)).filter(
      ({ confirmedAt, withdrawnAt }) => confirmedAt && !withdrawnAt,
    )
    expect(confirmed.map((time) => time.id)).toEqual([fixed])
    expect(await world.companyTold(id)).toEqual(['OFFER_MATCHED', 'COFFEECHAT_CONFIRMED'])
  })

  test('refuses own, withdrawn, past and unknown times', async ({ server, world, clock }) => {
    const { me, id, shown } = await meet(server, world)
    const code = async (timeId: string) => {
      const answer = await world.confirm(me, id, timeId)
      return [answer.statusCode, answer.json().code]
    }
    const [withdrawn] = await world.companyProposes(id, '2026-11-18T11:00:00')
    await world.propose(me, id, [iso('2026-11-20T16:00:00')])
    expect(await code((await shown()).timeItems[0]!.id)).toEqual([403, 'FORBIDDEN'])
    expect(await code(withdrawn!)).toEqual([409, 'COFFEECHAT_TIME_CHANGED'])
    expect(await code(server.deps.ids.next())).toEqual([404, 'NOT_FOUND'])
    const other = await meet(server, world)
    const [passing] = await world.companyProposes(other.id, '2026-11-16T10:05:00')
    clock.set(seoul('2026-11-16T10:05:00'))
    const late = await world.confirm(other.me, other.id, passing!)
    expect([late.statusCode, late.json().code]).toEqual([409, 'COFFEECHAT_TIME_PASSED'])
    expect(await other.shown()).toMatchObject({ status: 'NEW', timeItems: [] })
  })
})

describe('[TRUST-4] changing a fixed time', () => {
  async function fixed(server: TestApp, world: CoffeechatWorld, startsAt = '2026-11-16T15:00:00') {
    const met = await meet(server, world)
    const [timeId] = await world.companyProposes(met.id, startsAt)
    await world.confirm(met.me, met.id, timeId!)
    return { ...met, timeId: timeId! }
  }

  test('stands with its reminders while other times are proposed, and when they are taken back', async ({
    server,
    world,
  }) => {
    const { me, id, timeId, shown } = await fixed(server, world)
    const answer = await world.propose(me, id, [iso('2026-11-20T16:00:00')])
    const stands = { status: 'CONFIRMED', confirmedTime: { id: timeId }, sequence: 1 }
    expect(answer.json()).toMatchObject({
      ...stands,
      timeItems: [{ startsAt: iso('2026-11-20T16:00:00'), proposedBy: 'candidate', canConfirm: false }],
    })
    expect((await world.room(me)).lines.at(-1)).toBe(
      '노을클라우드 커피챗을 옮길 시간 1개가 제안됐어요. 그전에는 정한 시간 그대로예요.',
    )
    for (const _ of [1, 2])
      expect((await world.takeBack(me, id)).json()).toMatchObject({ ...stands, timeItems: [] })
    expect((await shown()).sequence).toBe(1)
    const told = await world.told(me)
    expect(told.get(`COFFEECHAT_SOON:${timeId}`)).toMatchObject({ droppedAt: null })
    expect(await world.companyTold(id)).toEqual([
      'OFFER_MATCHED',
      'COFFEECHAT_CONFIRMED',
      'COFFEECHAT_TIMES_PROPOSED',
      'COFFEECHAT_KEPT',
    ])
    expect((await world.room(me)).lines.at(-1)).toBe(
      '노을클라우드 커피챗은 정한 대로 11월 16일 (월) 오후 3:00에 만나요.',
    )
  })

  test('moves in one step when the company agrees; its reminders move along', async ({ server, world }) => {
    const { me, id, timeId } = await fixed(server, world)
    await world.propose(me, id, [iso('2026-11-20T16:00:00')])
    const { timeItems } = (await world.console.show(world.recruiter, id)).json<Shown>()
    const next = timeItems[0]!
    const moved = await world.console.confirm(world.recruiter, id, next.id)
    expect(moved.json()).toMatchObject({
      status: 'CONFIRMED',
      confirmedTime: { id: next.id, startsAt: iso('2026-11-20T16:00:00') },
      timeItems: [],
      sequence: 3,
    })
    const told = await world.told(me)
    expect(told.get(`COFFEECHAT_SOON:${timeId}`)?.droppedAt).not.toBeNull()
    expect(told.get(`COFFEECHAT_SOON:${next.id}`)?.dueAt).toEqual(seoul('2026-11-20T15:00:00'))
    expect(told.get(`COFFEECHAT:${next.id}:MOVED`)?.dueAt).toEqual(seoul(NOW))
    expect((await world.room(me)).lines.at(-1)).toBe(
      '노을클라우드 커피챗을 옮겼어요. 이제 11월 20일 (금) 오후 4:00에 만나요.',
    )
  })

  test('is not moved to itself', async ({ server, world }) => {
    const { me, id } = await fixed(server, world)
    const refused = await world.propose(me, id, [iso('2026-11-16T15:00:00')])
    expect([refused.statusCode, refused.json().fields]).toEqual([
      400,
      { startItems: '이미 정한 시간이에요. 다른 시간을 골라 주세요.' },
    ])
  })

  test('a meeting that has begun is neither moved nor cancelled', async ({ server, world, clock }) => {
    const { me, id, shown } = await fixed(server, world, '2026-11-16T10:10:00')
    clock.set(seoul('2026-11-16T10:10:00'))
    const before = await shown()
    const answers = [
      await world.propose(me, id, [iso('2026-11-20T16:00:00')]),
      await world.takeBack(me, id),
      await world.cancel(me, id),
    ]
    expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual(
      answers.map(() => [409, 'COFFEECHAT_TIME_PASSED']),
    )
    expect(await shown()).toEqual(before)
  })
})
