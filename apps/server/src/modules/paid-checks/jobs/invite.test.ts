import { expect } from 'vitest'
import { users } from '../../../platform/db/schema/users.ts'
import { eq } from 'drizzle-orm'
import { seoul } from '../../coffeechats/testing/coffeechat-world.ts'
import { NOW, PROMISED, STARTED, test } from '../testing/paid-world.ts'

test.beforeEach(({ clock }) => clock.set(seoul(NOW)))

test('[KEEP-7] invites three and thirteen months after the first day, once each, also by two processes at once', async ({
  world,
  clock,
}) => {
  clock.set(seoul('2026-11-17T09:10:00'))
  const { me } = await world.hired()
  await world.night()
  expect(await world.list(me)).toEqual([])
  clock.set(seoul('2026-11-18T09:10:00'))
  await Promise.all([world.night(), world.night()])
  await world.night()
  expect(await world.list(me)).toMatchObject([{ state: 'INVITED', round: 3, startsOn: STARTED }])
  expect(await world.toldOf(me)).toHaveLength(1)
  clock.set(seoul('2027-09-18T09:10:00'))
  await world.night()
  await world.night()
  expect((await world.list(me)).map(({ round, state }) => [round, state])).toEqual([
    [13, 'INVITED'],
    [3, 'OVER'],
  ])
  expect(await world.toldOf(me)).toHaveLength(2)
})

test('[KEEP-7] a hire that only the company told of, one of long ago and one of somebody who left invite nobody', async ({
  world,
  server,
}) => {
  const told = await world.hired({ startsOn: '2026-01-05' })
  const left = await world.hired()
  await server.db.drizzle
    .update(users)
    .set({
      deletedAt: server.clock(),
      nameSealed: null,
      phoneSealed: null,
      phoneHash: null,
      phoneProvedAt: null,
      birthdaySealed: null,
    })
    .where(eq(users.id, left.me.userId))
  const waiting = await world.hired({ startsOn: '2020-01-05' })
  await world.hire(waiting.coffeechatId, { number: 2, isAgreed: false })
  await world.night()
  for (const { coffeechatId } of [told, left, waiting])
    expect(await world.rows('select from paid_checks where coffeechat_id = $1', coffeechatId)).toEqual([])
})

test('[KEEP-7] what a later pact changed is what was promised', async ({ world }) => {
  const { me, coffeechatId } = await world.hired()
  await world.hire(coffeechatId, { number: 2, basePay: PROMISED + 300 })
  await world.night()
  expect(await world.rows('select promised from paid_checks where candidate_id = $1', me.userId)).toEqual([
    { promised: PROMISED + 300 },
  ])
})

test('[KEEP-7] who declined is never asked about this hire again; declining twice is one', async ({
  world,
  clock,
}) => {
  const { me, id } = await world.invited()
  for (const _ of [1, 2])
    expect((await world.call(me, 'POST', `/${id}/decline`)).json()).toMatchObject({ state: 'DECLINED' })
  expect((await world.ask(me, id)).json()).toMatchObject({ code: 'CONFLICT' })
  clock.set(seoul('2027-09-18T09:10:00'))
  await world.night()
  expect(await world.list(me)).toHaveLength(1)
})

test('[KEEP-7] an invitation that nobody answered for sixty days can be answered no more', async ({
  world,
  clock,
}) => {
  const { me, id } = await world.invited()
  clock.set(seoul('2027-01-17T00:00:00'))
  expect(await world.show(me, id)).toMatchObject({ state: 'OVER' })
  for (const answer of [
    await world.ask(me, id),
    await world.call(me, 'POST', `/${id}/decline`),
    await world.call(me, 'POST', `/${id}/leave`),
  ])
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'CONFLICT'])
})

test('[KEEP-7] somebody else neither reads nor answers it', async ({ world }) => {
  const { id } = await world.invited()
  const { me: other } = await world.hired()
  for (const [method, path] of [
    ['GET', ''],
    ['POST', '/decline'],
    ['POST', '/leave'],
    ['DELETE', ''],
  ] as const)
    expect((await world.call(other, method, `/${id}${path}`)).statusCode, path).toBe(404)
  expect((await world.ask(other, id)).statusCode).toBe(404)
})
