import { expect } from 'vitest'
import { test } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'

const visit = { source: 'naver', campaign: 'autumn', medium: 'cpc', content: 'a', term: '연봉', landing: '/' }

async function newVisit(server: TestApp): Promise<string> {
  return (await server.call('POST', '/users/utm', { body: visit })).json<{ id: string }>().id
}

const patch = (server: TestApp, body: object, token?: string) =>
  server.call('PATCH', '/users/utm', { body, ...(token && { token }) })

async function row(server: TestApp, id: string) {
  return (await server.db.pool.query('select * from utm_visits where id = $1', [id])).rows[0]
}

async function candidate(server: TestApp) {
  const signedIn = server.signIn()
  const now = server.clock()
  await server.db.pool.query(
    'insert into users (id, last_active_at, created_at, updated_at) values ($1, $2, $2, $2)',
    [signedIn.subjectId, now],
  )
  return signedIn
}

test('[PUB-4] the first visit is kept with its source', async ({ server }) => {
  expect(await row(server, await newVisit(server))).toMatchObject({ ...visit, status: null, user_id: null })
})

test('[VER-8] the status follows the visit and never goes back', async ({ server }) => {
  const id = await newVisit(server)
  for (const status of ['JOB_CHOICE', 'AGREE', 'JOB_CHOICE'])
    expect((await patch(server, { id, status })).statusCode).toBe(200)
  expect((await row(server, id)).status).toBe('AGREE')
})

test('[VER-8] a visit belongs to the first person who signs in, and stays theirs', async ({ server }) => {
  const id = await newVisit(server)
  const me = await candidate(server)
  const other = await candidate(server)
  expect(
    (await patch(server, { id, status: 'VERIFIED', userId: other.subjectId }, me.token)).statusCode,
  ).toBe(200)
  expect((await row(server, id)).user_id).toBe(me.subjectId)
  expect((await patch(server, { id, status: 'VERIFIED' }, other.token)).statusCode).toBe(404)
  expect((await patch(server, { id, status: 'VERIFIED' })).statusCode).toBe(404)
})

test('[VER-8] an unknown visit is not found, an unknown status refused', async ({ server }) => {
  expect((await patch(server, { id: server.deps.ids.next(), status: 'AGREE' })).statusCode).toBe(404)
  expect((await patch(server, { id: await newVisit(server), status: 'BOUGHT' })).statusCode).toBe(400)
})
