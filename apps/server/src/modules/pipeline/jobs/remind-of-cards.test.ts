import { and, asc, eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { notices } from '../../../platform/db/schema/notifications.ts'
import { operators } from '../../../platform/db/schema/operators.ts'
import { failingFor } from '../../../testing/failing-rows.ts'
import type { TestOperator } from '../../../testing/test-operator.ts'
import { type BoardWorld, test } from '../testing/board-world.ts'
import { remindOfCardsJob } from './remind-of-cards.ts'

const at = (time: string) => new Date(`2026-11-${time}:00+09:00`)
const runAt = ({ server }: BoardWorld, time: string) =>
  remindOfCardsJob.run({ ...server.deps, clock: () => at(time) })

const toldOf = async ({ db }: BoardWorld, { operatorId }: TestOperator, type: string) =>
  db.drizzle
    .select({ content: notices.content, createdAt: notices.createdAt })
    .from(notices)
    .where(and(eq(notices.operatorId, operatorId), eq(notices.type, type)))
    .orderBy(asc(notices.createdAt))

async function saved(world: BoardWorld) {
  const mine = await world.recruiter()
  const person = await world.candidate()
  await world.star(mine, person.userId)
  return { mine, person, card: (await world.cardOf(mine, person.userId))! }
}

describe('[BIZ-10] a reminder', () => {
  test('is sent once, from nine on its day, however often and in however many processes the job runs', async ({
    world,
  }) => {
    const { mine, card } = await saved(world)
    await world.change(mine, card, { remindOn: '2026-11-18' })
    await runAt(world, '17T09:00')
    expect(await toldOf(world, mine, 'CARD_REMINDED'), 'not a day before').toEqual([])
    await Promise.all(['18T09:00', '18T09:00', '18T09:00'].map((time) => runAt(world, time)))
    await runAt(world, '18T09:10')
    await runAt(world, '19T09:00')
    expect(await toldOf(world, mine, 'CARD_REMINDED')).toEqual([
      { content: { cardId: card.id }, createdAt: at('18T09:00') },
    ])
    expect(remindOfCardsJob.cron).toBe('*/10 9-21 * * *')
  })

  test('[OPS-1] that fails does not stop the others', async ({ world }) => {
    const [broken, other] = [await saved(world), await saved(world)]
    for (const { mine, card } of [broken, other]) await world.change(mine, card, { remindOn: '2026-11-18' })
    const brokenRows = { table: 'notices', rows: `operator_id = '${broken.mine.operatorId}'` }
    await failingFor(world.db.pool, brokenRows, () =>
      expect(runAt(world, '18T09:00')).rejects.toThrow('1 of the pieces'),
    )
    const told = async () =>
      Promise.all(
        [broken, other].map(async ({ mine }) => (await toldOf(world, mine, 'CARD_REMINDED')).length),
      )
    expect(await told()).toEqual([0, 1])
    await runAt(world, '18T09:10')
    expect(await told()).toEqual([1, 1])
  })

  test('appears in the notification centre and links to the card', async ({ world }) => {
    const { mine, card } = await saved(world)
    await world.change(mine, card, { remindOn: '2026-11-18' })
    await runAt(world, '18T09:00')
    const centre = (await world.get(mine, '/notices')).json<{ items: object[] }>()
    expect(centre.items[0]).toMatchObject({
      kind: 'PIPELINE',
      title: '오늘 다시 보기로 한 분이 있어요',
      body: expect.stringContaining('프론트엔드 개발자') as string,
      to: `/pipeline/${card.id}`,
    })
  })

  test('goes to the assignee, or to whoever set it when the assignee has left the company', async ({
    world,
  }) => {
    const { mine, card } = await saved(world)
    const [other, gone] = [await world.colleague(mine), await world.colleague(mine)]
    await world.change(mine, card, { remindOn: '2026-11-18', assigneeId: other.operatorId })
    const second = await world.candidate()
    await world.star(mine, second.userId)
    const left = (await world.cardOf(mine, second.userId))!
    await world.change(mine, left, { remindOn: '2026-11-18', assigneeId: gone.operatorId })
    await world.db.drizzle
      .update(operators)
      .set({ disabledAt: world.clock() })
      .where(eq(operators.id, gone.operatorId))
    await runAt(world, '18T09:00')
    const told = async (who: TestOperator) =>
      (await toldOf(world, who, 'CARD_REMINDED')).map(({ content }) => content)
    expect(await told(other)).toEqual([{ cardId: card.id }])
    expect(await told(gone)).toEqual([])
    expect(await told(mine)).toEqual([{ cardId: left.id }])
  })

  test('moves or goes with its day; setting one for today does not notify the setter', async ({ world }) => {
    const { mine, card } = await saved(world)
    const set = async (remindOn: string | null) =>
      (await world.change(mine, (await world.cardOf(mine, card.candidateId))!, { remindOn })).json()
    await set('2026-11-18')
    await set('2026-11-20')
    await runAt(world, '18T09:00')
    await set(null)
    await runAt(world, '20T09:00')
    await set('2026-11-16')
    await runAt(world, '16T10:10')
    expect(await toldOf(world, mine, 'CARD_REMINDED')).toEqual([])
    expect(await world.cardOf(mine, card.candidateId)).toMatchObject({ remindOn: '2026-11-16' })
    expect((await world.board(mine)).chips.mine).toBe(1)
  })

  test('is not sent for a candidate who left', async ({ world }) => {
    const { mine, person, card } = await saved(world)
    await world.change(mine, card, { remindOn: '2026-11-18' })
    await world.db.pool.query('update users set is_active = false where id = $1', [person.userId])
    await runAt(world, '18T09:00')
    expect(await toldOf(world, mine, 'CARD_REMINDED')).toEqual([])
  })
})

describe('[BIZ-10] the assignee of a card', () => {
  test('is notified when a colleague assigns the card, not when they do it themselves', async ({ world }) => {
    const { mine, card } = await saved(world)
    const other = await world.colleague(mine)
    const assign = async (who: TestOperator, assigneeId: string | null) =>
      world.change(who, (await world.cardOf(mine, card.candidateId))!, { assigneeId })
    await assign(mine, mine.operatorId)
    await assign(mine, other.operatorId)
    await assign(mine, other.operatorId)
    expect(await toldOf(world, mine, 'CARD_ASSIGNED')).toEqual([])
    expect((await toldOf(world, other, 'CARD_ASSIGNED')).map(({ content }) => content)).toEqual([
      { cardId: card.id, byId: mine.operatorId },
    ])
    const centre = (await world.get(other, '/notices')).json<{ items: object[] }>()
    expect(centre.items[0]).toMatchObject({
      title: '이도현 님이 나를 담당으로 정했어요',
      to: `/pipeline/${card.id}`,
    })
    await assign(other, null)
    await assign(mine, other.operatorId)
    expect(await toldOf(world, other, 'CARD_ASSIGNED')).toHaveLength(2)
  })

  test('must work here; a reminder must lie ahead; a position must be the company’s own', async ({
    world,
  }) => {
    const { mine, card } = await saved(world)
    const stranger = await world.recruiter()
    const gone = await world.colleague(mine)
    await world.db.drizzle
      .update(operators)
      .set({ disabledAt: world.clock() })
      .where(eq(operators.id, gone.operatorId))
    const theirs = await world.position(stranger)
    const refused = async (body: object) => {
      const answer = await world.change(mine, card, body)
      return [answer.statusCode, Object.keys(answer.json<{ fields?: object }>().fields ?? {})]
    }
    expect(await refused({ assigneeId: stranger.operatorId })).toEqual([400, ['assigneeId']])
    expect(await refused({ assigneeId: gone.operatorId })).toEqual([400, ['assigneeId']])
    expect(await refused({ remindOn: '2026-11-15' })).toEqual([400, ['remindOn']])
    expect(await refused({ remindOn: '2027-11-17' })).toEqual([400, ['remindOn']])
    expect(await refused({ positionId: theirs })).toEqual([400, ['positionId']])
    const own = await world.position(mine)
    const answer = await world.change(mine, card, { positionId: own, remindOn: '2027-11-16' })
    expect(answer.json()).toMatchObject({
      position: { id: own, title: '백엔드 개발자' },
      remindOn: '2027-11-16',
      version: card.version + 1,
    })
  })
})
