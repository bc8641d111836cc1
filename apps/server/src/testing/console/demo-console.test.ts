import { Secret, TOTP } from 'otpauth'
import { expect } from 'vitest'
import { DEMO_SECOND_FACTOR, demoAccounts } from '../../demo/accounts.ts'
import { loadDemo } from '../../demo/load.ts'
import { test } from '../server-test.ts'
import type { TestApp } from '../test-app.ts'

test.beforeAll(async ({ server }) => {
  await loadDemo({ ...server.deps, settings: { demoData: true, production: false, salarySeason: 2025 } })
}, 60_000)

async function signIn(
  server: TestApp,
  { email, password }: { email: string; password: string },
): Promise<string> {
  const post = (path: string, body: object) => server.call('POST', `/console/auth/${path}`, { body })
  // A code is good once.
  server.clock.advance({ seconds: 30 })
  const { challenge } = (await post('sign-in', { email, password })).json<{ challenge: string }>()
  const totp = new TOTP({ secret: Secret.fromBase32(DEMO_SECOND_FACTOR) })
  const code = totp.generate({ timestamp: server.clock().getTime() })
  const answer = await post('second-factor', { challenge, code })
  return answer.json<{ accessToken: string }>().accessToken
}

type Item = {
  id: string
  status: string
  name: string
  contact: object | null
  candidateId: string
  offerItems: { isSelected: boolean }[]
}

/** Answers of the console to one of the demo's people. */
async function consoleOf(server: TestApp, account: { email: string; password: string }) {
  const token = await signIn(server, account)
  const get = async <Answer>(path: string): Promise<Answer> => {
    const answer = await server.call('GET', `/console/${path}`, { token })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json<Answer>()
  }
  const list = async (path: string) => (await get<{ items: Item[] }>(`${path}?limit=100`)).items
  return { get, list }
}
const count = (items: readonly Item[], status: string) =>
  items.filter((item) => item.status === status).length

test('[BIZ-5] the demo’s recruiter finds a company at work, and its figures agree', async ({ server }) => {
  const { get, list } = await consoleOf(server, demoAccounts.recruiter)
  const [offers, chats] = [await list('offers'), await list('coffeechats')]
  const figures = await get<{ sent: number; read: number; counts: Record<string, number>; months: object[] }>(
    'figures',
  )
  for (const status of ['WAITING', 'MATCHED', 'REFUSED', 'EXPIRED']) {
    expect([status, count(offers, status) > 0]).toEqual([status, true])
    expect([status, figures.counts[status]]).toEqual([status, count(offers, status)])
  }
  expect(figures.sent).toBe(Object.values(figures.counts).reduce((sum, one) => sum + one, 0))
  expect(figures.read).toBeLessThanOrEqual(figures.sent)
  expect(figures).toMatchObject({ answerHours: expect.any(Number), reasons: expect.any(Array) })
  expect(figures.months.length).toBeGreaterThan(1)
  expect(offers.filter(({ contact }) => contact).length).toBe(count(offers, 'MATCHED'))
  expect(chats.length).toBe(count(offers, 'MATCHED'))
  expect((await get<{ total: number }>('candidates')).total).toBeGreaterThan(100)
})

test('[TRUST-4] the demo’s coffee chats open with a name, a phone number and questions', async ({
  server,
}) => {
  const { get, list } = await consoleOf(server, demoAccounts.recruiter)
  const chats = await list('coffeechats')
  expect(new Set(chats.map(({ status }) => status)).size).toBeGreaterThan(2)
  for (const { id, name } of chats) {
    const chat = await get<{ disclosure: { kind: string; text: string }[]; questions: object[] }>(
      `coffeechats/${id}`,
    )
    expect(chat.disclosure.slice(0, 2)).toEqual([
      { kind: 'NAME', text: name, url: null },
      { kind: 'PHONE', text: expect.stringMatching(/^01\d-\d{3,4}-\d{4}$/), url: null },
    ])
    expect(chat.questions.length).toBeGreaterThan(0)
  }
})

test('[BIZ-4] the demo’s agent finds own curations, offers and coffee chats', async ({ server }) => {
  const { list } = await consoleOf(server, demoAccounts.agent)
  const curations = await list('curations')
  expect(count(curations, 'WAITING')).toBeGreaterThan(0)
  for (const { status, contact, offerItems } of curations) {
    expect(offerItems.length).toBeGreaterThan(1)
    expect([contact !== null, offerItems.some(({ isSelected }) => isSelected)]).toEqual(
      status === 'MATCHED' ? [true, true] : [false, false],
    )
  }
  const offers = await list('offers')
  expect((await list('coffeechats')).length).toBe(count(offers, 'MATCHED'))
})
