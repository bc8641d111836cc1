import { describe, expect } from 'vitest'
import { coffeechatStages } from '../../../platform/db/schema/coffeechats.ts'
import { pipelineEvents } from '../../../platform/db/schema/pipeline.ts'
import { type BoardWorld, type Card, test } from '../testing/board-world.ts'
import { eq } from 'drizzle-orm'

const matched = async (world: BoardWorld) => {
  const mine = await world.recruiter()
  const person = await world.candidate()
  const coffeechatId = await world.match(mine, person.token, person.userId)
  return { mine, person, coffeechatId, card: (await world.cardOf(mine, person.userId))! }
}
const starred = async (world: BoardWorld) => {
  const mine = await world.recruiter()
  const person = await world.candidate()
  await world.star(mine, person.userId)
  return { mine, person, card: (await world.cardOf(mine, person.userId))! }
}

describe('[BIZ-10] [KEEP-3] after a match a move records a stage of the coffee chat', () => {
  test('the candidate sees the stage and is notified', async ({ world }) => {
    const { mine, person, coffeechatId, card } = await matched(world)
    const answer = await world.move(mine, card, 'INTERVIEW')
    expect(answer.json()).toMatchObject({ stage: 'INTERVIEW', coffeechat: { stages: 1 } })
    const chat = await world.server.call('GET', `/users/coffeechats/${coffeechatId}`, { token: person.token })
    expect(chat.json()).toMatchObject({ stageItems: [{ stage: 'INTERVIEW', onDay: '2026-11-16' }] })
    const { rows } = await world.db.pool.query(`select type from notices where user_id = $1`, [person.userId])
    expect(rows.map(({ type }: { type: string }) => type)).toContain('COFFEECHAT')
  })

  test('with a chosen day, to terms, to the end and back', async ({ world }) => {
    const { mine, card } = await matched(world)
    let now = (await world.move(mine, card, 'INTERVIEW', { onDay: '2026-11-24' })).json<Card>()
    now = (await world.move(mine, now, 'TERMS')).json<Card>()
    expect(now.moves).toEqual(['INTERVIEW', 'ENDED'])
    now = (await world.move(mine, now, 'ENDED')).json<Card>()
    now = (await world.move(mine, now, 'INTERVIEW')).json<Card>()
    expect(now).toMatchObject({ stage: 'INTERVIEW', coffeechat: { stages: 4 } })
    expect(now.version).toBe(card.version + 4)
    const wrong = await world.move(mine, now, 'ENDED', { onDay: '2027-01-01' })
    expect([wrong.statusCode, wrong.json()]).toEqual([
      400,
      expect.objectContaining({ fields: { onDay: '오늘이나 지난 날짜를 골라 주세요' } }),
    ])
  })

  test.for(['COFFEECHAT', 'HIRED', 'OFFERED', 'SAVED'] as const)(
    'a stage that only the candidate can cause is refused: %s',
    async (to, { world }) => {
      const { mine, card } = await matched(world)
      const answer = await world.move(mine, card, to)
      expect([answer.statusCode, answer.json()]).toEqual([409, expect.objectContaining({ code: 'CONFLICT' })])
      expect(await world.cardOf(mine, card.candidateId)).toMatchObject({
        stage: 'COFFEECHAT',
        version: card.version,
      })
    },
  )

  test('a hire counts once both sides have confirmed it', async ({ world }) => {
    const { mine, person, coffeechatId, card } = await matched(world)
    const hire = { startsOn: '2026-12-01', basePay: 7_400 }
    const token = world.signIn('operator', { subjectId: mine.operatorId, sessionId: mine.sessionId }).token
    await world.server.call('POST', `/console/coffeechats/${coffeechatId}/stage`, {
      token,
      body: { stage: 'HIRED', onDay: '2026-11-16', hire, seen: 0 },
    })
    const told = (await world.cardOf(mine, person.userId))!
    expect(told).toMatchObject({ stage: 'TERMS', hire: { ...hire, isAgreed: false } })
    const { rows } = await world.db.pool.query<{ id: string }>(
      'select id from coffeechat_stages where coffeechat_id = $1',
      [coffeechatId],
    )
    const answer = await world.server.call('POST', `/users/coffeechats/${coffeechatId}/stage`, {
      token: person.token,
      body: { stageId: rows[0]!.id, isAgreed: true, hire, seen: 1 },
    })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(await world.cardOf(mine, person.userId)).toMatchObject({
      stage: 'HIRED',
      hire: { ...hire, isAgreed: true },
      moves: [],
    })
    expect((await world.move(mine, card, 'ENDED')).json()).toMatchObject({ code: 'CARD_MOVED' })
  })
})

describe('[BIZ-10] before a match', () => {
  test('a starred candidate is put aside and starred again', async ({ world }) => {
    const { mine, person, card } = await starred(world)
    world.clock.advance({ minutes: 1 })
    const aside = (await world.move(mine, card, 'ENDED')).json<Card>()
    expect(aside).toMatchObject({ stage: 'ENDED', moves: ['SAVED'], version: card.version + 1 })
    world.clock.advance({ minutes: 1 })
    const again = (await world.move(mine, aside, 'SAVED')).json<Card>()
    expect(again).toMatchObject({ stage: 'SAVED', version: aside.version + 1 })
    const told = await world.db.drizzle
      .select({ deed: pipelineEvents.deed })
      .from(pipelineEvents)
      .where(eq(pipelineEvents.candidateId, person.userId))
      .orderBy(pipelineEvents.at)
    expect(told.map(({ deed }) => deed)).toEqual(['STARRED', 'PUT_ASIDE', 'STARRED'])
  })

  test('a candidate with an expired offer is starred again before the nightly job ran', async ({ world }) => {
    const mine = await world.recruiter()
    const person = await world.candidate()
    const createdAt = new Date('2026-11-10T03:00Z')
    await world.offer(mine, person.userId, { expiryDay: '2026-11-15', createdAt })
    const card = (await world.cardOf(mine, person.userId))!
    expect((await world.move(mine, card, 'SAVED')).json()).toMatchObject({ stage: 'SAVED', offer: null })
  })

  test('an open offer cannot be moved', async ({ world }) => {
    const mine = await world.recruiter()
    const person = await world.candidate()
    await world.offer(mine, person.userId)
    const card = (await world.cardOf(mine, person.userId))!
    for (const to of ['SAVED', 'COFFEECHAT', 'INTERVIEW', 'ENDED'] as const)
      expect((await world.move(mine, card, to)).json()).toMatchObject({ code: 'CONFLICT' })
  })
})

describe('[BIZ-10] concurrent moves: the first one wins', () => {
  const race = async (answers: readonly Awaited<ReturnType<BoardWorld['move']>>[]) =>
    Object.groupBy(answers, (answer) =>
      answer.statusCode === 200 ? 'moved' : answer.json<{ code: string }>().code,
    )

  test('of two to different stages the second is refused and sees the new stage', async ({ world }) => {
    for (let round = 0; round < 4; round++) {
      const { mine, card, coffeechatId } = await matched(world)
      const other = await world.colleague(mine)
      const { moved, CARD_MOVED } = await race(
        await Promise.all([world.move(mine, card, 'INTERVIEW'), world.move(other, card, 'ENDED')]),
      )
      expect([moved?.length, CARD_MOVED?.length]).toEqual([1, 1])
      const now = (await world.cardOf(other, card.candidateId))!
      expect(now).toMatchObject({ stage: moved![0]!.json<Card>().stage, version: card.version + 1 })
      const said = await world.db.drizzle
        .select()
        .from(coffeechatStages)
        .where(eq(coffeechatStages.coffeechatId, coffeechatId))
      expect(said).toHaveLength(1)
    }
  })

  test.for(['ENDED', 'SAVED'] as const)('of ten to %s one succeeds', async (to, { world }) => {
    const { mine, card } = await starred(world)
    world.clock.advance({ minutes: 1 })
    const from = to === 'ENDED' ? card : (await world.move(mine, card, 'ENDED')).json<Card>()
    world.clock.advance({ minutes: 1 })
    const { moved, CARD_MOVED } = await race(
      await Promise.all(Array.from({ length: 10 }, () => world.move(mine, from, to))),
    )
    expect([moved?.length, CARD_MOVED?.length]).toEqual([1, 9])
  })

  test('of ten different reminders one is saved', async ({ world }) => {
    const { mine, card } = await starred(world)
    const days = Array.from({ length: 10 }, (_, place) => `2026-12-${10 + place}`)
    const { moved, CARD_MOVED } = await race(
      await Promise.all(days.map((remindOn) => world.change(mine, card, { remindOn }))),
    )
    expect([moved?.length, CARD_MOVED?.length]).toEqual([1, 9])
    expect(await world.cardOf(mine, card.candidateId)).toMatchObject({
      remindOn: moved![0]!.json<Card>().remindOn,
      version: card.version + 1,
    })
  })

  test('the candidate calls off while the company moves: both are kept in either order', async ({
    world,
  }) => {
    for (let round = 0; round < 4; round++) {
      const { mine, person, card, coffeechatId } = await matched(world)
      const [moved] = await Promise.all([
        world.move(mine, card, 'INTERVIEW'),
        world.server.call('POST', `/users/coffeechats/${coffeechatId}/cancel`, { token: person.token }),
      ])
      expect([200, 409]).toContain(moved.statusCode)
      expect(await world.cardOf(mine, person.userId)).toMatchObject({ stage: 'ENDED', coffeechat: null })
    }
  })

  test('a concurrent star and offer make one card, at the offer’s stage', async ({ world }) => {
    for (let round = 0; round < 6; round++) {
      const mine = await world.recruiter()
      const person = await world.candidate()
      await Promise.all([world.star(mine, person.userId), world.offer(mine, person.userId)])
      expect(await world.row(person.userId)).toMatchObject({ stage: 'OFFERED' })
    }
  })
})
