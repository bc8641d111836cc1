import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { allowErasing } from '../../../platform/db/erasing.ts'
import { users } from '../../../platform/db/schema/users.ts'
import { type PipelineWorld, test } from '../testing/pipeline-world.ts'

const NOON = new Date('2026-11-10T03:00:00Z')

test.beforeEach(({ world }) => world.clock.set(NOON))

type Figures = { total: { answered: number }; reasons: { code: string; count: number }[] | null }
type Recruiter = Awaited<ReturnType<PipelineWorld['recruiter']>>

const figures = async (world: PipelineWorld, who: Recruiter, query = '') =>
  (await world.get(who, `/figures${query}`)).json<Figures>()

/** The refusals follow each other, because they are counted in that order. */
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

describe('[BIZ-5] refusal reasons', () => {
  test('a reason is published from the fifth person on, never for four', async ({ world }) => {
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

  test('one more refusal changes nothing', async ({ world }) => {
    const sender = await world.recruiter()
    await refusedBy(world, sender, ...times(5, JOB))
    const few = await figures(world, sender)
    await refusedBy(world, sender, PLACE)
    const { reasons, total } = await figures(world, sender)
    expect([reasons, total.answered]).toEqual([few.reasons, 6])

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

  test('five people with the same reason are not published as such', async ({ world }) => {
    const sender = await world.recruiter()
    await refusedBy(world, sender, ...times(5, PAY))
    expect((await figures(world, sender)).reasons).toBeNull()
  })

  test('a person counts once, with the first reason', async ({ world }) => {
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

  test('a refusal without a reason does not count, one of a person who left does', async ({ world }) => {
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

  test('erasing a person changes no published number', async ({ world }) => {
    const sender = await world.recruiter()
    const leaver = await world.candidate()
    await world.refuse(leaver.token, await world.offer(sender, leaver.userId), PLACE)
    await refusedBy(world, sender, ...times(5, JOB), ...times(4, PAY), JOB)
    const told = (await figures(world, sender)).reasons
    await world.db.transaction(async (tx) => {
      await allowErasing(tx)
      await tx.delete(users).where(eq(users.id, leaver.userId))
    })
    expect(await figures(world, sender)).toMatchObject({ reasons: told, total: { answered: 10 } })
    await refusedBy(world, sender, ...times(4, PLACE))
    expect((await figures(world, sender)).reasons).toEqual([
      { code: 'LOCATION', count: 5 },
      { code: 'POSITION', count: 5 },
      { code: 'OTHER', count: 5 },
    ])
  })

  test('concurrent refusals are all counted', async ({ world }) => {
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

  test('own words count as other, and nobody reads them', async ({ world }) => {
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

  test('of a single offer the company never reads the reason', async ({ world }) => {
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

/** Five people refuse on one day, so every day completes a block of five. */
async function refusedOn(world: PipelineWorld, sender: Recruiter, day: string, ...reasons: string[]) {
  world.clock.set(new Date(`${day}T03:00:00Z`))
  await refusedBy(world, sender, ...reasons)
}

describe('[BIZ-14] refusal reasons of a period', () => {
  test('are those of complete blocks of five, of the whole company, under any filter', async ({ world }) => {
    const sender = await world.recruiter()
    const colleague = await world.recruiter(sender.companyId)
    await refusedOn(world, sender, '2026-09-10', ...times(5, JOB), ...times(5, PLACE))
    await refusedOn(world, colleague, '2026-11-10', ...times(7, PAY), ...times(3, JOB))
    const september = await figures(world, sender, '?from=2026-09-01&to=2026-09-30')
    expect(september.reasons).toEqual([
      { code: 'POSITION', count: 5 },
      { code: 'OTHER', count: 5 },
    ])
    const november = '?from=2026-11-01&to=2026-11-30'
    const told = [
      { code: 'SALARY', count: 5 },
      { code: 'OTHER', count: 5 },
    ]
    expect((await figures(world, sender, november)).reasons).toEqual(told)
    for (const narrow of [
      `&operatorId=${sender.operatorId}`,
      '&positionId=none',
      `&operatorId=${colleague.operatorId}`,
    ])
      expect((await figures(world, sender, november + narrow)).reasons).toEqual(told)
    expect((await figures(world, sender, '?from=2026-10-01&to=2026-10-31')).reasons).toBeNull()
  })
})
