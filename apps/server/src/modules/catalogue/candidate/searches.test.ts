import { describe, expect } from 'vitest'
import { statementsOf } from '../../../platform/db/testing/test-plans.ts'
import { test } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { loadReference } from '../core/load-reference.ts'
import { nameQuery } from './name-query.ts'

test.beforeAll(async ({ server }) => {
  await loadReference(server.db)
})

const ask = (server: TestApp, path: string, query: Record<string, string>) =>
  server.call('GET', `${path}?${new URLSearchParams(query)}`)

async function items<Item = string>(server: TestApp, path: string, q: string): Promise<Item[]> {
  const answer = await ask(server, path, { q })
  expect(answer.statusCode).toBe(200)
  return answer.json<{ items: Item[] }>().items
}

type Job = { jobLabel: string; jobSubLabel: string }
const jobs = async (server: TestApp, q: string) =>
  (await items<Job>(server, '/users/labels/search', q)).map(({ jobSubLabel }) => jobSubLabel)

describe('[PRO-10] the job search', () => {
  test.for([
    ['프론트', '프론트엔드 개발자'],
    ['ㅍㄹㅌㅇㄷ', '프론트엔드 개발자'],
    ['프론트엔드 갭', '프론트엔드 개발자'],
    ['frontend', '프론트엔드 개발자'],
    ['서버 개발자', '백엔드 개발자'],
    ['IOS', 'iOS 개발자'],
  ] as const)('%s finds %s first', async ([q, first], { server }) =>
    expect((await jobs(server, q))[0]).toBe(first),
  )

  test('a whole name goes before a beginning, a beginning before the inside of a name', async ({
    server,
  }) => {
    const found = await jobs(server, '기획')
    expect(found[0]).toBe('서비스 기획·PM')
    expect(found.indexOf('영업 기획')).toBeGreaterThan(found.indexOf('사업 기획'))
    expect((await jobs(server, '변호사')).slice(0, 2)).toEqual(['변호사', '사내 변호사'])
  })

  test('[VAL-13] other signs are taken out, and thirty characters are read', async ({ server }) => {
    expect((await jobs(server, '프론트%_!')).at(0)).toBe('프론트엔드 개발자')
    expect(await jobs(server, '가'.repeat(31))).toEqual([])
  })

  test('answers both labels, and an empty list for an unknown job', async ({ server }) => {
    expect((await items<Job>(server, '/users/labels/search', '백엔드'))[0]).toEqual({
      jobLabel: '개발',
      jobSubLabel: '백엔드 개발자',
    })
    expect(await jobs(server, '용사냥꾼')).toEqual([])
  })
})

describe('[PRO-9] techniques', () => {
  const techniques = (server: TestApp, q: string) => items(server, '/users/techStackSearch', q)

  test.for([
    ['스프링', 'Spring'],
    ['ㄹㅇㅌ', 'React'],
    ['리액', 'React'],
    ['c++', 'C++'],
    ['C#', 'C#'],
    ['.net', '.NET'],
    ['ｒｅａｃｔ', 'React'],
  ] as const)('%s finds %s first', async ([q, first], { server }) =>
    expect((await techniques(server, q))[0]).toBe(first),
  )

  test('no more than twenty are answered', async ({ server }) => {
    expect(await techniques(server, 's')).toHaveLength(20)
    expect(await techniques(server, 'ㅅ')).toHaveLength(20)
  })

  test('each once', async ({ server }) => {
    const found = await techniques(server, 'react')
    expect(new Set(found).size).toBe(found.length)
  })
})

describe('[PRO-8] schools and majors', () => {
  const schools = async (server: TestApp, q: string) =>
    (await items<{ name: string }>(server, '/users/school', q)).map(({ name }) => name)

  test('a school is found from two characters on, by part, initials and incomplete syllables', async ({
    server,
  }) => {
    expect((await items<object>(server, '/users/school', '서울대'))[0]).toEqual({
      name: '서울대학교',
      type: 'UNIVERSITY',
    })
    expect(await schools(server, 'ㅅㅇㄷㅎㄱ')).toContain('서울대학교')
    expect(await schools(server, '울대학')).toContain('서울대학교')
    expect(await schools(server, '서울댛')).toContain('서울대학교')
    expect((await schools(server, '서울')).indexOf('서울대학교')).toBeLessThan(
      (await schools(server, '서울')).indexOf('서울고등학교'),
    )
    expect((await ask(server, '/users/school', { q: '서' })).json().fields).toEqual({
      q: '2글자 이상 입력해 주세요',
    })
  })

  test('[VAL-18] a major is found from one character on', async ({ server }) => {
    expect(await items(server, '/users/major', '컴퓨터공')).toContain('컴퓨터공학과')
    expect((await items(server, '/users/major', '경')).length).toBeGreaterThan(0)
  })
})

describe('the query', () => {
  const paths = [
    '/users/labels/search',
    '/users/techStackSearch',
    '/users/school',
    '/users/major',
    '/users/companies/search',
  ]

  test.for(paths)('%s refuses an empty query', async (path, { server }) => {
    for (const query of [{}, { q: '' }, { q: ' !! ' }, { q: 'a'.repeat(201) }] as Record<string, string>[])
      expect((await ask(server, path, query)).statusCode).toBe(400)
    expect((await server.call('GET', `${path}?q=가나&q=다라`)).statusCode).toBe(400)
  })

  test.for(paths)('%s escapes signs of the pattern language', async (path, { server }) => {
    for (const q of ['가나(.*', '[가-힣]나', '.*.*', '\\d\\d가', '가{1,9}나', '***=가나'])
      expect([200, 400]).toContain((await ask(server, path, { q })).statusCode)
    expect(await items(server, '/users/techStackSearch', 'a.*a')).toEqual([])
  })

  test.for(paths)('%s sends one statement for any query', async (path, { server }) => {
    for (const q of ['개발', 'ㄱㅂ', '프론트엔드', 're', '서울대학교']) {
      const sent = await statementsOf(() => ask(server, path, { q }))
      expect(
        sent.map(({ text }) => text),
        q,
      ).toHaveLength(1)
    }
  })
})

describe('at ten times the lists', () => {
  const lists = [
    [
      'jobs',
      `insert into jobs (id, label, sub_label, key)
      select gen_random_uuid(), label, sub_label || n, key || n from jobs, generate_series(1, 9) n`,
    ],
    [
      'tech_stack_names',
      `insert into tech_stack_names (name, key)
      select name || n, key || n from tech_stack_names, generate_series(1, 9) n`,
    ],
    [
      'universities',
      `insert into universities (id, name, type, key)
      select gen_random_uuid(), name || n, type, key || n from universities, generate_series(1, 9) n`,
    ],
    [
      'majors',
      `insert into majors (name, key)
      select name || n, key || n from majors, generate_series(1, 9) n`,
    ],
  ] as const

  test.for(lists)(
    '%s are found by an index, by syllables and by initials',
    async ([table, grow], { server }) => {
      const client = await server.db.pool.connect()
      try {
        await client.query('begin')
        await client.query('set local statement_timeout = 0')
        await client.query(grow)
        await client.query(`analyze ${table}`)
        for (const q of ['프론트엔드', 'ㅋㅍㅌㄱ', '서울대학', 'react']) {
          const { pattern, pairs } = nameQuery(q)
          const { rows } = await client.query(
            `explain select key from ${table} where search_pairs(initials(key)) @> $2 and key ~ $1 limit 500`,
            [pattern, pairs],
          )
          expect(JSON.stringify(rows)).toContain(`${table}_initials`)
        }
      } finally {
        await client.query('rollback')
        client.release()
      }
    },
  )
})
