import { describe, expect } from 'vitest'
import { type PipelineWorld, readOn, test } from '../testing/pipeline-world.ts'

const NOON = new Date('2026-11-10T03:00:00Z')

test.beforeEach(({ world }) => world.clock.set(NOON))

type Curation = {
  groupId: string
  status: string
  contact: object | null
  candidate: { id: string }
  offerItems: { id: string; company: { name: string }; isSelected: boolean }[]
}
type List = { items: Curation[]; nextCursor: string | null }
type Agent = Awaited<ReturnType<PipelineWorld['agent']>>

const list = async (world: PipelineWorld, who: Agent, query = '') =>
  (await world.get(who, `/curations${query}`)).json<List>()
const groupsOf = ({ items }: List) => items.map(({ groupId }) => groupId)
const decide = (
  world: PipelineWorld,
  token: string,
  groupId: string,
  offerItems: readonly string[],
  isLike = true,
) => world.call('PATCH', `/users/offers/group/${groupId}`, { token, body: { isLike, groupId, offerItems } })

describe('[BIZ-4] curations', () => {
  test('show companies and selection; contact comes with the match', async ({ world }) => {
    const agent = await world.agent()
    const person = await world.candidate()
    const companies = [await world.company('노을상점'), await world.company('바다랩')]
    const { groupId, offerIds } = await world.curation(agent, person.userId, companies)
    const before = await world.get(agent, '/curations')
    expect(before.json<List>().items).toMatchObject([
      {
        groupId,
        status: 'WAITING',
        contact: null,
        offerItems: [{ isSelected: false }, { isSelected: false }],
      },
    ])
    expect(before.body).not.toMatch(new RegExp(`한지우|${person.phone}|jiu@`))
    expect((await decide(world, person.token, groupId, [offerIds[1]!])).statusCode).toBe(200)
    const [item] = (await list(world, agent)).items
    expect(item).toMatchObject({
      status: 'MATCHED',
      contact: { name: '한지우', phone: person.phone, email: 'jiu@example.com' },
    })
    expect(new Map(item!.offerItems.map(({ company, isSelected }) => [company.name, isSelected]))).toEqual(
      new Map([
        ['노을상점', false],
        ['바다랩', true],
      ]),
    )
  })

  test('asking the agent reveals nothing but the profile', async ({ world }) => {
    const agent = await world.agent()
    const person = await world.candidate()
    const { groupId } = await world.curation(agent, person.userId, [await world.company()])
    await decide(world, person.token, groupId, [])
    expect((await list(world, agent, '?status=AGENT')).items).toMatchObject([{ groupId, contact: null }])
  })

  test('[OFR-12] expire by the clock, also in the status filter', async ({ world }) => {
    const agent = await world.agent()
    const { groupId } = await world.curation(
      agent,
      (await world.candidate()).userId,
      [await world.company()],
      { expiryDay: '2026-11-12' },
    )
    world.clock.set(new Date('2026-11-12T15:00:00Z'))
    expect(groupsOf(await list(world, agent, '?status=EXPIRED'))).toEqual([groupId])
    expect(groupsOf(await list(world, agent, '?status=WAITING'))).toEqual([])
  })

  test('are the agent’s own, without undone ones and people who left; each once', async ({ world }) => {
    const [agent, other] = [await world.agent(), await world.agent()]
    const companyId = await world.company()
    const leaver = await world.candidate()
    await world.curation(agent, leaver.userId, [companyId])
    await world.curation(agent, (await world.candidate()).userId, [companyId], { undoneAt: NOON })
    await world.leave(leaver.token)
    const made = []
    for (const _ of [1, 2, 3, 4, 5])
      made.push((await world.curation(agent, (await world.candidate()).userId, [companyId])).groupId)
    const pages = await readOn((cursor) => list(world, agent, `?limit=2${cursor}`))
    expect(pages.flatMap(groupsOf)).toEqual(made.toSorted().toReversed())
    expect(pages.map(({ items }) => items.length)).toEqual([2, 2, 1])
    expect(await list(world, other)).toEqual({ items: [], nextCursor: null })
  })
})
