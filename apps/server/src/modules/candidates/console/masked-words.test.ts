import { describe, expect } from 'vitest'
import { test as base } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { withoutChance } from '../../../testing/without-chance.ts'
import { addFindable, addPosition, addSearcher } from '../testing/masked-world.ts'

type List = { items: { id: string; hashtags: string[] }[]; total: number }
type People = { items: { met: { has: string | null }[] }[]; total: number }
type Facets = { skills: { name: string; total: number }[]; jobs: unknown[] }

/** A person who wrote her name and number into keywords and a career, and two people who did not. */
const test = base.extend('world', { scope: 'file' }, async ({ server }) => {
  const searcher = await addSearcher(server)
  const { jobLabel } = searcher
  const writer = await addFindable(server, {
    jobLabel,
    name: '김수아린',
    phone: '01010000001',
    techStack: ['Kotlin', '김수아린'],
    hashtags: ['김수아린', '01010000001', '010-4321-8765', '결제'],
    detail: '김수아린이 정산을 만들었어요. 010-4321-8765로 연락 주세요.',
  })
  const others = [
    await addFindable(server, { jobLabel, hashtags: ['결제'] }),
    await addFindable(server, { jobLabel, hashtags: ['결제'] }),
  ]
  return { ...searcher, writer, others, everybody: [writer, ...others].toSorted() }
})

type World = { token: string; jobLabel: string }

async function get<Answer>(server: TestApp, { token, jobLabel }: World, path: string, query: object) {
  const asked = new URLSearchParams({ jobLabel, ...query })
  const answer = await server.call('GET', `/console/${path}?${asked}`, { token })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<Answer>()
}

const found = async (server: TestApp, world: World, query: object) => {
  const { items, total } = await get<List>(server, world, 'candidates', query)
  expect(total).toBe(items.length)
  return items.map(({ id }) => id).toSorted()
}

/** Masked words and parts of them, none of which is in anybody's visible words. */
const HIDDEN = [
  '김수아린',
  '수아린',
  '01010000001',
  '010100000',
  '4321',
  '010-4321',
  '8765',
  '전화번호',
  '이름',
]

describe('[OFR-13] a masked word', () => {
  test('is shown to the company as a mark', async ({ server, world }) => {
    const { items } = await get<List>(server, world, 'candidates', {})
    expect(items.find(({ id }) => id === world.writer)!.hashtags).toEqual([
      '〔이름〕',
      '〔전화번호〕',
      '결제',
    ])
  })

  test.for(HIDDEN)('excludes nobody: -%s', async (word, { server, world }) => {
    expect(await found(server, world, { q: `-${word}` })).toEqual(world.everybody)
    expect(await found(server, world, { q: `결제 -${word}` })).toEqual(world.everybody)
  })

  test.for([...HIDDEN, '〔전화번호〕'])('finds nobody: %s', async (word, { server, world }) => {
    for (const query of [{ q: word }, { hashtags: word }, { techStack: word }])
      expect(await found(server, world, { ...query, keepAll: 'true' })).toEqual([])
    const either = await found(server, world, { q: `${word} or 우주비행사`, keepAll: 'true' })
    expect(either).toEqual([])
    // It is set aside as any word that nobody has.
    const unknown = await found(server, world, { q: '우주비행사' })
    expect(await found(server, world, { q: word })).toEqual(unknown)
  })

  test('gives the same answer for a right and a wrong beginning of a number', async ({ server, world }) => {
    for (const query of [{ q: '-010100000' }, { q: '-010100009' }])
      expect(await found(server, world, query)).toEqual(world.everybody)
  })

  test('the facets of a masked word are those of a word that nobody has', async ({ server, world }) => {
    const facets = (q: string) => get<Facets>(server, world, 'candidates/facets', { q })
    expect(await facets('김수아린')).toEqual(await facets('우주비행사'))
  })

  test.for([{ hashtags: '01010000001' }, { hashtags: '김수아린' }, { techStack: '김수아린' }])(
    'counts nobody among what can be chosen: %o',
    async (query, { server, world }) => {
      expect(await get<Facets>(server, world, 'candidates/facets', query)).toMatchObject({
        skills: [],
        jobs: [],
      })
    },
  )

  test.for(HIDDEN)(
    'is not suggested, and no near miss depends on it: %s',
    async (word, { server, world }) => {
      const near = await get<object>(server, world, 'candidates/near', { q: `${word} Kotlin` })
      const unknown = await get<object>(server, world, 'candidates/near', { q: '우주비행사 Kotlin' })
      expect(near).toMatchObject({ words: [], butOne: (unknown as { butOne: object }).butOne })
    },
  )

  test.for(['김수아린', '수아린', '4321', '4322', '010-4321', '전화번호'])(
    'is a must-have that nobody meets, and it removes nobody: %s',
    async (line, { server, world }) => {
      const id = await addPosition(server, world, [line])
      const people = await get<People>(server, world, `positions/${id}/people`, {})
      expect([people.total, people.items.length]).toEqual([3, 3])
      expect(people.items.flatMap(({ met }) => met.map(({ has }) => has))).toEqual([null, null, null])
    },
  )

  test('is not quoted', async ({ server, world }) => {
    const { items } = await get<List>(server, world, 'candidates', { q: '정산 or 결제 or 4321 or 전화번호' })
    expect(items).toHaveLength(3)
    const text = withoutChance(JSON.stringify(items))
    for (const word of ['김수아린', '010-4321', '4321-8765', '01010000']) expect(text).not.toContain(word)
  })

  test('finds no new people for a saved search', async ({ server, clock, world }) => {
    const searches = ['김수아린', '-김수아린', '010-4321'].map((q) => ({ q, jobLabel: world.jobLabel }))
    for (const query of searches)
      await server.call('POST', '/console/searches', {
        token: world.token,
        body: { name: query.q, filter: String(new URLSearchParams(query)) },
      })
    clock.advance({ minutes: 1 })
    const added = { jobLabel: world.jobLabel, name: '김수아린', hashtags: ['김수아린', '010-4321-8765'] }
    const later = await addFindable(server, added)
    const { items } = (await server.call('GET', '/console/searches', { token: world.token })).json<{
      items: { name: string; newCount: number }[]
    }>()
    const counts = Object.fromEntries(items.map(({ name, newCount }) => [name, newCount]))
    expect(counts).toMatchObject({ 김수아린: 0, '-김수아린': 1, '010-4321': 0 })
    await server.db.pool.query('delete from users where id = $1', [later])
  })
})
