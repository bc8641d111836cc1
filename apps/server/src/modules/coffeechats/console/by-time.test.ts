import { describe, expect } from 'vitest'
import { addCandidate } from '../../../testing/test-candidate.ts'
import { addTestOperator } from '../../../testing/test-operator.ts'
import { type CoffeechatWorld, seoul, test } from '../testing/coffeechat-world.ts'

/** A Monday. */
const NOW = '2026-11-16T10:00:00'
const spans = ['todo', 'theirs', 'ahead', 'past'] as const
type Span = (typeof spans)[number]
type List = {
  items: { id: string; todo: string | null; roomId: string | null; offerId: string; sequence: number }[]
  counts: Record<Span, number>
  nextCursor: string | null
}

type Shown = { timeItems: { id: string; startsAt: string }[] }

const iso = (text: string) => seoul(text).toISOString()

test.beforeEach(({ clock }) => clock.set(seoul(NOW)))

const look = async (world: CoffeechatWorld, span: Span, who = world.recruiter, more = '') =>
  (await world.console.list(who, `?span=${span}${more}`)).json<List>()

describe('[BIZ-7] coffee chats by time', () => {
  test('each is in the right list; the database and the domain agree', async ({ server, world, clock }) => {
    const before = (await look(world, 'todo')).counts
    const meet = async () => {
      const me = await addCandidate(server)
      return { me, id: await world.match(me) }
    }
    const names = [
      'fresh',
      'chosenByThem',
      'ours',
      'unplaced',
      'placed',
      'oneOfThree',
      'running',
      'over',
      'said',
      'off',
      'wentOn',
      'gone',
    ] as const
    const chats = Object.fromEntries(
      await Promise.all(names.map(async (name) => [name, await meet()] as const)),
    ) as Record<(typeof names)[number], Awaited<ReturnType<typeof meet>>>
    const PLACE = { kind: 'ADDRESS', text: '서울 성동구 연무장길 7' }
    await world.propose(chats.chosenByThem.me, chats.chosenByThem.id, [iso('2026-11-18T11:00:00')])
    await world.console.propose(world.recruiter, chats.ours.id, '2026-11-18T11:00:00')
    await world.fixed(chats.unplaced.id, '2026-11-17T11:00:00')
    await world.fixed(chats.placed.id, '2026-11-19T11:00:00')
    await world.console.place(world.recruiter, chats.placed.id, PLACE)
    const three = ['2026-11-17T10:30:00', '2026-11-18T11:00:00', '2026-11-20T11:00:00'].map(iso)
    await world.propose(chats.oneOfThree.me, chats.oneOfThree.id, three)
    const { timeItems } = (await world.console.show(world.recruiter, chats.oneOfThree.id)).json<Shown>()
    const last = timeItems.find(({ startsAt }) => startsAt === three[2])!
    await world.console.confirm(world.recruiter, chats.oneOfThree.id, last.id)
    await world.console.place(world.recruiter, chats.oneOfThree.id, PLACE)
    await world.fixed(chats.running.id, '2026-11-16T09:45:00')
    await world.fixed(chats.over.id, '2026-11-15T16:00:00')
    await world.fixed(chats.said.id, '2026-11-14T16:00:00')
    await world.console.outcome(world.recruiter, chats.said.id, 'MET')
    await world.cancel(chats.off.me, chats.off.id)
    const step = { stage: 'INTERVIEW', onDay: '2026-11-20', seen: 0 }
    await world.console.stage(world.recruiter, chats.wentOn.id, step)
    await server.call('DELETE', '/v3/users', { token: chats.gone.me.token, body: { reason: '쉬려고요' } })

    const wanted: Record<Span, (typeof names)[number][]> = {
      todo: ['over', 'fresh', 'unplaced', 'chosenByThem'],
      theirs: ['ours'],
      ahead: ['running', 'unplaced', 'placed', 'oneOfThree'],
      past: ['over', 'said', 'off', 'wentOn', 'gone'],
    }
    const nameOf = (id: string) => names.find((name) => chats[name].id === id)
    for (const span of spans) {
      const { items, counts } = await look(world, span, world.recruiter, '&limit=100')
      const found = items.map(({ id }) => nameOf(id)).filter((name) => name !== undefined)
      expect(found.toSorted(), span).toEqual(wanted[span].toSorted())
      expect(counts[span] - before[span], span).toBe(wanted[span].length)
      // The domain and the SQL agree on what needs an action.
      for (const { todo } of items) if (span === 'todo') expect(todo).not.toBeNull()
    }
    const todo = (await look(world, 'todo', world.recruiter, '&limit=100')).items
    const said = Object.fromEntries(todo.map(({ id, todo: what }) => [nameOf(id), what]))
    expect(said).toMatchObject({
      over: 'OUTCOME',
      fresh: 'PROPOSE',
      unplaced: 'PLACE',
      chosenByThem: 'CHOOSE',
    })
    const ahead = (await look(world, 'ahead', world.recruiter, '&limit=100')).items
    expect(ahead.map(({ id }) => nameOf(id)).filter(Boolean)).toEqual(wanted.ahead)
    expect(ahead[0]!.sequence).toBe(1)

    // The rail shows the same count, and it changes with time alone.
    const token = () =>
      server.signIn('operator', { subjectId: world.operatorId, sessionId: world.recruiter.sessionId }).token
    const rail = async () =>
      (await server.call('GET', '/console/counts', { token: token() })).json<{ coffeechats: number }>()
        .coffeechats
    expect(await rail()).toBe((await look(world, 'todo')).counts.todo)
    clock.set(seoul('2026-11-17T12:00:00'))
    const later = (await look(world, 'todo', world.recruiter, '&limit=100')).items
    const what = Object.fromEntries(later.map(({ id, todo: one }) => [nameOf(id), one]))
    expect(what).toMatchObject({ unplaced: 'OUTCOME', running: 'OUTCOME' })
    expect(await rail()).toBe(later.length)
  })

  test('paging lists each once, and nobody else’s', async ({ server, world }) => {
    const other = await addTestOperator(server, { name: '남의 회사' })
    for (const _ of [1, 2, 3]) await world.match(await addCandidate(server))
    const whole = (await look(world, 'todo', world.recruiter, '&limit=100')).items.map(({ id }) => id)
    const met: string[] = []
    let cursor = ''
    do {
      const page = await look(world, 'todo', world.recruiter, `&limit=2${cursor}`)
      met.push(...page.items.map(({ id }) => id))
      cursor = page.nextCursor ? `&cursor=${page.nextCursor}` : ''
    } while (cursor)
    expect(met).toEqual(whole)
    expect((await look(world, 'todo', other)).items).toEqual([])
  })
})
