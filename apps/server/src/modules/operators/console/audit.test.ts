import { describe, expect } from 'vitest'
import { addCandidate, addCompany, addOffer } from '../../../platform/db/testing/test-rows.ts'
import { serverTest } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { createTestClock } from '../../../testing/test-clock.ts'
import { addTestOperator, type TestOperator } from '../../../testing/test-operator.ts'

const test = serverTest({ clock: createTestClock('2027-03-01T23:55:00+09:00') }).extend(
  'admin',
  { scope: 'file' },
  ({ server }) => addTestOperator(server, { role: 'ADMIN' }),
)

type Deed = {
  id: string
  action: string
  subjectId: string | null
  subjectName: string | null
  operator: { id: string; name: string; role: string } | null
  details: { name: string; value: string }[]
  times: number
  at: string
  firstAt: string
}
type Deeds = { items: Deed[]; nextCursor: string | null }

const list = async (server: TestApp, admin: TestOperator, query: Record<string, string> = {}) =>
  (
    await server.call('GET', `/console/audit?${new URLSearchParams(query)}`, { token: admin.token })
  ).json<Deeds>()
const createCompany = async (server: TestApp, admin: TestOperator, name: string) => {
  const answer = await server.call('POST', '/console/companies', { token: admin.token, body: { name } })
  return answer.json<{ id: string }>().id
}
const exported = (server: TestApp, token: string, kind: string, reason = '월간 보고') =>
  server.call('POST', '/console/exports', { token, body: { kind, reason } })

describe('[BIZ-6] the audit trail', () => {
  test('lists who did what to whom, newest first', async ({ server, admin }) => {
    const first = await createCompany(server, admin, '가온')
    const second = await createCompany(server, admin, '나래')
    const { items } = await list(server, admin, { action: 'company.create' })
    expect(items.map(({ subjectId, subjectName }) => [subjectId, subjectName])).toEqual([
      [second, '나래'],
      [first, '가온'],
    ])
    expect(items[0]?.operator).toEqual({ id: admin.operatorId, name: '이도현', role: 'admin' })
  })

  test('lists the changed fields', async ({ server, admin }) => {
    const id = await createCompany(server, admin, '물결')
    const body = { active: false, domain: '게임' }
    await server.call('PATCH', `/console/companies/${id}`, { token: admin.token, body })
    const [deed] = (await list(server, admin, { subjectId: id })).items
    expect(deed?.details).toEqual([{ name: 'changed', value: 'domain, active' }])
  })

  test('[OFR-14] records an opened profile without the candidate’s name', async ({ server, admin }) => {
    const candidateId = await addCandidate(server.db.drizzle)
    const agent = await addTestOperator(server)
    const opened = await server.call('GET', `/console/candidates/${candidateId}`, { token: agent.token })
    expect(opened.statusCode).toBe(200)
    const { items } = await list(server, admin, { subject: 'candidate', subjectId: candidateId })
    expect(items).toMatchObject([
      { action: 'profile.view', operator: { id: agent.operatorId }, subjectName: null },
    ])
  })

  test('is filtered by person, subject and days in Seoul', async ({ server, admin, clock }) => {
    const other = await addTestOperator(server, { role: 'ADMIN' })
    expect((await list(server, admin, { operatorId: other.operatorId })).items).toEqual([])
    clock.set('2027-03-01T23:59:59.999+09:00')
    const late = await createCompany(server, admin, '다솜')
    clock.set('2027-03-02T00:00:00+09:00')
    const early = await createCompany(server, admin, '라온')
    const ids = async (query: Record<string, string>) =>
      (await list(server, admin, query)).items.map(({ subjectId }) => subjectId)
    const before = await ids({ action: 'company.create', from: '2027-03-01', until: '2027-03-01' })
    expect(before[0]).toBe(late)
    expect(before).not.toContain(early)
    expect(await ids({ from: '2027-03-02' })).toEqual([early])
    expect(
      (await list(server, admin, { operatorId: admin.operatorId, subjectId: early })).items,
    ).toHaveLength(1)
  })

  test('pages without gaps', async ({ server, admin }) => {
    const all = (await list(server, admin)).items.map(({ id }) => id)
    const seen: string[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: Deeds = await list(server, admin, { limit: '2', ...(cursor && { cursor }) })
      seen.push(...page.items.map(({ id }) => id))
      cursor = page.nextCursor
    }
    expect(seen).toEqual(all)
  })

  test('cannot be changed or emptied, and only admins read it', async ({ server }) => {
    await expect(server.db.pool.query("update audit_log set action = 'x'")).rejects.toThrow('append-only')
    await expect(server.db.pool.query('delete from audit_log')).rejects.toThrow('append-only')
    const agent = await addTestOperator(server)
    expect((await server.call('GET', '/console/audit', { token: agent.token })).statusCode).toBe(403)
  })
})

describe('[BIZ-6] exports', () => {
  test('are CSV without spreadsheet formulas, and record their reason', async ({ server, admin }) => {
    await createCompany(server, admin, '=HYPERLINK("http://evil")')
    const answer = (await exported(server, admin.token, 'companies', ' 분기 점검 ')).json<{
      fileName: string
      csv: string
      rows: number
    }>()
    expect(answer.fileName).toBe('회사-2027-03-02.csv')
    expect(answer.csv).toContain(`"'=HYPERLINK(""http://evil"")"`)
    expect(answer.csv.split('\r\n')).toHaveLength(answer.rows + 2)
    const [deed] = (await list(server, admin, { action: 'export' })).items
    expect(deed?.details).toEqual([
      { name: 'kind', value: 'companies' },
      { name: 'rows', value: String(answer.rows) },
      { name: 'reason', value: '분기 점검' },
    ])
  })

  test('contain offers as figures per company, without candidates or undone offers', async ({
    server,
    admin,
    clock,
  }) => {
    const companyId = await addCompany(server.db.drizzle, { name: '마루', key: '마루' })
    const { operatorId } = await addTestOperator(server, { companyId })
    const now = clock()
    const terms = { companyId, operatorId, createdAt: now, deliverAt: now, expiryDay: '2027-03-09' }
    const add = async (more: object) =>
      addOffer(server.db.drizzle, { ...terms, candidateId: await addCandidate(server.db.drizzle), ...more })
    await add({ readAt: now })
    await add({ status: 'REFUSED', decidedAt: now, readAt: now })
    const before = new Date('2027-02-20T00:00:00Z')
    await add({ createdAt: before, deliverAt: before, expiryDay: '2027-03-01' })
    await add({ undoneAt: now, deliverAt: new Date(now.getTime() + 300_000) })
    const { csv } = (await exported(server, admin.token, 'offers')).json<{ csv: string }>()
    expect(csv).toBe(
      '\ufeff"회사","보낸 제안","읽음","기다림","매칭","거절","만료"\r\n"마루",3,2,1,0,1,1\r\n',
    )
  })

  test('list operators without secrets', async ({ server, admin }) => {
    const { csv } = (await exported(server, admin.token, 'operators')).json<{ csv: string }>()
    expect(csv).toContain(`"이도현","${admin.email}","관리자",`)
    expect(csv).not.toContain('argon2')
  })

  test('give an agent only offer figures, a recruiter nothing, and nobody anything without a reason', async ({
    server,
    admin,
  }) => {
    const agent = await addTestOperator(server)
    expect((await exported(server, agent.token, 'offers')).statusCode).toBe(200)
    expect((await exported(server, agent.token, 'operators')).statusCode).toBe(403)
    const companyId = await addCompany(server.db.drizzle)
    const recruiter = await addTestOperator(server, { companyId })
    expect((await exported(server, recruiter.token, 'offers')).statusCode).toBe(403)
    expect((await exported(server, admin.token, 'offers', '  ')).statusCode).toBe(400)
  })
})

describe('[BIZ-18] the audit trail page', () => {
  test('gathers reads into one line per subject and day, which expands to each read', async ({
    server,
    clock,
  }) => {
    clock.set(new Date('2027-04-01T10:00:00+09:00'))
    const [agent, other] = [await addTestOperator(server), await addTestOperator(server)]
    const [first, second] = [await addCandidate(server.db.drizzle), await addCandidate(server.db.drizzle)]
    // The login expires within this day.
    const view = ({ operatorId, sessionId }: TestOperator, id: string) => {
      const { token } = server.signIn('operator', { subjectId: operatorId, sessionId })
      return server.call('GET', `/console/candidates/${id}`, { token })
    }
    await view(agent, first)
    clock.advance({ minutes: 30 })
    await view(agent, second)
    await view(other, first)
    clock.advance({ minutes: 30 })
    await view(agent, first)
    // Another day in Seoul, but not in UTC.
    clock.set(new Date('2027-04-02T00:10:00+09:00'))
    await view(agent, first)
    const one = await addTestOperator(server, { role: 'ADMIN' })
    const query = { operatorId: agent.operatorId, action: 'profile.view' }
    const told = (await list(server, one, query)).items
    expect(told.map(({ subjectId, times, firstAt, at }) => [subjectId, times, firstAt === at])).toEqual([
      [first, 1, true],
      [first, 2, false],
      [second, 1, true],
    ])
    expect(told[1]).toMatchObject({ firstAt: '2027-04-01T01:00:00.000Z', at: '2027-04-01T02:00:00.000Z' })
    const each = await list(server, one, { ...query, subjectId: first, until: '2027-04-01', isEach: 'true' })
    expect(each.items.map(({ at, times }) => [at, times])).toEqual([
      ['2027-04-01T02:00:00.000Z', 1],
      ['2027-04-01T01:00:00.000Z', 1],
    ])
  })

  test('pages gathered lines, each once', async ({ server }) => {
    const one = await addTestOperator(server, { role: 'ADMIN' })
    const agent = await addTestOperator(server)
    const people = [await addCandidate(server.db.drizzle), await addCandidate(server.db.drizzle)]
    for (const id of [...people, ...people, ...people])
      await server.call('GET', `/console/candidates/${id}`, { token: agent.token })
    const seen: [string | null, number][] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: Deeds = await list(server, one, {
        operatorId: agent.operatorId,
        limit: '1',
        ...(cursor && { cursor }),
      })
      seen.push(...page.items.map(({ subjectId, times }): [string | null, number] => [subjectId, times]))
      cursor = page.nextCursor
    }
    expect(seen).toEqual([
      [people[1], 3],
      [people[0], 3],
    ])
  })

  test('is searched by parts of the names of operator, company and subject', async ({ server }) => {
    const one = await addTestOperator(server, { role: 'ADMIN', name: '탐나는전' })
    const companyId = await createCompany(server, one, '솔바람기술')
    const find = async (q: string) => (await list(server, one, { q })).items.map(({ subjectId }) => subjectId)
    expect([await find('나는'), await find('바람기')]).toEqual([[companyId], [companyId]])
    const recruiter = await addTestOperator(server, { companyId })
    const body = { title: '채용 리드' }
    await server.call('PATCH', '/console/me', { token: recruiter.token, body })
    expect(await find('솔바람')).toEqual([recruiter.operatorId, companyId])
    expect(await find('%')).toEqual([])
  })

  test('exports the filtered entries as CSV with labels, and records the export', async ({ server }) => {
    const one = await addTestOperator(server, { role: 'ADMIN', name: '문서하' })
    const companyId = await createCompany(server, one, '달빛상점')
    await createCompany(server, one, '별빛상점')
    const body = { kind: 'audit', reason: '점검', filter: { subjectId: companyId } }
    const answer = await server.call('POST', '/console/exports', { token: one.token, body })
    const { csv, rows } = answer.json<{ csv: string; rows: number }>()
    expect(rows).toBe(1)
    expect(csv).toContain('"문서하","관리자","달빛상점의 회사 정보를 등록했어요","127.0.0.1"')
    expect(csv).not.toMatch(/별빛상점|company\.|[0-9a-f]{8}-[0-9a-f]{4}/)
    const [deed] = (await list(server, one, { action: 'export', operatorId: one.operatorId })).items
    expect(deed?.details).toContainEqual({ name: 'kind', value: 'audit' })
  })
})
