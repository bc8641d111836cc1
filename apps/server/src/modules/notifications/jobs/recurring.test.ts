import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { profileViews } from '../../../platform/db/schema/candidates.ts'
import { users } from '../../../platform/db/schema/users.ts'
import { addCompany, addOperator } from '../../../platform/db/testing/test-rows.ts'
import { addCandidate, type TestCandidate } from '../../../testing/test-candidate.ts'
import { failingFor } from '../../../testing/failing-rows.ts'
import { type DeliveryWorld, test } from '../testing/delivery-world.ts'
import { tellOfPeriodsJob, tellOfViewsJob } from './tell-daily.ts'

const seoul = (text: string) => new Date(`${text}+09:00`)
const titles = async (world: DeliveryWorld, { userId }: TestCandidate) => {
  // The clock moves by weeks: the login of then is over.
  const { token } = world.server.signIn('candidate', { subjectId: userId })
  const answer = await world.server.call('GET', '/users/notifications', { token })
  return answer.json<{ items: { title: string; body: string; to: string }[] }>().items
}

test('[PRO-13] [TRUST-5] the end of the attack period is told three days before, once per end', async ({
  world,
}) => {
  const active = (endsAt: string) =>
    addCandidate(world.server, { isActive: true, attackEndsAt: seoul(`${endsAt}T23:59:59.999`) })
  const [me, later, extended] = [
    await active('2026-11-18'),
    await active('2026-11-19'),
    await active('2026-11-18'),
  ]
  world.server.clock.set(seoul('2026-11-16T10:05:00'))
  await tellOfPeriodsJob.run(world.server.deps)
  await tellOfPeriodsJob.run(world.server.deps)
  const more = { attackEndsAt: seoul('2026-12-18T23:59:59.999') }
  await world.server.db.drizzle.update(users).set(more).where(eq(users.id, extended.userId))
  await world.deliver()
  expect(await titles(world, me)).toMatchObject([
    { title: '어택 기간이 곧 끝나요', body: '11월 18일 (수)까지 어택을 받아요', to: '/my/account' },
  ])
  expect(world.textsTo(me)).toEqual(['[커피어택] 어택 기간이 곧 끝나요\nhttps://coffee.example/my/account'])
  expect([await titles(world, later), await titles(world, extended)]).toEqual([[], []])

  world.server.clock.set(seoul('2026-12-16T10:05:00'))
  await tellOfPeriodsJob.run(world.server.deps)
  await world.deliver()
  expect(await titles(world, extended)).toHaveLength(1)
})

test('[OPS-1] somebody who cannot be told of their period does not keep the others', async ({ world }) => {
  const active = () =>
    addCandidate(world.server, { isActive: true, attackEndsAt: seoul('2027-03-18T23:59:59.999') })
  const [first, broken, last] = [await active(), await active(), await active()]
  world.server.clock.set(seoul('2027-03-16T10:05:00'))
  const brokenRows = { table: 'notices', rows: `user_id = '${broken.userId}'` }
  await failingFor(world.server.db.pool, brokenRows, () =>
    expect(tellOfPeriodsJob.run(world.server.deps)).rejects.toThrow('1 of the pieces'),
  )
  await world.deliver()
  const counts = async () =>
    Promise.all([first, broken, last].map(async (one) => (await titles(world, one)).length))
  expect(await counts()).toEqual([1, 0, 1])
})

test('[TRUST-2] [TRUST-5] in the evening the centre tells how many companies looked; no phone rings', async ({
  world,
}) => {
  const me = await addCandidate(world.server)
  const { drizzle } = world.server.db
  const [one, two] = [await addCompany(drizzle, { key: '하나' }), await addCompany(drizzle, { key: '둘' })]
  const look = async (companyId: string | null, at: string) =>
    drizzle.insert(profileViews).values({
      id: world.server.deps.ids.next(),
      candidateId: me.userId,
      operatorId: await addOperator(drizzle, companyId),
      companyId,
      role: companyId ? 'RECRUITER' : 'AGENT',
      at: seoul(at),
    })
  await look(one, '2026-12-20T17:00:00') // the day before
  await look(one, '2026-12-20T19:00:00')
  await look(one, '2026-12-21T09:00:00')
  await look(two, '2026-12-21T17:59:00')
  await look(null, '2026-12-21T12:00:00') // our own agent
  world.server.clock.set(seoul('2026-12-21T18:00:00'))
  await tellOfViewsJob.run(world.server.deps)
  world.server.clock.set(seoul('2026-12-21T19:00:00'))
  await tellOfViewsJob.run(world.server.deps)
  await world.deliver()
  expect(await titles(world, me)).toMatchObject([
    { title: '회사 2곳이 프로필을 봤어요', to: '/my/account/views' },
  ])
  expect(world.textsTo(me)).toEqual([])
})
