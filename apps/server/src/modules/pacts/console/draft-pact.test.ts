import type { LightMyRequestResponse } from 'fastify'
import { describe, expect, vi } from 'vitest'
import { emptyTerms } from '@coffeeattack/domain/pacts/terms'
import { addCompany } from '../../../platform/db/testing/test-rows.ts'
import { addTestOperator } from '../../../testing/test-operator.ts'
import { seoul } from '../../coffeechats/testing/coffeechat-world.ts'
import { NOW, REASON, test, TERMS } from '../testing/pact-world.ts'

// Drawing takes a second of a core; its own tests draw (document.test.ts).
vi.mock('../core/document/draw-pact.ts', async (original) => ({
  ...(await original<object>()),
  drawPact: (await import('../testing/drawn-quickly.ts')).drawQuickly,
}))

test.beforeEach(({ clock }) => clock.set(seoul(NOW)))

const outcome = (answer: LightMyRequestResponse) => [
  answer.statusCode,
  answer.json<{ code: string; fields?: Record<string, string> }>().code,
  answer.json<{ fields?: Record<string, string> }>().fields,
]

describe('[PACT-1] a draft', () => {
  test('is filled from the offer, the raise and the company’s template', async ({ world }) => {
    const template = { place: '', hours: '1일 8시간', rest: '1시간', holidays: '토·일', leave: '법대로' }
    const more = { payDay: 25, payWay: 'TRANSFER', probation: null, other: '' }
    await world.asOperator(world.recruiter, 'POST', '/pact-settings/template', {
      template: { ...template, ...more },
    })
    const { coffeechatId } = await world.talking()
    const [offer] = await world.rows<{ id: string }>(
      'select offer_id as id from coffeechats where id = $1',
      coffeechatId,
    )
    await world.raise(offer!.id, 7_200)
    const begun = await world.begin(coffeechatId)
    expect(begun.json()).toMatchObject({
      state: 'DRAFT',
      offered: { base: { min: 6_700, max: 7_200 }, pay: { signing: 500 } },
      counter: { amount: 7_200, answer: 'RAISED' },
      draft: {
        terms: {
          base: 7_200,
          bonus: { min: 300, max: 700 },
          signing: 500,
          work: '프론트엔드 개발자',
          hours: '1일 8시간',
          payDay: 25,
          startsOn: null,
        },
        revision: 1,
      },
      signer: { name: '강세아', canSign: true, isCaller: false },
      parties: { person: { birthday: null } },
    })
    const again = await world.asOperator(world.recruiter, 'GET', `/coffeechats/${coffeechatId}/pact`)
    expect(again.json()).toMatchObject({ pact: { id: begun.json<{ id: string }>().id }, canDraft: false })
    expect(outcome(await world.begin(coffeechatId)).slice(0, 2)).toEqual([409, 'PACT_MOVED_ON'])
  })

  test('without a raise begins with the lowest figure, and only in 처우 협의', async ({ world, server }) => {
    const { coffeechatId } = await world.talking()
    expect((await world.begin(coffeechatId)).json()).toMatchObject({ draft: { terms: { base: 6_700 } } })
    const { coffeechatId: early } = await world.talking()
    await server.db.pool.query('delete from coffeechat_stages where coffeechat_id = $1', [early])
    expect(outcome(await world.begin(early)).slice(0, 2)).toEqual([409, 'PACT_TOO_EARLY'])
  })

  test('that a colleague saved meanwhile is not overwritten; what is wrong is named', async ({ world }) => {
    const { coffeechatId } = await world.talking()
    const pact = world.pactOf(await world.begin(coffeechatId))
    expect((await world.save(pact, TERMS)).json()).toMatchObject({ draft: { revision: 2, terms: TERMS } })
    expect(outcome(await world.save(pact, TERMS)).slice(0, 2)).toEqual([409, 'PACT_MOVED_ON'])
    const wrong = { ...TERMS, payDay: 32, probation: { months: 3, payPercent: 80 } }
    expect(outcome(await world.save(pact, wrong, 2))).toEqual([
      400,
      'INVALID_INPUT',
      {
        'terms.payDay': '1일부터 31일 사이로 골라 주세요',
        'terms.probation': expect.stringContaining('90%'),
      },
    ])
  })

  test('and its calls are another company’s neither to read nor to write', async ({ world, server }) => {
    const { pact, coffeechatId } = await world.sent()
    const companyId = await addCompany(server.db.drizzle, { key: 'dawnelse' })
    const stranger = await addTestOperator(server, { companyId })
    for (const [method, path, body] of [
      ['GET', `/pacts/${pact.id}`],
      ['GET', `/coffeechats/${coffeechatId}/pact`],
      ['POST', `/coffeechats/${coffeechatId}/pact`],
      ['POST', `/pacts/${pact.id}/draft`],
      ['PATCH', `/pacts/${pact.id}/draft`, { terms: TERMS, revision: 1 }],
      ['POST', `/pacts/${pact.id}/withdraw`, { words: '' }],
      ['POST', `/pacts/${pact.id}/remind-signer`],
    ] as const)
      expect((await world.asOperator(stranger, method, path, body)).statusCode, path).toBe(404)
  })
})

describe('[PACT-1] sending', () => {
  test('names every missing item and changes nothing', async ({ world }) => {
    const { coffeechatId, me } = await world.talking()
    const pact = world.pactOf(await world.begin(coffeechatId))
    const saved = world.pactOf(await world.save(pact, { ...TERMS, hours: '', payDay: null, base: null }))
    expect(outcome(await world.send(saved))).toEqual([
      400,
      'PACT_ITEM_MISSING',
      {
        'terms.base': '연봉이 없어요',
        'terms.hours': '근로시간이 없어요',
        'terms.payDay': '급여일과 주는 방법이 없어요',
      },
    ])
    expect((await world.show(saved)).json()).toMatchObject({ state: 'DRAFT', versionItems: [] })
    expect(await world.toldOfPacts(me)).toEqual([])
    expect((await world.showMine(me, saved)).statusCode).toBe(404)
  })

  test('[PACT-2] refuses a lower figure without a reason', async ({ world }) => {
    const { coffeechatId } = await world.talking()
    const pact = world.pactOf(await world.begin(coffeechatId))
    const saved = world.pactOf(await world.save(pact, { ...TERMS, reasons: { signing: ' ' } }))
    expect(outcome(await world.send(saved))).toEqual([
      400,
      'PACT_REASON_MISSING',
      { 'terms.reasons.signing': '이유를 적어야 보낼 수 있어요' },
    ])
  })

  test('[PACT-8] takes 3 to 14 days, and a signer whom the company named', async ({ world }) => {
    const { coffeechatId } = await world.talking()
    const pact = world.pactOf(await world.save(world.pactOf(await world.begin(coffeechatId)), TERMS))
    for (const days of [2, 15]) expect((await world.send(pact, { days })).statusCode).toBe(400)
    const unnamed = await world.send(pact, { signerId: world.recruiter.operatorId })
    expect(outcome(unnamed).slice(0, 2)).toEqual([400, 'PACT_SIGNER_UNKNOWN'])
    const sent = await world.send(pact, { days: 3 })
    expect(sent.json()).toMatchObject({
      state: 'SENT',
      versionItems: [{ number: 1, untilDay: '2026-11-19' }],
    })
  })

  test('tells the candidate, who reads the reason and the fingerprint of the document', async ({ world }) => {
    const { me, pact, coffeechatId } = await world.sent()
    expect(await world.toldOfPacts(me)).toEqual([`PACT:${pact.id}:1:SENT`])
    expect((await world.showMine(me, pact)).json()).toMatchObject({
      state: 'SENT',
      company: { name: '노을클라우드' },
      versionItems: [
        {
          terms: { signing: 300, reasons: { signing: REASON } },
          fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
        },
      ],
      parties: { signer: { name: '강세아' } },
    })
    const list = await world.asPerson(me, 'GET', '')
    expect(list.json()).toMatchObject({
      items: [{ coffeechatId, state: 'SENT', base: 7_200, lowerCount: 1, untilDay: '2026-11-23' }],
    })
    const deeds = await world.rows(
      'select action from audit_log where subject_id = $1 order by id',
      coffeechatId,
    )
    expect(deeds.map(({ action }) => action)).toEqual(['coffeechat.stage', 'pact.draft', 'pact.send'])
  })

  test('[PACT-3] a new version closes the one before; both stay readable', async ({ world }) => {
    const { me, pact } = await world.sent()
    await world.asPerson(me, 'POST', `/${pact.id}/requests`, { version: 1, text: '수습 급여를 올려 주세요.' })
    const next = await world.sendNext(pact, { ...TERMS, other: '교육비' })
    expect(next.json()).toMatchObject({
      state: 'SENT',
      draft: null,
      versionItems: [
        { number: 1, end: 'REPLACED' },
        { number: 2, end: null },
      ],
      requestItems: [{ version: 1, closedAt: expect.any(String) }],
    })
    const [first, second] = world.pactOf(next).versionItems
    expect(first!.fingerprint).not.toBe(second!.fingerprint)
  })

  test.for([
    ['ADDRESS', '서울 성동구 성수이로 24', '서울 성동구 성수이로 24'],
    ['LINK', 'https://meet.example/1', '서울 성동구'],
    [null, null, '서울 성동구'],
  ] as const)(
    '[PACT-5] the document names the address of a company that named one, else its region (%s)',
    async ([kind, place, expected], { world }) => {
      const { coffeechatId } = await world.talking()
      await world.rows(
        `update companies set region = '서울 성동구', usual_place_kind = $2, usual_place = $3 where id = $1`,
        world.companyId,
        kind,
        place,
      )
      expect((await world.begin(coffeechatId)).json()).toMatchObject({
        parties: { company: { address: expected } },
      })
    },
  )

  test('[PACT-8] a draft that a colleague’s withdrawal deleted is not sent as the version before it', async ({
    world,
  }) => {
    const { pact } = await world.sent()
    const begun = await world.asOperator(world.recruiter, 'POST', `/pacts/${pact.id}/draft`)
    const drafted = world.pactOf(await world.save(world.pactOf(begun), { ...TERMS, other: '교육비' }))
    await world.asOperator(world.recruiter, 'POST', `/pacts/${pact.id}/withdraw`, { words: '' })
    expect(outcome(await world.send(drafted)).slice(0, 2)).toEqual([409, 'PACT_MOVED_ON'])
    const again = await world.send(pact, { revision: 0 })
    expect(again.json()).toMatchObject({ versionItems: [{ end: 'WITHDRAWN' }, { terms: { other: '' } }] })
  })

  test('an empty template and an empty list of signers are the company’s to say', async ({ world }) => {
    const shown = await world.asOperator(world.recruiter, 'GET', '/pact-settings')
    expect(shown.json()).toMatchObject({ mayName: true, signerItems: expect.any(Array) })
    const wrong = await world.asOperator(world.recruiter, 'POST', '/pact-settings/signers', {
      signerIds: [crypto.randomUUID()],
    })
    expect(outcome(wrong).slice(0, 2)).toEqual([400, 'PACT_SIGNER_UNKNOWN'])
    const bad = { ...emptyTerms, payDay: 40 }
    const refused = await world.asOperator(world.recruiter, 'POST', '/pact-settings/template', {
      template: bad,
    })
    expect(refused.statusCode).toBe(400)
  })
})
