import { companyKey } from '@coffeeattack/domain/companies/name'
import { expect } from 'vitest'
import { companyAliases } from '../../../platform/db/schema/companies.ts'
import { addCompany } from '../../../platform/db/testing/test-rows.ts'
import { test } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'

test.beforeAll(async ({ server }) => {
  for (let place = 10; place < 70; place++) {
    const name = `회사 ${place}`
    const logo = place === 69 ? null : `/logos/${place}.svg`
    const id = await addCompany(server.db.drizzle, { name, key: companyKey(name), logo, active: place > 11 })
    if (place === 12)
      await server.db.drizzle.insert(companyAliases).values({ companyId: id, key: 'twelve', name: 'Twelve' })
  }
})

type Card = { name: string; logo: string | null; active: boolean }
const list = async (server: TestApp, query = '') =>
  (await server.call('GET', `/companies${query}`)).json<{ items: Card[] }>().items

test('[PRO-11] the companies stand by name, each with logo and state', async ({ server }) => {
  const items = await list(server)
  expect(items).toHaveLength(50)
  expect(items.slice(0, 3)).toEqual([
    { name: '회사 10', logo: '/logos/10.svg', active: false },
    { name: '회사 11', logo: '/logos/11.svg', active: false },
    { name: '회사 12', logo: '/logos/12.svg', active: true },
  ])
})

test('[PRO-11] or at random: each once, in another order every time', async ({ server }) => {
  const [one, two] = [await list(server, '?sort=random'), await list(server, '?sort=random')]
  const names = one.map(({ name }) => name)
  expect(new Set(names).size).toBe(50)
  expect(names).not.toEqual(two.map(({ name }) => name))
  expect((await server.call('GET', '/companies?sort=newest')).statusCode).toBe(400)
})

const logo = (server: TestApp, name: string) =>
  server.call('GET', `/companies/logo?${new URLSearchParams({ name })}`)

test.for([
  ['회사 12', '/logos/12.svg'],
  ['㈜회사12', '/logos/12.svg'],
  ['Twelve Inc.', '/logos/12.svg'],
  ['회사 69', null],
] as const)('a logo is found under %s', async ([name, found], { server }) => {
  expect((await logo(server, name)).json()).toEqual({ logo: found })
})

test('an unknown company has none, and a name is needed', async ({ server }) => {
  expect((await logo(server, '없는 회사')).statusCode).toBe(404)
  expect((await logo(server, '★')).statusCode).toBe(404)
  expect((await logo(server, ' ')).statusCode).toBe(400)
  expect((await server.call('GET', '/companies/logo')).statusCode).toBe(400)
})
