import { describe, expect } from 'vitest'
import { positions } from '../../../platform/db/schema/positions.ts'
import { type ComposeWorld, offersOf, outcome, test } from '../testing/compose-world.ts'

test.beforeEach(({ world }) => world.clock.set(new Date('2026-11-10T03:00:00Z')))

describe('[BIZ-9] an offer for a position', () => {
  const position = async (
    world: ComposeWorld,
    companyId: string,
    operatorId: string,
    closedAt: Date | null = null,
  ) => {
    const id = world.deps.ids.next()
    const row = { id, companyId, title: '결제', jobLabel: '개발', salaryMin: 6_000, salaryMax: 8_000 }
    await world.db.drizzle
      .insert(positions)
      .values({ ...row, createdBy: operatorId, createdAt: world.clock(), closedAt })
    return id
  }

  test('keeps the position, which is optional', async ({ world }) => {
    const { token, companyId, operatorId } = await world.recruiter()
    const positionId = await position(world, companyId, operatorId)
    const [one, two] = [await world.candidate(), await world.candidate()]
    await world.send(token, one.userId, { positionId })
    await world.send(token, two.userId, { positionId: null })
    expect(await offersOf(world, one.userId)).toMatchObject([{ position_id: positionId }])
    expect(await offersOf(world, two.userId)).toMatchObject([{ position_id: null }])
  })

  test('is refused when it is closed, another company’s, or sent by an agent', async ({ world }) => {
    const { token, companyId, operatorId } = await world.recruiter()
    const stranger = await world.recruiter()
    const person = await world.candidate()
    const open = await position(world, companyId, operatorId)
    const closed = await position(world, companyId, operatorId, world.clock())
    const to = (whose: string, positionId: string, more = {}) =>
      world.send(whose, person.userId, { positionId, ...more }).then(outcome)
    expect(await to(token, closed)).toEqual([409, 'POSITION_CLOSED'])
    expect(await to(stranger.token, open)).toEqual([404, 'NOT_FOUND'])
    expect(await to((await world.agent()).token, open, { companyId })).toEqual([404, 'NOT_FOUND'])
    expect(await offersOf(world, person.userId)).toEqual([])
  })
})
