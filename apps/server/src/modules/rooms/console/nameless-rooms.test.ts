import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import type { LightMyRequestResponse } from 'fastify'
import { describe, expect } from 'vitest'
import { serverTest } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addCandidate, type TestCandidate } from '../../../testing/test-candidate.ts'
import type { TestOperator } from '../../../testing/test-operator.ts'
import { addressOf, openTestStream } from '../../../testing/test-stream.ts'
import { withoutChance } from '../../../testing/without-chance.ts'
import { createRoomsWorld, type RoomsWorld } from '../testing/rooms-world.ts'

/** What a company sees of an anonymous person: the job and nothing else (OFR-17). */

const NAME = '남궁카나리'
/** Every candidate's phone begins like this; the column is unique, so the rest counts up. */
const PHONE_START = '01087654'
const EMAIL = 'canary.bird@example.com'
const SECRETS = [
  NAME,
  PHONE_START,
  '010-8765',
  '8765-4321',
  EMAIL,
  'canary.bird',
  'canary.example',
  'canary_id',
]

let phones = 0
const nextPhone = () => `${PHONE_START}${String((phones += 1)).padStart(3, '0')}`

const test = serverTest()
  .extend('world', ({ server }) => createRoomsWorld(server, `회사${randomUUID()}`))
  .extend('me', ({ server }) =>
    addCandidate(server, {
      name: NAME,
      phone: nextPhone(),
      emailSealed: server.deps.secrets.seal(EMAIL, 'users.email_sealed'),
      jobLabel: '개발',
      jobSubLabel: '백엔드 개발자',
    }),
  )
  .extend('offerId', ({ world, me }) => world.offerTo(me))

const roomOf = (answer: LightMyRequestResponse) => answer.json<{ roomId: string }>().roomId
const code = (answer: LightMyRequestResponse) => [answer.statusCode, answer.json<{ code?: string }>().code]
const found = async (world: RoomsWorld, q: string) => {
  const answer = await world.console(world.recruiter, 'GET', `rooms?${new URLSearchParams({ q })}`)
  return answer.json<{ items: { id: string }[] }>().items.map(({ id }) => id)
}
const CONTACTS = `재택도 되나요? 제 번호는 010-8765-4321, 메일은 ${EMAIL}, 블로그는 https://canary.example/cv, 카톡 아이디 canary_id 예요`

/** Every answer that a recruiter can read about the person. */
async function allThatIsRead(world: RoomsWorld, offerId: string, roomId: string): Promise<string[]> {
  const paths = [
    'rooms',
    'rooms?filter=unread',
    'rooms?filter=closed',
    'counts',
    'notices',
    `rooms/${roomId}`,
    `rooms/${roomId}/messages`,
    'offers',
    `offers/${offerId}`,
  ]
  const bodies: string[] = []
  for (const path of paths) {
    const { statusCode, body } = await world.console(world.recruiter, 'GET', path)
    expect([path, statusCode]).toEqual([path, 200])
    bodies.push(body)
  }
  return bodies
}

const secretsIn = (bodies: readonly string[]) =>
  SECRETS.filter((secret) => bodies.some((body) => withoutChance(body).includes(secret)))

const listen = async (server: TestApp, { operatorId, sessionId }: TestOperator) =>
  openTestStream(await addressOf(server.app), {
    path: '/console/stream',
    token: server.signIn('operator', { subjectId: operatorId, sessionId }).token,
  })

describe('[OFR-17] the company', () => {
  test('reads the job, in list and room, and may answer without limit', async ({ world, me, offerId }) => {
    const roomId = roomOf(await world.ask(me, offerId, '재택도 되나요?'))
    const seen = {
      id: roomId,
      name: null,
      candidate: { jobSubLabel: '백엔드 개발자' },
      operator: { name: '이도현' },
      canSend: true,
      unread: 1,
      nameless: { offerId, status: 'WAITING', questionsLeft: 4 },
      lastMessage: { message: '재택도 되나요?', senderName: null },
    }
    const list = await world.console(world.colleague, 'GET', 'rooms')
    expect(list.json()).toMatchObject({ items: [seen] })
    const opened = await world.console(world.colleague, 'GET', `rooms/${roomId}`)
    expect(opened.json()).toMatchObject({ ...seen, coffeechatId: null, canAskSurvey: false })
    for (let n = 0; n < 8; n += 1)
      expect((await world.reply(world.colleague, roomId, `답 ${n}`)).statusCode).toBe(200)
  })

  test('sends words only: no offers, no survey', async ({ world, me, offerId }) => {
    const roomId = roomOf(await world.ask(me, offerId, '재택도 되나요?'))
    for (const more of [{ offerId }, { survey: true }])
      expect(code(await world.reply(world.recruiter, roomId, '이거요', more))).toEqual([400, 'INVALID_INPUT'])
    await world.accept(me, offerId)
    expect((await world.reply(world.recruiter, roomId, '이거요', { offerId })).statusCode).toBe(200)
  })

  test('gets the name with the match', async ({ server, world, me, offerId }) => {
    const roomId = roomOf(await world.ask(me, offerId, CONTACTS))
    const stream = await listen(server, world.recruiter)
    await world.accept(me, offerId)
    await stream.until((heard) =>
      heard.some(({ name, data }) => name === 'room' && data['roomId'] === roomId),
    )
    stream.cut()
    const opened = await world.console(world.recruiter, 'GET', `rooms/${roomId}`)
    expect(opened.json()).toMatchObject({ name: NAME, nameless: null, coffeechatId: expect.any(String) })
    const { body } = await world.console(world.recruiter, 'GET', `rooms/${roomId}/messages`)
    expect(body).toContain('010-8765-4321')
    expect(await found(world, '8765')).toEqual([roomId])
    expect(await found(world, '남궁')).toEqual([roomId])
  })

  test('finds messages by their visible words only', async ({ world, me, offerId }) => {
    const roomId = roomOf(await world.ask(me, offerId, CONTACTS))
    expect(await found(world, '블로그는')).toEqual([roomId])
    expect(await found(world, '전화번호')).toEqual([])
    for (const secret of [...SECRETS, '010', '87', 'canary', '남궁'])
      expect(await found(world, secret)).toEqual([])
    await world.refuse(me, offerId)
    expect(await found(world, '8765')).toEqual([])
  })

  test('does not find people who blocked it or work for it now', async ({ server, world, me, offerId }) => {
    const roomId = roomOf(await world.ask(me, offerId, CONTACTS))
    await server.db.pool.query(
      `insert into company_choices (user_id, mode, company_key, name, position)
       select $1, 'RESTRICT', company_key, company_key, 1 from company_keys where company_id = $2`,
      [me.userId, world.companyId],
    )
    const list = await world.console(world.recruiter, 'GET', 'rooms')
    expect(list.json()).toMatchObject({ items: [], counts: { all: 0, unread: 0 } })
    expect((await world.console(world.recruiter, 'GET', `rooms/${roomId}`)).statusCode).toBe(404)
    expect((await world.console(world.recruiter, 'GET', `rooms/${roomId}/messages`)).statusCode).toBe(404)
    expect((await world.reply(world.recruiter, roomId, '저기요')).statusCode).toBe(404)
    expect(code(await world.send(me, roomId, '저기요'))).toEqual([409, 'MESSAGE_BLOCKED'])
  })
})

type Step = { who: 'candidate' | 'company'; text: string }

const secretWritten = fc.constantFrom(
  '010-8765-4321',
  '010 8765 4321',
  EMAIL,
  'https://canary.example/cv',
  '카톡 canary_id',
)
const step: fc.Arbitrary<Step> = fc.record({
  who: fc.constantFrom('candidate', 'company'),
  text: fc
    .tuple(
      fc.constantFrom('', '급하면 ', '네, ', '답은\n'),
      secretWritten,
      fc.constantFrom('', ' 여기로 주세요', '로요!', '\n고마워요'),
    )
    .map((parts) => parts.join('')),
})

async function play(world: RoomsWorld, me: TestCandidate, offerId: string, steps: readonly Step[]) {
  const roomId = roomOf(await world.ask(me, offerId, '물어볼게요'))
  for (const { who, text } of steps)
    await (who === 'candidate' ? world.send(me, roomId, text) : world.reply(world.recruiter, roomId, text))
  return roomId
}

test('[OFR-17] before a match and after a refusal no answer or event contains a secret', async ({
  server,
  world,
}) => {
  const stream = await listen(server, world.recruiter)
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
      const me = await addCandidate(server, { name: NAME, phone: nextPhone() })
      const offerId = await world.offerTo(me)
      const roomId = await play(world, me, offerId, steps)
      expect(secretsIn(await allThatIsRead(world, offerId, roomId))).toEqual([])
      const { body } = await world.mine(me, 'GET', `/${roomId}`)
      expect(secretsIn([body])).toEqual([])
      await world.refuse(me, offerId)
      expect(secretsIn(await allThatIsRead(world, offerId, roomId))).toEqual([])
    }),
    { numRuns: 5 },
  )
  expect(secretsIn([JSON.stringify(stream.heard)])).toEqual([])
  stream.cut()
  const { rows } = await server.db.pool.query<{ trail: string }>(
    `select coalesce(json_agg(t)::text, '') as trail from audit_log t where actor_id = $1`,
    [world.recruiter.operatorId],
  )
  expect(secretsIn([rows[0]!.trail])).toEqual([])
})
