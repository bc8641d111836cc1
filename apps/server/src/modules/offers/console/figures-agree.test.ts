import * as fc from 'fast-check'
import { expect } from 'vitest'
import { positions } from '../../../platform/db/schema/positions.ts'
import { type ComposeWorld, test } from '../testing/compose-world.ts'

/*
 * One history counted in four places: the quota and the rail, the tabs and filters of the list, and the
 * figures page. They agree, or the page says why they differ.
 */

const MORNING = new Date('2026-11-10T01:00:00Z')

const deeds = [
  'send',
  'send',
  'for-position',
  'agent',
  'undo',
  'accept',
  'refuse',
  'counter',
  'take-back',
  'leave',
  'shut-out',
  'a-day',
] as const
type Act = (typeof deeds)[number]

type Sent = {
  id: string
  person: Awaited<ReturnType<ComposeWorld['candidate']>>
  isOpen: boolean
  isFresh: boolean
}

type Total = { sent: number; limit: number }
type Funnel = Record<'sent' | 'read' | 'answered' | 'matched' | 'met' | 'interviewed' | 'hired', number>
type Figures = {
  total: Funnel
  listed: number
  byAgents: number
  people: { sent: number; matched: number; hired: number }
  spans: { sent: number; matched: number }[]
  positions: (Funnel & { id: string | null })[]
  colleagues: (Funnel & { id: string })[]
  answerTimes: { count: number }[] | null
}
type List = {
  counts: Record<string, number>
  waiting: Record<string, number>
  found: number
  items: unknown[]
}

const sum = (counts: Record<string, number>) => Object.values(counts).reduce((all, count) => all + count, 0)

const steps = ['sent', 'read', 'answered', 'matched', 'met', 'interviewed', 'hired'] as const

/** Under any filter the rows and bars add up to the total, and no step has more than the one before. */
function expectSums({ total, positions, colleagues, spans, people, answerTimes, listed }: Figures): void {
  const summed = (rows: readonly Partial<Funnel>[], step: keyof Funnel) =>
    rows.reduce((all, row) => all + (row[step] ?? 0), 0)
  for (const step of steps) {
    expect([step, summed(positions, step)]).toEqual([step, total[step]])
    expect([step, summed(colleagues, step)]).toEqual([step, total[step]])
  }
  expect([summed(spans, 'sent'), summed(spans, 'matched')]).toEqual([total.sent, total.matched])
  for (const row of [total, ...positions, ...colleagues])
    for (const [place, step] of steps.entries())
      if (place > 0) expect(row[step]).toBeLessThanOrEqual(row[steps[place - 1]!])
  expect(listed).toBeLessThanOrEqual(total.sent)
  expect(people.sent).toBeLessThanOrEqual(total.sent)
  if (answerTimes) expect(answerTimes.reduce((all, { count }) => all + count, 0)).toBe(total.answered)
}

async function addPosition(
  world: ComposeWorld,
  by: { operatorId: string; companyId: string },
): Promise<string> {
  const id = crypto.randomUUID()
  await world.db.drizzle.insert(positions).values({
    id,
    companyId: by.companyId,
    title: '프론트엔드 개발자',
    jobLabel: '개발',
    salaryMin: 6_000,
    salaryMax: 7_000,
    createdBy: by.operatorId,
    createdAt: MORNING,
  })
  return id
}

async function history(world: ComposeWorld) {
  const name = `합계상사 ${crypto.randomUUID()}`
  const recruiter = await world.recruiter(await world.company(name))
  const colleague = await world.recruiter(recruiter.companyId)
  const agent = await world.agent()
  const positionId = await addPosition(world, recruiter)
  const sent: Sent[] = []
  let gone = 0
  const get = async <Answer>(path: string) =>
    (await world.call('GET', `/console${path}`, { token: world.tokenNow(recruiter) })).json<Answer>()
  const asPerson = ({ person }: Sent, method: 'POST' | 'PATCH' | 'DELETE', path: string, body: object) => {
    const { token } = world.signIn('candidate', { subjectId: person.userId, sessionId: person.sessionId })
    return world.call(method, path, { token, body })
  }
  async function send(by: typeof agent, more: object = {}) {
    const person = await world.candidate()
    const answer = await world.send(world.tokenNow(by), person.userId, more)
    if (answer.statusCode === 200)
      sent.push({ id: answer.json<{ id: string }>().id, person, isOpen: true, isFresh: true })
  }
  const decide = (offer: Sent | undefined, act: (offer: Sent) => Promise<unknown>, ends = true) => {
    if (!offer) return undefined
    if (ends) offer.isOpen = false
    return act(offer)
  }
  const ready = () => sent.find(({ isOpen, isFresh }) => isOpen && !isFresh)
  const passTime = (ms: number) => {
    world.clock.advance({ ms })
    for (const one of sent) one.isFresh = false
  }
  const acts: Record<Act, () => Promise<unknown> | undefined> = {
    send: () => send(recruiter),
    'for-position': () => send(sent.length % 2 === 0 ? recruiter : colleague, { positionId }),
    agent: () => send(agent, { companyId: recruiter.companyId }),
    undo: () =>
      decide(
        sent.find(({ isFresh, isOpen }) => isFresh && isOpen),
        ({ id }) => world.call('POST', `/console/offers/${id}/undo`, { token: world.tokenNow(recruiter) }),
      ),
    accept: () =>
      decide(ready(), (offer) => asPerson(offer, 'POST', '/v2.1/users/coffeechat', { offerId: offer.id })),
    refuse: () =>
      decide(ready(), (offer) =>
        asPerson(offer, 'PATCH', `/v2/users/offers/refuse/${offer.id}`, {
          refusalReason: '하고 싶은 일과 달라요',
        }),
      ),
    counter: () =>
      decide(
        ready(),
        (offer) => asPerson(offer, 'POST', `/users/offers/counter/${offer.id}`, { amount: 7_200 }),
        false,
      ),
    'take-back': () =>
      decide(
        ready(),
        ({ id }) =>
          world.call('POST', `/console/offers/${id}/counter`, {
            token: world.tokenNow(recruiter),
            body: { answer: 'TAKEN_BACK' },
          }),
        false,
      ),
    leave: () =>
      decide(
        ready(),
        (offer) => ((gone += 1), asPerson(offer, 'DELETE', '/v3/users', { reason: '쉬려고요' })),
      ),
    'shut-out': () =>
      decide(
        ready(),
        (offer) => (
          (gone += 1),
          asPerson(offer, 'PATCH', '/users/companies/restrict', { companyItems: [name] })
        ),
      ),
    'a-day': async () => passTime(86_400_000),
  }
  return {
    get,
    senders: [recruiter.operatorId, colleague.operatorId, agent.operatorId],
    positionId,
    gone: () => gone,
    async run(act: Act) {
      await acts[act]()
      const isSending = act === 'send' || act === 'for-position' || act === 'agent'
      passTime(isSending ? 1_000 : 6 * 60_000)
      if (isSending) for (const one of sent.slice(-1)) one.isFresh = true
    },
  }
}

test(
  '[BIZ-5] [BIZ-14] [TRUST-7] rail, quota, tabs and figures agree under every filter',
  { timeout: 300_000 },
  async ({ world }) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...deeds), { minLength: 4, maxLength: 16 }),
        async (lived) => {
          world.clock.set(MORNING)
          const { get, gone, run, senders, positionId } = await history(world)
          for (const act of lived) await run(act)
          const figures = await get<Figures>('/figures')
          const tabs = await get<List>('/offers?limit=100')
          const rail = await get<Record<string, number>>('/counts')
          const quota = await get<{ month: Total; day: Total }>('/quota')

          // The tabs add up to the list, and the filters are part of the open offers.
          expect(sum(tabs.counts)).toBe(tabs.found)
          expect(tabs.items).toHaveLength(tabs.found)
          for (const status of Object.keys(tabs.counts))
            expect((await get<List>(`/offers?status=${status}`)).found).toBe(tabs.counts[status])
          for (const [only, count] of Object.entries(tabs.waiting)) {
            expect((await get<List>(`/offers?only=${only}`)).found).toBe(count)
            expect(count).toBeLessThanOrEqual(tabs.counts['WAITING']!)
          }
          // The rail and the tab count the same open offers.
          expect(rail['offers']).toBe(tabs.counts['WAITING'])
          // The figures also count people who left, and say how many offers the list shows.
          expect(figures.listed).toBe(tabs.found)
          expect(figures.total.sent - figures.listed).toBe(gone())
          expect(figures.total.matched).toBe(tabs.counts['MATCHED'])
          expect(figures.total.answered - figures.total.matched).toBe(tabs.counts['REFUSED'])
          // The month is the quota plus the agents' offers.
          const month = await get<Figures>('/figures?from=2026-11-01&to=2026-11-30')
          expect(month.total.sent - month.byAgents).toBe(quota.month.sent)
          expect(month.total).toEqual(figures.total)
          // Under any filter the rows add up to the total.
          expectSums(figures)
          const parts = async (queries: readonly string[]) => {
            let all = 0
            for (const query of queries) {
              const part = await get<Figures>(`/figures?${query}`)
              expectSums(part)
              all += part.total.sent
            }
            return all
          }
          expect(await parts(senders.map((id) => `operatorId=${id}`))).toBe(figures.total.sent)
          expect(await parts([`positionId=${positionId}`, 'positionId=none'])).toBe(figures.total.sent)
          expect(await parts(['to=2026-11-10', 'from=2026-11-11&to=2026-12-31'])).toBe(figures.total.sent)
        },
      ),
      { numRuns: 8 },
    )
  },
)
