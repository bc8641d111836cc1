import { directions, sentSorts } from '@coffeeattack/domain/offers/sent-list'
import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { readOn, type Sent, test } from '../testing/pipeline-world.ts'

const NOON = new Date('2026-11-10T03:00:00Z')

test.beforeEach(({ world }) => world.clock.set(NOON))

const idsOf = (items: readonly Sent[]) => items.map(({ id }) => id)
const NONE = { WAITING: 0, MATCHED: 0, REFUSED: 0, EXPIRED: 0, AGENT: 0 }

describe('[BIZ-5] sent offers', () => {
  test('show their state and are counted by it', async ({ world }) => {
    const sender = await world.recruiter()
    const [waiting, matched, refused] = [
      await world.candidate(),
      await world.candidate(),
      await world.candidate(),
    ]
    const offers = [
      await world.offer(sender, waiting.userId),
      await world.offer(sender, matched.userId),
      await world.offer(sender, refused.userId),
    ]
    await world.accept(matched.token, offers[1]!)
    await world.refuse(refused.token, offers[2]!, '하고 싶은 일과 달라요')
    const { items, counts } = await world.list(sender)
    expect(new Map(items.map(({ id, status }) => [id, status]))).toEqual(
      new Map([
        [offers[0], 'WAITING'],
        [offers[1], 'MATCHED'],
        [offers[2], 'REFUSED'],
      ]),
    )
    expect(counts).toEqual({ ...NONE, WAITING: 1, MATCHED: 1, REFUSED: 1 })
    expect(idsOf((await world.list(sender, '?status=REFUSED')).items)).toEqual([offers[2]])
    expect((await world.list(sender, '?status=REFUSED')).counts).toEqual(counts)
    expect(JSON.stringify(items)).not.toContain('하고 싶은 일과 달라요')
  })

  test('[OFR-12] expire at midnight in Seoul, with or without the job', async ({ world }) => {
    const sender = await world.recruiter()
    const { userId } = await world.candidate()
    const id = await world.offer(sender, userId, { expiryDay: '2026-11-12' })
    const seen = async () => {
      const { items, counts } = await world.list(sender, '?status=EXPIRED')
      const one = (await world.get(sender, `/offers/${id}`)).json<Sent>()
      return [items.length, counts.EXPIRED, one.status]
    }
    world.clock.set(new Date('2026-11-12T14:59:59.999Z'))
    expect(await seen()).toEqual([0, 0, 'WAITING'])
    world.clock.set(new Date('2026-11-12T15:00:00Z'))
    expect(await seen()).toEqual([1, 1, 'EXPIRED'])
  })

  test('disappear when undone', async ({ world }) => {
    const sender = await world.recruiter()
    const { userId } = await world.candidate()
    const id = await world.offer(sender, userId, { undoneAt: NOON })
    expect(await world.list(sender)).toMatchObject({ items: [], counts: NONE, found: 0, nextCursor: null })
    expect((await world.get(sender, `/offers/${id}`)).statusCode).toBe(404)
  })
})

describe('[OFR-13] name and contact', () => {
  test('come with the match only, and showing them is recorded', async ({ world }) => {
    const sender = await world.recruiter()
    const [chosen, other] = [await world.candidate(), await world.candidate({ hashtags: ['디자인시스템'] })]
    const id = await world.offer(sender, chosen.userId)
    await world.offer(sender, other.userId)
    const before = await world.get(sender, '/offers')
    expect(before.body).not.toMatch(new RegExp(`한지우|${chosen.phone}|${other.phone}|jiu@`))
    await world.accept(chosen.token, id)
    const { items } = await world.list(sender)
    expect(items.map(({ contact }) => contact).filter(Boolean)).toEqual([
      { name: '한지우', phone: chosen.phone, email: 'jiu@example.com' },
    ])
    expect(items.find((item) => item.id === id)?.coffeechatId).toEqual(expect.any(String))
    expect(items.find(({ candidate }) => candidate.id === other.userId)).toMatchObject({
      contact: null,
      candidate: { jobLabel: '개발', hashtags: ['디자인시스템'] },
    })
    const { rows } = await world.db.pool.query(
      `select detail from audit_log where actor_id = $1 and action = 'contact.view'`,
      [sender.operatorId],
    )
    expect(rows).toEqual([{ detail: { candidateIds: [chosen.userId] } }])
  })

  test('[PRO-14] a person who left is gone from list, count and address', async ({ world }) => {
    const sender = await world.recruiter()
    const [matched, waiting] = [await world.candidate(), await world.candidate()]
    const ids = [await world.offer(sender, matched.userId), await world.offer(sender, waiting.userId)]
    await world.accept(matched.token, ids[0]!)
    for (const { token } of [matched, waiting]) await world.leave(token)
    expect(await world.list(sender)).toMatchObject({ items: [], counts: NONE, found: 0, nextCursor: null })
    for (const id of ids) expect((await world.get(sender, `/offers/${id}`)).statusCode).toBe(404)
  })

  test('blocking the company removes the offer unless it was accepted; an agent’s offer stays', async ({
    world,
  }) => {
    const name = '주식회사 서리물산'
    const sender = await world.recruiter(await world.company(name))
    const agent = await world.agent()
    const [matched, waiting, ofAgent] = [
      await world.candidate(),
      await world.candidate(),
      await world.candidate(),
    ]
    const kept = await world.offer(sender, matched.userId)
    const hidden = await world.offer(sender, waiting.userId)
    const written = await world.offer(
      { operatorId: agent.operatorId, companyId: sender.companyId },
      ofAgent.userId,
      { isMaster: true },
    )
    await world.accept(matched.token, kept)
    for (const { token } of [matched, waiting, ofAgent])
      await world.call('PATCH', '/users/companies/restrict', {
        token,
        body: { companyItems: ['서리물산(주)'] },
      })
    const { items, counts } = await world.list(sender)
    expect(idsOf(items)).toEqual([kept])
    expect(counts).toEqual({ ...NONE, MATCHED: 1 })
    for (const id of [hidden, written])
      expect((await world.get(sender, `/offers/${id}`)).statusCode).toBe(404)
    expect(idsOf((await world.list(agent)).items)).toEqual([written])
  })
})

describe('[BIZ-1] access', () => {
  test('a company’s offers by anybody, an agent’s own; all others are 404', async ({ world }) => {
    const sender = await world.recruiter()
    const colleague = await world.recruiter(sender.companyId)
    const [stranger, agent, otherAgent] = [await world.recruiter(), await world.agent(), await world.agent()]
    const byRecruiter = await world.offer(sender, (await world.candidate()).userId)
    const byAgent = await world.offer(
      { operatorId: agent.operatorId, companyId: sender.companyId },
      (await world.candidate()).userId,
      { isMaster: true },
    )
    const seen = async (who: typeof agent) => idsOf((await world.list(who)).items).toSorted()
    expect(await seen(colleague)).toEqual([byRecruiter, byAgent].toSorted())
    expect(await seen(agent)).toEqual([byAgent])
    expect([await seen(stranger), await seen(otherAgent)]).toEqual([[], []])
    for (const [who, id] of [
      [stranger, byRecruiter],
      [agent, byRecruiter],
      [otherAgent, byAgent],
    ] as const)
      expect((await world.get(who, `/offers/${id}`)).statusCode).toBe(404)
    expect((await world.get(colleague, `/offers/${byAgent}`)).statusCode).toBe(200)
  })

  test(
    'paging lists every offer once in every order, also with equal times',
    { timeout: 180_000 },
    async ({ world }) => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 9 }),
          fc.integer({ min: 1, max: 4 }),
          fc.constantFrom(...sentSorts),
          fc.constantFrom(...directions),
          async (moments, limit, sort, direction) => {
            const sender = await world.recruiter()
            for (const moment of moments) {
              const at = new Date(NOON.getTime() + moment)
              const position = ['백엔드', '프론트엔드', '', 'iOS'][moment]!
              await world.offer(sender, (await world.candidate()).userId, {
                createdAt: at,
                deliverAt: at,
                position,
                expiryDay: `2026-11-1${moment}`,
              })
            }
            const query = `sort=${sort}&direction=${direction}`
            const whole = await world.list(sender, `?limit=100&${query}`)
            const pages = await readOn((cursor) => world.list(sender, `?limit=${limit}&${query}${cursor}`))
            expect(pages.flatMap(({ items }) => idsOf(items))).toEqual(idsOf(whole.items))
            expect(whole.items).toHaveLength(moments.length)
            expect(pages.every(({ items }) => items.length <= limit)).toBe(true)
          },
        ),
        { numRuns: 8 },
      )
    },
  )
})
