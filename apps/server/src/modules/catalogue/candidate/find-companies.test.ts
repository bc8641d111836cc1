import { companyKey } from '@coffeeattack/domain/companies/name'
import { expect } from 'vitest'
import { companyAliases } from '../../../platform/db/schema/companies.ts'
import { addCompany } from '../../../platform/db/testing/test-rows.ts'
import { test } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { nameQuery } from './name-query.ts'

test.beforeAll(async ({ server }) => {
  const add = (name: string, more: object = {}) =>
    addCompany(server.db.drizzle, { name, key: companyKey(name), ...more })
  const doodle = await add('두들페이', { logo: '/logos/doodle-pay.svg' })
  await server.db.drizzle
    .insert(companyAliases)
    .values({ companyId: doodle, key: companyKey('Doodle Pay'), name: 'Doodle Pay' })
  await add('모두들')
  await add('노을클라우드')
  await add('사금파리', { active: false })
  await server.db.pool.query(
    `insert into companies (id, name, key, created_at)
     select gen_random_uuid(), md5(n::text), md5(n::text), now() from generate_series(1, 2000) n`,
  )
  await server.db.pool.query('analyze companies')
})

const find = async (server: TestApp, q: string) =>
  (await server.call('GET', `/users/companies/search?${new URLSearchParams({ q })}`))
    .json<{ items: { name: string }[] }>()
    .items.map(({ name }) => name)

test.for([
  ['두들페이', ['두들페이']],
  ['두들', ['두들페이', '모두들']],
  ['ㄷㄷ', ['두들페이', '모두들']],
  ['ㄷㄷㅍㅇ', ['두들페이']],
  ['두들ㅍ', ['두들페이']],
  ['두들펭', ['두들페이']],
  ['doodle pay', ['두들페이']],
  ['DoodlePay Inc.', ['두들페이']],
  ['(주)두들페이', ['두들페이']],
  ['㈜ 두들', ['두들페이', '모두들']],
  ['두들페이 주식회사', ['두들페이']],
  ['(주)ㄷㄷㅍ', ['두들페이']],
  ['클라우드', ['노을클라우드']],
  ['없는회사', []],
] as const)('[PRO-11] %s finds %j', async ([q, names], { server }) =>
  expect(await find(server, q)).toEqual(names),
)

test('[PRO-11] a company comes with its logo and whether it hires', async ({ server }) => {
  const { items } = (
    await server.call('GET', `/users/companies/search?q=${encodeURIComponent('사금')}`)
  ).json()
  expect(items).toEqual([{ name: '사금파리', logo: null, active: false }])
})

test.for(['클라우드', '노을', 'ㄷㄷㅍ', '두들ㅍ'])(
  'among two thousand, the index finds %s',
  async (q, { server }) => {
    const { pattern, pairs } = nameQuery(q)
    const { rows } = await server.db.pool.query(
      'explain select id from companies where search_pairs(initials(key)) @> $2 and key ~ $1',
      [pattern, pairs],
    )
    expect(JSON.stringify(rows)).toContain('companies_initials')
  },
)
