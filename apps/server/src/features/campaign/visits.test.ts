import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const visit = { source: 'naver', campaign: 'autumn', medium: 'cpc', content: 'a', term: '연봉', landing: '/' }

async function newVisit(): Promise<string> {
  return (await server.call('POST', '/users/utm', { body: visit })).json<{ id: string }>().id
}

const patch = (body: object, token?: string) =>
  server.call('PATCH', '/users/utm', { body, ...(token && { token }) })

async function row(id: string) {
  return (await server.db.pool.query('select * from utm_visits where id = $1', [id])).rows[0]
}

async function candidate() {
  const signedIn = server.signIn()
  const now = server.clock()
  await server.db.pool.query(
    'insert into users (id, last_active_at, created_at, updated_at) values ($1, $2, $2, $2)',
    [signedIn.subjectId, now],
  )
  return signedIn
}

test('[PUB-4] the first visit is kept with where it came from', async () => {
  expect(await row(await newVisit())).toMatchObject({ ...visit, status: null, user_id: null })
})

test('[VER-8] the status follows the visit and never goes back', async () => {
  const id = await newVisit()
  for (const status of ['JOB_CHOICE', 'AGREE', 'JOB_CHOICE'])
    expect((await patch({ id, status })).statusCode).toBe(200)
  expect((await row(id)).status).toBe('AGREE')
})

test("[VER-8] a visit becomes the signed-in person's, and nobody else's after that", async () => {
  const id = await newVisit()
  const me = await candidate()
  const other = await candidate()
  expect((await patch({ id, status: 'VERIFIED', userId: other.subjectId }, me.token)).statusCode).toBe(200)
  expect((await row(id)).user_id).toBe(me.subjectId)
  expect((await patch({ id, status: 'VERIFIED' }, other.token)).statusCode).toBe(404)
  expect((await patch({ id, status: 'VERIFIED' })).statusCode).toBe(404)
})

test('[VER-8] an unknown visit is not found, an unknown status refused', async () => {
  expect((await patch({ id: server.deps.ids.next(), status: 'AGREE' })).statusCode).toBe(404)
  expect((await patch({ id: await newVisit(), status: 'BOUGHT' })).statusCode).toBe(400)
})
