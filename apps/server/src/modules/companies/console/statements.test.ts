import { FEE } from '@coffeeattack/domain/companies/statement'
import { formatMonth, kstMonth } from '@coffeeattack/domain/kst'
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { addTestOperator } from '../../../testing/test-operator.ts'
import {
  close,
  company,
  download,
  hire,
  list,
  pdf,
  seoul,
  show,
  type Statement,
  type Statements,
  test,
} from '../testing/statements-world.ts'

type Row = Statements['items'][number]

describe('[KEEP-6] a statement', () => {
  test('lists the hires of a month of Seoul with their fees, and names nobody', async ({ server, token }) => {
    const companyId = await company(server)
    await hire(server, { companyId, at: seoul('2026-10-01T00:00'), basePay: 6_800 })
    await hire(server, { companyId, at: seoul('2026-10-31T23:59:59.999'), basePay: 7_000, feeRate: 725 })
    await hire(server, { companyId, at: seoul('2026-11-01T00:00') })
    const answer = await show(server, token, companyId, '2026-10')
    expect(answer.json()).toEqual({
      companyId,
      companyName: '노을클라우드',
      companyLogo: null,
      month: '2026-10',
      hireCount: 2,
      sum: 9_835_000,
      vat: 983_500,
      total: 10_818_500,
      state: 'OPEN',
      closedAt: null,
      number: null,
      sentAt: null,
      dueOn: null,
      paidOn: null,
      supplier: expect.objectContaining({ name: expect.any(String), account: expect.any(String) }),
      customer: { name: '노을클라우드', businessNumber: expect.stringMatching(/^\d{3}-\d{2}-\d{5}$/) },
      canClose: true,
      corrected: [],
      lines: [
        {
          id: expect.any(String),
          hireId: expect.any(String),
          kind: 'HIRE',
          position: '백엔드 개발자',
          startsOn: '2026-12-01',
          basePay: 6_800,
          feeRate: 700,
          fee: 4_760_000,
          vat: 476_000,
          at: '2026-09-30T15:00:00.000Z',
          corrects: null,
          reason: null,
        },
        expect.objectContaining({ basePay: 7_000, feeRate: 725, fee: 5_075_000, vat: 507_500 }),
      ],
    })
    expect((await show(server, token, companyId, '2026-11')).json()).toMatchObject({ canClose: false })
    expect((await list(server, token, `?companyId=${companyId}`)).items).toMatchObject([
      { month: '2026-11', hireCount: 1, sum: 4_760_000, closedAt: null },
      { month: '2026-10', hireCount: 2, sum: 9_835_000, closedAt: null },
    ])
  })

  test('a month without a hire has none, nor has a company that is not there', async ({ server, token }) => {
    const companyId = await company(server)
    const nobody = server.deps.ids.next()
    for (const [id, month] of [
      [companyId, '2026-10'],
      [nobody, '2026-10'],
      [companyId, '2026-13'],
      [companyId, 'last'],
    ] as const)
      for (const call of [show, close, download, pdf])
        expect([id, month, (await call(server, token, id, month)).statusCode]).toEqual([id, month, 404])
    const { rowCount } = await server.db.pool.query('select from statements where company_id = $1', [
      companyId,
    ])
    expect(rowCount).toBe(0)
  })

  test('the list goes on behind its last one, the newest month first', async ({ server, token }) => {
    const ids = [await company(server, '가온'), await company(server, '나래')]
    for (const companyId of ids)
      for (const month of ['03', '04', '05'])
        await hire(server, { companyId, at: seoul(`2031-${month}-10T10:00`) })
    const met: string[] = []
    let cursor: string | null = null
    do {
      const page: Statements = await list(server, token, `?limit=4${cursor ? `&cursor=${cursor}` : ''}`)
      met.push(...page.items.map(({ month, companyName }) => `${month} ${companyName}`))
      cursor = page.nextCursor
    } while (cursor)
    expect(met.slice(0, 6)).toEqual([
      '2031-05 가온',
      '2031-05 나래',
      '2031-04 가온',
      '2031-04 나래',
      '2031-03 가온',
      '2031-03 나래',
    ])
    expect(new Set(met).size).toBe(met.length)
  })
})

describe('[KEEP-6] who reads it', () => {
  test('a recruiter the own company’s alone, and closes none; an agent nothing', async ({
    server,
    token,
  }) => {
    const [mine, theirs] = [await company(server), await company(server, '바다랩')]
    for (const companyId of [mine, theirs]) await hire(server, { companyId, at: seoul('2026-10-10T10:00') })
    const recruiter = await addTestOperator(server, { companyId: mine })
    const agent = await addTestOperator(server)
    const companies = async (query = '') =>
      (await list(server, recruiter.token, query)).items.map(({ companyId }) => companyId)
    expect(await companies()).toEqual([mine])
    expect(await companies(`?companyId=${mine}`)).toEqual([mine])
    expect(await companies(`?companyId=${theirs}`)).toEqual([])
    const codes = async (id: string, who: string) => {
      const codes: number[] = []
      for (const call of [show, download, close, pdf])
        codes.push((await call(server, who, id, '2026-10')).statusCode)
      return codes
    }
    expect(await codes(mine, recruiter.token)).toEqual([200, 200, 403, 409])
    expect(await codes(theirs, recruiter.token)).toEqual([404, 404, 403, 404])
    expect(await codes(mine, agent.token)).toEqual([403, 403, 403, 403])
    expect(await codes(theirs, token)).toEqual([200, 200, 200, 200])
  })
})

describe('[KEEP-6] closing', () => {
  test('a month that goes on is refused; one that is over closes once and stays as it was', async ({
    server,
    token,
    clock,
  }) => {
    const companyId = await company(server)
    await hire(server, { companyId, at: seoul('2026-11-02T10:00') })
    const early = await close(server, token, companyId, '2026-11')
    expect([early.statusCode, early.json<{ code: string }>().code]).toEqual([409, 'CONFLICT'])

    await hire(server, { companyId, at: seoul('2026-10-02T10:00'), basePay: 5_000 })
    const first = await close(server, token, companyId, '2026-10')
    expect(first.json()).toMatchObject({ sum: 3_500_000, closedAt: clock().toISOString(), canClose: false })
    clock.advance({ minutes: 1 })
    expect((await close(server, token, companyId, '2026-10')).json()).toEqual(first.json())
    expect((await show(server, token, companyId, '2026-10')).json()).toEqual(first.json())
    expect((await list(server, token, `?companyId=${companyId}`)).items).toMatchObject([
      { month: '2026-11', closedAt: null },
      { month: '2026-10', sum: 3_500_000, closedAt: first.json<Statement>().closedAt },
    ])
    const { rows } = await server.db.pool.query(
      `select action, detail from audit_log where subject_id = $1 and action like 'statement.%'`,
      [companyId],
    )
    expect(rows).toEqual([
      {
        action: 'statement.close',
        detail: { month: '2026-10', number: first.json<Statement>().number, rows: 1 },
      },
    ])
  })

  test('twenty at once, on two processes, make one', async ({ server, token }) => {
    const companyId = await company(server)
    await hire(server, { companyId, at: seoul('2026-10-02T10:00') })
    await hire(server, { companyId, at: seoul('2026-10-03T10:00') })
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => close(server, token, companyId, '2026-10')),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    const { rowCount } = await server.db.pool.query(
      `select from statement_lines line join statements s on s.id = line.statement_id where s.company_id = $1`,
      [companyId],
    )
    expect(rowCount).toBe(2)
  })

  test('no hire stands in two statements', async ({ server, token }) => {
    const companyId = await company(server)
    const hireId = await hire(server, { companyId, at: seoul('2026-09-10T10:00') })
    await close(server, token, companyId, '2026-09')
    const again = server.db.pool.query(
      `insert into statement_lines select $1, hire_id, base_pay, fee_rate, fee from statement_lines where hire_id = $2`,
      [server.deps.ids.next(), hireId],
    )
    await expect(again).rejects.toThrow('statement_lines_hire_once')
  })
})

describe('[KEEP-6] its download', () => {
  test('is a table for spreadsheets with its sum, inert, and stands in the trail', async ({
    server,
    token,
  }) => {
    const companyId = await company(server, '=노을')
    await hire(server, { companyId, at: seoul('2026-10-02T10:00'), position: '@개발자', feeRate: 725 })
    const open = (await download(server, token, companyId, '2026-10')).json<{ csv: string; rows: number }>()
    expect(open).toEqual({
      fileName: '정산서-=노을-2026-10.csv',
      rows: 1,
      csv:
        '\ufeff"달","정산서 번호","회사","구분","포지션","날짜","첫 출근일","기본 연봉(만 원)","비율(%)","공급가액(원)","부가세(원)","합계(원)"\r\n' +
        `"2026-10",,"'=노을","채용","'@개발자","2026-10-02","2026-12-01",6800,7.25,4930000,493000,5423000\r\n` +
        '"합계 (마감 전)",,,,,,,,,4930000,493000,5423000\r\n',
    })
    await close(server, token, companyId, '2026-10')
    const closed = (await download(server, token, companyId, '2026-10')).json<{ csv: string }>()
    expect(closed.csv).toContain('"합계",,,,,,,,,4930000,493000,5423000')
    expect(closed.csv).toMatch(/"2026-10","2026-\d{4}"/)
    const { rows } = await server.db.pool.query(
      `select detail from audit_log where subject_id = $1 and action = 'statement.download'`,
      [companyId],
    )
    expect(rows).toEqual([
      { detail: { month: '2026-10', rows: 1 } },
      { detail: { month: '2026-10', rows: 1 } },
    ])
  })
})

describe('[KEEP-6] the sums', () => {
  const drawn = fc.record({
    place: fc.nat({ max: 2 }),
    at: fc.date({
      min: seoul('2026-06-01T00:00'),
      max: seoul('2026-10-31T23:59:59.999'),
      noInvalidDate: true,
    }),
    basePay: fc.integer({ min: 2_401, max: 200_000 }),
    feeRate: fc.integer({ min: 0, max: FEE.maxRate }),
  })

  test(
    'whatever was hired, reckoned is listed is closed is what its lines add up to, and every hire stands once',
    { timeout: 60_000 },
    async ({ server, token }) => {
      await fc.assert(
        fc.asyncProperty(fc.array(drawn, { minLength: 1, maxLength: 25 }), async (given) => {
          const companies = [await company(server), await company(server), await company(server)]
          const expected = new Map<string, number>()
          const hired = new Set<string>()
          for (const { place, ...one } of given) {
            const companyId = companies[place]!
            hired.add(await hire(server, { ...one, companyId }))
            const key = `${companyId} ${formatMonth(kstMonth(one.at))}`
            expected.set(key, (expected.get(key) ?? 0) + one.basePay * one.feeRate)
          }
          const listed: Row[] = []
          for (const id of companies) listed.push(...(await list(server, token, `?companyId=${id}`)).items)
          const sums = new Map(listed.map(({ companyId, month, sum }) => [`${companyId} ${month}`, sum]))
          expect(new Map([...sums].toSorted())).toEqual(new Map([...expected].toSorted()))

          const met: string[] = []
          for (const { companyId, month, hireCount } of listed) {
            const reckoned = (await show(server, token, companyId, month)).json<Statement>()
            const closed = (await close(server, token, companyId, month)).json<Statement>()
            expect(closed).toEqual({
              ...reckoned,
              state: 'SENT',
              closedAt: expect.any(String),
              sentAt: expect.any(String),
              number: expect.any(String),
              dueOn: expect.any(String),
              canClose: false,
            })
            expect(closed.lines.reduce((all, { vat }) => all + vat, 0)).toBe(closed.vat)
            expect(closed.total).toBe(closed.sum + closed.vat)
            expect(closed.sum).toBe(expected.get(`${companyId} ${month}`))
            expect(closed.lines.reduce((all, { fee }) => all + fee, 0)).toBe(closed.sum)
            expect(closed.lines).toHaveLength(hireCount)
            met.push(...closed.lines.map(({ hireId }) => hireId))
          }
          expect(met.toSorted()).toEqual([...hired].toSorted())
        }),
        { numRuns: 8 },
      )
    },
  )
})
