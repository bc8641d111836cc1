import { describe, expect } from 'vitest'
import { addGroup, addOffer, addOperator } from '../../../platform/db/testing/test-rows.ts'
import { addCandidate } from '../../../testing/test-candidate.ts'
import { mailsTo } from '../../../testing/test-mails.ts'
import { addTestOperator } from '../../../testing/test-operator.ts'
import { test } from '../testing/check-world.ts'
import { checkArrearsJob } from './check-arrears.ts'
import { checkHeadcountsJob } from './check-headcounts.ts'
import { checkStatesJob } from './check-states.ts'

const seoul = (text: string) => new Date(`${text}+09:00`)

describe('[FIRM-3] the state of every business, at night', () => {
  test('a suspension is seen twice, told to candidates and admins, and returns by itself', async ({
    world,
  }) => {
    const { server, deps, clock } = world
    const companyId = await world.company('9990002009', '노을클라우드')
    const admin = await addTestOperator(server, { role: 'ADMIN', email: 'admin@firm.example' })
    const operatorId = await addOperator(server.db.drizzle, companyId)
    const [me, curated, gone] = [
      await addCandidate(server),
      await addCandidate(server),
      await addCandidate(server),
    ]
    const open = { companyId, operatorId, expiryDay: '2026-11-25' }
    await addOffer(server.db.drizzle, { ...open, candidateId: me.userId })
    await addGroup(server.db.drizzle, { candidateId: curated.userId, operatorId, expiryDay: '2026-11-25' }, [
      companyId,
    ])
    await addOffer(server.db.drizzle, { ...open, candidateId: gone.userId, expiryDay: '2026-11-17' })
    const told = async (userId: string) => {
      const { rows } = await server.db.pool.query(
        `select dedupe_key as key from notices where user_id = $1 order by created_at`,
        [userId],
      )
      return rows.map(({ key }: { key: string }) => key.split(':').at(-1))
    }

    await checkStatesJob.run(deps)
    expect(await world.row(companyId, 'STATE')).toMatchObject({
      answer: 'SUSPENDED',
      state: null,
      doubt: clock(),
    })
    clock.advance({ minutes: 20 })
    await checkStatesJob.run(deps)
    expect(await world.row(companyId, 'STATE')).toMatchObject({ state: 'SUSPENDED', doubt: null })
    expect(await told(me.userId)).toEqual(['SUSPENDED'])
    expect(await told(curated.userId)).toEqual(['SUSPENDED'])
    expect(await told(gone.userId)).toEqual([])
    const [mail = ''] = await mailsTo(server, admin.email)
    expect(mail).toContain('노을클라우드가 휴업 중이에요')
    expect(mail).toContain('어택을 받은 2명에게 알렸어요')

    await world.control('companies', { number: '9990002009', state: 'OPEN' })
    clock.set(seoul('2026-11-20T02:00:00'))
    await Promise.all([checkStatesJob.run(deps), checkStatesJob.run(deps)])
    expect(await world.row(companyId, 'STATE')).toMatchObject({ state: 'OPEN', answer: 'OPEN' })
    expect(await told(me.userId)).toEqual(['SUSPENDED', 'OPEN'])
    expect(await mailsTo(server, admin.email)).toHaveLength(2)
  })

  test('an outage keeps the last state and is tried again ever later; a used-up quota after midnight', async ({
    world,
  }) => {
    const { deps, clock } = world
    clock.set(seoul('2026-11-21T02:10:00'))
    const companyId = await world.company('9990001015')
    await checkStatesJob.run(deps)
    clock.set(seoul('2026-11-22T02:10:00'))
    await world.control('fault', { path: '/nts/status', status: 503 })
    await checkStatesJob.run(deps)
    const next = seoul('2026-11-22T02:40:00')
    expect(await world.row(companyId, 'STATE')).toMatchObject({
      state: 'OPEN',
      answer: 'OPEN',
      failures: 1,
      next,
    })
    await checkStatesJob.run(deps)
    expect(await world.row(companyId, 'STATE')).toMatchObject({ failures: 1 })
    clock.set(next)
    await checkStatesJob.run(deps)
    expect(await world.row(companyId, 'STATE')).toMatchObject({ failures: 0, failure: null })

    const greedy = await world.company('9990004292')
    await checkStatesJob.run(deps)
    const midnight = seoul('2026-11-23T00:10:00')
    expect(await world.row(greedy, 'STATE')).toMatchObject({ state: null, failure: 'limit', next: midnight })
    await world.server.db.pool.query('update companies set active = false where id = $1', [greedy])
  })
})

test('[FIRM-4] a listing stops the sending until an admin decided, and ends with the first no', async ({
  world,
}) => {
  const { server, deps, clock } = world
  clock.set(seoul('2026-11-26T02:10:00'))
  const companyId = await world.company('9990006005', '두레박데이터')
  const failing = await world.company('9990006010')
  const admin = await addTestOperator(server, { role: 'ADMIN', email: 'listing@firm.example' })
  await checkArrearsJob.run(deps)
  expect(await world.row(companyId, 'ARREARS')).toMatchObject({ answer: 'LISTED', listed: '2026-11-26' })
  expect(await world.row(failing, 'ARREARS')).toMatchObject({ answer: null, failures: 1, listed: null })
  expect((await mailsTo(server, admin.email))[0]).toContain('두레박데이터가 체불사업주 명단에 있어요')

  await server.db.pool.query(
    `update companies set arrears_decided_at = now(), arrears_reason = '지급을 마쳤어요' where id = $1`,
    [companyId],
  )
  clock.set(seoul('2026-11-27T02:10:00'))
  await checkArrearsJob.run(deps)
  expect((await mailsTo(server, admin.email)).length).toBe(1)
  await world.control('defaulters', { number: '9990006005', listed: false })
  clock.set(seoul('2026-11-28T02:10:00'))
  await checkArrearsJob.run(deps)
  expect(await world.row(companyId, 'ARREARS')).toMatchObject({ answer: 'CLEAR', listed: null })
})

test('[FIRM-5] a year of people is read once, later months alone; what is not clear is not kept', async ({
  world,
}) => {
  const { server, deps, clock, sandbox } = world
  clock.set(seoul('2026-11-29T02:10:00'))
  await server.db.pool.query('update companies set active = false')
  const firm = await world.company('9990007004', '한뼘하우스')
  const twins = await world.company('9990007019', '솔방울소프트')
  const left = await world.company('9990007038', '옛터')
  const months = async () => {
    const { rows } = await server.db.pool.query(
      'select month from company_headcounts where company_id = $1 order by month',
      [firm],
    )
    return rows.map(({ month }: { month: string }) => month)
  }
  await checkHeadcountsJob.run(deps)
  expect(await world.row(firm, 'HEADCOUNT')).toMatchObject({
    answer: 'FOUND',
    next: seoul('2026-12-16T02:00:00'),
  })
  expect(await world.row(twins, 'HEADCOUNT')).toMatchObject({ answer: 'AMBIGUOUS' })
  expect(await world.row(left, 'HEADCOUNT')).toMatchObject({ answer: 'NONE' })
  expect(await months()).toHaveLength(12)

  sandbox.world.requests.reset()
  clock.set(seoul('2026-12-16T02:10:00'))
  await server.db.pool.query('update companies set active = id = $1', [firm])
  await checkHeadcountsJob.run(deps)
  expect((await months()).at(-1)).toBe('202611')
  expect(await months()).toHaveLength(12)
  expect(world.asked('/nps/getDetailInfoSearchV2')).toBe(1)
})

test('[FIRM-7] a candidate reads what is known of companies that reached them, and of no other', async ({
  world,
}) => {
  const { server, deps, clock } = world
  clock.set(seoul('2026-12-20T02:10:00'))
  const companyId = await world.company('9990001001', '노을클라우드')
  const operatorId = await addOperator(server.db.drizzle, companyId)
  const [me, other] = [await addCandidate(server), await addCandidate(server)]
  await addOffer(server.db.drizzle, { companyId, operatorId, candidateId: me.userId })
  for (const job of [checkStatesJob, checkArrearsJob]) await job.run(deps)
  await server.db.pool.query(
    `insert into company_domains (company_id, domain, token, state, started_at, proved_at)
     values ($1, 'noeul.example', 'canary.bird', 'FOUND', $2, $2)`,
    [companyId, clock()],
  )
  await server.db.pool.query(
    'insert into operator_proofs (operator_id, company_id, proved_on) values ($1, $2, $3)',
    [operatorId, companyId, '2026-12-19'],
  )
  const ask = (token: string) => server.call('GET', `/users/company-proofs?ids=${companyId}`, { token })
  const answer = await ask(me.token)
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({
    items: [
      {
        id: companyId,
        proof: {
          registeredAt: null,
          business: { state: 'OPEN' },
          arrears: { isListed: false },
          headcount: null,
          domain: { name: 'noeul.example' },
          recruiter: { name: '채용 담당자', provedOn: '2026-12-19' },
          off: [],
        },
      },
    ],
  })
  expect(answer.body).not.toContain('canary.bird')
  expect((await ask(other.token)).json()).toEqual({ items: [] })
})
