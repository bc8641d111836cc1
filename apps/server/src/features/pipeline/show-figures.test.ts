import { describe, expect } from 'vitest'
import { type PipelineWorld, test } from './pipeline-world.ts'

const NOON = new Date('2026-11-10T03:00:00Z')

test.beforeEach(({ world }) => world.clock.set(NOON))

type Figures = {
  sent: number
  read: number
  counts: Record<string, number>
  answerHours: number | null
  reasons: { code: string; count: number }[] | null
  months: { month: string; sent: number; matched: number }[]
}
type Recruiter = Awaited<ReturnType<PipelineWorld['recruiter']>>

const figures = async (world: PipelineWorld, who: Recruiter) =>
  (await world.get(who, '/figures')).json<Figures>()

async function refusedBy(world: PipelineWorld, sender: Recruiter, ...reasons: string[]) {
  for (const reason of reasons) {
    const person = await world.candidate()
    await world.refuse(person.token, await world.offer(sender, person.userId), reason)
  }
}
const JOB = '하고 싶은 일과 달라요'
const PAY = '연봉이 기대보다 아쉬워요'

describe('[BIZ-5] reasons of refusals', () => {
  test('four people’s are not told, five people’s are, the most frequent first', async ({ world }) => {
    const sender = await world.recruiter()
    await refusedBy(world, sender, JOB, PAY, JOB, PAY)
    expect((await figures(world, sender)).reasons).toBeNull()
    await refusedBy(world, sender, JOB)
    expect((await figures(world, sender)).reasons).toEqual([
      { code: 'POSITION', count: 3 },
      { code: 'SALARY', count: 2 },
    ])
  })

  test('the same person twice is one person', async ({ world }) => {
    const sender = await world.recruiter()
    await refusedBy(world, sender, JOB, JOB, JOB)
    const person = await world.candidate()
    for (const [day, reason] of [
      [0, PAY],
      [1, JOB],
    ] as const) {
      const at = new Date(NOON.getTime() + day)
      const id = await world.offer(sender, person.userId, { createdAt: at, deliverAt: at })
      world.clock.set(at)
      await world.refuse(person.token, id, reason)
    }
    expect((await figures(world, sender)).reasons).toBeNull()
    await refusedBy(world, sender, JOB)
    expect((await figures(world, sender)).reasons).toEqual([{ code: 'POSITION', count: 5 }])
  })

  test('own words are counted as others, and nobody reads them', async ({ world }) => {
    const sender = await world.recruiter()
    const words = '대표님과 예전에 일한 적이 있어요'
    await refusedBy(world, sender, JOB, JOB, words, JOB, '그냥요')
    const answer = await world.get(sender, '/figures')
    expect(answer.json<Figures>().reasons).toEqual([
      { code: 'POSITION', count: 3 },
      { code: 'OTHER', count: 2 },
    ])
    expect(answer.body).not.toMatch(/대표님|그냥/)
  })
})

describe('[BIZ-5] figures', () => {
  test('count what was delivered; the states add up to it, and whoever left stays a number', async ({
    world,
  }) => {
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
    const { sent, read: opened, counts } = await figures(world, sender)
    expect([sent, opened, counts]).toEqual([
      3,
      2,
      { WAITING: 1, MATCHED: 1, REFUSED: 0, EXPIRED: 1, AGENT: 0 },
    ])
    world.clock.set(later)
    expect((await figures(world, sender)).sent).toBe(4)
    world.clock.set(new Date('2026-11-17T15:00:00Z'))
    expect((await figures(world, sender)).counts).toMatchObject({ WAITING: 0, EXPIRED: 3 })
  })

  test('say within how many hours half of the answers came', async ({ world }) => {
    const sender = await world.recruiter()
    expect((await figures(world, sender)).answerHours).toBeNull()
    for (const hours of [1, 3, 20]) {
      const deliverAt = new Date(NOON.getTime() - hours * 3_600_000)
      const person = await world.candidate()
      const id = await world.offer(sender, person.userId, { createdAt: deliverAt, deliverAt })
      await world.refuse(person.token, id, JOB)
    }
    expect((await figures(world, sender)).answerHours).toBe(3)
  })

  test('months are Seoul’s: twelve with this one, none left out between', async ({ world }) => {
    const sender = await world.recruiter()
    const sentAt = async (text: string) => {
      const at = new Date(text)
      await world.offer(sender, (await world.candidate()).userId, { createdAt: at, deliverAt: at })
    }
    expect((await figures(world, sender)).months).toEqual([])
    await sentAt('2026-08-31T14:59:59Z')
    await sentAt('2026-08-31T15:00:00Z')
    const matched = await world.candidate()
    await world.accept(matched.token, await world.offer(sender, matched.userId))
    expect((await figures(world, sender)).months).toEqual([
      { month: '2026-08', sent: 1, matched: 0 },
      { month: '2026-09', sent: 1, matched: 0 },
      { month: '2026-10', sent: 0, matched: 0 },
      { month: '2026-11', sent: 1, matched: 1 },
    ])
    await sentAt('2025-11-30T14:59:59Z')
    await sentAt('2025-11-30T15:00:00Z')
    const { months } = await figures(world, sender)
    expect([months.length, months[0]]).toEqual([12, { month: '2025-12', sent: 1, matched: 0 }])
  })

  test('are of the own company alone', async ({ world }) => {
    const [sender, other] = [await world.recruiter(), await world.recruiter()]
    await world.offer(sender, (await world.candidate()).userId)
    expect(await figures(world, other)).toMatchObject({ sent: 0, read: 0, answerHours: null, months: [] })
  })
})
