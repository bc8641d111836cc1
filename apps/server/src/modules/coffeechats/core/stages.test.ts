import { describe, expect } from 'vitest'
import type { TestApp } from '../../../testing/test-app.ts'
import { addCandidate } from '../../../testing/test-candidate.ts'
import { addTestOperator } from '../../../testing/test-operator.ts'
import { type CoffeechatWorld, test } from '../testing/coffeechat-world.ts'

/** The tests start at ten in the morning of 16 November 2026, the day of the match. */
const TODAY = '2026-11-16'
const HIRE = { startsOn: '2026-12-01', basePay: 6_700 }

const interview = { stage: 'INTERVIEW', onDay: TODAY, seen: 0 }
const hired = (seen: number, hire = HIRE) => ({ stage: 'HIRED', onDay: TODAY, hire, seen })

async function matched(
  server: TestApp,
  world: CoffeechatWorld,
  given: Parameters<CoffeechatWorld['match']>[1] = {},
) {
  const me = await addCandidate(server)
  return { me, id: await world.match(me, given) }
}

async function payAt(server: TestApp, coffeechatId: string): Promise<(string | null)[]> {
  const { rows } = await server.db.pool.query<{ pay: string | null }>(
    'select hire_pay as pay from coffeechat_stages where coffeechat_id = $1 order by number',
    [coffeechatId],
  )
  return rows.map(({ pay }) => pay)
}

type Answer = Awaited<ReturnType<CoffeechatWorld['show']>>
const stagesIn = (answer: Answer) => answer.json<{ stageItems: unknown[] }>().stageItems
const refused = (answer: Answer) => [answer.statusCode, answer.json<{ code: string }>().code]
const shown = (given: object) => ({
  onDay: TODAY,
  hire: null,
  isAgreed: null,
  candidateHire: null,
  isHire: false,
  ...given,
})

describe('[KEEP-3] steps', () => {
  test('the company records one with its day; the candidate sees it and is notified', async ({
    server,
    world,
  }) => {
    const { me, id } = await matched(server, world)
    const { recruiter } = world
    const first = await world.console.stage(recruiter, id, interview)
    expect(stagesIn(first)).toEqual([shown({ stage: 'INTERVIEW' })])
    expect(stagesIn(await world.show(me, id))).toEqual(stagesIn(first))
    const next = await world.console.stage(recruiter, id, { stage: 'TERMS', onDay: '2026-11-20', seen: 1 })
    expect(stagesIn(next)).toEqual([
      shown({ stage: 'INTERVIEW' }),
      shown({ stage: 'TERMS', onDay: '2026-11-20' }),
    ])
    const told = [...(await world.told(me)).keys()].filter((key) => key.endsWith(':STAGE'))
    expect(told).toHaveLength(2)
    expect((await world.room(me)).lines.slice(-2)).toEqual([
      '노을클라우드 진행 상황이 적혔어요: 면접, 11월 16일 (월).',
      '노을클라우드 진행 상황이 적혔어요: 처우 협의, 11월 20일 (금).',
    ])
    const { rows } = await server.db.pool.query(
      `select action from audit_log where subject_id = $1 and action = 'coffeechat.stage'`,
      [id],
    )
    expect(rows).toHaveLength(2)
  })

  test('a company may continue, correct and go back, but not repeat a step', async ({ server, world }) => {
    const { id } = await matched(server, world)
    const record = (body: object) => world.console.stage(world.recruiter, id, body)
    const steps = [
      { stage: 'INTERVIEW', onDay: TODAY },
      { stage: 'INTERVIEW', onDay: '2026-11-19' },
      { stage: 'ENDED', onDay: TODAY },
      { stage: 'TERMS', onDay: TODAY },
    ]
    for (const [seen, step] of steps.entries()) {
      expect((await record({ ...step, seen })).statusCode).toBe(200)
      expect(refused(await record({ ...step, seen: seen + 1 }))).toEqual([409, 'CONFLICT'])
    }
  })

  test.for([
    ['a day before the match', { onDay: '2026-11-15' }, ['onDay']],
    ['a day that never was', { onDay: '2026-11-31' }, ['onDay']],
    ['an interview far ahead', { onDay: '2027-02-15' }, ['onDay']],
    ['an end ahead', { stage: 'ENDED', onDay: '2026-11-17' }, ['onDay']],
    ['a hire without its terms', { stage: 'HIRED' }, ['hire']],
    ['terms without a hire', { hire: HIRE }, ['hire']],
    ['a start far off', { stage: 'HIRED', hire: { ...HIRE, startsOn: '2028-01-01' } }, ['hire.startsOn']],
    ['a pay that is none', { stage: 'HIRED', hire: { ...HIRE, basePay: 0 } }, ['hire.basePay']],
    ['a pay beyond all', { stage: 'HIRED', hire: { ...HIRE, basePay: 200_001 } }, ['hire.basePay']],
  ] as const)('%s is refused', async ([, given, fields], { server, world }) => {
    const { id } = await matched(server, world)
    const answer = await world.console.stage(world.recruiter, id, { ...interview, ...given })
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual(fields)
  })

  test('not after a cancellation, not by strangers, and no hire without a company', async ({
    server,
    world,
  }) => {
    const { me, id } = await matched(server, world)
    const agent = await addTestOperator(server, { role: 'AGENT' })
    expect(refused(await world.console.stage(agent, id, interview))).toEqual([404, 'NOT_FOUND'])
    expect(refused(await world.stage(me, id, { seen: 1, isAgreed: true }))).toEqual([409, 'STAGE_CHANGED'])
    await world.cancel(me, id)
    expect(refused(await world.console.stage(world.recruiter, id, interview))).toEqual([409, 'CONFLICT'])

    const other = await addCandidate(server)
    const letter = { isMaster: true, isJustMessage: true, salaryMin: null, salaryMax: null } as const
    const ours = await world.match(other, { companyId: null, operatorId: agent.operatorId, ...letter })
    expect(refused(await world.console.stage(agent, ours, hired(0)))).toEqual([400, 'INVALID_INPUT'])
    expect((await world.console.stage(agent, ours, interview)).statusCode).toBe(200)
  })
})

describe('[KEEP-3] the candidate’s answer', () => {
  test('confirms or contradicts and can change; a contradiction opens a case once', async ({
    server,
    world,
  }) => {
    const { me, id } = await matched(server, world)
    await world.console.stage(world.recruiter, id, interview)
    const against = await world.stage(me, id, { seen: 1, isAgreed: false })
    expect(stagesIn(against)).toEqual([shown({ stage: 'INTERVIEW', isAgreed: false })])
    await world.stage(me, id, { seen: 1, isAgreed: true })
    await world.stage(me, id, { seen: 1, isAgreed: false })
    const [word, ...more] = await world.keptWords(me)
    expect(word).toMatchObject({ kind: 'STAGE', coffeechatId: id })
    expect(more).toEqual([])
    expect(stagesIn(await world.console.show(world.recruiter, id))).toEqual(stagesIn(against))
    expect(await world.companyTold(id)).toEqual(
      expect.arrayContaining(['COFFEECHAT_STAGE_ANSWERED', 'COFFEECHAT_STAGE_ANSWERED']),
    )
  })

  test('is for the last step only, and for the one that was seen', async ({ server, world }) => {
    const { me, id } = await matched(server, world)
    await world.console.stage(world.recruiter, id, interview)
    await world.console.stage(world.recruiter, id, { ...interview, onDay: '2026-11-19', seen: 1 })
    for (const seen of [1, 3])
      expect(refused(await world.stage(me, id, { seen, isAgreed: true }))).toEqual([409, 'STAGE_CHANGED'])
    expect(refused(await world.stage(me, id, { seen: 2, isAgreed: true, hire: HIRE }))).toEqual([
      400,
      'INVALID_INPUT',
    ])
    expect((await world.stage(me, id, { seen: 2, isAgreed: true })).statusCode).toBe(200)
  })
})

describe('[KEEP-3] a hire needs both sides', () => {
  test('with the same start and pay; the fee is the company’s rate of that day', async ({
    server,
    world,
    clock,
  }) => {
    const { me, id } = await matched(server, world)
    await server.db.pool.query('update companies set fee_rate = 900 where id = $1', [world.companyId])
    await world.console.stage(world.recruiter, id, hired(0))
    expect(await world.hires(id)).toEqual([])
    const others = { ...HIRE, basePay: 6_800 }
    expect(refused(await world.stage(me, id, { seen: 1, isAgreed: true }))).toEqual([400, 'INVALID_INPUT'])
    expect(refused(await world.stage(me, id, { seen: 1, isAgreed: true, hire: others }))).toEqual([
      400,
      'INVALID_INPUT',
    ])
    expect(refused(await world.stage(me, id, { seen: 1, isAgreed: false, hire: HIRE }))).toEqual([
      400,
      'INVALID_INPUT',
    ])
    const agreed = await world.stage(me, id, { seen: 1, isAgreed: true, hire: HIRE })
    expect(stagesIn(agreed)).toEqual([shown({ stage: 'HIRED', hire: HIRE, isAgreed: true, isHire: true })])
    await server.db.pool.query('update companies set fee_rate = 700 where id = $1', [world.companyId])
    expect(await world.hires(id)).toMatchObject([
      { companyId: world.companyId, position: '프론트엔드 개발자', ...HIRE, feeRate: 900, at: clock() },
    ])
    expect((await world.room(me)).lines.at(-1)).toBe(
      '노을클라우드 채용이 확정됐어요. 서로 같은 첫 출근일과 연봉을 확인했어요.',
    )
  })

  test('and is final; repeating it is harmless', async ({ server, world }) => {
    const { me, id } = await matched(server, world)
    await world.console.stage(world.recruiter, id, hired(0))
    const agree = { seen: 1, isAgreed: true, hire: HIRE }
    await world.stage(me, id, agree)
    expect((await world.stage(me, id, agree)).statusCode).toBe(200)
    expect(refused(await world.stage(me, id, { seen: 1, isAgreed: false }))).toEqual([409, 'STAGE_CHANGED'])
    expect(
      refused(await world.console.stage(world.recruiter, id, { stage: 'ENDED', onDay: TODAY, seen: 1 })),
    ).toEqual([409, 'CONFLICT'])
    expect(await world.hires(id)).toHaveLength(1)
  })

  test('other values are shown to the company, and become a hire when it repeats them', async ({
    server,
    world,
  }) => {
    const { me, id } = await matched(server, world)
    const mine = { ...HIRE, basePay: 7_000 }
    await world.console.stage(world.recruiter, id, hired(0))
    await world.stage(me, id, { seen: 1, isAgreed: false, hire: mine })
    expect(stagesIn(await world.console.show(world.recruiter, id))).toEqual([
      shown({ stage: 'HIRED', hire: HIRE, isAgreed: false, candidateHire: mine }),
    ])
    expect(await world.keptWords(me)).toMatchObject([{ kind: 'STAGE' }])
    expect(await world.hires(id)).toEqual([])
    const same = await world.console.stage(world.recruiter, id, hired(1, mine))
    expect(stagesIn(same).at(-1)).toEqual(shown({ stage: 'HIRED', hire: mine, isAgreed: true, isHire: true }))
    expect(await world.hires(id)).toMatchObject([mine])
  })

  test('[KEEP-1] when the company takes over the candidate’s values, the pay is asked afterwards, once', async ({
    server,
    world,
  }) => {
    const { me, id } = await matched(server, world)
    const mine = { ...HIRE, basePay: 7_000 }
    const asked = async () => (await world.show(me, id)).json<{ isHirePayAsked: boolean }>().isHirePayAsked
    await world.console.stage(world.recruiter, id, hired(0))
    await world.stage(me, id, { seen: 1, isAgreed: false, hire: mine })
    expect(await asked()).toBe(false)
    await world.console.stage(world.recruiter, id, hired(1, mine))
    expect(await asked()).toBe(true)
    const told = await world.companyTold(id)
    for (const pay of ['MORE', 'LESS'])
      expect((await world.stage(me, id, { seen: 2, isAgreed: true, hire: mine, pay })).statusCode).toBe(200)
    expect(await payAt(server, id)).toEqual([null, 'MORE'])
    expect(await asked()).toBe(false)
    expect(await world.companyTold(id)).toEqual(told)
  })

  test('below the offer needs a yes with the difference in sight, which both sides read in the same words', async ({
    server,
    world,
  }) => {
    const { me, id } = await matched(server, world, { salaryMin: 6_300, salaryMax: 6_800 })
    const lower = { ...HIRE, basePay: 6_000 }
    await world.console.stage(world.recruiter, id, hired(0, lower))
    expect((await world.room(me)).lines.at(-1)).toBe(
      '노을클라우드 진행 상황이 적혔어요: 채용 확정, 11월 16일 (월). 어택에서 제안한 6,300만 원보다 300만 원 낮아요.',
    )
    const agree = { seen: 1, isAgreed: true, hire: lower }
    for (const unseen of [{}, { shortBy: 200 }]) {
      const answer = await world.stage(me, id, { ...agree, ...unseen })
      expect(refused(answer)).toEqual([400, 'INVALID_INPUT'])
      expect(answer.json()).toMatchObject({
        fields: { shortBy: '어택에서 제안한 6,300만 원보다 300만 원 낮아요.' },
      })
    }
    expect(await world.hires(id)).toEqual([])
    expect((await world.stage(me, id, { ...agree, shortBy: 300, pay: 'AS_OFFERED' })).statusCode).toBe(200)
    expect(await world.hires(id)).toMatchObject([lower])
    expect(await payAt(server, id)).toEqual(['LESS'])
  })

  test('below the offer is none, although the company repeats what the candidate said', async ({
    server,
    world,
  }) => {
    const { me, id } = await matched(server, world, { salaryMin: 6_300, salaryMax: 6_800 })
    const mine = { ...HIRE, basePay: 6_200 }
    await world.console.stage(world.recruiter, id, hired(0))
    await world.stage(me, id, { seen: 1, isAgreed: false, hire: mine })
    const again = await world.console.stage(world.recruiter, id, hired(1, mine))
    expect(stagesIn(again).at(-1)).toEqual(shown({ stage: 'HIRED', hire: mine }))
    expect(await world.hires(id)).toEqual([])
    await world.stage(me, id, { seen: 2, isAgreed: true, hire: mine, shortBy: 100 })
    expect(await world.hires(id)).toMatchObject([mine])
  })

  test('[KEEP-1] asks of the pay once more, and of nothing that was not offered', async ({
    server,
    world,
  }) => {
    const { me, id } = await matched(server, world)
    await world.console.stage(world.recruiter, id, hired(0))
    await world.stage(me, id, { seen: 1, isAgreed: true, hire: HIRE, pay: 'MORE' })
    expect(await payAt(server, id)).toEqual(['MORE'])

    const message = await matched(server, world, { isJustMessage: true, salaryMin: null, salaryMax: null })
    await world.console.stage(world.recruiter, message.id, hired(0))
    const agree = { seen: 1, isAgreed: true, hire: HIRE }
    expect(refused(await world.stage(message.me, message.id, { ...agree, pay: 'LESS' }))).toEqual([
      400,
      'INVALID_INPUT',
    ])
    expect((await world.stage(message.me, message.id, agree)).statusCode).toBe(200)
    expect(await payAt(server, message.id)).toEqual([null])
  })

  test('twenty concurrent calls record one step, and twenty confirmations one hire', async ({
    server,
    world,
  }) => {
    const { me, id } = await matched(server, world)
    const many = <Result>(act: () => Promise<Result>) => Promise.all(Array.from({ length: 20 }, act))
    const recorded = await many(() => world.console.stage(world.recruiter, id, hired(0)))
    expect(recorded.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    for (const answer of recorded.filter(({ statusCode }) => statusCode !== 200))
      expect(refused(answer)).toEqual([409, 'STAGE_CHANGED'])
    const [agreed] = await Promise.all([
      many(() => world.stage(me, id, { seen: 1, isAgreed: true, hire: HIRE })),
      many(() => world.console.stage(world.recruiter, id, { stage: 'ENDED', onDay: TODAY, seen: 1 })),
    ])
    const stages = stagesIn(await world.show(me, id))
    const isHire = agreed.some(({ statusCode }) => statusCode === 200)
    expect(await world.hires(id)).toHaveLength(isHire ? 1 : 0)
    expect(stages).toHaveLength(isHire ? 1 : 2)
  })
})
