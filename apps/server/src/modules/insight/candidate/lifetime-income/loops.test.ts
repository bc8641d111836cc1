import { expect } from 'vitest'
import { FIRST, SECOND, test, THIRD } from '../../testing/lifetime-world.ts'

test('[PUB-6] the first request asks the phone, the press loads its years and 2018 to 2022, newest first', async ({
  world,
}) => {
  const me = await world.earner()
  expect(await world.items(me)).toEqual({ items: [], total: 0, status: null, next: FIRST })
  const begun = await world.request(me, FIRST)
  expect([begun.statusCode, Object.keys(begun.json())]).toEqual([
    200,
    ['id', 'cfid', 'jobIndex', 'threadIndex', 'jti', 'twoWayTimestamp', 'loginTypeLevel', 'expiresAt'],
  ])
  expect(await world.status(me)).toEqual({ status: 'WAITING', loadedYears: [], items: [], next: FIRST })
  await world.control('confirm', { phone: me.phone })
  const pressed = await world.verify(me, begun.json())
  expect([pressed.statusCode, pressed.json().loadedYears[0]]).toEqual([200, 2025])
  expect(await world.untilOver(me)).toEqual({
    status: 'DONE',
    loadedYears: [2025, 2024, 2023, 2022, 2021, 2020, 2019, 2018],
    items: [2025, 2024, 2023, 2022, 2021, 2020]
      .map((year) => ({ year, company: '두들페이', income: 4320 }))
      .concat([2019, 2018].map((year) => ({ year, company: '㈜반달랩스', income: 3000 }))),
    next: SECOND,
  })
})

test('[PUB-6] further requests go back five years each without a confirmation, until five years are empty', async ({
  world,
}) => {
  const me = await world.earner()
  await world.gather(me)
  const second = await world.request(me, SECOND)
  expect([second.statusCode, 'cfid' in second.json()]).toEqual([200, false])
  expect(await world.untilOver(me)).toMatchObject({
    status: 'DONE',
    loadedYears: [2017, 2016],
    next: THIRD,
  })
  await world.request(me, THIRD)
  expect(await world.untilOver(me)).toMatchObject({
    status: 'DONE',
    loadedYears: [2015, 2014, 2013, 2012, 2011],
    items: [],
    next: null,
  })
  const { items, total } = await world.items(me)
  expect([items.length, total]).toEqual([10, 6 * 4320 + 4 * 3000])
})

test('[PUB-6] a poll returns the incomes of the years that the browser does not have', async ({ world }) => {
  const me = await world.earner()
  await world.gather(me)
  const years = async (loadCount: number) => (await world.status(me, loadCount)).items.map(({ year }) => year)
  expect(await years(6)).toEqual([2019, 2018])
  expect(await years(8)).toEqual([])
  expect(await years(100)).toEqual([])
})

test('[PUB-6] the incomes of one employer', async ({ world }) => {
  const me = await world.earner()
  await world.gather(me)
  const { items, total } = await world.items(me, `?prevName=${encodeURIComponent('㈜반달랩스')}`)
  expect([items.map(({ year }) => year), total]).toEqual([[2019, 2018], 6000])
})

test.for([
  ['years of our own choosing', { startYear: 2020, endYear: 2024 }],
  ['the running year', { startYear: 2022, endYear: 2026 }],
  ['a loop before the first request', SECOND],
  ['the wrong way round', { startYear: 2025, endYear: 2021 }],
  ['more years at once', { startYear: 2016, endYear: 2025 }],
] as const)('[PUB-6] wrong ranges are refused: %s', async ([_case, range], { world }) => {
  const me = await world.earner()
  const before = world.asked()
  const answer = await world.request(me, range)
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'INVALID_INPUT'])
  expect(world.asked()).toBe(before)
})

test('[PUB-6] years cannot be skipped', async ({ world }) => {
  const me = await world.earner()
  await world.gather(me)
  expect((await world.request(me, THIRD)).json().code).toBe('INVALID_INPUT')
})

test('[PUB-6] loaded years are answered from the database', async ({ world }) => {
  const me = await world.earner()
  await world.gather(me)
  await world.request(me, SECOND)
  await world.untilOver(me)
  const before = world.asked()
  const again = await world.request(me, SECOND)
  expect([again.statusCode, again.json()]).toMatchObject([200, { status: 'DONE', next: THIRD }])
  expect(world.asked()).toBe(before)
})

test('[PUB-6] two clicks on five more years load them once', async ({ world }) => {
  const me = await world.earner()
  await world.gather(me)
  const before = world.asked()
  const answers = await Promise.all([world.request(me, SECOND), world.request(me, SECOND)])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  await world.untilOver(me)
  expect(world.asked() - before).toBe(2)
})

test('[PUB-6] a request with an idempotency key loads as well', async ({ world }) => {
  const me = await world.earner()
  await world.gather(me)
  const form = { ...me, gender: '여성', birthday: '19900512', type: 'kakao', loginTypeLevel: 1, telecom: 0 }
  const { name, phone, gender, birthday, type, loginTypeLevel, telecom } = form
  const send = () =>
    world.call('POST', '/income/lifetime', {
      token: me.token,
      headers: { 'idempotency-key': 'five-more-years-please' },
      body: { form: { name, phone, gender, birthday, type, loginTypeLevel, telecom }, ...SECOND },
    })
  expect((await send()).json()).toEqual((await send()).json())
  expect((await world.untilOver(me)).loadedYears).toEqual([2017, 2016])
})

test('[PUB-6] after the session expired, a further request asks the phone again', async ({ world }) => {
  const me = await world.earner()
  await world.gather(me)
  world.clock.advance({ minutes: 11 })
  const begun = await world.begin(me, SECOND)
  expect(begun.cfid).toBeTruthy()
  await world.verify(me, begun)
  expect((await world.untilOver(me)).loadedYears).toEqual([2020, 2017, 2016])
})

test('[PUB-6] a new first request loads its years again', async ({ world }) => {
  const me = await world.earner()
  await world.gather(me)
  await world.control('people', {
    name: me.name,
    phone: me.phone,
    birthday: '19900512',
    jobs: [{ company: '새로운곳', start: '20240101', monthlyWon: 5_000_000, yearlyRaise: 0 }],
  })
  await world.gather(me)
  const { items } = await world.items(me)
  expect(items).toEqual([2025, 2024].map((year) => ({ year, company: '새로운곳', income: 6000 })))
})

test('[PUB-6] a person without earnings does not wait', async ({ world }) => {
  const me = await world.earner({ jobs: [] })
  expect(await world.gather(me)).toMatchObject({ status: 'DONE', items: [], next: null })
})

test('[PUB-6] a poll before any request is refused', async ({ world }) => {
  const me = await world.earner()
  const answer = await world.call('GET', '/income/lifetime/verify/status?loadCount=0', { token: me.token })
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND'])
})
