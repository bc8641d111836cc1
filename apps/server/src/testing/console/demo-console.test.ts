import { pipelineStages } from '@coffeeattack/domain/pipeline/stage'
import { Secret, TOTP } from 'otpauth'
import { expect } from 'vitest'
import { DEMO_SECOND_FACTOR, demoAccounts } from '../../demo/accounts.ts'
import { loadDemo } from '../../demo/load.ts'
import type { Centre } from '../../modules/notifications/testing/notifications-world.ts'
import { test } from '../server-test.ts'
import type { TestApp } from '../test-app.ts'

test.beforeAll(async ({ server }) => {
  await loadDemo({
    ...server.deps,
    settings: { ...server.deps.settings, demoData: true, production: false, salarySeason: null },
  })
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

type Funnel = Record<'sent' | 'read' | 'answered' | 'matched' | 'met' | 'interviewed' | 'hired', number>
type Figures = { total: Funnel; listed: number } & Record<
  'spans' | 'positions' | 'colleagues',
  { sent: number }[]
>

test('[BIZ-5] the demo’s recruiter finds a company at work, and its figures agree', async ({ server }) => {
  const { get, list } = await consoleOf(server, demoAccounts.recruiter)
  const [offers, chats] = [await list('offers'), await list('coffeechats')]
  const figures = await get<Figures>('figures')
  for (const status of ['WAITING', 'MATCHED', 'REFUSED', 'EXPIRED'])
    expect([status, count(offers, status) > 0]).toEqual([status, true])
  expect(figures.listed).toBe(offers.length)
  expect(figures.total.sent).toBeGreaterThanOrEqual(figures.listed)
  for (const parts of [figures.spans, figures.positions, figures.colleagues])
    expect(parts.reduce((sum, { sent }) => sum + sent, 0)).toBe(figures.total.sent)
  const { sent, read, answered, matched, met, interviewed, hired } = figures.total
  const steps = [sent, read, answered, matched, met, interviewed, hired]
  expect(steps).toEqual(steps.toSorted((a, b) => b - a))
  expect(hired).toBeGreaterThan(0)
  expect(offers.filter(({ contact }) => contact).length).toBe(count(offers, 'MATCHED'))
  expect(chats.length).toBe(count(offers, 'MATCHED'))
  expect((await get<{ total: number }>('candidates')).total).toBeGreaterThan(100)
})

type Card = {
  id: string
  candidateId: string
  stage: string
  assignee: object | null
  remindOn: string | null
}
type Board = {
  columns: { stage: string; count: number; items: Card[] }[]
  total: number
  chips: { mine: number; today: number }
}
type Position = { id: string; sent: number; stages: Record<string, number> }

test('[BIZ-9] [BIZ-10] the demo’s board is full, and positions, board, table and offers count the same people', async ({
  server,
}) => {
  const { get, list } = await consoleOf(server, demoAccounts.recruiter)
  const board = await get<Board>('pipeline')
  expect(board.columns.map(({ stage, count: people }) => [stage, people > 0])).toEqual(
    pipelineStages.map((stage) => [stage, true]),
  )
  expect(board.columns.reduce((sum, column) => sum + column.count, 0)).toBe(board.total)
  expect((await get<{ total: number }>('pipeline/cards?limit=1')).total).toBe(board.total)
  expect(board.chips.mine).toBeGreaterThan(0)
  // In this world nobody was written to twice by one company; those who are only starred stand in the first column.
  expect(board.total).toBe((await list('offers')).length + board.columns[0]!.count)

  const { items: open } = await get<{ items: Position[] }>('positions')
  const { items: closed } = await get<{ items: Position[] }>('positions?status=closed')
  expect([open.length, closed.length]).toEqual([4, 1])
  for (const { id, sent, stages } of [...open, ...closed]) {
    const own = await get<Board>(`pipeline?positionId=${id}`)
    expect(Object.fromEntries(own.columns.map((column) => [column.stage, column.count]))).toEqual(stages)
    expect(sent).toBeLessThanOrEqual(own.total)
  }
})

test('[BIZ-10] [BIZ-11] the demo’s interview has its whole story, with a colleague’s note', async ({
  server,
}) => {
  const { get } = await consoleOf(server, demoAccounts.recruiter)
  const { columns } = await get<Board>('pipeline')
  const cards = columns.flatMap(({ items }) => items)
  expect(cards.filter(({ remindOn }) => remindOn === '2026-11-16').length).toBeGreaterThan(1)
  const talked = columns.find(({ stage }) => stage === 'INTERVIEW')!.items
  type Story = { story: { group: string; title: string; note: { text: string } | null }[] }
  const stories = await Promise.all(talked.map(({ id }) => get<Story>(`pipeline/cards/${id}`)))
  const told = stories.flatMap(({ story }) => story)
  expect(new Set(told.map(({ group }) => group)).size).toBeGreaterThan(3)
  expect(told.some(({ note }) => note?.text.includes('@이도현'))).toBe(true)
  for (const { title } of told) expect(title).not.toMatch(/undefined|null|NaN/)
})

test('[BIZ-11] [BIZ-13] [BIZ-16] the demo’s team keeps lists and templates, sees the market, and hands over', async ({
  server,
}) => {
  const { get } = await consoleOf(server, demoAccounts.recruiter)
  const lists = await get<{ items: { people: number }[] }>('lists')
  expect(lists.items.map(({ people }) => people > 2)).toEqual([true, true])
  expect((await get<{ items: object[] }>('offer-templates')).items).toHaveLength(3)
  const [saved] = (await get<Board>('pipeline')).columns[0]!.items
  const market = await get<{ accepted: (number | null)[] }>(`offers/market?candidateId=${saved!.candidateId}`)
  expect(market.accepted.some((share) => share !== null)).toBe(true)
  const { endpoints, keys } = await get<{ endpoints: object[]; keys: object[] }>('handover')
  expect([endpoints.length, keys.length]).toEqual([1, 1])
  const { items } = await get<{ items: { state: string }[] }>('handover/deliveries?limit=50')
  expect(new Set(items.map(({ state }) => state)).size).toBe(3)
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

test('[OFR-16] [OFR-17] the demo’s recruiter finds counters that wait, and talks without a name', async ({
  server,
}) => {
  const { get } = await consoleOf(server, demoAccounts.recruiter)
  type Sent = { status: string; name: string | null; counter: { answer: string | null } | null }
  const { items: sent } = await get<{ items: Sent[] }>('offers?status=WAITING&limit=100')
  expect(sent.filter(({ counter }) => counter?.answer === null).length).toBeGreaterThan(0)
  type Room = { id: string; name: string | null; isClosed: boolean }
  const { items: rooms } = await get<{ items: Room[] }>('rooms?limit=50')
  const nameless = rooms.filter(({ name }) => name === null)
  expect(nameless.length).toBeGreaterThan(2)
  const talks = await Promise.all(nameless.map(({ id }) => get<object>(`rooms/${id}/messages`)))
  const said = JSON.stringify(talks)
  expect([said.includes('〔전화번호〕'), said.includes('010-0000-5830'), said.includes('한지우')]).toEqual([
    true,
    false,
    false,
  ])
})

test('[KEEP-3] [KEEP-5] [KEEP-6] the demo’s desk and statements have something to do', async ({ server }) => {
  const agent = await consoleOf(server, demoAccounts.agent)
  const words = await agent.get<{ items: { kind: string }[]; openCount: number }>('kept-words?limit=50')
  expect(words.openCount).toBeGreaterThan(1)
  type Row = { companyId: string; companyName: string; month: string; sum: number; closedAt: string | null }
  const admin = await consoleOf(server, demoAccounts.admin)
  const { items } = await admin.get<{ items: Row[] }>('statements?limit=50')
  const of = (name: string, month: string) =>
    items.find(({ companyName, month: its }) => companyName === name && its === month)!
  expect(of('노을클라우드', '2026-10')).toMatchObject({ closedAt: expect.any(String) })
  expect(of('별무리게임즈', '2026-10')).toMatchObject({ closedAt: null })
  const recruiter = await consoleOf(server, demoAccounts.recruiter)
  const own = await recruiter.get<{ items: Row[] }>('statements')
  expect(own.items).toEqual(items.filter(({ companyName }) => companyName === '노을클라우드'))
  for (const { companyId, month, sum } of items) {
    const { lines } = await admin.get<{ lines: { fee: number }[] }>(`statements/${companyId}/${month}`)
    expect(lines.reduce((all, { fee }) => all + fee, 0)).toBe(sum)
  }
})

test('[BIZ-7] the demo’s people find a centre that is alive, and no word of it is wrong', async ({
  server,
}) => {
  for (const account of ['recruiter', 'agent'] as const) {
    const { get } = await consoleOf(server, demoAccounts[account])
    const { items, unread, open } = await get<Centre>('notices?limit=100')
    expect(items.length).toBeGreaterThan(5)
    expect(unread).toBeGreaterThan(0)
    expect(open).toBeGreaterThan(0)
    expect(open).toBeLessThanOrEqual(items.length)
    for (const { title, body } of items) expect(`${title}${body}`).not.toMatch(/undefined|null|NaN|후보자 ·/)
    expect(await get('counts')).toMatchObject({ notices: unread })
  }
})
