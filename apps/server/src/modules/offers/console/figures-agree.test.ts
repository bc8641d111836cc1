import * as fc from 'fast-check'
import { expect } from 'vitest'
import { type ComposeWorld, test } from '../testing/compose-world.ts'

/*
 * One history, told in four places: the quota and the numbers of the rail, the tabs and chips of the list, and 성과. Whatever
 * happened, they agree, and where they count other things the difference is one that is said (issue 20, point 6).
 */

const MORNING = new Date('2026-11-10T01:00:00Z')

const deeds = [
  'send',
  'send',
  'send',
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
type Figures = {
  sent: number
  listed: number
  read: number
  counts: Record<string, number>
  months: { month: string; sent: number; byAgents: number; matched: number }[]
}
type List = {
  counts: Record<string, number>
  waiting: Record<string, number>
  found: number
  items: unknown[]
}

const sum = (counts: Record<string, number>) => Object.values(counts).reduce((all, count) => all + count, 0)

async function history(world: ComposeWorld) {
  const name = `합계상사 ${crypto.randomUUID()}`
  const recruiter = await world.recruiter(await world.company(name))
  const agent = await world.agent()
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
    gone: () => gone,
    async run(act: Act) {
      await acts[act]()
      passTime(act === 'send' || act === 'agent' ? 1_000 : 6 * 60_000)
      if (act === 'send' || act === 'agent') for (const one of sent.slice(-1)) one.isFresh = true
    },
  }
}

test(
  '[BIZ-5] [TRUST-7] rail, quota, tabs and 성과 agree, whatever happened',
  { timeout: 300_000 },
  async ({ world }) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...deeds), { minLength: 4, maxLength: 16 }),
        async (lived) => {
          world.clock.set(MORNING)
          const { get, gone, run } = await history(world)
          for (const act of lived) await run(act)
          const figures = await get<Figures>('/figures')
          const tabs = await get<List>('/offers?limit=100')
          const rail = await get<Record<string, number>>('/counts')
          const quota = await get<{ month: Total; day: Total }>('/quota')

          // The tabs are all that the list shows, and the chips lie within what waits.
          expect(sum(tabs.counts)).toBe(tabs.found)
          expect(tabs.items).toHaveLength(tabs.found)
          for (const status of Object.keys(tabs.counts))
            expect((await get<List>(`/offers?status=${status}`)).found).toBe(tabs.counts[status])
          for (const [only, count] of Object.entries(tabs.waiting)) {
            expect((await get<List>(`/offers?only=${only}`)).found).toBe(count)
            expect(count).toBeLessThanOrEqual(tabs.counts['WAITING']!)
          }
          // The rail counts what waits as the tab does.
          expect(rail['offers']).toBe(tabs.counts['WAITING'])
          // 성과 counts whoever is gone as well, and says how many the list shows.
          expect(figures.listed).toBe(tabs.found)
          expect(figures.sent - figures.listed).toBe(gone())
          expect(sum(figures.counts)).toBe(figures.sent)
          expect(figures.counts['MATCHED']).toBe(tabs.counts['MATCHED'])
          expect(figures.counts['REFUSED']).toBe(tabs.counts['REFUSED'])
          // The month is the quota and what agents sent.
          const month = figures.months.find((one) => one.month === '2026-11') ?? { sent: 0, byAgents: 0 }
          expect(month.sent - month.byAgents).toBe(quota.month.sent)
          expect(month.sent).toBe(figures.sent)
        },
      ),
      { numRuns: 25 },
    )
  },
)
