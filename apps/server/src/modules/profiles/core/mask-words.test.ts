import { describe, expect } from 'vitest'
import { createDeps } from '../../../deps.ts'
import { withClient } from '../../../platform/db/with-client.ts'
import { serverTest } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addCandidate } from '../../../testing/test-candidate.ts'
import { addFindable, addSearcher } from '../../candidates/testing/masked-world.ts'
import { maskWordsJob } from '../jobs/mask-words.ts'
import { maskAll, maskUnmasked } from './mask-words.ts'

const test = serverTest()

type Searcher = { token: string; jobLabel: string }

/** Whom a search finds. */
async function found(server: TestApp, { token }: Searcher, query: object): Promise<string[]> {
  const path = `/console/candidates?${new URLSearchParams({ ...query })}`
  const answer = await server.call('GET', path, { token })
  return answer.json<{ items: { id: string }[] }>().items.map(({ id }) => id)
}

const sql = (server: TestApp, text: string, ...values: unknown[]) => server.db.pool.query(text, values)

async function detailShown(server: TestApp, { token }: Searcher, id: string) {
  const answer = await server.call('GET', `/console/candidates/${id}`, { token })
  return answer.json<{ profile: { careerItems: { detail: string }[] } }>().profile.careerItems[0]!.detail
}

/** As a process of the release before writes: it knows nothing of copies. */
const asBefore = {
  keywords: (server: TestApp, id: string, hashtags: string[]) =>
    sql(server, 'update users set hashtags = $2, updated_at = now() where id = $1', id, hashtags),
  detail: (server: TestApp, id: string, detail: string) =>
    sql(server, 'update careers set detail = $2, updated_at = now() where user_id = $1', id, detail),
  name: (server: TestApp, id: string, name: string) =>
    sql(
      server,
      'update users set name_sealed = $2, updated_at = now() where id = $1',
      id,
      server.deps.secrets.seal(name, 'users.name_sealed'),
    ),
}

describe('[OFR-13] the masked copy of a person’s words', () => {
  test('is renewed when the words change, and the person is not new by that', async ({ server, clock }) => {
    const searcher = await addSearcher(server)
    const { jobLabel } = searcher
    const me = await addCandidate(server, {
      jobLabel,
      hashtags: ['결제'],
      isActive: true,
      attackEndsAt: new Date('2099-12-31T14:59:59Z'),
    })
    const openedAt = async () =>
      (await sql(server, 'select opened_at from candidate_search where candidate_id = $1', me.userId)).rows
    const before = await openedAt()
    clock.advance({ minutes: 1 })
    const body = { hashtags: ['한지우', '정산'] }
    expect((await server.call('PATCH', '/users/hashtag', { token: me.token, body })).json()).toEqual(body)
    expect(await found(server, searcher, { jobLabel, q: '정산' })).toEqual([me.userId])
    for (const q of ['결제', '한지우'])
      expect(await found(server, searcher, { jobLabel, q, keepAll: true })).toEqual([])
    expect([before.length, await openedAt()]).toEqual([1, before])
  })

  test.for(['PATCH /users/techstack', 'PATCH /users/additional', 'POST /users/schools'])(
    'is renewed by %s',
    async (key, { server }) => {
      const me = await addCandidate(server, { name: '독고가람' })
      const [method, path] = key.split(' ') as ['PATCH' | 'POST', string]
      const school = {
        type: 'UNIVERSITY',
        name: '독고가람대학교',
        major: '경영',
        degree: 'BACHELOR',
        start: '2015-03',
        end: null,
      }
      const body = {
        '/users/techstack': { techStackItems: ['독고가람'] },
        '/users/additional': { hashtags: ['독고가람'] },
        '/users/schools': school,
      }[path]
      const { statusCode } = await server.call(method, path, { token: me.token, body })
      expect(statusCode).toBeLessThan(300)
      const preview = await server.call('GET', `/users/profile/${me.userId}`, { token: me.token })
      expect(preview.body).toContain('〔이름〕')
      expect(preview.body).not.toContain('독고가람')
      const own = await server.call('GET', '/v3/users/profile', { token: me.token })
      expect(own.body).toContain('독고가람')
    },
  )

  test('is gone when a process of the release before writes, until the next minute', async ({ server }) => {
    const searcher = await addSearcher(server)
    const { jobLabel } = searcher
    const id = await addFindable(server, { jobLabel, name: '남궁하늘', hashtags: ['결제'] })
    await asBefore.keywords(server, id, ['남궁하늘', '정산'])
    for (const query of [{ q: '남궁하늘' }, { q: '정산' }, { hashtags: '남궁하늘' }, {}])
      expect(await found(server, searcher, { jobLabel, ...query })).toEqual([])
    const { rows } = await sql(server, 'select from candidate_keys where candidate_id = $1', id)
    expect(rows).toEqual([])
    await maskWordsJob.run(server.deps)
    expect(await found(server, searcher, { jobLabel, q: '정산' })).toEqual([id])
    expect(await found(server, searcher, { jobLabel, q: '남궁하늘', keepAll: true })).toEqual([])
  })

  test('of a career is gone by the same, and reads as nothing', async ({ server }) => {
    const searcher = await addSearcher(server)
    const id = await addFindable(server, { jobLabel: searcher.jobLabel, name: '남궁하늘' })
    await asBefore.detail(server, id, '남궁하늘이 만들었어요')
    expect(await detailShown(server, searcher, id)).toBe('')
    await maskWordsJob.run(server.deps)
    expect(await detailShown(server, searcher, id)).toBe('〔이름〕이 만들었어요')
  })

  test('follows a name: what becomes one’s own is hidden, what was it is open', async ({ server }) => {
    const searcher = await addSearcher(server)
    const { jobLabel } = searcher
    const hashtags = ['남궁하늘', '제갈바다']
    const id = await addFindable(server, {
      jobLabel,
      name: '남궁하늘',
      hashtags,
      detail: '남궁하늘, 제갈바다',
    })
    expect(await found(server, searcher, { jobLabel, q: '제갈바다' })).toEqual([id])
    await asBefore.name(server, id, '제갈바다')
    expect(await found(server, searcher, { jobLabel })).toEqual([])
    expect(await detailShown(server, searcher, id)).toBe('')
    await maskUnmasked(server.deps)
    expect(await found(server, searcher, { jobLabel, q: '제갈바다', keepAll: true })).toEqual([])
    expect(await found(server, searcher, { jobLabel, q: '남궁하늘' })).toEqual([id])
    expect(await detailShown(server, searcher, id)).toBe('남궁하늘, 〔이름〕')
  })

  test('[SAFE-2] stays when the same name is sealed anew by another key', async ({ server }) => {
    const searcher = await addSearcher(server)
    const { jobLabel } = searcher
    const id = await addFindable(server, { jobLabel, hashtags: ['결제'] })
    const again = server.deps.secrets.seal('한지우', 'users.name_sealed')
    await sql(server, 'update users set name_sealed = $2 where id = $1', id, again)
    expect(await found(server, searcher, { jobLabel, q: '결제' })).toEqual([id])
  })
})

/** As the migration leaves a person: no copies, and still in the search by the words of before. */
const asMigrated = (server: TestApp, id: string, nameSealed: string) =>
  withClient(server.db.connection, async (client) => {
    await client.query('set session_replication_role = replica')
    await client.query(
      `update users set name_sealed = $2, shown_job_label = null, shown_job_sub_label = null, shown_tech_stack = null,
         shown_hashtags = null where id = $1`,
      [id, nameSealed],
    )
    for (const table of ['candidate_search', 'candidate_keys'])
      await client.query(
        `update ${table} set terms = terms || array(select 't:' || keyword from users, unnest(hashtags) as keyword
           where id = candidate_id) where candidate_id = $1`,
        [id],
      )
  })

/** As a database is when this release starts on it for the first time. */
async function unmaskAll(server: TestApp): Promise<void> {
  await sql(
    server,
    'update users set shown_job_label = null, shown_job_sub_label = null, shown_tech_stack = null, shown_hashtags = null',
  )
  await sql(server, 'update careers set shown_job = null, shown_detail = null')
}

const countUnmasked = async (server: TestApp) =>
  (
    await sql(
      server,
      `select (select count(*)::int from users where shown_hashtags is null and deleted_at is null)
         + (select count(*)::int from careers where shown_detail is null) as count`,
    )
  ).rows[0]

describe('[OFR-13] words of before there were copies', () => {
  test('are all masked, also by two processes at once', async ({ server }) => {
    const searcher = await addSearcher(server)
    const { jobLabel } = searcher
    const people = []
    for (let made = 0; made < 5; made++)
      people.push(await addFindable(server, { jobLabel, name: '남궁하늘', hashtags: ['남궁하늘', '결제'] }))
    await sql(
      server,
      `insert into users (id, hashtags, last_active_at, created_at, updated_at)
       select gen_random_uuid(), '{검색}', now(), now(), now() from generate_series(1, 500)`,
    )
    await unmaskAll(server)
    const other = await createDeps(server.settings, server.deps)
    const { rows } = await sql(server, 'select count(*)::int as count from users')
    const counts = await Promise.all([maskUnmasked(server.deps), maskUnmasked(other)])
    expect(counts[0] + counts[1]).toBeGreaterThanOrEqual(rows[0].count)
    expect(await countUnmasked(server)).toEqual({ count: 0 })
    expect((await found(server, searcher, { jobLabel, q: '결제' })).toSorted()).toEqual(people.toSorted())
    expect(await found(server, searcher, { jobLabel, q: '-남궁하늘' })).toHaveLength(5)
    expect(await maskUnmasked(server.deps)).toBe(0)
  })

  test('of a person whose name cannot be opened stay hidden and stop nobody else', async ({ server }) => {
    const searcher = await addSearcher(server)
    const { jobLabel } = searcher
    const broken = await addFindable(server, { jobLabel, hashtags: ['결제'] })
    const whole = await addFindable(server, { jobLabel, hashtags: ['결제'] })
    await sql(server, `update users set name_sealed = 'k.broken', updated_at = now() where id = $1`, broken)
    await asBefore.keywords(server, whole, ['정산'])
    await maskAll(server.deps)
    expect(await found(server, searcher, { jobLabel })).toEqual([whole])
  })

  test('of a person whose name cannot be opened are in no search, though an earlier release put them there', async ({
    server,
  }) => {
    const searcher = await addSearcher(server)
    const { jobLabel } = searcher
    const id = await addFindable(server, { jobLabel, name: '남궁하늘', hashtags: ['결제', '남궁하늘'] })
    const { rows } = await sql(server, 'select name_sealed as sealed from users where id = $1', id)
    await asMigrated(server, id, 'k.broken')
    expect(await found(server, searcher, { jobLabel, hashtags: '남궁하늘' })).toEqual([id])
    await maskAll(server.deps)
    for (const query of [{}, { q: '남궁하늘' }, { hashtags: '남궁하늘' }])
      expect(await found(server, searcher, { jobLabel, ...query })).toEqual([])
    await sql(server, 'update users set name_sealed = $2 where id = $1', id, rows[0].sealed)
    await maskAll(server.deps)
    expect(await found(server, searcher, { jobLabel, q: '결제' })).toEqual([id])
    expect(await found(server, searcher, { jobLabel, hashtags: '남궁하늘' })).toEqual([])
  })
})
