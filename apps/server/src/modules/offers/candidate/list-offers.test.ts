import { type ComparableOffer, compareOffers } from '@coffeeattack/domain/offers/comparison'
import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { offers } from '../../../platform/db/schema/offers.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addCandidate, type TestCandidate } from '../../../testing/test-candidate.ts'
import { type Listed, test } from '../testing/offers-world.ts'

const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id)
const read = (server: TestApp, who: TestCandidate, path: string) =>
  server.call('GET', path, { token: who.token })
const singles = async (server: TestApp, who: TestCandidate) =>
  (await read(server, who, '/v2/users/offers')).json<{ offerItems: Listed[] }>().offerItems
const history = async (server: TestApp, who: TestCandidate, isSelected: boolean) =>
  (await read(server, who, `/v2/users/offers/history?isSelected=${isSelected}`)).json<{
    offerItems: Listed[]
    groupItems: { groupId: string; status: string }[]
  }>()

describe('[OFR-9] lists', () => {
  test('open offers first, the soonest deadline on top; a group is one entry among single offers', async ({
    server,
    world,
  }) => {
    const me = await addCandidate(server)
    const later = await world.send(me, { expiryDay: '2026-11-20' })
    const refused = await world.send(me)
    const today = await world.send(me, { expiryDay: '2026-11-16' })
    const { groupId } = await world.sendGroup(me, 3, { expiryDay: '2026-11-18' })
    const over = await world.send(me, {
      expiryDay: '2026-11-15',
      createdAt: new Date('2026-11-09T03:00:00Z'),
    })
    await world.refuse(me, refused)

    const all = await world.list(me)
    expect(ids(all)).toEqual([today, groupId, later, refused, over])
    expect(all.map(({ type }) => type)).toEqual(['SUPER', 'SUPER_CURATION', 'SUPER', 'SUPER', 'SUPER'])
    expect(ids(await singles(server, me))).toEqual([today, later, refused, over])
    expect(all[1]).toMatchObject({ offerGroupId: groupId, name: '채용 담당자', isMaster: true })
  })

  test('by flags: selected, expired, and neither', async ({ server, world }) => {
    const me = await addCandidate(server)
    const open = await world.send(me)
    const matched = await world.send(me)
    const over = await world.send(me, { expiryDay: '2026-11-15' })
    const { groupId, offerIds } = await world.sendGroup(me)
    await world.accept(me, matched)
    await world.decide(me, groupId, true, [offerIds[2]!])

    expect(new Set(ids(await world.list(me, '?isSelected=true')))).toEqual(new Set([matched, groupId]))
    expect(ids(await world.list(me, '?isExpired=true'))).toEqual([over])
    expect(ids(await world.list(me, '?isSelected=false&isExpired=false'))).toEqual([open])
    expect(await world.list(me, '?isSelected=true&isExpired=true')).toEqual([])
    expect((await read(server, me, '/v3/users/offers?isSelected=1')).statusCode).toBe(400)
  })

  test('a matched group shows the selected companies', async ({ server, world }) => {
    const me = await addCandidate(server)
    const { groupId, offerIds } = await world.sendGroup(me, 3)
    const terms = { salaryMin: 7000, salaryMax: 9000, incomeBasis: 6000 }
    await server.db.drizzle.update(offers).set(terms).where(eq(offers.id, offerIds[1]!))
    const [waiting] = await world.list(me)
    expect(waiting).toMatchObject({ salaryMin: 6000, salaryMax: 9000, increaseRate: 50 })
    expect(waiting).toMatchObject({ companyItems: [{}, {}, {}] })
    await world.decide(me, groupId, true, [offerIds[1]!])
    const { name } = (await world.showGroup(me, groupId))
      .json<{ offerItems: { id: string; name: string }[] }>()
      .offerItems.find(({ id }) => id === offerIds[1])!
    expect((await world.list(me))[0]).toMatchObject({
      salaryMin: 7000,
      salaryMax: 9000,
      companyItems: [{ name, logo: null }],
    })
  })

  test('counts unread open ones: a group once, nothing expired or undelivered', async ({
    server,
    world,
    clock,
  }) => {
    const me = await addCandidate(server)
    const unread = async () => (await read(server, me, '/users/offers/unread')).json()
    expect(await unread()).toEqual({ unread: 0 })
    const offerId = await world.send(me)
    const { groupId } = await world.sendGroup(me)
    await world.send(me, { expiryDay: '2026-11-15' })
    await world.send(me, { deliverAt: new Date(clock().getTime() + 1) })
    await world.send(me, { undoneAt: clock() })
    await world.send(await addCandidate(server))
    await world.refuse(me, await world.send(me))
    expect(await unread()).toEqual({ unread: 2 })
    await world.show(me, offerId)
    expect(await unread()).toEqual({ unread: 1 })
    await world.showGroup(me, groupId)
    expect(await unread()).toEqual({ unread: 0 })
  })

  test('history contains decided and expired ones: the selected, or the others', async ({
    server,
    world,
  }) => {
    const me = await addCandidate(server)
    await world.send(me)
    const [matched, refused] = [await world.send(me), await world.send(me)]
    const over = await world.send(me, { expiryDay: '2026-11-15' })
    const asked = await world.sendGroup(me)
    const chosen = await world.sendGroup(me)
    await world.sendGroup(me)
    await world.accept(me, matched)
    await world.refuse(me, refused)
    await world.decide(me, asked.groupId, true)
    await world.decide(me, chosen.groupId, true, [chosen.offerIds[0]!])

    const selected = await history(server, me, true)
    expect([ids(selected.offerItems), selected.groupItems.map(({ groupId }) => groupId)]).toEqual([
      [matched],
      [chosen.groupId],
    ])
    const others = await history(server, me, false)
    expect(new Set(ids(others.offerItems))).toEqual(new Set([refused, over]))
    expect(others.groupItems.map(({ groupId, status }) => [groupId, status])).toEqual([
      [asked.groupId, 'AGENT'],
    ])
  })

  test('one company’s offers, single and in groups, under my id only', async ({ server, world }) => {
    const me = await addCandidate(server)
    const other = await addCandidate(server)
    const single = await world.send(me)
    await world.send(me)
    const { companyId } = await world.offer(single)
    const answer = await read(server, me, `/users/offers/${me.userId}/${companyId}`)
    expect(ids(answer.json<{ offerItems: Listed[] }>().offerItems)).toEqual([single])
    expect((await read(server, other, `/users/offers/${me.userId}/${companyId}`)).statusCode).toBe(404)
    expect((await read(server, other, `/users/offers/${other.userId}/${companyId}`)).json()).toEqual({
      offerItems: [],
    })

    const { groupId, offerIds } = await world.sendGroup(me)
    const inGroup = (await world.offer(offerIds[0]!)).companyId
    expect((await read(server, me, `/users/offers/${me.userId}/${inGroup}`)).json()).toMatchObject({
      offerItems: [{ id: offerIds[0], offerGroupId: groupId, type: 'SUPER_CURATION' }],
    })
  })
})

test('[TRUST-3] the list has all fields of a comparison', async ({ server, world, clock }) => {
  const me = await addCandidate(server)
  await world.send(me, { offerItems: ['점심 제공', '스톡옵션'], incomeBasis: 5000, expiryDay: '2026-11-16' })
  await world.send(me, { offerItems: ['점심 제공'], incomeBasis: 5000, salaryMin: 7000, salaryMax: 7500 })
  const listed = (await read(server, me, '/v3/users/offers')).json<{
    offerItems: (Omit<ComparableOffer, 'expiredAt'> & { expiredAt: string; incomeBasis: number })[]
  }>().offerItems
  const comparison = compareOffers(
    listed.map((item) => ({ ...item, expiredAt: new Date(item.expiredAt) })),
    { income: listed[0]!.incomeBasis, now: clock() },
  )
  expect(comparison).toMatchObject({
    ok: true,
    scaleMax: 7500,
    offers: [
      { rate: 36, onlyHere: ['스톡옵션'], isHighest: false, isSoonest: true },
      { rate: 50, onlyHere: [], isHighest: true, isSoonest: false },
    ],
  })
})
