import { describe, expect } from 'vitest'
import {
  coffeechatOutcomes,
  coffeechatStages,
  coffeechatTimes,
  hires,
} from '../../../platform/db/schema/coffeechats.ts'
import { positions } from '../../../platform/db/schema/positions.ts'
import { type PipelineWorld, test } from '../testing/pipeline-world.ts'

const NOON = new Date('2026-11-10T03:00:00Z')

test.beforeEach(({ world }) => world.clock.set(NOON))

type Funnel = Record<'sent' | 'read' | 'answered' | 'matched' | 'met' | 'interviewed' | 'hired', number> & {
  answerHours: number | null
}
type Figures = {
  from: string
  to: string
  total: Funnel
  listed: number
  byAgents: number
  inTalks: number
  people: { sent: number; matched: number; hired: number }
  spanKind: string
  spans: { from: string; sent: number; matched: number }[]
  positions: (Funnel & { id: string | null; title: string | null })[]
  colleagues: (Funnel & { id: string; name: string; isAgent: boolean })[]
  answerTimes: { hours: number; count: number }[] | null
  raises: { band: string; answered: number | null; matched: number | null }[] | null
  choices: { colleagues: { name: string }[]; positions: { title: string }[] }
}
type Recruiter = Awaited<ReturnType<PipelineWorld['recruiter']>>

const figures = async (world: PipelineWorld, who: Recruiter, query = '') =>
  (await world.get(who, `/figures${query}`)).json<Figures>()

const JOB = '하고 싶은 일과 달라요'

describe('[BIZ-14] figures', () => {
  const sentOn = (
    world: PipelineWorld,
    sender: Recruiter,
    candidateId: string,
    at: string,
    given: object = {},
  ) => world.offer(sender, candidateId, { createdAt: new Date(at), deliverAt: new Date(at), ...given })

  test('count offers that were not undone, including people who left', async ({ world }) => {
    const sender = await world.recruiter()
    const [matched, leaver, reader] = [
      await world.candidate(),
      await world.candidate(),
      await world.candidate(),
    ]
    await world.accept(matched.token, await world.offer(sender, matched.userId))
    await world.offer(sender, leaver.userId)
    const read = await world.offer(sender, reader.userId)
    await world.call('GET', `/v2/users/offers/${read}`, { token: reader.token })
    const later = new Date(NOON.getTime() + 60_000)
    await world.offer(sender, (await world.candidate()).userId, { deliverAt: later })
    await world.offer(sender, (await world.candidate()).userId, { undoneAt: NOON })
    await world.leave(leaver.token)
    const { total, listed, people, inTalks } = await figures(world, sender)
    expect(total).toEqual({
      sent: 4,
      read: 2,
      answered: 1,
      matched: 1,
      met: 0,
      interviewed: 0,
      hired: 0,
      answerHours: null,
    })
    expect([listed, people, inTalks]).toEqual([3, { sent: 4, matched: 1, hired: 0 }, 0])
  })

  test('follow an offer to the hire by the company’s own reports', async ({ world }) => {
    const sender = await world.recruiter()
    const { drizzle } = world.db
    const chats = []
    for (let place = 0; place < 6; place++) {
      const person = await world.candidate()
      const id = await sentOn(world, sender, person.userId, '2026-11-09T03:00:00Z')
      const answer = await world.accept(person.token, id)
      chats.push(answer.json<{ coffeechatId: string }>().coffeechatId)
    }
    const [metOnly, theyMet, interviewed, talks, ended, hired] = chats as [
      string,
      string,
      string,
      string,
      string,
      string,
    ]
    const at = NOON
    const timeOf = async (coffeechatId: string) => {
      const id = crypto.randomUUID()
      await drizzle.insert(coffeechatTimes).values({
        id,
        coffeechatId,
        startsAt: at,
        minutes: 30,
        proposedBy: 'company',
        proposedAt: at,
        confirmedAt: at,
      })
      return id
    }
    const said = { met: 'MET', at } as const
    await drizzle.insert(coffeechatOutcomes).values([
      { timeId: await timeOf(metOnly), side: 'company', ...said },
      // The candidate's report about a meeting is private.
      { timeId: await timeOf(theyMet), side: 'candidate', ...said },
    ])
    const stage = (
      coffeechatId: string,
      number: number,
      name: 'INTERVIEW' | 'TERMS' | 'ENDED' | 'HIRED',
    ) => ({
      id: crypto.randomUUID(),
      coffeechatId,
      number,
      stage: name,
      onDay: '2026-11-10',
      recordedBy: sender.operatorId,
      recordedAt: at,
      ...(name === 'HIRED' && { startsOn: '2026-12-01', basePay: 6_000 }),
    })
    await drizzle
      .insert(coffeechatStages)
      .values([
        stage(interviewed, 1, 'INTERVIEW'),
        stage(talks, 1, 'TERMS'),
        stage(ended, 1, 'INTERVIEW'),
        stage(ended, 2, 'ENDED'),
        stage(hired, 1, 'HIRED'),
      ])
    await drizzle.insert(hires).values({
      id: crypto.randomUUID(),
      coffeechatId: hired,
      companyId: sender.companyId,
      position: '',
      startsOn: '2026-12-01',
      basePay: 6_000,
      feeRate: 1_000,
      at,
    })
    expect(await figures(world, sender)).toMatchObject({
      total: { sent: 6, answered: 6, matched: 6, met: 5, interviewed: 4, hired: 1 },
      inTalks: 1,
      people: { sent: 6, matched: 6, hired: 1 },
    })
  })

  test('a person who got two offers is one of the people', async ({ world }) => {
    const sender = await world.recruiter()
    const { userId } = await world.candidate()
    for (const day of ['2026-09-01', '2026-10-01'])
      await sentOn(world, sender, userId, `${day}T03:00:00Z`, {
        status: 'EXPIRED',
        expiryDay: day,
        decidedAt: new Date(`${day}T15:00:00Z`),
      })
    const { total, people } = await figures(world, sender)
    expect([total.sent, people]).toEqual([2, { sent: 1, matched: 0, hired: 0 }])
  })

  test('show the median hours to an answer from five people on', async ({ world }) => {
    const sender = await world.recruiter()
    const answerAfter = async (hours: number) => {
      const at = new Date(NOON.getTime() - hours * 3_600_000).toISOString()
      const person = await world.candidate()
      await world.refuse(person.token, await sentOn(world, sender, person.userId, at), JOB)
    }
    for (const hours of [1, 3, 20, 30]) await answerAfter(hours)
    expect(await figures(world, sender)).toMatchObject({ answerTimes: null, total: { answerHours: null } })
    await answerAfter(100)
    expect(await figures(world, sender)).toMatchObject({
      total: { answerHours: 20 },
      answerTimes: [
        { hours: 6, count: 2 },
        { hours: 24, count: 1 },
        { hours: 48, count: 1 },
        { hours: 96, count: 0 },
        { hours: 168, count: 1 },
      ],
    })
  })

  test('show acceptance by raise from the disclosed income only', async ({ world }) => {
    const sender = await world.recruiter()
    const answer = async (incomeDisclosure: 'EXACT' | 'HIDDEN', isMatched: boolean) => {
      const person = await world.candidate({ incomeDisclosure })
      const id = await world.offer(sender, person.userId, {
        incomeBasis: 5_000,
        salaryMin: 5_500,
        salaryMax: 6_500,
      })
      return isMatched ? world.accept(person.token, id) : world.refuse(person.token, id, JOB)
    }
    for (let people = 0; people < 5; people++) await answer('HIDDEN', true)
    for (const isMatched of [true, true, false, false]) await answer('EXACT', isMatched)
    expect((await figures(world, sender)).raises).toBeNull()
    await answer('EXACT', true)
    expect((await figures(world, sender)).raises).toEqual([
      { band: 'UNDER_10', answered: null, matched: null },
      { band: 'UNDER_20', answered: null, matched: null },
      { band: 'FROM_20', answered: 5, matched: 3 },
    ])
  })

  test('the period is whole days in Seoul from a Monday on: three months by default, at most two years', async ({ world }) => {
    const sender = await world.recruiter()
    for (const at of ['2026-08-09T14:59:59Z', '2026-08-09T15:00:00Z', '2026-11-10T02:59:59Z'])
      await sentOn(world, sender, (await world.candidate()).userId, at)
    const usual = await figures(world, sender)
    expect([usual.from, usual.to, usual.total.sent, usual.spanKind]).toEqual([
      '2026-08-10',
      '2026-11-10',
      2,
      'week',
    ])
    expect([usual.spans.length, usual.spans[0], usual.spans.at(-1)]).toEqual([
      14,
      { from: '2026-08-10', sent: 1, matched: 0 },
      { from: '2026-11-09', sent: 1, matched: 0 },
    ])
    const year = await figures(world, sender, '?period=1y')
    expect([year.spanKind, year.spans.find(({ from }) => from === '2026-08-01')]).toEqual([
      'month',
      { from: '2026-08-01', sent: 2, matched: 0 },
    ])
    expect((await figures(world, sender, '?from=2026-08-09&to=2026-08-09')).total.sent).toBe(1)
    for (const query of [
      '?from=2026-11-11&to=2026-11-10',
      '?from=2024-01-01',
      '?from=2026-02-30',
      '?period=9y',
    ])
      expect((await world.get(sender, `/figures${query}`)).statusCode).toBe(400)
  })

  test('filter by colleague and position or none; agents are separate', async ({ world }) => {
    const sender = await world.recruiter()
    const colleague = await world.recruiter(sender.companyId)
    const agent = await world.agent()
    const positionId = crypto.randomUUID()
    await world.db.drizzle.insert(positions).values({
      id: positionId,
      companyId: sender.companyId,
      title: '백엔드 개발자',
      jobLabel: '개발',
      salaryMin: 6_000,
      salaryMax: 8_000,
      createdBy: sender.operatorId,
      createdAt: NOON,
    })
    const send = async (who: { operatorId: string }, given: object = {}) =>
      world.offer({ ...who, companyId: sender.companyId }, (await world.candidate()).userId, given)
    await send(sender, { positionId })
    await send(sender)
    await send(colleague, { positionId })
    await send(agent, { isMaster: true })
    const all = await figures(world, sender)
    expect(all.positions.map(({ id, title, sent }) => [id, title, sent])).toEqual([
      [positionId, '백엔드 개발자', 2],
      [null, null, 2],
    ])
    expect(all.colleagues.map(({ id, isAgent, sent }) => [id, isAgent, sent])).toEqual([
      [sender.operatorId, false, 2],
      [colleague.operatorId, false, 1],
      [agent.operatorId, true, 1],
    ])
    expect([all.byAgents, all.choices.colleagues.length, all.choices.positions.length]).toEqual([1, 3, 1])
    const narrowed = async (query: string) => (await figures(world, sender, query)).total.sent
    expect(await narrowed(`?positionId=${positionId}`)).toBe(2)
    expect(await narrowed('?positionId=none')).toBe(2)
    expect(await narrowed(`?operatorId=${sender.operatorId}&positionId=none`)).toBe(1)
  })

  test('of the own company only', async ({ world }) => {
    const [sender, other] = [await world.recruiter(), await world.recruiter()]
    await world.offer(sender, (await world.candidate()).userId)
    const none = { total: { sent: 0, read: 0, answerHours: null }, positions: [], colleagues: [], listed: 0 }
    expect(await figures(world, other)).toMatchObject(none)
    expect(await figures(world, other, `?operatorId=${sender.operatorId}`)).toMatchObject(none)
  })

  test('export a safe table, which is recorded', async ({ world }) => {
    const sender = await world.recruiter()
    const positionId = crypto.randomUUID()
    await world.db.drizzle.insert(positions).values({
      id: positionId,
      companyId: sender.companyId,
      title: '=HYPERLINK("https://evil.example")',
      jobLabel: '개발',
      salaryMin: 6_000,
      salaryMax: 8_000,
      createdBy: sender.operatorId,
      createdAt: NOON,
    })
    await world.offer(sender, (await world.candidate()).userId, { positionId })
    const { token } = world.signIn('operator', { subjectId: sender.operatorId, sessionId: sender.sessionId })
    const answer = await world.call('POST', '/console/figures/export', { token, body: { period: '4w' } })
    const { fileName, csv, rows } = answer.json<{ fileName: string; csv: string; rows: number }>()
    expect([fileName, rows]).toEqual(['성과-2026-10-12-2026-11-10.csv', 8])
    const [header, total, position] = csv.split('\r\n')
    expect(header).toBe(
      '\ufeff"구분","이름","보냄","읽음","답함","커피챗","만남","면접","채용 확정","답까지(시간)"',
    )
    expect(total).toBe('"모두","모두",1,0,0,0,0,0,0,')
    expect(position).toBe(`"포지션","'=HYPERLINK(""https://evil.example"")",1,0,0,0,0,0,0,`)
    const { rows: deeds } = await world.db.drizzle.$client.query(
      `select subject_id, detail, whose from audit_log where actor_id = $1 and action = 'figures.export'`,
      [sender.operatorId],
    )
    expect(deeds).toEqual([
      { subject_id: sender.companyId, detail: { from: '2026-10-12', to: '2026-11-10', rows: 8 }, whose: [] },
    ])
  })
})
