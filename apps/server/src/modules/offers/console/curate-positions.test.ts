import { companyKey } from '@coffeeattack/domain/companies/name'
import { SENDING } from '@coffeeattack/domain/offers/sending'
import { emptyPosition } from '@coffeeattack/domain/positions/position'
import { samplePosition } from '@coffeeattack/domain/positions/testing/sample'
import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { companies, companyChoices, companyRecords } from '../../../platform/db/schema/companies.ts'
import { readSource } from '../../accounts/candidate/export-store.ts'
import { type ComposeWorld, test } from '../testing/compose-world.ts'

type Recruiter = Awaited<ReturnType<ComposeWorld['recruiter']>>
type Fitting = {
  id: string
  title: string
  company: { id: string; name: string }
  met: { line: string; has: string | null }[]
  fit: string
  record: { answers: object | null; came: object | null; payKept: object | null }
  refusal: string | null
}
type List = {
  items: Fitting[]
  jobs: { jobLabel: string; total: number }[]
  total: number
  nextCursor: string | null
}
type Position = { id: string; version: number; sent: number }

const open = async (world: ComposeWorld, { token }: { token: string }, more: object = {}) => {
  const body = {
    ...emptyPosition,
    title: '백엔드',
    jobLabel: '개발',
    salaryMin: 6_000,
    salaryMax: 8_000,
    ...more,
  }
  return (await world.call('POST', '/console/positions', { token, body })).json<Position>()
}
const close = (world: ComposeWorld, { token }: { token: string }, { id, version }: Position) =>
  world.call('POST', `/console/positions/${id}/close`, { token, body: { seen: version } })
const list = async (world: ComposeWorld, token: string, candidateId: string, query = '') => {
  const path = `/console/curations/positions?candidateId=${candidateId}${query}`
  const answer = await world.call('GET', path, { token })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<List>()
}
const idsOf = ({ items }: List) => items.map(({ id }) => id)
const offersOf = async (world: ComposeWorld, candidateId: string) =>
  (
    await world.db.pool.query<{ position_id: string | null; link: string | null; offer_items: string[] }>(
      'select * from offers where candidate_id = $1 and undone_at is null order by id',
      [candidateId],
    )
  ).rows

/** A curation of these positions, each of its company. */
const curate = (
  world: ComposeWorld,
  token: string,
  candidateId: string,
  of: readonly (readonly [companyId: string, positionId: string | null])[],
  more: object = {},
) =>
  world.curate(token, candidateId, [], {
    items: of.map(([companyId, positionId]) => ({ companyId, positionId, position: '백엔드' })),
    ...more,
  })
const shutOut = (world: ComposeWorld, userId: string, name: string) =>
  world.db.drizzle.insert(companyChoices).values({
    userId,
    mode: 'RESTRICT',
    companyKey: companyKey(name),
    name,
    position: 0,
    chosenAt: world.clock(),
  })

describe('[BIZ-4] open positions for a curation', () => {
  test('stand in the order in which they suit, each with its must-haves, range and record', async ({
    world,
  }) => {
    const { token } = await world.agent()
    const person = await world.candidate({
      jobLabel: '개발',
      jobSubLabel: '백엔드 개발자',
      techStack: ['Kotlin'],
      hashtags: ['결제'],
      hopeSalary: 7_500,
      careerMonths: 64,
    })
    const of = async (name: string) => world.recruiter(await world.company(name))
    const [first, second, third] = [await of('가람하나'), await of('가람둘'), await of('가람셋')]
    const some = await open(world, second, { mustHaves: ['Kotlin 또는 Java', '검색'] })
    const other = await open(world, third, { jobLabel: '디자인', salaryMax: 7_000 })
    const all = await open(world, first, samplePosition)
    const [releasedAt, companyId] = [world.clock(), first.companyId]
    await world.db.drizzle.insert(companyRecords).values([
      { companyId, figure: 'ANSWERS', value: 1, people: 23, releasedAt },
      { companyId, figure: 'CAME', value: 9, people: 7, releasedAt },
    ])
    const fitting = (query = '') =>
      list(world, token, person.userId, `&q=${encodeURIComponent('가람')}${query}`)
    const found = await fitting()
    expect(idsOf(found)).toEqual([all.id, some.id, other.id])
    expect(found.items[0]).toMatchObject({
      ...samplePosition,
      company: { id: companyId },
      met: [
        { line: 'Kotlin 또는 Java', has: 'Kotlin' },
        { line: '결제나 정산', has: '결제' },
        { line: '대용량 처리', has: null },
      ],
      fit: 'HOPE',
      record: {
        answers: { value: 1, people: 20 },
        came: { value: 9, people: 5 },
        payKept: null,
        payReceived: null,
      },
      refusal: null,
    })
    expect(found.items[2]).toMatchObject({ fit: 'UNDER', met: [], record: { answers: null } })
    expect(found.jobs).toEqual([
      { jobLabel: '개발', total: 2 },
      { jobLabel: '디자인', total: 1 },
    ])
    const narrowed = async (query: string) => idsOf(await fitting(query))
    expect(await narrowed('&inRange=true')).toEqual([all.id, some.id])
    expect(await narrowed('&meetsAll=true')).toEqual([other.id])
    expect(await narrowed(`&job=${encodeURIComponent('디자인')}`)).toEqual([other.id])
    const pages = [await fitting('&limit=2')]
    pages.push(await fitting(`&limit=2&cursor=${pages[0]!.nextCursor}`))
    expect(pages.map(idsOf)).toEqual([[all.id, some.id], [other.id]])
  })

  test('are found by company, title and job, also by initials', async ({ world }) => {
    const { token } = await world.agent()
    const { userId } = await world.candidate()
    const sea = await world.recruiter(await world.company('바다서점'))
    const { id } = await open(world, sea, { title: '물류 기획자', jobLabel: '기획' })
    for (const q of ['바다', 'ㅂㄷㅅㅈ', 'ㅁㄹ ㄱㅎㅈ', '바다 기획'])
      expect(idsOf(await list(world, token, userId, `&q=${encodeURIComponent(q)}`)), q).toEqual([id])
    expect(idsOf(await list(world, token, userId, `&q=${encodeURIComponent('ㅎㅂㄷ')}`))).toEqual([])
  })

  test('[OFR-13] a closed one, a resting company and a shut-out one are not there; who cannot write now says so', async ({
    world,
  }) => {
    const { token } = await world.agent()
    const person = await world.candidate()
    const mark = `노루 ${world.deps.ids.next().slice(-6)}`
    const of = async (name: string) => {
      const who = await world.recruiter(await world.company(name))
      return { who, position: await open(world, who, { title: mark }) }
    }
    const [closed, resting, hidden] = [await of('닫은곳'), await of('쉬는곳'), await of('숨긴곳')]
    const [free, busy] = [await of('빈곳'), await of('보낸곳')]
    await close(world, closed.who, closed.position)
    await world.db.drizzle
      .update(companies)
      .set({ active: false })
      .where(eq(companies.id, resting.who.companyId))
    await shutOut(world, person.userId, '숨긴곳')
    await world.send(busy.who.token, person.userId)
    const { items } = await list(world, token, person.userId, `&q=${encodeURIComponent(mark)}`)
    expect(new Map(items.map(({ id, refusal }) => [id, refusal]))).toEqual(
      new Map([
        [free.position.id, null],
        [busy.position.id, 'OFFER_ALREADY_OPEN'],
      ]),
    )
    const other = await world.candidate()
    const seen = idsOf(await list(world, token, other.userId, `&q=${encodeURIComponent(mark)}`))
    expect(seen).toContain(hidden.position.id)
    const nobody = `/console/curations/positions?candidateId=${world.deps.ids.next()}`
    expect((await world.call('GET', nobody, { token })).statusCode).toBe(404)
  })
})

describe('[BIZ-4] [BIZ-9] a curation of positions', () => {
  const pair = async (world: ComposeWorld) => {
    const both: (Recruiter & { position: Position })[] = []
    for (const _ of [1, 2]) {
      const who = await world.recruiter()
      both.push({ ...who, position: await open(world, who) })
    }
    return both as [(typeof both)[0], (typeof both)[0]]
  }
  const itemsOf = (...all: { companyId: string; position: Position }[]) =>
    all.map(({ companyId, position }) => [companyId, position.id] as const)

  test('keeps each position with what it filled in, and counts in its figures', async ({ world }) => {
    const { token } = await world.agent()
    const person = await world.candidate()
    const [one, two] = await pair(world)
    const filled = { link: 'https://noeul.example/jobs', offerItems: ['주 2회 재택'], message: '함께해요.' }
    const items = itemsOf(one, two).map(([companyId, positionId]) => ({
      ...filled,
      companyId,
      positionId,
      position: '백엔드',
    }))
    const sent = await world.curate(token, person.userId, [], { items })
    expect(sent.statusCode, sent.body).toBe(200)
    expect(await offersOf(world, person.userId)).toMatchObject(
      [one, two].map(({ position }) => ({
        position_id: position.id,
        link: filled.link,
        offer_items: filled.offerItems,
        message: filled.message,
      })),
    )
    const shown = await world.call('GET', `/console/positions/${one.position.id}`, { token: one.token })
    expect(shown.json<Position>().sent).toBe(1)
  })

  test('sends nothing for a closed position, another company’s, or a company that was shut out', async ({
    world,
  }) => {
    const { token } = await world.agent()
    const person = await world.candidate()
    const [one, two] = await pair(world)
    const send = async (...of: (readonly [string, string | null])[]) =>
      (await curate(world, token, person.userId, of)).json<{ fields: object }>().fields
    expect(await send([one.companyId, two.position.id], [two.companyId, two.position.id])).toEqual({
      'items.0.positionId': '이 회사의 포지션이 아니에요. 빼고 다시 담아 주세요.',
    })
    await close(world, two, two.position)
    expect(await send(...itemsOf(one, two))).toEqual({
      'items.1.positionId': '그사이 회사가 닫은 포지션이에요. 빼거나 다른 포지션을 담아 주세요.',
    })
    const name = `숨김 ${world.deps.ids.next().slice(-6)}`
    const hidden = await world.recruiter(await world.company(name))
    const position = await open(world, hidden)
    await shutOut(world, person.userId, name)
    expect(await send([one.companyId, one.position.id], [hidden.companyId, position.id])).toEqual({
      'items.1.companyId': '이 회사의 제안은 이 분께 보낼 수 없어요.',
    })
    const unfilled = { companyId: one.companyId, position: '백엔드', message: '{이름} 님' }
    const named = await world.curate(token, person.userId, [], {
      items: [unfilled, { ...unfilled, companyId: two.companyId }],
    })
    expect(named.json()).toMatchObject({
      fields: { 'items.0.message': '채우지 못한 말이 있어요: {이름}' },
    })
    expect(await offersOf(world, person.userId)).toEqual([])
  })
})

describe('[BIZ-4] a wish and the curation that answers it', () => {
  type Wish = {
    id: string
    candidate: { id: string }
    handler: { id: string } | null
    handledAt: string | null
    curation: { groupId: string; status: string; companies: string[]; isMine: boolean } | null
    roomId: string | null
  }
  const wishOf = async (world: ComposeWorld) => {
    const person = await world.candidate()
    await world.call('PATCH', `/v2/users/more/${person.userId}`, {
      token: person.token,
      body: { message: '재택이 되는 곳이면 좋겠어요.' },
    })
    const { rows } = await world.db.pool.query<{ id: string }>(
      'select id from more_offer_requests where user_id = $1',
      [person.userId],
    )
    return { person, requestId: rows[0]!.id }
  }
  const show = async (world: ComposeWorld, token: string, id: string) =>
    (await world.call('GET', `/console/more-requests/${id}`, { token })).json<Wish>()
  const act = (world: ComposeWorld, token: string, id: string, what: string, body?: object) =>
    world.call('POST', `/console/more-requests/${id}/${what}`, { token, body })
  const answer = async (world: ComposeWorld, token: string, candidateId: string, requestId: string) =>
    world.curate(token, candidateId, [await world.company(), await world.company()], { requestId })

  test('closes with it, remembers it, and waits again once it is taken back', async ({ world }) => {
    const [mine, other] = [await world.agent(), await world.agent()]
    const { person, requestId } = await wishOf(world)
    const sent = await answer(world, mine.token, person.userId, requestId)
    const { groupId } = sent.json<{ groupId: string }>()
    expect(await show(world, mine.token, requestId)).toMatchObject({
      handler: { id: mine.operatorId },
      handledAt: world.clock().toISOString(),
      curation: {
        groupId,
        status: 'WAITING',
        companies: [expect.any(String), expect.any(String)],
        isMine: true,
      },
    })
    expect((await show(world, other.token, requestId)).curation).toMatchObject({ isMine: false })
    // Its candidate reads nothing of it before it is delivered, in the export neither.
    const told = async (now: Date) =>
      (await readSource(world.db.drizzle, 'more_offer_requests', { userId: person.userId, now }))[0]
    expect(await told(world.clock())).toMatchObject({ id: requestId, group_id: null })
    expect(await told(new Date(world.clock().getTime() + SENDING.undoMs))).toMatchObject({
      group_id: groupId,
    })
    const curations = await world.call('GET', '/console/curations', { token: mine.token })
    expect(curations.json()).toMatchObject({
      items: [{ groupId, request: { id: requestId, message: '재택이 되는 곳이면 좋겠어요.' } }],
    })
    await world.call('POST', `/console/curations/${groupId}/undo`, { token: mine.token })
    expect(await show(world, mine.token, requestId)).toMatchObject({
      handler: { id: mine.operatorId },
      handledAt: null,
      curation: null,
    })
  })

  test('of two agents who answer at once one sends, and the other sends nothing', async ({ world }) => {
    world.db.deadlocks.areForbidden = true
    for (let round = 0; round < 3; round += 1) {
      const agents = [await world.agent(), await world.agent()]
      const { person, requestId } = await wishOf(world)
      const answers = await Promise.all(
        agents.map(({ token }) => answer(world, token, person.userId, requestId)),
      )
      const codes = answers.map((one) =>
        one.statusCode === 200 ? 'sent' : one.json<{ code: string }>().code,
      )
      expect(codes.toSorted()).toEqual(['REQUEST_TAKEN', 'sent'])
      expect(await offersOf(world, person.userId)).toHaveLength(2)
      const winner = agents[codes.indexOf('sent')]!
      expect((await show(world, winner.token, requestId)).handler).toMatchObject({ id: winner.operatorId })
    }
  })

  test('of two agents who take it at once one has it, and only that one may answer', async ({ world }) => {
    const [one, two] = [await world.agent(), await world.agent()]
    const { person, requestId } = await wishOf(world)
    const taken = await Promise.all(
      [one, two].map(({ token }) => act(world, token, requestId, 'take', { from: null })),
    )
    expect(taken.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409])
    const [winner, loser] = taken[0]!.statusCode === 204 ? [one, two] : [two, one]
    expect((await answer(world, loser.token, person.userId, requestId)).json()).toMatchObject({
      code: 'REQUEST_TAKEN',
    })
    const stranger = await world.candidate()
    expect((await answer(world, winner.token, stranger.userId, requestId)).statusCode).toBe(404)
    expect(await offersOf(world, stranger.userId)).toEqual([])
    expect((await answer(world, winner.token, person.userId, requestId)).statusCode).toBe(200)
  })

  test('its message button opens one room of the agent and the person', async ({ world }) => {
    const { token } = await world.agent()
    const { person, requestId } = await wishOf(world)
    expect((await show(world, token, requestId)).roomId).toBeNull()
    const rooms = await Promise.all([1, 2].map(() => act(world, token, requestId, 'room')))
    const [first, second] = rooms.map((room) => room.json<{ roomId: string }>().roomId)
    expect(second).toBe(first)
    expect((await show(world, token, requestId)).roomId).toBe(first)
    const room = await world.call('GET', `/console/rooms/${first}`, { token })
    expect(room.json()).toMatchObject({ candidate: { id: person.userId }, canSend: true })
    expect((await act(world, token, world.deps.ids.next(), 'room')).statusCode).toBe(404)
  })
})
