import { statementOf } from '@coffeeattack/domain/companies/statement'
import { formatMonth, monthNumber } from '@coffeeattack/domain/kst'
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { hires } from '../../../platform/db/schema/coffeechats.ts'
import { addTestOperator } from '../../../testing/test-operator.ts'
import {
  adminAt,
  close,
  company,
  correct,
  download,
  hire,
  list,
  seoul,
  show,
  type Statement,
  test,
} from '../testing/statements-world.ts'

describe('[KEEP-6] a correction', () => {
  test('is a counter-entry in the month that runs; the sent statement stays as it was', async ({
    server,
    token,
  }) => {
    const companyId = await company(server)
    const at = [companyId, '2026-10'] as const
    const hireId = await hire(server, { companyId, at: seoul('2026-10-10T10:00') })
    await hire(server, { companyId, at: seoul('2026-10-11T10:00'), basePay: 5_000 })
    const right = { basePay: 6_500, feeRate: 700 }
    expect((await correct(server, token, at, { hireId, right })).statusCode).toBe(409)
    const sent = (await close(server, token, ...at)).json<Statement>()
    const answer = await correct(server, token, at, { hireId, right })
    expect(answer.json()).toEqual({ ...sent, corrected: [{ hireId, month: '2026-11', stands: right }] })
    const november = (await show(server, token, companyId, '2026-11')).json<Statement>()
    expect(november).toMatchObject({
      hireCount: 0,
      sum: -210_000,
      vat: -21_000,
      total: -231_000,
      state: 'OPEN',
      lines: [
        { hireId, kind: 'COUNTER', basePay: 6_800, fee: -4_760_000, vat: -476_000, corrects: '2026-10' },
        { hireId, kind: 'CORRECTED', basePay: 6_500, fee: 4_550_000, reason: '기본 연봉을 잘못 적었어요' },
      ],
    })
    expect((await list(server, token, `?companyId=${companyId}`)).items).toMatchObject([
      { month: '2026-11', hireCount: 0, total: -231_000, state: 'OPEN' },
      { month: '2026-10', hireCount: 2, total: sent.total, state: 'SENT' },
    ])
    const { csv } = (await download(server, token, companyId, '2026-11')).json<{ csv: string }>()
    expect(csv).toContain('"취소","백엔드 개발자"')
    expect(csv).toContain('6800,7,-4760000,-476000,-5236000')
  })

  test('what is to be given back is sent like any other, and never overdue', async ({
    server,
    token,
    clock,
  }) => {
    const companyId = await company(server)
    const hireId = await hire(server, { companyId, at: seoul('2026-10-10T10:00') })
    await close(server, token, companyId, '2026-10')
    await correct(server, token, [companyId, '2026-10'], { hireId, right: null })
    const next = await adminAt(server, '2026-12-02T10:00')
    const sent = (await close(server, next, companyId, '2026-11')).json<Statement>()
    expect(sent).toMatchObject({ total: -5_236_000, state: 'SENT', hireCount: 0 })
    const later = await adminAt(server, '2027-12-02T10:00')
    expect((await show(server, later, companyId, '2026-11')).json()).toMatchObject({ state: 'SENT' })
    clock.set(seoul('2026-11-16T10:00'))
  })

  test('is refused when it changes nothing, of a foreign hire, without a reason, or by others', async ({
    server,
    token,
  }) => {
    const [companyId, other] = [await company(server), await company(server)]
    const at = [companyId, '2026-10'] as const
    const hireId = await hire(server, { companyId, at: seoul('2026-10-10T10:00') })
    const foreign = await hire(server, { companyId: other, at: seoul('2026-10-10T10:00') })
    const later = await hire(server, { companyId, at: seoul('2026-09-30T23:59:59.999') })
    await close(server, token, ...at)
    const same = { basePay: 6_800, feeRate: 700 }
    const codes = async (given: Parameters<typeof correct>[3], who = token) =>
      (await correct(server, who, at, given)).statusCode
    expect(await codes({ hireId, right: same })).toBe(400)
    expect(await codes({ hireId, right: null, reason: ' ' })).toBe(400)
    expect(await codes({ hireId, right: { basePay: 2_400, feeRate: 700 } })).toBe(400)
    expect(await codes({ hireId, right: { basePay: 6_500, feeRate: 3_001 } })).toBe(400)
    expect(await codes({ hireId: foreign, right: null })).toBe(404)
    expect(await codes({ hireId: later, right: null })).toBe(404)
    const recruiter = await addTestOperator(server, { companyId })
    expect(await codes({ hireId, right: null }, recruiter.token)).toBe(403)
    const { rowCount } = await server.db.pool.query(
      'select from hire_corrections c join hires h on h.id = c.hire_id where h.company_id = $1',
      [companyId],
    )
    expect(rowCount).toBe(0)
  })

  test('two at once take back one thing once', async ({ server, token }) => {
    const companyId = await company(server)
    const hireId = await hire(server, { companyId, at: seoul('2026-10-10T10:00') })
    await close(server, token, companyId, '2026-10')
    const given = { hireId, right: null }
    const codes = await Promise.all(
      Array.from(
        { length: 8 },
        async () => (await correct(server, token, [companyId, '2026-10'], given)).statusCode,
      ),
    )
    expect(codes.toSorted()).toEqual([200, ...Array<number>(7).fill(400)])
    expect((await show(server, token, companyId, '2026-11')).json()).toMatchObject({ total: -5_236_000 })
  })

  const step = fc.record({
    which: fc.nat({ max: 2 }),
    right: fc.option(
      fc.record({
        basePay: fc.integer({ min: 2_401, max: 200_000 }),
        feeRate: fc.integer({ min: 0, max: 3_000 }),
      }),
    ),
    /** Whether the month ends after it. */
    closes: fc.boolean(),
  })

  test(
    'whatever is corrected in whatever month, all months together are what is right, and no sent one moves',
    { timeout: 90_000 },
    async ({ server, clock }) => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
          let token = await adminAt(server, '2026-11-16T10:00')
          const companyId = await company(server)
          const stands = new Map<string, { basePay: number; feeRate: number } | null>()
          for (const [at, basePay] of [6_801, 7_003, 5_555].entries()) {
            const hireId = await hire(server, { companyId, at: seoul(`2026-10-1${at}T10:00`), basePay })
            stands.set(hireId, { basePay, feeRate: 700 })
          }
          const sent = new Map<string, Statement>()
          const closeMonth = async (month: string) => {
            const answer = await close(server, token, companyId, month)
            if (answer.statusCode === 200) sent.set(month, answer.json())
          }
          await closeMonth('2026-10')
          let month = monthNumber(2026, 11)
          for (const { which, right, closes } of steps) {
            const hireId = [...stands.keys()][which]!
            const changes = JSON.stringify(stands.get(hireId)) !== JSON.stringify(right)
            const answer = await correct(server, token, [companyId, '2026-10'], { hireId, right })
            expect(answer.statusCode).toBe(changes ? 200 : 400)
            if (changes) stands.set(hireId, right)
            if (!closes) continue
            month += 1
            token = await adminAt(server, `${formatMonth(month)}-03T10:00`)
            await closeMonth(formatMonth(month - 1))
          }
          const { items } = await list(server, token, `?companyId=${companyId}`)
          const all = (name: 'sum' | 'vat' | 'total') => items.reduce((sum, item) => sum + item[name], 0)
          const rights = [...stands].flatMap(([id, right]) =>
            right ? [{ ...right, id, kind: 'HIRE' as const }] : [],
          )
          const { sum, vat, total } = statementOf(rights)
          expect({ sum: all('sum'), vat: all('vat'), total: all('total') }).toEqual({ sum, vat, total })
          for (const [closed, was] of sent) {
            const { corrected: _now, ...is } = (
              await show(server, token, companyId, closed)
            ).json<Statement>()
            const { corrected: _then, state: _state, ...then } = was
            expect(is).toEqual({ ...then, state: expect.any(String) })
          }
        }),
        { numRuns: 8 },
      )
      clock.set(seoul('2026-11-16T10:00'))
    },
  )

  test('a hire itself is never rewritten', async ({ server, token }) => {
    const companyId = await company(server)
    const hireId = await hire(server, { companyId, at: seoul('2026-10-10T10:00') })
    await close(server, token, companyId, '2026-10')
    const before = await server.db.drizzle.select().from(hires)
    await correct(server, token, [companyId, '2026-10'], { hireId, right: null })
    expect(await server.db.drizzle.select().from(hires)).toEqual(before)
  })
})
