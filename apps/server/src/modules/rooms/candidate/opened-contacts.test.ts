import type { LightMyRequestResponse } from 'fastify'
import { describe, expect } from 'vitest'
import { addCompany, addGroup } from '../../../platform/db/testing/test-rows.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addCandidate, type TestCandidate } from '../../../testing/test-candidate.ts'
import { type RoomsWorld, test as base } from '../testing/rooms-world.ts'

/** Anonymous messages become readable with a match: they are listed before it and after it (OFR-18). */

const test = base
  .extend('me', ({ server }) => addCandidate(server))
  .extend('offerId', ({ world, me }) => world.offerTo(me))

type Item = { kind: string; text: string }
type Sheet = { items: Item[]; askedItems: { company: string; items: Item[] }[] }

const tokenOf = (server: TestApp, { userId, sessionId }: TestCandidate) =>
  server.signIn('candidate', { subjectId: userId, sessionId }).token

const sheet = async (server: TestApp, who: TestCandidate, ...offerIds: string[]): Promise<Sheet> => {
  const path = `/users/coffeechats/disclosure?${new URLSearchParams({ offerIds: offerIds.join(',') })}`
  const answer = await server.call('GET', path, { token: tokenOf(server, who) })
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)])
  return answer.json<Sheet>()
}
const storedFor = async (server: TestApp, who: TestCandidate, coffeechatId: string): Promise<Item[]> => {
  const answer = await server.call('GET', `/users/coffeechats/${coffeechatId}`, {
    token: tokenOf(server, who),
  })
  return answer.json<{ disclosure: { items: Item[] } }>().disclosure.items
}
const readByCompany = async (world: RoomsWorld, coffeechatId: string): Promise<Item[]> => {
  const answer = await world.console(world.recruiter, 'GET', `coffeechats/${coffeechatId}`)
  const { disclosure } = answer.json<{ disclosure: Item[] }>()
  return disclosure.map(({ kind, text }) => ({ kind, text }))
}
const chatOf = (answer: LightMyRequestResponse) => answer.json<{ coffeechatId: string }>().coffeechatId
const asked = (...texts: string[]) => texts.map((text) => ({ kind: 'ASKED_CONTACT', text }))

const writeThree = async (world: RoomsWorld, me: TestCandidate, offerId: string) => {
  const first = await world.ask(me, offerId, '한지우예요. 답은 010-1234-5678로 주세요')
  const { roomId } = first.json<{ roomId: string }>()
  await world.send(me, roomId, '메일은 me@example.com, 급하면 010-1234-5678이에요')
  await world.send(me, roomId, '제 글은 https://me.example.com 에 있어요')
  await world.reply(world.recruiter, roomId, '저희는 02-123-4567이에요')
  return roomId
}
const THREE = asked('010-1234-5678', 'me@example.com', 'https://me.example.com')

describe('[OFR-18] accepting one offer', () => {
  test('lists every contact written about it, and discloses exactly these', async ({
    server,
    world,
    me,
    offerId,
  }) => {
    await writeThree(world, me, offerId)
    const before = await sheet(server, me, offerId)
    expect(before.askedItems).toEqual([{ company: '노을클라우드', items: THREE }])
    const list = [...before.items, ...THREE]
    const coffeechatId = chatOf(await world.accept(me, offerId))
    expect(await storedFor(server, me, coffeechatId)).toEqual(list)
    expect(await readByCompany(world, coffeechatId)).toEqual(list)
  })

  test('excludes ended conversations and messages under names', async ({ server, world, me, offerId }) => {
    const roomId = await writeThree(world, me, offerId)
    await world.refuse(me, offerId)
    const next = await world.offerTo(me)
    expect((await sheet(server, me, next)).askedItems).toEqual([])
    const coffeechatId = chatOf(await world.accept(me, next))
    await world.send(me, roomId, '010-9999-8888')
    const items = await storedFor(server, me, coffeechatId)
    expect(items.filter(({ kind }) => kind === 'ASKED_CONTACT')).toEqual([])
  })

  test('is visible to nobody else; an older client gets the earlier list', async ({
    server,
    world,
    me,
    offerId,
  }) => {
    await writeThree(world, me, offerId)
    const other = await addCandidate(server)
    expect((await sheet(server, other, offerId)).askedItems).toEqual([])
    const plain = await server.call('GET', '/users/coffeechats/disclosure', { token: tokenOf(server, me) })
    expect(plain.json<Sheet>()).toMatchObject({
      items: [{ kind: 'NAME' }, { kind: 'PHONE' }],
      askedItems: [],
    })
  })

  test('stays listed after a cancellation', async ({ server, world, me, offerId }) => {
    await writeThree(world, me, offerId)
    const coffeechatId = chatOf(await world.accept(me, offerId))
    await server.call('POST', `/users/coffeechats/${coffeechatId}/cancel`, { token: tokenOf(server, me) })
    const items = await storedFor(server, me, coffeechatId)
    expect(items.filter(({ kind }) => kind === 'ASKED_CONTACT')).toEqual(THREE)
  })
})

describe('[OFR-18] accepting companies of a curation', () => {
  const curate = async (server: TestApp, world: RoomsWorld, me: TestCandidate) => {
    const other = await addCompany(server.db.drizzle, { name: '온결헬스', key: server.deps.ids.next() })
    const parties = { candidateId: me.userId, operatorId: world.agent.operatorId }
    return addGroup(server.db.drizzle, parties, [world.companyId, other])
  }
  const choose = (server: TestApp, me: TestCandidate, groupId: string, offerItems: string[]) =>
    server.call('PATCH', `/users/offers/group/${groupId}`, {
      token: tokenOf(server, me),
      body: { groupId, isLike: true, offerItems },
    })
  const chatsOf = async (server: TestApp, me: TestCandidate) => {
    const { rows } = await server.db.pool.query<{ id: string; companyId: string }>(
      'select id, company_id as "companyId" from coffeechats where candidate_id = $1',
      [me.userId],
    )
    return rows
  }

  test('lists messages to a company that knows the person under its name only', async ({
    server,
    world,
    me,
    offerId,
  }) => {
    await writeThree(world, me, offerId)
    await world.accept(me, offerId)
    const { groupId, offerIds } = await curate(server, world, me)
    expect((await sheet(server, me, ...offerIds)).askedItems).toEqual([
      { company: '노을클라우드', items: THREE },
    ])
    expect((await sheet(server, me, offerIds[1]!)).askedItems).toEqual([])
    expect((await choose(server, me, groupId, offerIds)).statusCode).toBe(200)
    for (const { id, companyId } of await chatsOf(server, me)) {
      const items = (await storedFor(server, me, id)).filter(({ kind }) => kind === 'ASKED_CONTACT')
      expect(items).toEqual(companyId === world.companyId ? THREE : [])
    }
  })

  test('discloses nothing of ended conversations', async ({ server, world, me, offerId }) => {
    const roomId = await writeThree(world, me, offerId)
    await world.refuse(me, offerId)
    const { groupId, offerIds } = await curate(server, world, me)
    expect((await sheet(server, me, ...offerIds)).askedItems).toEqual([])
    await choose(server, me, groupId, offerIds)
    expect((await world.history(me, roomId)).items.map(({ message }) => message)).toEqual([
      '〔이름〕예요. 답은 〔전화번호〕로 주세요',
      '메일은 〔이메일〕, 급하면 〔전화번호〕이에요',
      '제 글은 〔링크〕 에 있어요',
      '저희는 〔전화번호〕이에요',
    ])
    for (const { id } of await chatsOf(server, me)) {
      const items = await storedFor(server, me, id)
      expect(items.filter(({ kind }) => kind === 'ASKED_CONTACT')).toEqual([])
    }
  })

  test('does not let the agent read messages to the company', async ({ server, world, me, offerId }) => {
    await writeThree(world, me, offerId)
    await world.accept(me, offerId)
    const { groupId, offerIds } = await curate(server, world, me)
    await choose(server, me, groupId, [offerIds[0]!])
    const { rows } = await server.db.pool.query<{ id: string }>(
      'select id from coffeechats where candidate_id = $1 and operator_id = $2',
      [me.userId, world.agent.operatorId],
    )
    const { body } = await world.console(world.agent, 'GET', `coffeechats/${rows[0]!.id}`)
    expect(body).toContain('한지우')
    expect(body).not.toContain('me@example.com')
  })
})
