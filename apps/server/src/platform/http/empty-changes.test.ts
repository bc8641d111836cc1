import type { Call } from '@coffeeattack/contract/call'
import { calls } from '@coffeeattack/contract/calls'
import { expect } from 'vitest'
import { serverTest } from '../../testing/server-test.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { addCandidate } from '../../testing/test-candidate.ts'
import { createMarket } from '../../testing/console/market.ts'

/** Asking for more offers has an effect without any field. */
const ASKS = new Set(['PATCH /v2/users/more/:id'])

const changes = Object.entries<Call>(calls)
  .filter(([key, { body }]) => key.startsWith('PATCH ') && body?.safeParse({}).success)
  .map(([key]) => key)
  .filter((key) => !ASKS.has(key))

const SCHOOL = {
  type: 'UNIVERSITY',
  name: '한빛대학교',
  major: '컴퓨터공학',
  degree: 'BACHELOR',
  start: '2015-03',
  end: '2019-02',
}
const ENDPOINT = { name: '채용', url: 'https://hooks.dawn.example/in', events: ['coffeechat.matched'] }

const test = serverTest().extend('mine', { scope: 'file' }, async ({ server }) => {
  const candidate = await addCandidate(server, { isActive: true, attackEndsAt: new Date('2099-12-31') })
  const { viewers, ids } = await createMarket(server, candidate)
  const { recruiter, agent, admin } = viewers
  const made = async (path: string, { token }: { token: string }, body: object) => {
    const answer = await server.call('POST', path, { token, body })
    if (answer.statusCode !== 200) throw new Error(`POST ${path}: ${answer.body}`)
    return `${path}/${answer.json<{ id: string }>().id}`
  }
  const schoolPath = await made('/users/schools', candidate, SCHOOL)
  const searchPath = await made('/console/searches', recruiter, { name: '결제', filter: 'q=결제' })
  const endpointPath = await made('/console/handover/endpoints', recruiter, ENDPOINT)
  const of = ({ token }: { token: string }, path: string) => ({ token, path })
  return new Map([
    ['PATCH /users/additional', of(candidate, '/users/additional')],
    ['PATCH /users/schools/:id', of(candidate, schoolPath)],
    ['PATCH /users/notifications/settings', of(candidate, '/users/notifications/settings')],
    ['PATCH /console/searches/:id', of(recruiter, searchPath)],
    ['PATCH /console/candidates/:id/marks', of(recruiter, `/console/candidates/${candidate.userId}/marks`)],
    ['PATCH /console/rooms/:id', of(agent, `/console/rooms/${agent.roomId}`)],
    ['PATCH /console/operators/:id', of(admin, `/console/operators/${agent.operatorId}`)],
    ['PATCH /console/me', of(agent, '/console/me')],
    ['PATCH /console/companies/:id', of(admin, `/console/companies/${ids.companyId}`)],
    ['PATCH /console/own-company', of(recruiter, '/console/own-company')],
    ['PATCH /console/handover/endpoints/:id', of(recruiter, endpointPath)],
  ])
})

const traces = async ({ db }: TestApp) =>
  (
    await db.pool.query(
      'select (select count(*) from audit_log) as deeds, (select count(*) from stream_events) as told',
    )
  ).rows

test.for(changes)('%s with an empty body is answered and changes nothing', async (key, { server, mine }) => {
  const { token, path } = mine.get(key)!
  const before = await traces(server)
  const { statusCode, body } = await server.call('PATCH', path, { token, body: {} })
  expect([200, 204], body).toContain(statusCode)
  expect(await traces(server)).toEqual(before)
})

test('an empty change of something unknown is 404 like any other', async ({ server, mine }) => {
  for (const key of changes.filter((it) => it.includes(':id'))) {
    const { token, path } = mine.get(key)!
    const elsewhere = path.replace(/[0-9a-f-]{36}/, server.deps.ids.next())
    expect((await server.call('PATCH', elsewhere, { token, body: {} })).statusCode, key).toBe(404)
  }
})
