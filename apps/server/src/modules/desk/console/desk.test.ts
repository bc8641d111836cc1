import { describe, expect } from 'vitest'
import { pdfBytes } from '../../../platform/storage/testing/test-bytes.ts'
import { test } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addCandidate } from '../../../testing/test-candidate.ts'
import { addTestOperator } from '../../../testing/test-operator.ts'

const agent = (server: TestApp) => addTestOperator(server, { name: '정하린' })
const get = async <T>(server: TestApp, path: string, token: string) =>
  (await server.call('GET', path, { token })).json<T>()
type List<Item> = { items: Item[]; openCount: number; nextCursor: string | null }

describe('[BIZ-4] wishes for more offers', () => {
  type Wish = { id: string; message: string; candidate: { id: string }; handler: object | null }
  const wishes = (server: TestApp, token: string, status = 'open') =>
    get<List<Wish>>(server, `/console/more-requests?status=${status}`, token)

  test('are listed, taken, taken over and done', async ({ server }) => {
    const me = await addCandidate(server, { name: '한지우', jobSubLabel: '백엔드 개발자' })
    await server.call('PATCH', `/v2/users/more/${me.userId}`, {
      token: me.token,
      body: { message: '재택이 되는 회사를 더 보고 싶어요.' },
    })
    const [first, second] = [await agent(server), await agent(server)]
    const { items, openCount } = await wishes(server, first.token)
    expect(openCount).toBe(1)
    expect(items).toMatchObject([
      {
        message: '재택이 되는 회사를 더 보고 싶어요.',
        candidate: { id: me.userId, jobSubLabel: '백엔드 개발자' },
        isActive: false,
        handler: null,
      },
    ])
    const [{ id }] = items as [Wish]
    const call = (token: string, act: string, body?: object) =>
      server.call('POST', `/console/more-requests/${id}/${act}`, { token, body })
    const steps = [
      await call(first.token, 'take', { from: null }),
      await call(second.token, 'done'),
      await call(second.token, 'take', { from: first.operatorId }),
      await call(first.token, 'done'),
      await call(second.token, 'done'),
      await call(second.token, 'done'),
    ]
    expect(steps.map(({ statusCode }) => statusCode)).toEqual([204, 409, 204, 409, 204, 409])
    expect(await wishes(server, first.token)).toMatchObject({ items: [], openCount: 0 })
    expect((await wishes(server, first.token, 'handled')).items).toMatchObject([
      { id, handler: { name: '정하린' } },
    ])
    const unknown = `/console/more-requests/${server.deps.ids.next()}/done`
    expect((await server.call('POST', unknown, { token: first.token })).statusCode).toBe(404)
  })
})

describe('[BIZ-4] applications from outside', () => {
  async function apply(server: TestApp) {
    const { uploadUrl, readUrl } = (
      await server.call('GET', '/users/agent/upload?type=resume&fileType=pdf')
    ).json<{ uploadUrl: string; readUrl: string }>()
    const headers = { 'content-type': 'application/pdf' }
    await server.app.inject({ method: 'PUT', url: uploadUrl, payload: pdfBytes(), headers })
    const body = { resumeFileUrl: readUrl, name: '홍길동', phone: '010-1234-5678' }
    return (await server.call('POST', '/users/agent', { body })).json<{ id: string }>().id
  }
  type Application = { id: string; name: string; phone: string; files: { id: string; name: string }[] }
  const applications = (server: TestApp, token: string) =>
    get<List<Application>>(server, '/console/applications', token)

  test('come with name, phone and files, which open for a while', async ({ server }) => {
    const id = await apply(server)
    const { token, operatorId } = await agent(server)
    const { items } = await applications(server, token)
    const found = items.find((item) => item.id === id)!
    expect(found).toMatchObject({ name: '홍길동', phone: '01012345678', files: [{ type: 'resume' }] })
    const [file] = found.files
    const opened = await get<{ url: string; name: string }>(
      server,
      `/console/applications/${id}/files/${file!.id}`,
      token,
    )
    expect(opened.name).toBe('이력서.pdf')
    expect((await server.app.inject({ url: opened.url })).rawPayload).toEqual(pdfBytes())
    const { rows } = await server.db.pool.query(
      'select action from audit_log where actor_id = $1 order by id',
      [operatorId],
    )
    expect(rows.map(({ action }) => action)).toEqual(['application.list', 'application.open-file'])
  })

  test('a file opens through its own application alone', async ({ server }) => {
    const [one, other] = [await apply(server), await apply(server)]
    const { token } = await agent(server)
    const { items } = await applications(server, token)
    const fileId = items.find(({ id }) => id === one)!.files[0]!.id
    const path = `/console/applications/${other}/files/${fileId}`
    expect((await server.call('GET', path, { token })).statusCode).toBe(404)
  })

  test('are done once', async ({ server }) => {
    const id = await apply(server)
    const [first, second] = await Promise.all([agent(server), agent(server)])
    const done = await Promise.all(
      [first, second].map(({ token }) => server.call('POST', `/console/applications/${id}/done`, { token })),
    )
    expect(done.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409])
  })
})

describe('[BIZ-4] [MSG-3] surveys', () => {
  type Survey = { id: string; userSurveyItems: object[]; answeredAt: string | null }
  const send = (server: TestApp, token: string, candidateId: string, message = '세 가지만 여쭤볼게요.') =>
    server.call('POST', '/console/surveys', { token, body: { candidateId, message } })

  test('a survey goes into the room as a message, and its answers are read', async ({ server }) => {
    const me = await addCandidate(server)
    const { token } = await agent(server)
    const sent = await send(server, token, me.userId)
    expect(sent.statusCode).toBe(200)
    const { id, roomId } = sent.json<{ id: string; roomId: string }>()
    const { rows } = await server.db.pool.query(
      'select type, target_id, body from messages where room_id = $1',
      [roomId],
    )
    expect(rows).toEqual([{ type: 'survey', target_id: me.userId, body: '세 가지만 여쭤볼게요.' }])
    expect((await get<List<Survey>>(server, '/console/surveys', token)).items).toMatchObject([
      { id, roomId, userSurveyItems: [], answeredAt: null },
    ])
    await server.call('PATCH', `/users/surveys/${me.userId}`, {
      token: me.token,
      body: { userSurveyItems: [{ surveyCode: 'Q2', answer: '석 달 안에' }] },
    })
    expect((await get<List<Survey>>(server, '/console/surveys', token)).items).toMatchObject([
      { userSurveyItems: [{ surveyCode: 'Q2', answer: '석 달 안에' }], answeredAt: expect.any(String) },
    ])
  })

  test('another agent has surveys of their own, and nobody can be asked who is not there', async ({
    server,
  }) => {
    const { token } = await agent(server)
    expect((await get<List<Survey>>(server, '/console/surveys', token)).items).toEqual([])
    expect((await send(server, token, server.deps.ids.next())).statusCode).toBe(404)
    const me = await addCandidate(server)
    expect((await send(server, token, me.userId, ' ')).statusCode).toBe(400)
  })

  test('pages meet every survey once, the newest first', async ({ server }) => {
    const { token } = await agent(server)
    const sent: string[] = []
    for (let place = 0; place < 5; place += 1) {
      const me = await addCandidate(server)
      sent.unshift((await send(server, token, me.userId)).json<{ id: string }>().id)
    }
    const met: string[] = []
    let cursor: string | null = null
    do {
      const path: string = `/console/surveys?limit=2${cursor ? `&cursor=${cursor}` : ''}`
      const page: List<Survey> = await get(server, path, token)
      met.push(...page.items.map(({ id }) => id))
      cursor = page.nextCursor
    } while (cursor)
    expect(met).toEqual(sent)
  })
})
