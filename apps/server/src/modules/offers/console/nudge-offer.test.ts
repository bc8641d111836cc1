import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { blocks } from '../../../platform/db/schema/companies.ts'
import { notices, notificationSettings } from '../../../platform/db/schema/notifications.ts'
import { offerNudges } from '../../../platform/db/schema/offer-help.ts'
import type { TestCandidate } from '../../../testing/test-candidate.ts'
import type { TestOperator } from '../../../testing/test-operator.ts'
import { type PipelineWorld, test } from '../testing/pipeline-world.ts'

const seoul = (text: string) => new Date(`${text}+09:00`)
const SENT = seoul('2026-11-16T10:00:00')
const TWO_DAYS_ON = seoul('2026-11-18T10:00:00')

test.beforeEach(({ world }) => world.clock.set(SENT))

const nudge = (world: PipelineWorld, { operatorId, sessionId }: TestOperator, id: string) =>
  world.call('POST', `/console/offers/${id}/nudge`, {
    token: world.signIn('operator', { subjectId: operatorId, sessionId }).token,
  })
const outcome = ({ statusCode, body }: { statusCode: number; body: string }) => [
  statusCode,
  (JSON.parse(body) as { code?: string }).code,
]
const toldTo = async (world: PipelineWorld, { userId }: TestCandidate) =>
  world.db.drizzle.select().from(notices).where(eq(notices.userId, userId))

async function unread(world: PipelineWorld) {
  world.clock.set(SENT)
  const recruiter = await world.recruiter()
  const person = await world.candidate()
  const id = await world.offer(recruiter, person.userId, { expiryDay: '2026-11-23' })
  world.clock.set(TWO_DAYS_ON)
  return { recruiter, person, id }
}

describe('[BIZ-13] an unread offer', () => {
  test('is reminded once, in the list and in the audit trail', async ({ world }) => {
    const { recruiter, person, id } = await unread(world)
    const answer = await nudge(world, recruiter, id)
    expect(answer.json()).toMatchObject({ id, nudgedAt: TWO_DAYS_ON.toISOString(), readAt: null })
    expect(answer.json<{ expiredAt: string }>().expiredAt).toBe('2026-11-23T14:59:59.999Z')
    expect(await toldTo(world, person)).toMatchObject([
      { type: 'OFFER_NUDGE', dedupeKey: `OFFER_NUDGE:${id}`, content: { offerId: id }, dueAt: TWO_DAYS_ON },
    ])
    expect((await world.list(recruiter)).items).toMatchObject([{ id, nudgedAt: TWO_DAYS_ON.toISOString() }])
    const { rows } = await world.db.pool.query('select action from audit_log where subject_id = $1', [id])
    expect(rows).toEqual([{ action: 'offer.nudge' }])
  })

  test('is not reminded again by anybody of the company, nor twice concurrently', async ({ world }) => {
    const { recruiter, person, id } = await unread(world)
    const colleague = await world.recruiter(recruiter.companyId)
    const answers = await Promise.all([nudge(world, recruiter, id), nudge(world, colleague, id)])
    expect(answers.map(outcome).toSorted()).toEqual([
      [200, undefined],
      [409, 'OFFER_NUDGED'],
    ])
    expect(outcome(await nudge(world, colleague, id))).toEqual([409, 'OFFER_NUDGED'])
    expect(await toldTo(world, person)).toHaveLength(1)
    expect(await world.db.drizzle.select().from(offerNudges).where(eq(offerNudges.offerId, id))).toHaveLength(
      1,
    )
  })

  test('is not reminded too early, nor after reading, answer or end', async ({ world }) => {
    const { recruiter, person, id } = await unread(world)
    world.clock.set(seoul('2026-11-17T23:59:00'))
    expect(outcome(await nudge(world, recruiter, id))).toEqual([409, 'NUDGE_TOO_EARLY'])
    world.clock.set(TWO_DAYS_ON)
    await world.show(person, id)
    expect(outcome(await nudge(world, recruiter, id))).toEqual([409, 'OFFER_READ'])
    await world.refuse(
      world.signIn('candidate', { subjectId: person.userId }).token,
      id,
      '조건이 맞지 않아요',
    )
    expect(outcome(await nudge(world, recruiter, id))).toEqual([409, 'OFFER_REFUSED'])
    const late = await unread(world)
    world.clock.set(seoul('2026-11-24T00:00:00'))
    expect(outcome(await nudge(world, late.recruiter, late.id))).toEqual([409, 'OFFER_EXPIRED'])
    expect(await toldTo(world, late.person)).toEqual([])
  })

  test('is reminded by its own company only, and not to somebody who blocked it', async ({ world }) => {
    const { recruiter, person, id } = await unread(world)
    expect(outcome(await nudge(world, await world.recruiter(), id))).toEqual([404, 'NOT_FOUND'])
    const { rows } = await world.db.pool.query('select key from companies where id = $1', [
      recruiter.companyId,
    ])
    const [{ key }] = rows as [{ key: string }]
    await world.db.drizzle.insert(blocks).values({ candidateId: person.userId, companyKey: key })
    expect(outcome(await nudge(world, recruiter, id))).toEqual([404, 'NOT_FOUND'])
    const agent = await world.agent()
    const curated = await world.curation(agent, (await world.candidate()).userId, [recruiter.companyId], {
      createdAt: SENT,
      deliverAt: SENT,
      expiryDay: '2026-11-23',
    })
    expect(outcome(await nudge(world, recruiter, curated.offerIds[0]!))).toEqual([404, 'NOT_FOUND'])
  })

  test('[TRUST-5] is in the centre at night too, and not sent to people who turned it off', async ({
    world,
  }) => {
    const { recruiter, person, id } = await unread(world)
    world.clock.set(seoul('2026-11-18T22:10:00'))
    await nudge(world, recruiter, id)
    expect(await toldTo(world, person)).toMatchObject([{ dueAt: seoul('2026-11-18T22:10:00') }])
    const deaf = await unread(world)
    await world.db.drizzle.insert(notificationSettings).values({
      userId: deaf.person.userId,
      mutedTypes: ['OFFER_NUDGE'],
      updatedAt: SENT,
    })
    expect((await nudge(world, deaf.recruiter, deaf.id)).statusCode).toBe(200)
    expect(await toldTo(world, deaf.person)).toEqual([])
  })

  test('answered meanwhile is not sent', async ({ world }) => {
    const { recruiter, person, id } = await unread(world)
    world.clock.set(seoul('2026-11-18T22:10:00'))
    await nudge(world, recruiter, id)
    await world.refuse(
      world.signIn('candidate', { subjectId: person.userId }).token,
      id,
      '조건이 맞지 않아요',
    )
    const [told] = await toldTo(world, person)
    expect(told?.droppedAt).toEqual(world.clock())
  })
})
