import type { LightMyRequestResponse } from 'fastify'
import { describe, expect, vi } from 'vitest'
import { addCandidate } from '../../../testing/test-candidate.ts'
import { seoul } from '../../coffeechats/testing/coffeechat-world.ts'
import { lapsePactsJob } from '../jobs/lapse-pacts.ts'
import { NOW, test, TERMS } from '../testing/pact-world.ts'

// Drawing takes a second of a core; its own tests draw (document.test.ts).
vi.mock('../core/document/draw-pact.ts', async (original) => ({
  ...(await original<object>()),
  drawPact: (await import('../testing/drawn-quickly.ts')).drawQuickly,
}))

test.beforeEach(({ clock }) => clock.set(seoul(NOW)))

const outcome = (answer: LightMyRequestResponse) => [answer.statusCode, answer.json<{ code: string }>().code]
const WORDS = { words: '지금 회사에 남기로 했어요.' }

describe('[PACT-3] the candidate', () => {
  test('reads a version once, and the company sees when', async ({ world, clock }) => {
    const { me, pact } = await world.sent()
    await world.asPerson(me, 'POST', `/${pact.id}/read`, { version: 1 })
    clock.set(seoul('2026-11-17T09:00:00'))
    expect((await world.asPerson(me, 'POST', `/${pact.id}/read`, { version: 1 })).statusCode).toBe(204)
    expect(world.pactOf(await world.show(pact)).versionItems[0]!.readAt).toBe(seoul(NOW).toISOString())
  })

  test('asks for a change twice at most; one that is taken back was asked', async ({ world }) => {
    const { me, pact } = await world.sent()
    const ask = (version: number) =>
      world.asPerson(me, 'POST', `/${pact.id}/requests`, { version, text: '시작일은 1월 4일이면 좋겠어요.' })
    expect((await ask(1)).json()).toMatchObject({ state: 'CHANGE_ASKED' })
    expect(outcome(await ask(1))).toEqual([409, 'PACT_MOVED_ON'])
    expect((await world.asPerson(me, 'DELETE', `/${pact.id}/requests`)).json()).toMatchObject({
      state: 'SENT',
      requestItems: [{ closedAt: expect.any(String) }],
    })
    expect((await ask(1)).json()).toMatchObject({ state: 'CHANGE_ASKED' })
    await world.sendNext(pact, { ...TERMS, other: '바꿨어요' })
    expect(outcome(await ask(2))).toEqual([409, 'PACT_REQUESTS_USED'])
    expect(await world.toldOfPacts(world.recruiter)).toEqual([
      `PACT_CHANGE_ASKED:${pact.id}:1:1`,
      `PACT_CHANGE_ASKED:${pact.id}:1:2`,
    ])
  })

  test('declines for good; the company may begin another', async ({ world }) => {
    const { me, pact, coffeechatId } = await world.sent()
    expect(
      outcome(await world.asPerson(me, 'POST', `/${pact.id}/decline`, { version: 2, ...WORDS })),
    ).toEqual([409, 'PACT_MOVED_ON'])
    const declined = await world.asPerson(me, 'POST', `/${pact.id}/decline`, { version: 1, ...WORDS })
    expect(declined.json()).toMatchObject({
      state: 'DECLINED',
      declined: WORDS,
      versionItems: [{ end: 'DECLINED' }],
    })
    expect(await world.toldOfPacts(world.recruiter)).toContain(`PACT_DECLINED:${pact.id}:1`)
    for (const answer of [
      await world.asPerson(me, 'POST', `/${pact.id}/requests`, { version: 1, text: '다시' }),
      await world.asOperator(world.recruiter, 'POST', `/pacts/${pact.id}/withdraw`, { words: '' }),
    ])
      expect(outcome(answer)).toEqual([409, 'PACT_MOVED_ON'])
    expect((await world.begin(coffeechatId)).json()).toMatchObject({ state: 'DRAFT' })
  })

  test('is the only one who reads or answers it', async ({ world, server }) => {
    const { pact } = await world.sent()
    const other = await addCandidate(server)
    for (const [method, path, body] of [
      ['GET', `/${pact.id}`],
      ['POST', `/${pact.id}/read`, { version: 1 }],
      ['POST', `/${pact.id}/requests`, { version: 1, text: '저요' }],
      ['DELETE', `/${pact.id}/requests`],
      ['POST', `/${pact.id}/decline`, { version: 1, words: '' }],
      ['DELETE', `/${pact.id}/signature`],
      ['POST', `/${pact.id}/ask-again`],
    ] as const)
      expect((await world.asPerson(other, method, path, body)).statusCode, path).toBe(404)
    expect((await world.asPerson(other, 'GET', '')).json()).toEqual({ items: [] })
  })
})

describe('[PACT-8] the end', () => {
  test('withdrawing is told at once; a new version opens it again', async ({ world }) => {
    const { me, pact } = await world.sent()
    const words = '팀을 합치게 되어 시작일을 다시 정해야 해요.'
    await world.asOperator(world.recruiter, 'POST', `/pacts/${pact.id}/withdraw`, { words })
    expect((await world.showMine(me, pact)).json()).toMatchObject({
      state: 'WITHDRAWN',
      withdrawn: { words, by: '이도현' },
      versionItems: [{ end: 'WITHDRAWN' }],
    })
    expect(await world.toldOfPacts(me)).toContain(`PACT:${pact.id}:1:WITHDRAWN`)
    expect((await world.sendNext(pact, TERMS)).json()).toMatchObject({
      state: 'SENT',
      versionItems: [{}, { number: 2 }],
    })
  })

  test('after the last day in Seoul it is over for every reader, and the job tells both once', async ({
    world,
    server,
    clock,
  }) => {
    const { me, pact } = await world.sent()
    clock.set(seoul('2026-11-23T23:59:59'))
    expect((await world.showMine(me, pact)).json()).toMatchObject({ state: 'SENT' })
    clock.set(seoul('2026-11-24T00:00:00'))
    expect((await world.showMine(me, pact)).json()).toMatchObject({ state: 'LAPSED' })
    expect(
      outcome(await world.asPerson(me, 'POST', `/${pact.id}/decline`, { version: 1, ...WORDS })),
    ).toEqual([409, 'PACT_MOVED_ON'])
    await Promise.all([lapsePactsJob.run(server.deps), lapsePactsJob.run(server.deps)])
    await lapsePactsJob.run(server.deps)
    expect((await world.show(pact)).json()).toMatchObject({
      state: 'LAPSED',
      versionItems: [{ end: 'LAPSED' }],
    })
    expect((await world.toldOfPacts(me)).filter((key) => key.endsWith('LAPSED'))).toHaveLength(1)
    expect(await world.toldOfPacts(world.recruiter)).toContain(`PACT_LAPSED:${pact.id}:1`)

    for (const _ of [1, 2])
      expect((await world.asPerson(me, 'POST', `/${pact.id}/ask-again`)).statusCode).toBe(204)
    const asked = (await world.toldOfPacts(world.recruiter)).filter((key) =>
      key.startsWith('PACT_ASKED_AGAIN'),
    )
    expect(asked).toEqual([`PACT_ASKED_AGAIN:${pact.id}:1`])
    const again = await world.send(pact)
    expect(again.json()).toMatchObject({
      state: 'SENT',
      askedAgainAt: null,
      versionItems: [{}, { untilDay: '2026-12-01' }],
    })
  })
})
