import { companyKey } from '@coffeeattack/domain/companies/name'
import { MEMORY } from '@coffeeattack/domain/memory/limits'
import { describe, expect } from 'vitest'
import { companyChoices } from '../../../platform/db/schema/companies.ts'
import { addCompany } from '../../../platform/db/testing/test-rows.ts'
import { test } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addCandidate } from '../../../testing/test-candidate.ts'
import { addTestOperator, type TestOperator } from '../../../testing/test-operator.ts'
import type { Marks } from '../core/marks.ts'

/** Every test has a job of its own, so that it finds no people of other tests. */
let count = 0
async function people(server: TestApp, many: number) {
  const jobLabel = `기억 ${(count += 1)}`
  const ids: string[] = []
  for (let at = 0; at < many; at += 1) {
    const attackEndsAt = new Date('2099-12-31T14:59:59Z')
    ids.push((await addCandidate(server, { jobLabel, isActive: true, attackEndsAt })).userId)
  }
  return { jobLabel, ids: ids as [string, ...string[]] }
}

async function company(server: TestApp) {
  const name = `기억 회사 ${(count += 1)}`
  const companyId = await addCompany(server.db.drizzle, { name, key: companyKey(name) })
  return { companyId, name, colleague: (as: string) => addTestOperator(server, { companyId, name: as }) }
}

const recruiter = async (server: TestApp) => (await company(server)).colleague('한이레')

const mark = async (server: TestApp, { token }: TestOperator, id: string, body: object) =>
  (await server.call('PATCH', `/console/candidates/${id}/marks`, { token, body })).json<Marks>()
const leave = (server: TestApp, { token }: TestOperator, id: string, text: string, mentions: string[] = []) =>
  server.call('POST', `/console/candidates/${id}/notes`, { token, body: { text, mentions } })
type Note = {
  id: string
  text: string
  author: { name: string }
  mentions: { id: string }[]
  isMine: boolean
}
const notes = async (server: TestApp, { token }: TestOperator, id: string) =>
  (await server.call('GET', `/console/candidates/${id}/notes`, { token })).json<{ items: Note[] }>().items
const makeList = async (server: TestApp, { token }: TestOperator, name: string) =>
  server.call('POST', '/console/lists', { token, body: { name } })
const put = (server: TestApp, { token }: TestOperator, list: string, candidateId: string, isIn = true) =>
  server.call('POST', `/console/lists/${list}/people`, { token, body: { candidateId, isIn } })
type Kept = { items: { name: string; people: number }[]; tags: object[]; starred: number; hidden: number }
const kept = async (server: TestApp, { token }: TestOperator) =>
  (await server.call('GET', '/console/lists', { token })).json<Kept>()
type Found = { items: { id: string; marks: Marks | null }[]; total: number }
const find = async (server: TestApp, { token }: TestOperator, asked: Record<string, string>) =>
  (await server.call('GET', `/console/candidates?${new URLSearchParams(asked)}`, { token })).json<Found>()
const idsOf = ({ items }: Found) => items.map(({ id }) => id).toSorted()

describe('[BIZ-11] marks', () => {
  test('stay until they are changed, and belong to one company', async ({ server }) => {
    const { jobLabel, ids } = await people(server, 1)
    const ours = await company(server)
    const [one, colleague, other] = [
      await ours.colleague('한이레'),
      await ours.colleague('서지안'),
      await recruiter(server),
    ]
    const nothing = { isStarred: false, isHidden: false, tags: [], seenAt: null, listIds: [], notes: 0 }
    expect((await find(server, one, { jobLabel })).items[0]?.marks).toMatchObject({ ...nothing, isNew: true })
    await mark(server, one, ids[0], { isStarred: true })
    await mark(server, colleague, ids[0], { tags: [' 2차  면접 ', '결제', '결제', '010-1234-5678'] })
    const marked = { ...nothing, isStarred: true, tags: ['2차 면접', '결제', '〔전화번호〕'] }
    expect((await find(server, colleague, { jobLabel })).items[0]?.marks).toMatchObject(marked)
    expect((await find(server, other, { jobLabel })).items[0]?.marks).toMatchObject(nothing)
    await mark(server, one, ids[0], { isStarred: false, tags: [] })
    const { rowCount } = await server.db.pool.query('select from people_marks where candidate_id = $1', [
      ids[0],
    ])
    expect(rowCount).toBe(0)
  })

  test('agents have none, and people who are not visible cannot be marked', async ({ server, clock }) => {
    const { jobLabel, ids } = await people(server, 1)
    const agent = await addTestOperator(server)
    expect((await find(server, agent, { jobLabel, starred: 'true' })).items).toMatchObject([{ marks: null }])
    const one = await recruiter(server)
    await server.db.pool.query('update users set attack_ends_at = $2 where id = $1', [
      ids[0],
      new Date(clock().getTime() - 1),
    ])
    const answer = await server.call('PATCH', `/console/candidates/${ids[0]}/marks`, {
      token: one.token,
      body: { isStarred: true },
    })
    expect(answer.statusCode).toBe(404)
  })

  test('an opened profile is seen and no longer new, for all colleagues', async ({ server, clock }) => {
    const { jobLabel, ids } = await people(server, 1)
    const ours = await company(server)
    const [one, colleague] = [await ours.colleague('한이레'), await ours.colleague('서지안')]
    const open = await server.call('GET', `/console/candidates/${ids[0]}`, { token: one.token })
    expect(open.json<{ marks: Marks }>().marks).toMatchObject({ seenAt: null, isNew: true })
    const seen = { seenAt: clock().toISOString(), isNew: false }
    expect((await find(server, colleague, { jobLabel })).items[0]?.marks).toMatchObject(seen)
  })
})

describe('[BIZ-11] the search', () => {
  test('leaves hidden people out of rows, counts and new people, and finds them when asked', async ({
    server,
  }) => {
    const { jobLabel, ids } = await people(server, 3)
    const [one, other] = [await recruiter(server), await recruiter(server)]
    const body = { name: '새로', filter: String(new URLSearchParams({ jobLabel })) }
    await server.call('POST', '/console/searches', { token: one.token, body })
    await server.db.pool.query(`update saved_searches set looked_at = '2020-01-01' where operator_id = $1`, [
      one.operatorId,
    ])
    const fresh = async () => {
      const { items } = (await server.call('GET', '/console/searches', { token: one.token })).json<{
        items: { name: string; newCount: number }[]
      }>()
      return items.find(({ name }) => name === '새로')?.newCount
    }
    expect(await fresh()).toBe(3)
    await mark(server, one, ids[0], { isHidden: true })
    const found = await find(server, one, { jobLabel })
    expect([idsOf(found), found.total, await fresh()]).toEqual([ids.slice(1).toSorted(), 2, 2])
    expect((await find(server, other, { jobLabel })).total).toBe(3)
    const hidden = await find(server, one, { jobLabel, hidden: 'true' })
    expect([idsOf(hidden), hidden.total]).toEqual([[ids[0]], 1])
    await mark(server, one, ids[0], { isHidden: false })
    expect((await find(server, one, { jobLabel })).total).toBe(3)
  })

  test('narrows by star, tag and list, and finds nobody by another company’s list', async ({ server }) => {
    const { jobLabel, ids } = await people(server, 4)
    const [one, other] = [await recruiter(server), await recruiter(server)]
    const [a, b, c] = ids as unknown as [string, string, string]
    await mark(server, one, a, { isStarred: true, tags: ['리드'] })
    await mark(server, one, b, { isStarred: true })
    await mark(server, one, c, { tags: ['리드'] })
    const list = (await makeList(server, one, '3월 채용')).json<{ id: string }>()
    await put(server, one, list.id, a)
    await put(server, one, list.id, c)
    const asked = async (more: Record<string, string>, by = one) =>
      idsOf(await find(server, by, { jobLabel, ...more }))
    expect(await asked({ starred: 'true' })).toEqual([a, b].toSorted())
    expect(await asked({ tag: '리드' })).toEqual([a, c].toSorted())
    expect(await asked({ list: list.id })).toEqual([a, c].toSorted())
    expect(await asked({ list: list.id, starred: 'true', tag: '리드' })).toEqual([a])
    expect(await asked({ list: list.id }, other)).toEqual([])
    expect(await asked({ starred: 'true' }, other)).toEqual([])
    expect(await kept(server, one)).toEqual({
      items: [{ ...list, name: '3월 채용', people: 2 }],
      tags: [{ name: '리드', people: 2 }],
      starred: 2,
      hidden: 0,
    })
  })
})

describe('[BIZ-11] notes', () => {
  test('are read by colleagues only, without contacts, and can mention colleagues', async ({ server }) => {
    const { ids } = await people(server, 1)
    const ours = await company(server)
    const [one, colleague, other] = [
      await ours.colleague('한이레'),
      await ours.colleague('서지안'),
      await recruiter(server),
    ]
    const text = '@서지안 010-1234-5678 말고 a@example.com 로 연락해요'
    const called = [one.operatorId, colleague.operatorId, other.operatorId]
    const left = (await leave(server, one, ids[0], text, called)).json<Note>()
    expect(left).toMatchObject({ text: '@서지안 〔전화번호〕 말고 〔이메일〕 로 연락해요', isMine: true })
    expect(await notes(server, colleague, ids[0])).toMatchObject([
      { id: left.id, isMine: false, author: { name: '한이레' }, mentions: [{ id: colleague.operatorId }] },
    ])
    expect(await notes(server, other, ids[0])).toEqual([])
    const { rows } = await server.db.pool.query(
      `select operator_id from notices where type = 'NOTE_MENTIONED' and content->>'noteId' = $1`,
      [left.id],
    )
    expect(rows).toEqual([{ operator_id: colleague.operatorId }])
  })

  test('only the writer changes or deletes a note', async ({ server }) => {
    const { ids } = await people(server, 1)
    const ours = await company(server)
    const [one, colleague] = [await ours.colleague('한이레'), await ours.colleague('서지안')]
    const { id } = (await leave(server, one, ids[0], '처음')).json<Note>()
    const edit = ({ token }: TestOperator) =>
      server.call('PATCH', `/console/notes/${id}`, { token, body: { text: '고친 말', mentions: [] } })
    const remove = ({ token }: TestOperator) => server.call('DELETE', `/console/notes/${id}`, { token })
    expect([(await edit(colleague)).statusCode, (await remove(colleague)).statusCode]).toEqual([404, 404])
    expect((await edit(one)).json()).toMatchObject({ text: '고친 말', editedAt: expect.any(String) })
    expect((await remove(one)).statusCode).toBe(204)
    expect(await notes(server, colleague, ids[0])).toEqual([])
  })
})

describe('[BIZ-11] lists', () => {
  test('belong to the company: names are unique, their number is limited, and deleting one deletes no people', async ({
    server,
  }) => {
    const { ids } = await people(server, 1)
    const [one, other] = [await recruiter(server), await recruiter(server)]
    const first = (await makeList(server, one, '목록 0')).json<{ id: string }>()
    expect((await makeList(server, one, '목록 0')).json()).toMatchObject({ code: 'NAME_TAKEN' })
    expect((await makeList(server, other, '목록 0')).statusCode).toBe(200)
    expect((await put(server, other, first.id, ids[0])).statusCode).toBe(404)
    expect((await put(server, one, first.id, ids[0])).json()).toMatchObject({ people: 1 })
    expect((await put(server, one, first.id, ids[0])).json()).toMatchObject({ people: 1 })
    const rest = Array.from({ length: MEMORY.lists }, (_, at) => makeList(server, one, `목록 ${at + 1}`))
    const codes = (await Promise.all(rest)).map(({ statusCode }) => statusCode)
    expect(codes.filter((code) => code === 200)).toHaveLength(MEMORY.lists - 1)
    const gone = await server.call('DELETE', `/console/lists/${first.id}`, { token: one.token })
    expect([gone.statusCode, (await kept(server, one)).items.length]).toEqual([204, MEMORY.lists - 1])
  })
})

describe('[BIZ-11] comparing', () => {
  test('shows two to four profiles, each counts as opened, and people who shut us out are left out', async ({
    server,
  }) => {
    const { ids } = await people(server, 3)
    const ours = await company(server)
    const one = await ours.colleague('한이레')
    const choice = {
      mode: 'RESTRICT',
      name: ours.name,
      companyKey: companyKey(ours.name),
      position: 1,
    } as const
    await server.db.drizzle.insert(companyChoices).values({ ...choice, userId: ids[1]! })
    const compare = (asked: readonly string[]) =>
      server.call('GET', `/console/candidates/compare?ids=${asked.join(',')}`, { token: one.token })
    const { people: shown } = (await compare([ids[2]!, ids[1]!, ids[0]])).json<{
      people: { profile: { id: string } }[]
    }>()
    expect(shown.map(({ profile }) => profile.id)).toEqual([ids[2], ids[0]])
    const { rows } = await server.db.pool.query(
      'select candidate_id from profile_views where operator_id = $1 order by candidate_id',
      [one.operatorId],
    )
    expect(rows).toEqual([ids[0], ids[2]].toSorted().map((id) => ({ candidate_id: id })))
    expect((await compare([ids[0]])).statusCode).toBe(400)
    expect((await compare([...ids, one.operatorId, ours.companyId])).statusCode).toBe(400)
  })
})
