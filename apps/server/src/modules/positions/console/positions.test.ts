import { companyKey } from '@coffeeattack/domain/companies/name'
import { emptyPosition } from '@coffeeattack/domain/positions/position'
import { samplePosition } from '@coffeeattack/domain/positions/testing/sample'
import { describe, expect } from 'vitest'
import { addCompany } from '../../../platform/db/testing/test-rows.ts'
import { test } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addCandidate } from '../../../testing/test-candidate.ts'
import { addTestOperator } from '../../../testing/test-operator.ts'
import { refuseClosedPosition } from '../core/store.ts'

const BODY = {
  ...samplePosition,
  title: ' 백엔드 개발자 · 결제와 정산 ',
  mustHaves: ['Kotlin 또는 Java', '결제나 정산', '결제나 정산'],
}

type Position = {
  id: string
  title: string
  version: number
  closedAt: string | null
  sent: number
  stages: Record<string, number>
  figures: { read: number; answered: number; matched: number; answerHours: number | null }
}
type List = { items: Position[]; counts: { open: number; closed: number }; nextCursor: string | null }

let count = 0
async function recruiter(server: TestApp, companyId?: string) {
  const name = `달그락 ${(count += 1)}`
  const own = companyId ?? (await addCompany(server.db.drizzle, { name, key: companyKey(name) }))
  return { companyId: own, ...(await addTestOperator(server, { companyId: own })) }
}
const create = (server: TestApp, token: string, more: object = {}) =>
  server.call('POST', '/console/positions', { token, body: { ...BODY, ...more } })
const made = async (server: TestApp, token: string, more: object = {}) =>
  (await create(server, token, more)).json<Position>()
const show = (server: TestApp, token: string, id: string) =>
  server.call('GET', `/console/positions/${id}`, { token })
const change = (server: TestApp, token: string, id: string, body: object) =>
  server.call('PATCH', `/console/positions/${id}`, { token, body: { ...BODY, ...body } })
const turn = (server: TestApp, token: string, id: string, way: 'close' | 'open', seen: number) =>
  server.call('POST', `/console/positions/${id}/${way}`, { token, body: { seen } })
const list = async (server: TestApp, token: string, query = '') =>
  (await server.call('GET', `/console/positions${query}`, { token })).json<List>()
const code = (answer: { json(): { code?: string } }) => answer.json().code

describe('[BIZ-9] a position', () => {
  test('is drafted from a pasted ad, and tells how each must-have is read', async ({ server }) => {
    const { token } = await recruiter(server)
    const text =
      '백엔드 개발자 채용\n자격요건\n- Kotlin 또는 Java 4년 이상\n- 원활하게 소통하시는 분\n연봉: 6천~9천'
    const read = (body: object) => server.call('POST', '/console/positions/ad', { token, body })
    const { draft, marks, unread } = (await read({ text })).json()
    expect(draft).toEqual({
      title: '백엔드 개발자',
      jobLabel: '개발',
      jobSubLabel: '백엔드 개발자',
      yearsMin: 4,
      yearsMax: null,
      salaryMin: 6_000,
      salaryMax: 9_000,
      mustHaves: ['Kotlin 또는 Java'],
    })
    expect(marks[0]).toEqual({ from: 0, to: 10, fields: ['title', 'job'] })
    expect(unread).toEqual(['원활하게 소통하시는 분'])
    expect(await made(server, token, draft)).toMatchObject(draft)
    expect((await read({ text: ' ' })).statusCode).toBe(400)
    const line = encodeURIComponent(draft.mustHaves[0])
    expect((await server.call('GET', `/console/positions/must-have?line=${line}`, { token })).json()).toEqual(
      {
        said: '기술 Kotlin 또는 기술 Java',
      },
    )
  })

  test('is stored as sent, without outer spaces and duplicate lines', async ({ server }) => {
    const { token } = await recruiter(server)
    const position = await made(server, token)
    expect(position).toMatchObject({
      ...BODY,
      title: '백엔드 개발자 · 결제와 정산',
      mustHaves: ['Kotlin 또는 Java', '결제나 정산'],
      closedAt: null,
      version: 1,
      sent: 0,
      stages: { SAVED: 0, OFFERED: 0, COFFEECHAT: 0, INTERVIEW: 0, TERMS: 0, HIRED: 0, ENDED: 0 },
      figures: { read: 0, answered: 0, matched: 0, answerHours: null },
    })
    expect((await show(server, token, position.id)).json()).toEqual(position)
    const { title, jobLabel, salaryMin, salaryMax } = samplePosition
    const bare = { ...emptyPosition, title, jobLabel, salaryMin, salaryMax }
    expect(await made(server, token, bare)).toMatchObject(bare)
  })

  test.for([
    [{ title: ' ' }, 'title'],
    [{ jobLabel: '' }, 'jobLabel'],
    [{ yearsMax: 3 }, 'yearsMax'],
    [{ salaryMin: null }, 'salaryMin'],
    [{ salaryMax: 5_000 }, 'salaryMax'],
    [{ pay: { bonus: { min: 0, max: 3 }, signing: null, stock: null } }, 'bonusMin'],
    [{ mustHaves: ['5년 이상'] }, 'mustHaves'],
    [{ mustHaves: ['a', 'b', 'c', 'd', 'e', 'f'] }, 'mustHaves'],
    [{ interviewers: [' '] }, 'interviewers.0'],
  ] as const)('%o is refused at its field', async ([more, field], { server }) => {
    const { token } = await recruiter(server)
    const answer = await create(server, token, more)
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual([field])
  })

  test('answers 404 to another company and 403 to an agent', async ({ server }) => {
    const [own, other] = [await recruiter(server), await recruiter(server)]
    const { id } = await made(server, own.token)
    for (const answer of [
      await show(server, other.token, id),
      await change(server, other.token, id, { seen: 1 }),
      await turn(server, other.token, id, 'close', 1),
    ])
      expect(answer.statusCode).toBe(404)
    expect((await list(server, other.token)).items).toEqual([])
    expect((await show(server, (await recruiter(server, own.companyId)).token, id)).statusCode).toBe(200)
    const agent = await addTestOperator(server)
    expect((await show(server, agent.token, id)).statusCode).toBe(403)
  })

  test('of two changes to the same version one is written and the other answers CONFLICT', async ({
    server,
  }) => {
    const { token } = await recruiter(server)
    const { id } = await made(server, token)
    const answers = await Promise.all(
      ['하나', '둘'].map((title) => change(server, token, id, { title, seen: 1 })),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(answers.map(code)).toContain('CONFLICT')
    const won = answers.find(({ statusCode }) => statusCode === 200)!.json<Position>()
    expect(won.version).toBe(2)
    expect((await show(server, token, id)).json()).toEqual(won)
  })

  test('can be closed and opened again; while closed it refuses new offers', async ({ server }) => {
    const { token, companyId } = await recruiter(server)
    const { id } = await made(server, token)
    const which = { companyId, id }
    await server.db.transaction((tx) => refuseClosedPosition(tx, which))
    const closed = (await turn(server, token, id, 'close', 1)).json<Position>()
    expect(closed).toMatchObject({ closedAt: server.clock().toISOString(), version: 2 })
    await expect(server.db.transaction((tx) => refuseClosedPosition(tx, which))).rejects.toMatchObject({
      situation: 'POSITION_CLOSED',
    })
    const elsewhere = { ...which, companyId: (await recruiter(server)).companyId }
    await expect(server.db.transaction((tx) => refuseClosedPosition(tx, elsewhere))).rejects.toMatchObject({
      situation: 'NOT_FOUND',
    })
    expect(code(await turn(server, token, id, 'open', 1))).toBe('CONFLICT')
    expect((await list(server, token, '?status=closed')).items).toMatchObject([{ id }])
    expect((await turn(server, token, id, 'open', 2)).json()).toMatchObject({ closedAt: null, version: 3 })
    const { rows } = await server.db.pool.query(
      'select action from audit_log where subject_id = $1 order by id',
      [id],
    )
    expect(rows.map(({ action }) => action)).toEqual(['position.create', 'position.close', 'position.open'])
  })

  test('is listed newest first, page by page, with the counts of open and closed', async ({ server }) => {
    const { token } = await recruiter(server)
    const titles = ['하나', '둘', '셋']
    for (const title of titles) {
      await made(server, token, { title })
      server.clock.advance({ seconds: 1 })
    }
    const gone = await made(server, token, { title: '닫을 것' })
    await turn(server, token, gone.id, 'close', 1)
    const first = await list(server, token, '?limit=2')
    expect(first.items.map(({ title }) => title)).toEqual(['셋', '둘'])
    expect(first.counts).toEqual({ open: 3, closed: 1 })
    const next = await list(server, token, `?limit=2&cursor=${first.nextCursor}`)
    expect(next.items.map(({ title }) => title)).toEqual(['하나'])
    expect(next.nextCursor).toBeNull()
  })

  test('counts its people by stage and its offers by outcome', async ({ server }) => {
    const { token, companyId, operatorId } = await recruiter(server)
    const { id } = await made(server, token)
    const now = server.clock()
    const hours = (many: number) => new Date(now.getTime() - many * 3_600_000)
    const offer = async (more: object) => {
      const { userId } = await addCandidate(server, {})
      const row = {
        id: server.deps.ids.next(),
        candidate_id: userId,
        company_id: companyId,
        operator_id: operatorId,
        position_id: id,
        type: 'SUPER',
        is_just_message: true,
        created_at: hours(100),
        deliver_at: hours(100),
        expiry_day: '2099-01-01',
        ...more,
      }
      const names = Object.keys(row)
      await server.db.pool.query(
        `insert into offers (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
        Object.values(row),
      )
    }
    await offer({})
    await offer({ status: 'MATCHED', decided_at: hours(80), selected_at: hours(80), read_at: hours(90) })
    await offer({ status: 'REFUSED', decided_at: hours(60) })
    await offer({ undone_at: hours(99) })
    await offer({ position_id: null })
    const shown = (await show(server, token, id)).json<Position>()
    expect(shown).toMatchObject({
      sent: 3,
      figures: { read: 1, answered: 2, matched: 1, answerHours: 30 },
    })
    expect((await list(server, token)).items).toMatchObject([{ id, sent: 3, stages: shown.stages }])
  })
})
