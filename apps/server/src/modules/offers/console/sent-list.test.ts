import { describe, expect } from 'vitest'
import { type PipelineWorld, test } from '../testing/pipeline-world.ts'

const NOON = new Date('2026-11-10T03:00:00Z')

test.beforeEach(({ world }) => world.clock.set(NOON))

type Recruiter = Awaited<ReturnType<PipelineWorld['recruiter']>>
type Listed = {
  items: {
    id: string
    question: { asked: number; text: string; waits: boolean } | null
    roomId: string | null
  }[]
  waiting: Record<string, number>
  found: number
  senders: { id: string; name: string }[]
}

const list = async (world: PipelineWorld, who: Recruiter, query: object = {}) => {
  const address = new URLSearchParams(query as Record<string, string>)
  return (await world.get(who, `/offers?${address}`)).json<Listed>()
}
const ids = ({ items }: Listed) => items.map(({ id }) => id)

/** Asks an anonymous question and answers it (OFR-17). */
const ask = (world: PipelineWorld, token: string, offerId: string, message: string) =>
  world.call('POST', `/users/offers/ask/${offerId}`, { token, body: { message } })
const reply = (world: PipelineWorld, { operatorId, sessionId }: Recruiter, roomId: string) =>
  world.call('POST', `/console/rooms/${roomId}/messages`, {
    token: world.signIn('operator', { subjectId: operatorId, sessionId }).token,
    body: { message: '주 이틀이에요.' },
  })

describe('[BIZ-8] searching', () => {
  test('by job, position, sender and company, by words, initials and incomplete syllables', async ({
    world,
  }) => {
    const sender = await world.recruiter(await world.company('노을클라우드'))
    const colleague = await world.recruiter(sender.companyId)
    await world.db.pool.query(`update operators set name = '강세아' where id = $1`, [colleague.operatorId])
    const to = async (jobSubLabel: string, by: Recruiter, position: string) =>
      world.offer(by, (await world.candidate({ jobSubLabel })).userId, { position })
    const backend = await to('백엔드 개발자', sender, '서버 플랫폼')
    const design = await to('프로덕트 디자이너', colleague, '브랜드 100%_팀')
    const found = async (q: string) => ids(await list(world, sender, { q })).toSorted()
    for (const q of ['백엔드', 'ㅂㅇㄷ', '백엔', '서버', 'ㅅㅂ ㅍㄹㅍ', '플랫폼 백엔드'])
      expect(await found(q), q).toEqual([backend])
    for (const q of ['강세아', 'ㄱㅅㅇ', '디자이', '100%', '_팀']) expect(await found(q), q).toEqual([design])
    expect(await found('ㄴㅇㅋㄹㅇㄷ')).toEqual([backend, design].toSorted())
    expect(await found('  ')).toEqual([backend, design].toSorted())
    for (const q of ['백엔드 강세아', '.*', "' or 1=1"]) expect(await found(q), q).toEqual([])
    expect(await list(world, sender, { q: 'ㅂㅇㄷ' })).toMatchObject({ found: 1, waiting: { unread: 2 } })
  })

  test('[BIZ-15] ⌘K finds by what its line says, initials at the beginning of a word', async ({ world }) => {
    const sender = await world.recruiter(await world.company('노을클라우드'))
    const { userId } = await world.candidate({ jobSubLabel: '백엔드 개발자' })
    const backend = await world.offer(sender, userId, { position: '서버 플랫폼' })
    const found = async (query: object) => ids(await list(world, sender, query))
    for (const q of ['ㅂㅇㄷ', 'ㄱㅂㅈ', '플랫', '엔드'])
      expect(await found({ q, within: 'line' }), q).toEqual([backend])
    // The sender’s company, the middle of a word, the end of one field with the beginning of the next.
    for (const q of ['ㄴㅇㅋ', '노을', 'ㅇㄷ', 'ㅈㅅㅂ'])
      expect(await found({ q, within: 'line' }), q).toEqual([])
    expect(await found({ q: 'ㅈㅅㅂ' })).toEqual([])
  })

  test('[BIZ-1] does not find others’ offers', async ({ world }) => {
    const [sender, other] = [await world.recruiter(), await world.recruiter()]
    await world.offer(sender, (await world.candidate()).userId, { position: '비밀 프로젝트' })
    expect(await list(world, other, { q: '비밀' })).toMatchObject({ items: [], found: 0, senders: [] })
    expect(await list(world, other, { by: sender.operatorId })).toMatchObject({ items: [], found: 0 })
  })
})

describe('[BIZ-5] offers that need an action', () => {
  test('are filtered and counted: counter-offers, questions, unread, ending today', async ({ world }) => {
    const sender = await world.recruiter()
    const people = await Promise.all([1, 2, 3, 4].map(() => world.candidate()))
    const [countered, asked, read, tonight] = await Promise.all(
      people.map(({ userId }, place) =>
        world.offer(sender, userId, { expiryDay: place === 3 ? '2026-11-10' : '2026-11-14' }),
      ),
    )
    await world.counter(people[0]!.token, countered!)
    const phone = people[1]!.phone
    expect((await ask(world, people[1]!.token, asked!, `재택은요? ${phone}`)).statusCode).toBe(200)
    await world.show(people[2]!, read!)
    const { waiting, items } = await list(world, sender)
    expect(waiting).toEqual({ countered: 1, asked: 1, unread: 3, today: 1 })
    expect(items.map(({ id }) => id)).toEqual([countered, asked, tonight, read])
    const question = items[1]!.question!
    expect(question).toMatchObject({ asked: 1, waits: true })
    expect(question.text).toContain('재택은요?')
    expect(question.text).not.toContain(phone)
    for (const [only, wanted] of [
      ['countered', [countered]],
      ['asked', [asked]],
      ['unread', [countered, asked, tonight]],
      ['today', [tonight]],
    ] as const)
      expect(ids(await list(world, sender, { only })), only).toEqual(wanted)
    await reply(world, sender, items[1]!.roomId!)
    const after = await list(world, sender)
    expect(after.waiting['asked']).toBe(0)
    expect(after.items.find(({ id }) => id === asked)?.question?.waits).toBe(false)
  })

  test('exclude ended ones, which come last, newest first', async ({ world }) => {
    const sender = await world.recruiter()
    const [first, second, open] = [await world.candidate(), await world.candidate(), await world.candidate()]
    const refused = await world.offer(sender, first.userId)
    const matched = await world.offer(sender, second.userId)
    const waits = await world.offer(sender, open.userId)
    await world.counter(first.token, refused)
    await world.refuse(first.token, refused, '하고 싶은 일과 달라요')
    world.clock.advance({ minutes: 1 })
    await world.accept(second.token, matched)
    const { waiting, items } = await list(world, sender)
    expect(waiting).toEqual({ countered: 0, asked: 0, unread: 1, today: 0 })
    expect(items.map(({ id }) => id)).toEqual([waits, matched, refused])
    expect(items[1]!.roomId).toEqual(expect.any(String))
  })

  test('one colleague’s, and the list of senders', async ({ world }) => {
    const sender = await world.recruiter()
    const colleague = await world.recruiter(sender.companyId)
    await world.offer(sender, (await world.candidate()).userId)
    const theirs = await world.offer(colleague, (await world.candidate()).userId)
    const listed = await list(world, sender, { by: colleague.operatorId })
    expect(ids(listed)).toEqual([theirs])
    expect(listed.senders.map(({ id }) => id).toSorted()).toEqual(
      [sender.operatorId, colleague.operatorId].toSorted(),
    )
  })
})

describe('[BIZ-5] the order', () => {
  test('by each column in both directions', async ({ world }) => {
    const sender = await world.recruiter()
    const at = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000)
    const to = async (jobSubLabel: string, given: object) =>
      world.offer(sender, (await world.candidate({ jobSubLabel })).userId, given)
    const a = await to('가드너', {
      position: '다',
      salaryMin: 5_000,
      salaryMax: 5_500,
      createdAt: at(0),
      deliverAt: at(0),
      expiryDay: '2026-11-12',
    })
    const b = await to('나무꾼', {
      position: '가',
      salaryMin: 7_000,
      salaryMax: 7_500,
      createdAt: at(1),
      deliverAt: at(1),
      expiryDay: '2026-11-11',
    })
    const c = await to('다듬이', {
      position: '나',
      salaryMin: 6_000,
      salaryMax: 6_500,
      createdAt: at(2),
      deliverAt: at(2),
      expiryDay: '2026-11-13',
      readAt: at(3),
    })
    for (const [sort, wanted] of [
      ['job', [a, b, c]],
      ['position', [b, c, a]],
      ['salary', [b, c, a]],
      ['sent', [c, b, a]],
      ['left', [b, a, c]],
      ['now', [b, a, c]],
    ] as const) {
      expect(ids(await list(world, sender, { sort })), sort).toEqual(wanted)
      const natural = ['salary', 'sent'].includes(sort) ? 'asc' : 'desc'
      expect(ids(await list(world, sender, { sort, direction: natural })), sort).toEqual(wanted.toReversed())
    }
    expect(ids(await list(world, sender, { sort: 'read' }))[0]).toBe(c)
  })

  test('an unknown cursor starts from the beginning', async ({ world }) => {
    const sender = await world.recruiter()
    for (const position of ['가', '나', '다'])
      await world.offer(sender, (await world.candidate()).userId, { position })
    const first = await world.list(sender, '?sort=position&limit=1')
    const other = await world.list(sender, `?sort=salary&limit=1&cursor=${first.nextCursor}`)
    expect(other.items).toHaveLength(1)
    expect((await world.get(sender, '/offers?cursor=bm9uc2Vuc2U')).statusCode).toBe(200)
    expect((await world.get(sender, '/offers?sort=moon')).statusCode).toBe(400)
  })
})

describe('[BIZ-5] the export', () => {
  const take = (world: PipelineWorld, { operatorId, sessionId }: Recruiter, body: object = {}) =>
    world.call('POST', '/console/offers/export', {
      token: world.signIn('operator', { subjectId: operatorId, sessionId }).token,
      body,
    })

  test('[OFR-13] has names of matched people only and is recorded', async ({ world }) => {
    const sender = await world.recruiter()
    const [chosen, other] = [
      await world.candidate(),
      await world.candidate({ jobSubLabel: '=백엔드 개발자' }),
    ]
    const id = await world.offer(sender, chosen.userId)
    await world.offer(sender, other.userId, { position: '서버' })
    const before = await take(world, sender)
    expect(before.json<{ rows: number }>().rows).toBe(2)
    expect(before.body).not.toMatch(new RegExp(`한지우|${chosen.phone}|jiu@`))
    await world.accept(chosen.token, id)
    const { csv, fileName } = (await take(world, sender)).json<{ csv: string; fileName: string }>()
    expect(fileName).toBe('보낸-어택-2026-11-10.csv')
    expect(csv.match(/한지우/g)).toHaveLength(1)
    expect(csv).not.toMatch(new RegExp(`${chosen.phone}|jiu@|,"=`))
    expect((await take(world, sender, { status: 'WAITING', q: '서버' })).json()).toMatchObject({ rows: 1 })
    const { rows } = await world.db.pool.query(
      `select whose from audit_log where actor_id = $1 and action = 'offer.export' order by id`,
      [sender.operatorId],
    )
    expect(rows).toEqual([{ whose: [] }, { whose: [chosen.userId] }, { whose: [] }])
  })

  test('[BIZ-1] excludes others’ offers', async ({ world }) => {
    const [sender, other] = [await world.recruiter(), await world.recruiter()]
    await world.offer(sender, (await world.candidate()).userId)
    expect((await take(world, other)).json()).toMatchObject({ rows: 0 })
  })
})
