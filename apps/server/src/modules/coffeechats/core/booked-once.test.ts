import { areTogether } from '@coffeeattack/domain/coffeechats/meetings'
import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import type { TestApp } from '../../../testing/test-app.ts'
import { addCandidate, type TestCandidate } from '../../../testing/test-candidate.ts'
import { addTestOperator, type TestOperator } from '../../../testing/test-operator.ts'
import { type CoffeechatWorld, seoul, test } from '../testing/coffeechat-world.ts'

const NOW = '2026-11-16T10:00:00'
const FOUR = '2026-11-18T16:00:00'

test.beforeEach(({ clock }) => clock.set(seoul(NOW)))

type Code = { code?: string; fields?: Record<string, string> }

/** One side of a coffee chat, with explicit yes or no to meetings that overlap. */
function sideOf(server: TestApp, who: TestCandidate | TestOperator) {
  const isCandidate = 'userId' in who
  const id = isCandidate ? who.userId : who.operatorId
  const root = isCandidate ? '/users/coffeechats' : '/console/coffeechats'
  const kind = isCandidate ? 'candidate' : 'operator'
  return {
    id,
    side: isCandidate ? ('candidate' as const) : ('company' as const),
    call(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) {
      const { token } = server.signIn(kind, { subjectId: id, sessionId: who.sessionId })
      return server.call(method, `${root}/${path}`, { token, body })
    },
  }
}
type SideOfChat = ReturnType<typeof sideOf>

const propose = (who: SideOfChat, chat: string, start: string, overlaps = false) =>
  who.call('POST', `${chat}/times`, { startItems: [seoul(start).toISOString()], minutes: 30, overlaps })

async function openTime(world: CoffeechatWorld, chat: string, by: 'candidate' | 'company') {
  const times = await world.times(chat)
  return times.find((time) => !time.withdrawnAt && !time.confirmedAt && time.proposedBy === by)
}

const statusOf = ({ statusCode, json }: { statusCode: number; json: () => unknown }) => [
  statusCode,
  (json() as Code).code,
]

const HOURS = { weekdays: [0, 1, 2, 3, 4, 5, 6], from: 960, until: 1080, minutes: 30, place: null }

const setHours = (server: TestApp, { operatorId, sessionId }: TestOperator, hours: object = HOURS) =>
  server.call('POST', '/console/usual-hours', {
    token: server.signIn('operator', { subjectId: operatorId, sessionId }).token,
    body: { hours },
  })

/** A candidate with coffee chats with each of the recruiters. */
async function matched(server: TestApp, world: CoffeechatWorld, recruiters: readonly TestOperator[]) {
  const person = await addCandidate(server)
  const chats: string[] = []
  for (const { operatorId } of recruiters) chats.push(await world.match(person, { operatorId }))
  return { person, me: sideOf(server, person), chats }
}

describe('[TRUST-4] a candidate is not booked twice without a yes', () => {
  test('confirming over a fixed meeting is refused and changes nothing, and works with a yes', async ({
    server,
    world,
  }) => {
    const [x, y] = [
      await addTestOperator(server, { companyId: world.companyId }),
      await addTestOperator(server, { companyId: world.companyId }),
    ]
    const { person, me, chats } = await matched(server, world, [x, y])
    const [first, second] = chats as [string, string]
    await world.fixed(first, FOUR)
    await propose(sideOf(server, y), second, '2026-11-18T16:15:00')
    const shown = (await world.show(person, second)).json<{ meetingItems: object[]; timeItems: object[] }>()
    expect(shown.meetingItems).toEqual([
      { coffeechatId: first, name: '노을클라우드', startsAt: seoul(FOUR).toISOString(), minutes: 30 },
    ])
    expect(shown.timeItems).toMatchObject([{ canConfirm: true, isTaken: false }])
    const time = await openTime(world, second, 'company')
    expect(statusOf(await world.confirm(person, second, time!.id))).toEqual([409, 'MEETING_OVERLAPS'])
    expect((await world.show(person, second)).json()).toEqual(shown)
    expect((await world.confirm(person, second, time!.id, true)).json()).toMatchObject({
      status: 'CONFIRMED',
    })
    const third = await world.match(person, { operatorId: x.operatorId })
    expect(statusOf(await propose(me, third, FOUR))).toEqual([409, 'MEETING_OVERLAPS'])
    expect((await propose(me, third, '2026-11-18T16:45:00')).statusCode).toBe(200)
  })

  test('a time whose proposer has another meeting by now is taken, but not one that they said yes to', async ({
    server,
    world,
  }) => {
    const x = await addTestOperator(server, { companyId: world.companyId })
    const recruiter = sideOf(server, x)
    const [one, two, three] = [
      await matched(server, world, [x]),
      await matched(server, world, [x]),
      await matched(server, world, [x]),
    ]
    for (const { chats } of [one, two]) await propose(recruiter, chats[0]!, FOUR)
    const [ofOne, ofTwo] = [
      await openTime(world, one.chats[0]!, 'company'),
      await openTime(world, two.chats[0]!, 'company'),
    ]
    expect((await world.confirm(one.person, one.chats[0]!, ofOne!.id)).statusCode).toBe(200)
    // The candidate's own yes does not speak for the recruiter.
    const late = await world.confirm(two.person, two.chats[0]!, ofTwo!.id, true)
    expect(statusOf(late)).toEqual([409, 'COFFEECHAT_TIME_TAKEN'])
    for (const answer of [
      await world.show(two.person, two.chats[0]!),
      await world.console.show(x, two.chats[0]!),
    ])
      expect(answer.json()).toMatchObject({ timeItems: [{ canConfirm: false, isTaken: true }] })
    expect(statusOf(await propose(recruiter, three.chats[0]!, FOUR))).toEqual([409, 'MEETING_OVERLAPS'])
    expect((await propose(recruiter, three.chats[0]!, FOUR, true)).statusCode).toBe(200)
    const ofThree = await openTime(world, three.chats[0]!, 'company')
    expect((await world.confirm(three.person, three.chats[0]!, ofThree!.id)).statusCode).toBe(200)
  })
})

const starts = [FOUR, '2026-11-18T16:30:00', '2026-11-18T16:15:00'] as const

/** Who does what in which of three coffee chats: two candidates share a recruiter, and one candidate has two. */
const step = fc.record({
  chat: fc.nat(2),
  by: fc.constantFrom('candidate' as const, 'company' as const),
  act: fc.oneof(
    { arbitrary: fc.constantFrom('propose' as const, 'confirm' as const), weight: 4 },
    { arbitrary: fc.constantFrom('pick' as const, 'takeBack' as const), weight: 1 },
  ),
  start: fc.constantFrom(...starts),
  yes: fc.oneof({ arbitrary: fc.constant(false), weight: 3 }, { arbitrary: fc.constant(true), weight: 1 }),
})
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

const of = (chat: number, by: Step['by'], act: Step['act']): Step => ({
  chat,
  by,
  act,
  start: FOUR,
  yes: false,
})

/** The recruiter proposes one time to both: of two confirmations, one after the other or at once, one counts. */
const toBoth = [of(0, 'company', 'propose'), of(2, 'company', 'propose')]
const bothConfirm = [of(0, 'candidate', 'confirm'), of(2, 'candidate', 'confirm')]
/** One candidate proposes one time to both recruiters. */
const toTwo = [of(0, 'candidate', 'propose'), of(1, 'candidate', 'propose')]
const twoConfirm = [of(0, 'company', 'confirm'), of(1, 'company', 'confirm')]
const always: [Step[][]][] = [
  [[toBoth, ...bothConfirm.map((one) => [one])]],
  [[toTwo, ...twoConfirm.map((one) => [one])]],
  ...[1, 2, 3].flatMap((): [Step[][]][] => [
    [[toBoth, bothConfirm]],
    [[toTwo, twoConfirm]],
    [[[of(0, 'candidate', 'pick'), of(2, 'candidate', 'pick')]]],
  ]),
]

test(
  '[TRUST-4] no two fixed meetings of one person overlap without their yes, in any order of steps',
  { timeout: 240_000 },
  async ({ server, world }) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 3, maxLength: 8 }),
        async (rounds) => {
          const recruiters = [
            await addTestOperator(server, { companyId: world.companyId }),
            await addTestOperator(server, { companyId: world.companyId }),
          ]
          await setHours(server, recruiters[0]!)
          const [a, b] = [
            await matched(server, world, recruiters),
            await matched(server, world, recruiters.slice(0, 1)),
          ]
          const chats = [a, b].flatMap(({ me, chats: own }) =>
            own.map((id, place) => ({ id, candidate: me, company: sideOf(server, recruiters[place]!) })),
          )
          /** The times to which a person said yes, whatever they overlap with. */
          const said = new Set<string>()

          async function take({ chat: place, by, act, start, yes }: Step) {
            const chat = chats[place]!
            const who = chat[by]
            const sayYes = (timeId: string) => yes && said.add(`${who.id} ${timeId}`)
            if (act === 'takeBack') return who.call('DELETE', `${chat.id}/times`)
            if (act === 'pick') {
              const at = seoul(start).toISOString()
              const body = { startsAt: at, overlaps: yes }
              const answer = await chat.candidate.call('POST', `${chat.id}/pick`, body)
              const fixed = answer.json<{ confirmedTime?: { id: string } }>().confirmedTime
              if (fixed && yes) said.add(`${chat.candidate.id} ${fixed.id}`)
              return answer
            }
            if (act === 'propose') {
              const answer = await propose(who, chat.id, start, yes)
              const items = answer.json<{ timeItems?: { id: string }[] }>().timeItems ?? []
              for (const { id } of items) sayYes(id)
              return answer
            }
            const other = by === 'candidate' ? 'company' : 'candidate'
            const time = await openTime(world, chat.id, other)
            if (!time) return null
            sayYes(time.id)
            return who.call('POST', `${chat.id}/times/${time.id}/confirm`, { overlaps: yes })
          }
          // The steps of a round run at the same time.
          for (const round of rounds)
            for (const answer of await Promise.all(round.map(take)))
              if (answer) expect([200, 400, 403, 409]).toContain(answer.statusCode)

          const fixed = (
            await Promise.all(
              chats.map(async (chat) =>
                (await world.times(chat.id))
                  .filter(({ confirmedAt, withdrawnAt }) => confirmedAt && !withdrawnAt)
                  .map((time) => ({ ...time, people: [chat.candidate.id, chat.company.id] })),
              ),
            )
          ).flat()
          for (const [place, one] of fixed.entries())
            for (const other of fixed.slice(place + 1))
              for (const person of one.people.filter((each) => other.people.includes(each)))
                if (areTogether(one, other))
                  expect([said.has(`${person} ${one.id}`), said.has(`${person} ${other.id}`)]).toContain(true)
        },
      ),
      { numRuns: 20, examples: always },
    )
  },
)

describe('[TRUST-4] usual hours', () => {
  const PLACE = { kind: 'LINK', text: 'https://meet.example.com/room' } as const

  test('a free time is fixed at once, at the place of the hours, and is gone for others', async ({
    server,
    world,
  }) => {
    const x = await addTestOperator(server, { companyId: world.companyId })
    const [one, two] = [await matched(server, world, [x]), await matched(server, world, [x])]
    expect((await world.show(one.person, one.chats[0]!)).json()).toMatchObject({ usualTimes: null })
    expect((await setHours(server, x, { ...HOURS, place: PLACE })).statusCode).toBe(200)
    type Usual = { usualTimes: { minutes: number; place: object; startItems: string[] } | null }
    const usual = async ({ person, chats }: typeof one) =>
      (await world.show(person, chats[0]!)).json<Usual>().usualTimes
    const at = seoul(FOUR).toISOString()
    expect(await usual(one)).toMatchObject({ minutes: 30, place: PLACE })
    expect((await usual(two))?.startItems).toContain(at)

    const picked = await world.pick(one.person, one.chats[0]!, FOUR)
    expect(picked.json()).toMatchObject({
      status: 'CONFIRMED',
      confirmedTime: { startsAt: at, minutes: 30, proposedBy: 'company' },
      place: PLACE,
      usualTimes: null,
    })
    expect((await world.pick(one.person, one.chats[0]!, FOUR)).json()).toEqual(picked.json())
    expect((await usual(two))?.startItems).not.toContain(at)
    expect(statusOf(await world.pick(two.person, two.chats[0]!, FOUR, true))).toEqual([
      409,
      'COFFEECHAT_TIME_TAKEN',
    ])
    expect(statusOf(await world.pick(two.person, two.chats[0]!, '2026-11-18T13:00:00'))).toEqual([
      409,
      'COFFEECHAT_TIME_TAKEN',
    ])
    const told = await world.told(one.person)
    expect([...told.keys()].filter((key) => key.startsWith('COFFEECHAT_SOON'))).toHaveLength(1)
    const time = (await world.times(one.chats[0]!)).find(({ confirmedAt }) => confirmedAt)
    const notices = await server.db.pool.query<{ type: string }>(
      `select type from notices where operator_id = $1 and dedupe_key = $2`,
      [x.operatorId, `COFFEECHAT_CONFIRMED:${time!.id}`],
    )
    expect(notices.rows).toEqual([{ type: 'COFFEECHAT_CONFIRMED' }])
  })

  test('a pick over the candidate’s own meeting asks first, and a fixed time is not picked away', async ({
    server,
    world,
  }) => {
    const [x, y] = [
      await addTestOperator(server, { companyId: world.companyId }),
      await addTestOperator(server, { companyId: world.companyId }),
    ]
    await setHours(server, x)
    const { person, chats } = await matched(server, world, [x, y])
    await world.fixed(chats[1]!, FOUR)
    expect(statusOf(await world.pick(person, chats[0]!, FOUR))).toEqual([409, 'MEETING_OVERLAPS'])
    expect((await world.pick(person, chats[0]!, FOUR, true)).statusCode).toBe(200)
    expect(statusOf(await world.pick(person, chats[0]!, '2026-11-18T17:00:00'))).toEqual([
      409,
      'COFFEECHAT_TIME_CHANGED',
    ])
  })

  test('are the recruiter’s own, kept in the trail, refused by field, and gone when they are removed', async ({
    server,
    world,
  }) => {
    const x = await addTestOperator(server, { companyId: world.companyId })
    const call = (method: 'GET' | 'DELETE') =>
      server.call(method, '/console/usual-hours', {
        token: server.signIn('operator', { subjectId: x.operatorId, sessionId: x.sessionId }).token,
      })
    expect((await call('GET')).json()).toEqual({ hours: null })
    const refused = await setHours(server, x, { ...HOURS, weekdays: [] })
    expect([refused.statusCode, refused.json<Code>().fields]).toEqual([
      400,
      { 'hours.weekdays': '요일을 하나 이상 골라 주세요.' },
    ])
    expect((await setHours(server, x, { ...HOURS, weekdays: [3, 1] })).json()).toEqual({
      hours: { ...HOURS, weekdays: [1, 3] },
    })
    expect((await call('GET')).json()).toEqual({ hours: { ...HOURS, weekdays: [1, 3] } })
    const { person, chats } = await matched(server, world, [x])
    expect((await world.show(person, chats[0]!)).json()).toMatchObject({ usualTimes: { minutes: 30 } })
    for (const _ of [1, 2]) expect((await call('DELETE')).statusCode).toBe(204)
    expect((await world.show(person, chats[0]!)).json()).toMatchObject({ usualTimes: null })
    const { rows } = await server.db.pool.query(
      'select action from audit_log where actor_id = $1 order by id',
      [x.operatorId],
    )
    expect(rows).toEqual([{ action: 'operator.usual-hours' }, { action: 'operator.usual-hours' }])
  })
})
