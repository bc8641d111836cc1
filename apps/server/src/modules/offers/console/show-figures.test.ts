import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { allowErasing } from '../../../platform/db/erasing.ts'
import { users } from '../../../platform/db/schema/users.ts'
import { type PipelineWorld, test } from '../testing/pipeline-world.ts'

const NOON = new Date('2026-11-10T03:00:00Z')

test.beforeEach(({ world }) => world.clock.set(NOON))

type Figures = {
  sent: number
  listed: number
  read: number
  counts: Record<string, number>
  answerHours: number | null
  reasons: { code: string; count: number }[] | null
  months: { month: string; sent: number; byAgents: number; matched: number }[]
}
type Recruiter = Awaited<ReturnType<PipelineWorld['recruiter']>>

const figures = async (world: PipelineWorld, who: Recruiter) =>
  (await world.get(who, '/figures')).json<Figures>()

/** One person after the other, for they are counted in the order in which they came. */
async function refusedBy(world: PipelineWorld, sender: Recruiter, ...reasons: string[]) {
  for (const reason of reasons) {
    world.clock.advance({ ms: 1 })
    const person = await world.candidate()
    await world.refuse(person.token, await world.offer(sender, person.userId), reason)
  }
}
const JOB = '하고 싶은 일과 달라요'
const PAY = '연봉이 기대보다 아쉬워요'
const PLACE = '위치나 근무 방식이 맞지 않아요'

const times = (count: number, reason: string) => Array.from({ length: count }, () => reason)

describe('[BIZ-5] reasons of refusals', () => {
  test('a reason is told from the fifth person who gave it, and four people’s never', async ({ world }) => {
    const sender = await world.recruiter()
    await refusedBy(world, sender, ...times(4, JOB), ...times(4, PAY), PLACE, PLACE)
    expect((await figures(world, sender)).reasons).toBeNull()
    await refusedBy(world, sender, JOB, ...times(4, PLACE))
    expect((await figures(world, sender)).reasons).toEqual([
      { code: 'LOCATION', count: 5 },
      { code: 'POSITION', count: 5 },
      { code: 'OTHER', count: 5 },
    ])
  })

  test('one more refusal moves nothing: nobody’s reason stands there alone', async ({ world }) => {
    const sender = await world.recruiter()
    await refusedBy(world, sender, ...times(5, JOB))
    const few = await figures(world, sender)
    await refusedBy(world, sender, PLACE)
    const { reasons, counts } = await figures(world, sender)
    expect([reasons, counts['REFUSED']]).toEqual([few.reasons, 6])

    await refusedBy(world, sender, PAY, PAY, JOB, JOB)
    const told = (await figures(world, sender)).reasons
    expect(told).toEqual([
      { code: 'POSITION', count: 5 },
      { code: 'OTHER', count: 5 },
    ])
    for (const reason of times(4, PLACE)) {
      await refusedBy(world, sender, reason)
      expect((await figures(world, sender)).reasons).toEqual(told)
    }
    await refusedBy(world, sender, PAY)
    expect((await figures(world, sender)).reasons).toEqual([
      { code: 'LOCATION', count: 5 },
      { code: 'POSITION', count: 5 },
      { code: 'OTHER', count: 5 },
    ])
  })

  test('five people who all say the same are not told as such', async ({ world }) => {
    const sender = await world.recruiter()
    await refusedBy(world, sender, ...times(5, PAY))
    expect((await figures(world, sender)).reasons).toBeNull()
  })

  test('the same person twice is one person, with what they said first', async ({ world }) => {
    const sender = await world.recruiter()
    await refusedBy(world, sender, ...times(4, JOB), ...times(4, PAY))
    const person = await world.candidate()
    for (const reason of [JOB, PLACE]) {
      world.clock.advance({ ms: 1 })
      await world.refuse(person.token, await world.offer(sender, person.userId), reason)
    }
    expect((await figures(world, sender)).reasons).toBeNull()
    await refusedBy(world, sender, PLACE)
    expect((await figures(world, sender)).reasons).toEqual([
      { code: 'POSITION', count: 5 },
      { code: 'OTHER', count: 5 },
    ])
  })

  test('a refusal without a reason is none, whoever left stays one', async ({ world }) => {
    const sender = await world.recruiter()
    await refusedBy(world, sender, ...times(5, JOB), ...times(4, PAY))
    const [silent, leaver] = [await world.candidate(), await world.candidate()]
    await world.offer(sender, silent.userId, { status: 'REFUSED', decidedAt: NOON })
    expect((await figures(world, sender)).reasons).toBeNull()
    world.clock.advance({ ms: 1 })
    await world.refuse(leaver.token, await world.offer(sender, leaver.userId), PAY)
    const told = (await figures(world, sender)).reasons
    expect(told).not.toBeNull()
    await world.leave(leaver.token)
    expect((await figures(world, sender)).reasons).toEqual(told)
  })

  test('whoever is erased moves nothing that was told, and nothing that is told later', async ({ world }) => {
    const sender = await world.recruiter()
    const leaver = await world.candidate()
    await world.refuse(leaver.token, await world.offer(sender, leaver.userId), PLACE)
    await refusedBy(world, sender, ...times(5, JOB), ...times(4, PAY), JOB)
    const told = (await figures(world, sender)).reasons
    await world.db.transaction(async (tx) => {
      await allowErasing(tx)
      await tx.delete(users).where(eq(users.id, leaver.userId))
    })
    expect(await figures(world, sender)).toMatchObject({ reasons: told, counts: { REFUSED: 10 } })
    await refusedBy(world, sender, ...times(4, PLACE))
    expect((await figures(world, sender)).reasons).toEqual([
      { code: 'LOCATION', count: 5 },
      { code: 'POSITION', count: 5 },
      { code: 'OTHER', count: 5 },
    ])
  })

  test('those who refuse at the same moment are all counted', async ({ world }) => {
    const sender = await world.recruiter()
    const sent = await Promise.all(
      [...times(10, JOB), ...times(5, PAY)].map(async (reason) => {
        const person = await world.candidate()
        return { person, reason, id: await world.offer(sender, person.userId) }
      }),
    )
    await Promise.all(sent.map(({ person, id, reason }) => world.refuse(person.token, id, reason)))
    expect((await figures(world, sender)).reasons).toEqual([
      { code: 'POSITION', count: 5 },
      { code: 'SALARY', count: 5 },
      { code: 'OTHER', count: 5 },
    ])
  })

  test('own words are counted as others, and nobody reads them', async ({ world }) => {
    const sender = await world.recruiter()
    const words = '대표님과 예전에 일한 적이 있어요'
    await refusedBy(world, sender, ...times(5, JOB), words, '그냥요', ...times(3, words))
    const answer = await world.get(sender, '/figures')
    expect(answer.json<Figures>().reasons).toEqual([
      { code: 'POSITION', count: 5 },
      { code: 'OTHER', count: 5 },
    ])
    expect(answer.body).not.toMatch(/대표님|그냥/)
  })

  test('of one offer the company reads that it was refused, never why', async ({ world }) => {
    const sender = await world.recruiter()
    const person = await world.candidate()
    const id = await world.offer(sender, person.userId)
    await world.refuse(person.token, id, PLACE)
    for (const path of ['/offers', `/offers/${id}`, `/candidates/${person.userId}`]) {
      const { statusCode, body } = await world.get(sender, path)
      expect([statusCode, body.includes('REFUSED')]).toEqual([200, true])
      expect(body).not.toMatch(/위치나 근무 방식|LOCATION|refusalReason/)
    }
  })
})

describe('[BIZ-5] figures', () => {
  test('count what was sent and not taken back; the states add up to it, and whoever left stays a number', async ({
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
    const { sent, listed, read: opened, counts } = await figures(world, sender)
    expect([sent, listed, opened, counts]).toEqual([
      4,
      3,
      2,
      { WAITING: 2, MATCHED: 1, REFUSED: 0, EXPIRED: 1, AGENT: 0 },
    ])
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
      { month: '2026-08', sent: 1, byAgents: 0, matched: 0 },
      { month: '2026-09', sent: 1, byAgents: 0, matched: 0 },
      { month: '2026-10', sent: 0, byAgents: 0, matched: 0 },
      { month: '2026-11', sent: 1, byAgents: 0, matched: 1 },
    ])
    await sentAt('2025-11-30T14:59:59Z')
    await sentAt('2025-11-30T15:00:00Z')
    const { months } = await figures(world, sender)
    expect([months.length, months[0]]).toEqual([12, { month: '2025-12', sent: 1, byAgents: 0, matched: 0 }])
  })

  test('are of the own company alone', async ({ world }) => {
    const [sender, other] = [await world.recruiter(), await world.recruiter()]
    await world.offer(sender, (await world.candidate()).userId)
    expect(await figures(world, other)).toMatchObject({ sent: 0, read: 0, answerHours: null, months: [] })
  })
})
