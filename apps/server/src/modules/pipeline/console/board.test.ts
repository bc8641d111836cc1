import { describe, expect } from 'vitest'
import { type Board, type Card, test } from '../testing/board-world.ts'

const counts = ({ columns }: Board) => Object.fromEntries(columns.map(({ stage, count }) => [stage, count]))

describe('[BIZ-10] the board', () => {
  test('shows each candidate at the stage that follows from what happened', async ({ world }) => {
    const mine = await world.recruiter()
    const [starred, written, met, refused] = await Promise.all([1, 2, 3, 4].map(() => world.candidate()))
    await world.star(mine, starred!.userId)
    await world.offer(mine, written!.userId)
    await world.match(mine, met!.token, met!.userId)
    await world.refuse(refused!.token, await world.offer(mine, refused!.userId), '지금은 옮길 생각이 없어요')
    const board = await world.board(mine)
    expect(counts(board)).toEqual({
      SAVED: 1,
      OFFERED: 1,
      COFFEECHAT: 1,
      INTERVIEW: 0,
      TERMS: 0,
      HIRED: 0,
      ENDED: 1,
    })
    expect(board.total).toBe(4)
    const shown = (candidateId: string) =>
      board.columns.flatMap(({ items }) => items).find((card) => card.candidateId === candidateId)
    expect(shown(starred!.userId)).toMatchObject({
      stage: 'SAVED',
      name: null,
      offer: null,
      moves: ['ENDED'],
    })
    expect(shown(written!.userId)).toMatchObject({
      stage: 'OFFERED',
      name: null,
      coffeechat: null,
      moves: [],
    })
    expect(shown(met!.userId)).toMatchObject({
      stage: 'COFFEECHAT',
      name: expect.any(String) as string,
      coffeechat: { todo: 'PROPOSE', stages: 0 },
      moves: ['INTERVIEW', 'TERMS', 'ENDED'],
    })
    expect(shown(refused!.userId)).toMatchObject({ stage: 'ENDED', name: null, moves: ['SAVED'] })
  })

  test('is visible to its own company only', async ({ world }) => {
    const [mine, theirs] = [await world.recruiter(), await world.recruiter()]
    const person = await world.candidate()
    await world.star(mine, person.userId)
    const card = (await world.cardOf(mine, person.userId))!
    expect((await world.board(theirs)).total).toBe(0)
    expect((await world.story(theirs, card.id)).statusCode).toBe(404)
    expect((await world.move(theirs, card, 'ENDED')).statusCode).toBe(404)
    expect((await world.change(theirs, card, { remindOn: '2026-11-20' })).statusCode).toBe(404)
  })

  test('shows an offer as ended after its last day, before the nightly job ran', async ({ world }) => {
    const mine = await world.recruiter()
    const person = await world.candidate()
    await world.offer(mine, person.userId, {
      expiryDay: '2026-11-15',
      createdAt: new Date('2026-11-10T03:00Z'),
    })
    expect(await world.row(person.userId)).toMatchObject({ stage: 'OFFERED' })
    expect(await world.cardOf(mine, person.userId)).toMatchObject({
      stage: 'ENDED',
      stageSince: '2026-11-15T15:00:00.000Z',
      moves: ['SAVED'],
    })
  })

  test('hides starred candidates who receive no offers now', async ({ world }) => {
    const mine = await world.recruiter()
    const person = await world.candidate({ attackEndsAt: new Date('2026-11-16T00:00:00Z') })
    await world.star(mine, person.userId)
    expect((await world.board(mine)).total).toBe(0)
    expect((await world.cards(mine)).json()).toMatchObject({ items: [], total: 0 })
  })

  test('shows starred candidates again once they receive offers again, but not while they hide', async ({
    world,
  }) => {
    const mine = await world.recruiter()
    const person = await world.candidate({ attackEndsAt: new Date('2026-11-16T00:00:00Z') })
    await world.star(mine, person.userId)
    const becomes = async (change: string) => {
      await world.db.pool.query(`update users set ${change} where id = $1`, [person.userId])
      return (await world.board(mine)).total
    }
    expect(await becomes(`attack_ends_at = '2026-12-01T00:00:00Z'`)).toBe(1)
    expect(await becomes('is_active = false')).toBe(0)
    expect(await becomes('is_active = true')).toBe(1)
    // A candidate with an offer stays visible while hiding.
    await world.offer(mine, person.userId)
    expect(await becomes('is_active = false')).toBe(1)
  })

  test('sorts by what waits for us, then due reminders, then the nearest deadline', async ({ world }) => {
    const mine = await world.recruiter()
    const people = await Promise.all([1, 2, 3, 4].map(() => world.candidate()))
    const days = ['2026-11-20', '2026-11-17', '2026-11-19', '2026-11-22']
    const offerIds: string[] = []
    for (const [place, { userId }] of people.entries())
      offerIds.push(await world.offer(mine, userId, { expiryDay: days[place]! }))
    await world.counter(people[3]!.token, offerIds[3]!)
    const card = (await world.cardOf(mine, people[0]!.userId))!
    await world.change(mine, card, { remindOn: '2026-11-16' })
    const column = (await world.board(mine)).columns.find(({ stage }) => stage === 'OFFERED')!
    expect(column.items.map(({ candidateId }) => candidateId)).toEqual(
      [people[3], people[0], people[1], people[2]].map((person) => person!.userId),
    )
    expect(column.items[0]!.offer).toMatchObject({ counter: 7_200, isAsked: false })
  })

  test('filters by position, assignee, mine and today; the chips count all cards', async ({ world }) => {
    const mine = await world.recruiter()
    const other = await world.colleague(mine)
    const positionId = await world.position(mine)
    const people = await Promise.all([1, 2, 3].map(() => world.candidate()))
    const [first, second, third] = people.map(({ userId }) => userId) as [string, string, string]
    await world.offer(mine, first, { positionId })
    const countered = await world.offer(mine, second, { expiryDay: '2026-11-16' })
    await world.counter(people[1]!.token, countered)
    await world.star(mine, third)
    const at = async (id: string) => (await world.cardOf(mine, id))!
    await world.change(mine, await at(second), { assigneeId: mine.operatorId })
    await world.change(mine, await at(third), { assigneeId: other.operatorId, remindOn: '2026-11-16' })
    const found = async (query: string) => {
      const board = await world.board(mine, query)
      expect(board.chips).toEqual({ mine: 1, today: 1 })
      expect(board.colleagues.map(({ id }) => id).toSorted()).toEqual(
        [mine.operatorId, other.operatorId].toSorted(),
      )
      expect(board.positions).toEqual([{ id: positionId, title: '백엔드 개발자' }])
      const table = (await world.cards(mine, query)).json<{ items: Card[]; total: number }>()
      expect(table.total).toBe(board.total)
      return table.items.map(({ candidateId }) => candidateId)
    }
    expect(await found('')).toEqual([second, first, third])
    expect(await found(`?positionId=${positionId}`)).toEqual([first])
    expect(await found(`?assigneeId=${other.operatorId}`)).toEqual([third])
    expect(await found('?positionId=none')).toEqual([second, third])
    expect(await found('?assigneeId=none')).toEqual([first])
    expect(await found('?positionId=none&assigneeId=none')).toEqual([])
    expect(await found('?mine=true')).toEqual([second])
    expect(await found('?today=true')).toEqual([second])
    // A colleague's reminder counts for the colleague.
    expect((await world.board(other)).chips).toEqual({ mine: 1, today: 1 })
  })

  test('pages by cursor in columns and in the table, without repeats or gaps', async ({ world }) => {
    const mine = await world.recruiter()
    const people = await Promise.all(Array.from({ length: 7 }, () => world.candidate()))
    for (const { userId } of people.slice(0, 4)) await world.star(mine, userId)
    for (const { userId } of people.slice(4)) await world.offer(mine, userId)
    const all = async (query: string) => {
      const seen: Card[] = []
      for (let cursor = ''; ;) {
        const page = (await world.cards(mine, `?limit=2${query}${cursor}`)).json<{
          items: Card[]
          total: number
          nextCursor: string | null
        }>()
        seen.push(...page.items)
        if (page.nextCursor === null) return { seen, total: page.total }
        cursor = `&cursor=${page.nextCursor}`
      }
    }
    const table = await all('')
    expect(table.total).toBe(7)
    expect(table.seen.map(({ stage }) => stage)).toEqual([
      ...Array.from({ length: 3 }, () => 'OFFERED'),
      ...Array.from({ length: 4 }, () => 'SAVED'),
    ])
    expect(new Set(table.seen.map(({ id }) => id)).size).toBe(7)
    const column = await all('&stage=SAVED')
    expect([column.total, column.seen.length]).toEqual([4, 4])
    expect((await world.cards(mine, '?cursor=nonsense')).json<{ items: Card[] }>().items).toHaveLength(7)
  })

  test('pages several columns over one connection', async ({ world }) => {
    const mine = await world.recruiter()
    for (const stage of ['SAVED', 'OFFERED', 'HIRED'])
      expect((await world.cards(mine, `?stage=${stage}`)).statusCode, stage).toBe(200)
  })

  test('[OFR-13] does not show candidates who shut the company out or left', async ({ world }) => {
    const mine = await world.recruiter()
    const [blocking, leaving] = [await world.candidate(), await world.candidate()]
    for (const { token, userId } of [blocking, leaving]) await world.match(mine, token, userId)
    expect((await world.board(mine)).total).toBe(2)
    const { rows } = await world.db.pool.query<{ key: string }>('select key from companies where id = $1', [
      mine.companyId,
    ])
    await world.db.pool.query('insert into blocks (candidate_id, company_key) values ($1, $2)', [
      blocking.userId,
      rows[0]!.key,
    ])
    await world.leave(leaving.token)
    expect((await world.board(mine)).total).toBe(0)
    expect([await world.row(blocking.userId), await world.row(leaving.userId)]).toEqual([
      undefined,
      undefined,
    ])
    // After unblocking, the card is back at its stage.
    await world.db.pool.query('delete from blocks where candidate_id = $1', [blocking.userId])
    expect(await world.cardOf(mine, blocking.userId)).toMatchObject({ stage: 'COFFEECHAT' })
  })

  test('a name that the company got later shuts it out as well', async ({ world }) => {
    const mine = await world.recruiter()
    const person = await world.candidate()
    await world.star(mine, person.userId)
    await world.db.pool.query('insert into blocks (candidate_id, company_key) values ($1, $2)', [
      person.userId,
      `새이름${mine.companyId}`,
    ])
    await world.db.pool.query('update companies set key = $2 where id = $1', [
      mine.companyId,
      `새이름${mine.companyId}`,
    ])
    expect((await world.board(mine)).total).toBe(0)
  })

  test('shown names are recorded in the audit trail once per candidate, colleague and day, not at each refresh', async ({
    world,
  }) => {
    const mine = await world.recruiter()
    const other = await world.colleague(mine)
    const [first, second, starred] = await Promise.all([1, 2, 3].map(() => world.candidate()))
    await world.star(mine, starred!.userId)
    await world.board(mine)
    const trail = async () => {
      const { rows } = await world.db.pool.query<{ actor_id: string; whose: string[] }>(
        `select actor_id, whose from audit_log where action = 'pipeline.list' and actor_id = any($1) order by id`,
        [[mine.operatorId, other.operatorId]],
      )
      return rows.map(({ actor_id, whose }) => [actor_id, whose.toSorted()])
    }
    expect(await trail()).toEqual([])
    await world.match(mine, first!.token, first!.userId)
    await world.board(mine)
    await world.board(mine)
    const one = [first!.userId]
    expect(await trail()).toEqual([[mine.operatorId, one]])
    await world.match(mine, second!.token, second!.userId)
    await world.board(mine)
    await world.board(mine)
    await world.board(other)
    world.clock.advance({ hours: 24 })
    await world.board(mine)
    const both = [first!.userId, second!.userId].toSorted()
    expect(await trail()).toEqual([
      [mine.operatorId, one],
      [mine.operatorId, both],
      [other.operatorId, both],
      [mine.operatorId, both],
    ])
  })
})
