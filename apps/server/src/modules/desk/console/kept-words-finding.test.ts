import { describe, expect } from 'vitest'
import { addCompany } from '../../../platform/db/testing/test-rows.ts'
import { serverTest } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addCandidate } from '../../../testing/test-candidate.ts'
import { addTestOperator } from '../../../testing/test-operator.ts'
import { act, list, met, missedTwice, say, up } from '../testing/kept-words-world.ts'

const test = serverTest().extend('agent', { scope: 'file' }, ({ server }) =>
  addTestOperator(server, { name: '정하린' }),
)

/** A meeting of which the two sides say different things. */
async function disputed(server: TestApp) {
  const me = await addCandidate(server, { name: '한지우' })
  const chat = await met(server, me)
  const { coffeechatId, timeId } = chat
  await say(server, timeId, 'candidate', 'MET')
  await say(server, timeId, 'company', 'THEY_MISSED')
  await up(server, { kind: 'MEETING', candidateId: me.userId, coffeechatId, subjectId: timeId })
  const { rows } = await server.db.pool.query<{ id: string }>(
    'select id from kept_words where subject_id = $1',
    [timeId],
  )
  return { ...chat, me, id: rows[0]!.id }
}

describe('[KEEP-11] a dispute is closed with a finding', () => {
  test('of two agents at once one wins, and the finding is in the list and in the trail', async ({
    server,
    agent,
  }) => {
    const { id } = await disputed(server)
    const other = await addTestOperator(server, { name: '강세아' })
    const answers = await Promise.all([
      act(server, agent.token, id, 'done', { finding: 'KEPT' }),
      act(server, other.token, id, 'done', { finding: 'NOT_KEPT' }),
    ])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409])
    const [finding, name] = answers[0].statusCode === 204 ? ['KEPT', '정하린'] : ['NOT_KEPT', '강세아']
    expect((await list(server, agent.token, '?status=handled')).items[0]).toMatchObject({
      id,
      finding,
      figure: 'CAME',
      handler: { name },
    })
    const { rows } = await server.db.pool.query(
      `select detail from audit_log where action = 'kept-word.done' and subject_id = $1`,
      [id],
    )
    expect(rows).toEqual([{ detail: { finding } }])
  })

  test('without one it stays open, and the refusal says what is missing', async ({ server, agent }) => {
    const { id } = await disputed(server)
    const refused = await act(server, agent.token, id, 'done', { finding: null })
    expect(refused.json()).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { finding: '두 쪽의 말이 달라요. 판단을 골라 주세요.' },
    })
    expect((await act(server, agent.token, id, 'done', { finding: 'PERHAPS' })).statusCode).toBe(400)
    expect((await list(server, agent.token)).items.map((word) => word.id)).toContain(id)
    await act(server, agent.token, id, 'done', { finding: 'UNCLEAR' })
  })

  test('nobody overrules two who agree by now, nor judges who twice did not come', async ({
    server,
    agent,
  }) => {
    const { id, timeId } = await disputed(server)
    await say(server, timeId, 'company', 'MET')
    expect((await act(server, agent.token, id, 'done', { finding: 'NOT_KEPT' })).statusCode).toBe(409)
    expect((await act(server, agent.token, id, 'done', { finding: null })).statusCode).toBe(204)
    await missedTwice(server, await addCandidate(server))
    const missed = (await list(server, agent.token)).items.find(({ kind }) => kind === 'MISSED_TWICE')!
    expect((await act(server, agent.token, missed.id, 'done', { finding: 'NOT_KEPT' })).statusCode).toBe(409)
    expect((await act(server, agent.token, missed.id, 'done')).statusCode).toBe(204)
  })
})

describe('[KEEP-11] the company’s side of a dispute', () => {
  const asked = async (server: TestApp, token: string, coffeechatId: string) =>
    (await server.call('GET', `/console/coffeechats/${coffeechatId}/asked`, { token })).json<{
      keptWordId: string | null
      lines: { side: string; name: string; body: string }[]
      canReply: boolean
    }>()
  const newsOf = async (server: TestApp, token: string) =>
    (await server.call('GET', '/console/notices', { token })).json<{
      items: { title: string; isOpen: boolean; to: string }[]
    }>().items

  test('is asked through the recruiter who sent the offer, who replies from the coffee chat', async ({
    server,
    agent,
  }) => {
    const { id, coffeechatId, recruiter, me } = await disputed(server)
    expect(await asked(server, recruiter.token, coffeechatId)).toEqual({
      keptWordId: null,
      lines: [],
      canReply: false,
    })
    expect((await act(server, recruiter.token, id, 'reply', { message: '네?' })).statusCode).toBe(404)
    const word = (await list(server, agent.token)).items.find((one) => one.id === id)
    expect(word).toMatchObject({ recruiter: '서하늘', lines: [] })
    expect((await act(server, agent.token, id, 'ask-company', { message: ' ' })).statusCode).toBe(400)
    const question = await act(server, agent.token, id, 'ask-company', { message: ' 그날 어땠나요? ' })
    expect(question.statusCode).toBe(204)

    const [news] = await newsOf(server, recruiter.token)
    expect(news).toMatchObject({
      title: '한지우 님과의 커피챗을 두고 에이전트가 물어봤어요',
      isOpen: true,
      to: `/coffeechats/${coffeechatId}`,
    })
    const shown = await asked(server, recruiter.token, coffeechatId)
    expect(shown).toMatchObject({
      keptWordId: id,
      lines: [{ side: 'agent', name: '정하린', body: '그날 어땠나요?' }],
      canReply: true,
    })
    expect(JSON.stringify(shown)).not.toContain('만났어요')
    const stranger = await addTestOperator(server, {
      companyId: await addCompany(server.db.drizzle, { name: '한빛식품', key: server.deps.ids.next() }),
    })
    expect((await asked(server, stranger.token, coffeechatId)).keptWordId).toBeNull()
    expect((await act(server, stranger.token, id, 'reply', { message: '저도요' })).statusCode).toBe(404)

    expect(
      (await act(server, recruiter.token, id, 'reply', { message: '30분을 기다렸어요.' })).statusCode,
    ).toBe(204)
    expect((await newsOf(server, recruiter.token))[0]).toMatchObject({ isOpen: false })
    expect((await newsOf(server, agent.token))[0]).toMatchObject({
      title: '약속을 두고 물은 것에 회사가 답했어요',
      isOpen: true,
      to: '/kept-words',
    })
    const answered = (await list(server, agent.token)).items.find((one) => one.id === id)
    expect(answered).toMatchObject({
      handler: { name: '정하린' },
      lines: [
        { side: 'agent', body: '그날 어땠나요?' },
        { side: 'company', name: '서하늘', body: '30분을 기다렸어요.' },
      ],
    })

    await act(server, agent.token, id, 'done', { finding: 'KEPT' })
    expect((await asked(server, recruiter.token, coffeechatId)).canReply).toBe(false)
    expect((await act(server, recruiter.token, id, 'reply', { message: '더요' })).statusCode).toBe(409)
    await server.call('DELETE', '/v3/users', { token: me.token, body: { reason: '이직했어요' } })
    expect((await asked(server, recruiter.token, coffeechatId)).keptWordId).toBeNull()
  })

  test('is a colleague’s when the sender left, and nobody’s when all did; a colleague agent’s case is theirs', async ({
    server,
    agent,
  }) => {
    const { id, companyId, operatorId } = await disputed(server)
    const disable = (who: string) =>
      server.db.pool.query('update operators set disabled_at = now() where id = $1', [who])
    const colleague = await addTestOperator(server, { companyId, name: '서다온' })
    await disable(operatorId)
    expect((await list(server, agent.token)).items.find((one) => one.id === id)?.recruiter).toBe('서다온')
    const other = await addTestOperator(server, { name: '강세아' })
    await act(server, other.token, id, 'take', { from: null })
    const ask = (token: string) => act(server, token, id, 'ask-company', { message: '그날 어땠나요?' })
    expect((await ask(agent.token)).statusCode).toBe(409)
    expect((await ask(other.token)).statusCode).toBe(204)
    expect((await newsOf(server, colleague.token))[0]).toMatchObject({
      title: expect.stringContaining('물어봤어요'),
    })
    await disable(colleague.operatorId)
    expect((await list(server, agent.token)).items.find((one) => one.id === id)?.recruiter).toBeNull()
    expect((await ask(other.token)).statusCode).toBe(409)
    await act(server, other.token, id, 'done', { finding: 'UNCLEAR' })
  })
})
