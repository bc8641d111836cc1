import { expect } from 'vitest'
import { withoutChance } from '../../../testing/without-chance.ts'
import { seoul } from '../../coffeechats/testing/coffeechat-world.ts'
import { keptResultOf } from '../core/kept-result.ts'
import { NOW, type ShownCheck, test } from '../testing/paid-world.ts'

test.beforeEach(({ clock }) => clock.set(seoul(NOW)))

/** How the sandbox's phones are judged; the table of all cases is the domain's. */
test.for([
  ['01000000701', 'KEPT', null],
  ['01000000704', 'UNKNOWN', 'AT_THE_LIMIT'],
  ['01000000706', 'UNKNOWN', 'ANOTHER_EMPLOYER'],
  ['01000000707', 'UNKNOWN', 'NO_PREMIUM'],
  ['01000000708', 'NOT_KEPT', null],
] as const)('[KEEP-8] the phone %s: %s %s', async ([phone, judgement, reason], { world }) => {
  const { me, id } = await world.invited({ phone })
  const answer = await world.confirmed(me, id)
  expect(answer.json()).toMatchObject({
    state: 'DONE',
    result: { judgement, reason, checkedOn: '2026-11-18', isProvable: judgement === 'KEPT' },
  })
})

test('[KEEP-8] only the result is kept: nothing of the premium, of other employers or of the phone', async ({
  world,
}) => {
  const { me, id } = await world.invited({ phone: '01000000702' })
  const shown = (await world.confirmed(me, id)).json<ShownCheck>()
  expect(shown.result).toEqual({
    judgement: 'KEPT',
    reason: null,
    figures: { promised: 6_500, insured: 6_240, keptFrom: 6_065 },
    month: '2026-11',
    source: 'HEALTH_INSURANCE',
    checkedOn: '2026-11-18',
    isProvable: true,
  })
  const [{ kept }] = (await world.rows<{ kept: string }>(
    `select concat((select string_agg(to_jsonb(d)::text, '') from paid_checks d where d.candidate_id = $1),
       (select string_agg(to_jsonb(a)::text, '') from verification_attempts a where a.user_id = $1)) as kept`,
    me.userId,
  )) as [{ kept: string }]
  expect(kept).toContain('"facts": null')
  for (const secret of ['186940', '186950', 'resPayMonth']) expect(withoutChance(kept)).not.toContain(secret)
})

test('[KEEP-8] a press before the confirmation can be repeated, and a lost answer finds the result', async ({
  world,
}) => {
  const { me, id } = await world.invited({ phone: '01000000703' })
  const begun = (await world.ask(me, id)).json<object>()
  expect((await world.press(me, id, begun)).json()).toMatchObject({ code: 'VERIFY_NOT_COMPLETED' })
  await world.confirmOn(me.phone)
  const [first, second] = [await world.press(me, id, begun), await world.press(me, id, begun)]
  expect(first.json()).toMatchObject({ result: { judgement: 'KEPT' } })
  expect(second.json()).toEqual(first.json())
  expect(await world.show(me, id)).toMatchObject({ lastCertificate: { loginTypeLevel: 1, telecom: 0 } })
})

test('[KEEP-7] who declined in another tab while the phone waited has declined', async ({ world }) => {
  const { me, id } = await world.invited()
  const begun = (await world.ask(me, id)).json<object>()
  await world.call(me, 'POST', `/${id}/decline`)
  await world.confirmOn(me.phone)
  expect((await world.press(me, id, begun)).json()).toMatchObject({ state: 'DECLINED', result: null })
})

test('[KEEP-8] an institution that fails leaves the invitation open', async ({ world }) => {
  const { me, id } = await world.invited({ phone: '01000000403' })
  expect((await world.confirmed(me, id)).statusCode).toBe(403)
  expect(await world.show(me, id)).toMatchObject({ state: 'INVITED', result: null })
})

test('[KEEP-8] who says to be on leave is not looked up, and it counts as nothing', async ({ world }) => {
  const { me, id } = await world.invited()
  const answer = await world.call(me, 'POST', `/${id}/leave`)
  expect(answer.json()).toMatchObject({
    state: 'DONE',
    result: { judgement: 'UNKNOWN', reason: 'ON_LEAVE', figures: null, month: null },
  })
  expect(await world.rows('select from verification_attempts where user_id = $1', me.userId)).toEqual([])
})

test('[KEEP-10] the newest kept result can become a proof without a figure; once deleted it is gone', async ({
  world,
  server,
}) => {
  const { me, id } = await world.invited({ phone: '01000000705' })
  expect(await keptResultOf(server.db.drizzle, me.userId)).toBeNull()
  await world.rows(
    `update paid_checks set state = 'DONE', answered_at = $2, judgement = 'KEPT', insured = 6411, kept_from = 6065,
       month = '2026-10' where id = $1`,
    id,
    server.clock(),
  )
  expect(await keptResultOf(server.db.drizzle, me.userId)).toEqual({
    paidCheckId: id,
    companyName: '노을클라우드',
    source: 'HEALTH_INSURANCE',
    checkedOn: '2026-11-18',
  })
  expect((await world.call(me, 'DELETE', `/${id}`)).statusCode).toBe(204)
  expect(await keptResultOf(server.db.drizzle, me.userId)).toBeNull()
  expect((await world.call(me, 'GET', `/${id}`)).statusCode).toBe(404)
  expect((await world.call(me, 'DELETE', `/${id}`)).statusCode).toBe(404)
  await world.night()
  expect(await world.list(me)).toEqual([])
})
