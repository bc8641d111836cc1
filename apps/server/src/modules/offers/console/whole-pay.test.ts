import { offerListItem } from '@coffeeattack/contract/offer-shapes'
import { noParts, type PayParts } from '@coffeeattack/domain/offers/whole-pay'
import { describe, expect } from 'vitest'
import { type ComposeWorld, test } from '../testing/compose-world.ts'

/** Pay besides the base salary, from the console to the candidate and the ledger (OFR-15). */

test.beforeEach(({ world }) => world.clock.set(new Date('2026-11-10T03:00:00Z')))

const bonus = { min: 300, max: 700 }
const stock = { kind: 'RSU', min: 1_200, max: 2_000, years: 4 } as const
const whole: PayParts = { bonus, signing: 500, stock }

const listedTo = async (world: ComposeWorld, token: string) =>
  (await world.call('GET', '/v3/users/offers', { token })).json<{ offerItems: Record<string, unknown>[] }>()
    .offerItems
const ledgerOf = async (world: ComposeWorld, candidateId: string) => {
  const { rows } = await world.db.pool.query(
    `select event, detail from offer_events
     where offer_id in (select id from offers where candidate_id = $1)
       or group_id in (select id from offer_groups where candidate_id = $1)`,
    [candidateId],
  )
  return rows as { event: string; detail: unknown }[]
}
const stored = async (world: ComposeWorld, candidateId: string) => {
  const { rows } = await world.db.pool.query('select * from offers where candidate_id = $1 order by id', [
    candidateId,
  ])
  return rows as Record<string, unknown>[]
}

describe('[OFR-15] an offer with pay besides the base', () => {
  test.for<[string, Partial<PayParts>]>([
    ['a bonus', { bonus }],
    ['a signing bonus', { signing: 500 }],
    ['shares', { stock }],
    ['all of it', whole],
  ])('%s arrives unchanged in the list, on its page and in the ledger', async ([, parts], { world }) => {
    const { token } = await world.recruiter()
    const person = await world.candidate()
    const pay = { ...noParts, ...parts }
    const { id } = (await world.send(token, person.userId, { pay })).json<{ id: string }>()
    expect(await ledgerOf(world, person.userId)).toEqual([{ event: 'SENT', detail: { pay: { [id]: pay } } }])
    const sent = await world.call('GET', '/console/offers', { token })
    expect(sent.json<{ items: object[] }>().items).toMatchObject([{ id, pay }])

    world.clock.advance({ minutes: 5 })
    const [entry] = await listedTo(world, person.token)
    expect(entry).toMatchObject({ id, pay, salaryMin: 6_300, salaryMax: 6_800, increaseRate: 30.8 })
    const shown = await world.call('GET', `/v2/users/offers/${id}`, { token: person.token })
    expect(shown.json()).toMatchObject({ pay, increaseRate: 30.8 })
  })

  test('the list is byte for byte the contract’s, with and without parts', async ({ world }) => {
    const person = await world.candidate()
    const [one, two] = [await world.recruiter(), await world.recruiter()]
    await world.send(one.token, person.userId, { pay: whole })
    await world.send(two.token, person.userId)
    world.clock.advance({ minutes: 5 })
    const entries = await listedTo(world, person.token)
    expect(entries.map(({ companyId }) => companyId).toSorted()).toEqual(
      [one.companyId, two.companyId].toSorted(),
    )
    expect(entries.map(({ pay }) => JSON.stringify(pay)).toSorted()).toEqual(
      [
        'null',
        '{"bonus":{"min":300,"max":700},"signing":500,"stock":{"min":1200,"max":2000,"kind":"RSU","years":4}}',
      ].toSorted(),
    )
    for (const entry of entries) {
      expect(Object.keys(entry)).toEqual(Object.keys(offerListItem.shape))
      expect(offerListItem.parse(entry)).toEqual(entry)
    }
  })

  test('empty parts are not stored', async ({ world }) => {
    const { token } = await world.recruiter()
    const [one, two] = [await world.candidate(), await world.candidate()]
    await world.send(token, one.userId, { pay: noParts })
    await world.send(token, two.userId, { pay: null })
    for (const { userId } of [one, two]) {
      expect(await stored(world, userId)).toMatchObject([
        { bonus_min: null, signing_bonus: null, stock_kind: null },
      ])
      expect(await ledgerOf(world, userId)).toEqual([{ event: 'SENT', detail: null }])
    }
  })

  test('a message drops them, even invalid ones', async ({ world }) => {
    const { token } = await world.recruiter()
    const person = await world.candidate()
    const pay = { ...whole, bonus: { min: 700, max: 300 } }
    expect((await world.send(token, person.userId, { isJustMessage: true, pay })).statusCode).toBe(200)
    expect(await stored(world, person.userId)).toMatchObject([
      {
        salary_min: null,
        bonus_min: null,
        bonus_max: null,
        signing_bonus: null,
        stock_min: null,
        stock_years: null,
      },
    ])
    expect(await ledgerOf(world, person.userId)).toEqual([{ event: 'SENT', detail: null }])
  })
})

const AMOUNT = '1만 원부터 20억 원까지 입력할 수 있어요'

describe('[OFR-15] invalid pay is refused at its field, and nothing is sent', () => {
  test.for<[string, Partial<PayParts>, object]>([
    ['a bonus from nothing', { bonus: { min: 0, max: 300 } }, { bonusMin: AMOUNT }],
    ['a bonus beyond the ceiling', { bonus: { min: 1, max: 200_001 } }, { bonusMax: AMOUNT }],
    ['a bonus that runs down', { bonus: { min: 700, max: 300 } }, { bonusMax: '최소 금액보다 낮아요' }],
    ['a signing bonus of nothing', { signing: 0 }, { signing: AMOUNT }],
    ['a signing bonus beyond the ceiling', { signing: 200_001 }, { signing: AMOUNT }],
    ['shares from nothing', { stock: { ...stock, min: 0 } }, { stockMin: AMOUNT }],
    ['shares that run down', { stock: { ...stock, max: 1_199 } }, { stockMax: '최소 금액보다 낮아요' }],
    [
      'shares of no year',
      { stock: { ...stock, years: 0 } },
      { stockYears: '1년부터 6년까지 고를 수 있어요' },
    ],
    [
      'shares over seven years',
      { stock: { ...stock, years: 7 } },
      { stockYears: '1년부터 6년까지 고를 수 있어요' },
    ],
    [
      'two things at once',
      { signing: 0, stock: { ...stock, years: 7 } },
      { signing: AMOUNT, stockYears: '1년부터 6년까지 고를 수 있어요' },
    ],
  ])('%s', async ([, parts, fields], { world }) => {
    const { token } = await world.recruiter()
    const person = await world.candidate()
    const answer = await world.send(token, person.userId, { pay: { ...noParts, ...parts } })
    expect(answer.statusCode).toBe(400)
    expect(answer.json<{ fields: object }>().fields).toEqual(fields)
    expect(await stored(world, person.userId)).toEqual([])
  })

  test.for([
    ['half of a range', { ...noParts, bonus: { min: 300 } }],
    ['an unknown kind of shares', { ...noParts, stock: { ...stock, kind: 'COIN' } }],
    ['half a 만원', { ...noParts, signing: 0.5 }],
    ['an amount as text', { ...noParts, signing: '500' }],
  ] as const)('%s is not an offer', async ([, pay], { world }) => {
    const { token } = await world.recruiter()
    const person = await world.candidate()
    expect((await world.send(token, person.userId, { pay })).statusCode).toBe(400)
    expect(await stored(world, person.userId)).toEqual([])
  })
})

describe('[OFR-15] a curation', () => {
  const items = (companyIds: readonly string[], more: readonly object[]) =>
    companyIds.map((companyId, index) => ({ companyId, position: '프론트엔드 개발자', ...more[index] }))
  const salary = { salaryMin: 6_000, salaryMax: 7_000 }

  test('has the pay of each company in the ledger', async ({ world }) => {
    const { token } = await world.agent()
    const person = await world.candidate()
    const companyIds = [await world.company(), await world.company()]
    const sent = await world.curate(token, person.userId, companyIds, {
      items: items(companyIds, [{ ...salary, pay: whole }, salary]),
    })
    const { groupId } = sent.json<{ groupId: string }>()
    const rows = await stored(world, person.userId)
    const named = rows.find(({ company_id }) => company_id === companyIds[0])
    expect(rows.map(({ bonus_max }) => bonus_max).filter(Boolean)).toEqual([700])
    expect(await ledgerOf(world, person.userId)).toEqual([
      { event: 'SENT', detail: { pay: { [String(named?.['id'])]: whole } } },
    ])
    world.clock.advance({ minutes: 5 })
    const group = await world.call('GET', `/users/offers/group/${groupId}`, { token: person.token })
    const shown = group.json<{ offerItems: { companyId: string; pay: PayParts | null }[] }>().offerItems
    expect(new Map(shown.map(({ companyId, pay }) => [companyId, pay]))).toEqual(
      new Map([
        [companyIds[0], whole],
        [companyIds[1], null],
      ]),
    )
    expect(await listedTo(world, person.token)).toMatchObject([
      { type: 'SUPER_CURATION', pay: null, companyId: null },
    ])
  })

  test('needs a salary, and names the company of a problem', async ({ world }) => {
    const { token } = await world.agent()
    const person = await world.candidate()
    const companyIds = [await world.company(), await world.company()]
    const wrong = { ...noParts, bonus: { min: 700, max: 300 } }
    const answer = await world.curate(token, person.userId, companyIds, {
      items: items(companyIds, [{ ...salary, pay: wrong }, { pay: { ...noParts, signing: 500 } }]),
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json<{ fields: object }>().fields).toEqual({
      'items.0.bonusMax': '최소 금액보다 낮아요',
      'items.1.salaryMin': '제안할 연봉을 입력해 주세요',
    })
    expect(await stored(world, person.userId)).toEqual([])
  })
})
