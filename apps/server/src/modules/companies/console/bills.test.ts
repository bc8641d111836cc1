import { inflateSync } from 'node:zlib'
import { statementStates } from '@coffeeattack/domain/companies/billing'
import fc from 'fast-check'
import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { bills } from '../../../platform/db/schema/billing.ts'
import { companies } from '../../../platform/db/schema/companies.ts'
import { statements } from '../../../platform/db/schema/coffeechats.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { mailsTo } from '../../../testing/test-mails.ts'
import { addTestOperator } from '../../../testing/test-operator.ts'
import {
  adminAt,
  close,
  company,
  hire,
  list,
  type Month,
  pay,
  pdf,
  seoul,
  show,
  type Statement,
  test,
} from '../testing/statements-world.ts'

const numbers = async (server: TestApp, year: number) =>
  (await server.db.drizzle.select({ place: bills.place }).from(bills).where(eq(bills.year, year)))
    .map(({ place }) => place)
    .toSorted((a, b) => a - b)

const months = async (server: TestApp, token: string, companyId: string) =>
  (await server.call('GET', `/console/statement-months?companyId=${companyId}`, { token })).json<{
    items: Month[]
  }>().items

const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1)

describe('[KEEP-6] the series of numbers', () => {
  test(
    'has no gap and no number twice, whoever closes at once and whatever is refused or fails in between',
    { timeout: 60_000 },
    async ({ server, token }) => {
      const tries = fc.array(fc.constantFrom('closed', 'twice', 'unnamed', 'early', 'broken'), {
        minLength: 4,
        maxLength: 14,
      })
      await fc.assert(
        fc.asyncProperty(tries, async (kinds) => {
          const before = (await numbers(server, 2026)).length
          const given: { kind: string; id: string }[] = []
          for (const kind of kinds) {
            const id = await company(server, '줄', kind === 'unnamed' ? { businessNumber: null } : {})
            await hire(server, { companyId: id, at: seoul('2026-10-10T10:00') })
            await hire(server, { companyId: id, at: seoul('2026-11-10T10:00') })
            given.push({ kind, id })
          }
          // Fails after the number was taken: the audit trail refuses this company.
          const broken = given.filter(({ kind }) => kind === 'broken').map(({ id }) => id)
          await server.db.pool
            .query(`create or replace function refuse_deed() returns trigger language plpgsql as
            $$ begin if new.subject_id = any('{${broken.join()}}') then raise 'refused'; end if; return new; end $$`)
          await server.db.pool.query(
            `create or replace trigger refuse_deed before insert on audit_log for each row execute function refuse_deed()`,
          )
          const answers = await Promise.all(
            given.flatMap(({ kind, id }) =>
              (kind === 'twice' ? [1, 2] : [1]).map(async () => {
                const month = kind === 'early' ? '2026-11' : '2026-10'
                return [kind, (await close(server, token, id, month)).statusCode]
              }),
            ),
          )
          const codes = { closed: 200, twice: 200, unnamed: 409, early: 409, broken: 500 }
          expect(answers).toEqual(answers.map(([kind]) => [kind, codes[kind as keyof typeof codes]]))
          const made = kinds.filter((kind) => kind === 'closed' || kind === 'twice').length
          expect(await numbers(server, 2026)).toEqual(upTo(before + made))
        }),
        { numRuns: 5 },
      )
      await server.db.pool.query('drop function refuse_deed cascade')
    },
  )

  test('begins anew with each year of Seoul in which something is sent', async ({ server, clock }) => {
    const [one, other] = [await company(server), await company(server)]
    for (const companyId of [one, other]) await hire(server, { companyId, at: seoul('2026-09-10T10:00') })
    const old = await adminAt(server, '2029-12-31T23:59:59.999')
    expect((await close(server, old, one, '2026-09')).json()).toMatchObject({ number: '2029-0001' })
    const young = await adminAt(server, '2030-01-01T00:00')
    expect((await close(server, young, other, '2026-09')).json()).toMatchObject({ number: '2030-0001' })
    clock.set(seoul('2026-11-16T10:00'))
  })
})

describe('[KEEP-6] a sent statement', () => {
  test('keeps both sides and its day as they were; its PDF has the same bytes for ever', async ({
    server,
    token,
  }) => {
    const companyId = await company(server, '노을클라우드')
    await hire(server, { companyId, at: seoul('2026-10-02T10:00'), basePay: 6_801, feeRate: 725 })
    const sent = (await close(server, token, companyId, '2026-10')).json<Statement>()
    expect(sent).toMatchObject({
      sum: 4_930_725,
      vat: 493_072,
      total: 5_423_797,
      state: 'SENT',
      dueOn: '2026-11-30',
      customer: { name: '노을클라우드' },
    })
    const file = (await pdf(server, token, companyId, '2026-10')).json<{ fileName: string; pdf: string }>()
    expect(file.fileName).toBe(`정산서-노을클라우드-2026-10-${sent.number}.pdf`)
    const bytes = Buffer.from(file.pdf, 'base64')
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(lettersOf(bytes)).toEqual(
      expect.arrayContaining([...'정산서공급받는자노을클라우드입금계좌부가세']),
    )

    await pay(server, token, [companyId, '2026-10'], '2026-11-16')
    await server.db.drizzle
      .update(companies)
      .set({ businessNumber: null, name: '새벽클라우드' })
      .where(eq(companies.id, companyId))
    const later = (await show(server, token, companyId, '2026-10')).json<Statement>()
    expect(later).toMatchObject({ customer: sent.customer, supplier: sent.supplier, number: sent.number })
    await server.db.drizzle.update(companies).set({ name: '노을클라우드' }).where(eq(companies.id, companyId))
    expect((await pdf(server, token, companyId, '2026-10')).json()).toEqual(file)
  })

  test('is mailed to the company’s recruiters with all that a transfer needs', async ({ server, token }) => {
    const companyId = await company(server)
    const recruiter = await addTestOperator(server, { companyId })
    await hire(server, { companyId, at: seoul('2026-10-02T10:00') })
    const { number, supplier } = (await close(server, token, companyId, '2026-10')).json<Statement>()
    await close(server, token, companyId, '2026-10')
    const mails = await mailsTo(server, recruiter.email)
    expect(mails).toHaveLength(1)
    for (const words of [
      '5,236,000원',
      '11월 30일',
      number!,
      supplier.account,
      `/statements/${companyId}/2026-10`,
    ])
      expect(mails[0]).toContain(words)
  })

  test('needs the company’s business number, and changes nothing without it', async ({ server, token }) => {
    const companyId = await company(server, '이름만', { businessNumber: null })
    await hire(server, { companyId, at: seoul('2026-10-02T10:00') })
    const refused = await close(server, token, companyId, '2026-10')
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([
      409,
      'STATEMENT_NEEDS_NUMBER',
    ])
    expect((await show(server, token, companyId, '2026-10')).json()).toMatchObject({
      closedAt: null,
      canClose: true,
    })
  })

  test('a month that was closed before statements had numbers gets one when it is sent', async ({
    server,
    token,
  }) => {
    const companyId = await company(server)
    const admin = await addTestOperator(server, { role: 'ADMIN' })
    await hire(server, { companyId, at: seoul('2026-08-02T10:00') })
    const closedAt = seoul('2026-09-02T10:00')
    await server.db.drizzle.insert(statements).values({
      id: server.deps.ids.next(),
      companyId,
      month: '2026-08',
      closedAt,
      closedBy: admin.operatorId,
    })
    const before = (await show(server, token, companyId, '2026-08')).json<Statement>()
    expect(before).toMatchObject({ state: 'OPEN', closedAt: closedAt.toISOString(), canClose: true })
    const sent = (await close(server, token, companyId, '2026-08')).json<Statement>()
    expect(sent).toMatchObject({ state: 'SENT', closedAt: closedAt.toISOString(), total: before.total })
    expect(sent.number).toMatch(/^2026-\d{4}$/)
  })
})

/** The letters that the file's text can be searched for: those its fonts map glyphs to. */
function lettersOf(file: Buffer): string[] {
  const text = file.toString('latin1')
  const streams = [...text.matchAll(/FlateDecode\n>>\nstream\n/g)].map(({ index, 0: lead }) => {
    const from = index + lead.length
    return inflateSync(file.subarray(from, text.indexOf('endstream', from))).toString('latin1')
  })
  return streams
    .filter((stream) => stream.includes('begincmap'))
    .flatMap((stream) => [...stream.matchAll(/<([\da-f]{4})>/g)])
    .map(([, code]) => String.fromCharCode(parseInt(code!, 16)))
}

describe('[KEEP-6] its payment', () => {
  test('is recorded once and can be taken back; a wrong day is refused', async ({ server, token }) => {
    const at = [await company(server), '2026-10'] as const
    await hire(server, { companyId: at[0], at: seoul('2026-10-02T10:00') })
    const status = async (paidOn: string | null) => (await pay(server, token, at, paidOn)).statusCode
    expect(await status('2026-11-16')).toBe(409)
    await close(server, token, ...at)
    for (const [paidOn, message] of [
      ['2026-11-15', '정산서를 보낸 11월 16일 (월)부터 고를 수 있어요'],
      ['2026-11-17', '오늘까지의 날을 골라 주세요'],
    ] as const) {
      const refused = await pay(server, token, at, paidOn)
      expect([refused.statusCode, refused.body]).toEqual([400, expect.stringContaining(message)])
    }
    const twice = await Promise.all([status('2026-11-16'), status('2026-11-16')])
    expect(twice.toSorted()).toEqual([200, 409])
    expect((await show(server, token, ...at)).json()).toMatchObject({ state: 'PAID', paidOn: '2026-11-16' })
    expect([await status(null), await status(null)]).toEqual([200, 409])
    const recruiter = await addTestOperator(server, { companyId: at[0] })
    expect((await pay(server, recruiter.token, at, '2026-11-16')).statusCode).toBe(403)
    const { rows } = await server.db.pool.query(
      `select action, detail from audit_log where subject_id = $1 and action like 'statement.%pay' order by id`,
      [at[0]],
    )
    expect(rows).toEqual([
      { action: 'statement.pay', detail: { month: '2026-10', paidOn: '2026-11-16' } },
      { action: 'statement.unpay', detail: { month: '2026-10' } },
    ])
  })

  test('its state follows the clock, alike on the page, in the list, in its filter and in the sums', async ({
    server,
    token,
    clock,
  }) => {
    const companyId = await company(server)
    for (const month of ['07', '08', '09', '10'])
      await hire(server, { companyId, at: seoul(`2026-${month}-10T10:00`) })
    for (const month of ['07', '08', '09']) await close(server, token, companyId, `2026-${month}`)
    await pay(server, token, [companyId, '2026-07'], '2026-11-16')
    const total = 5_236_000
    for (const [day, month08] of [
      ['2026-11-30T23:59:59.999', 'SENT'],
      ['2026-12-01T00:00', 'OVERDUE'],
    ] as const) {
      const admin = await adminAt(server, day)
      const { items } = await list(server, admin, `?companyId=${companyId}`)
      const listed = new Map(items.map(({ month, state }) => [month, state]))
      expect(Object.fromEntries(listed)).toEqual({
        '2026-07': 'PAID',
        '2026-08': month08,
        '2026-09': month08,
        '2026-10': 'OPEN',
      })
      for (const state of statementStates) {
        const filtered = await list(server, admin, `?companyId=${companyId}&state=${state}`)
        expect(filtered.items).toEqual(items.filter((item) => item.state === state))
      }
      for (const [month, state] of listed)
        expect((await show(server, admin, companyId, month)).json()).toMatchObject({ state })
      const sums = await months(server, admin, companyId)
      const august = sums.find(({ month }) => month === '2026-08')
      expect(august).toEqual({
        month: '2026-08',
        companyCount: 1,
        hireCount: 1,
        sum: 4_760_000,
        vat: 476_000,
        total,
        unsent: 0,
        paid: 0,
        unpaid: total,
        overdue: month08 === 'OVERDUE' ? total : 0,
      })
      for (const { total: all, unsent, paid, unpaid } of sums) expect(unsent + paid + unpaid).toBe(all)
    }
    clock.set(seoul('2026-11-16T10:00'))
  })

  test('sums by month are for admins alone', async ({ server }) => {
    const recruiter = await addTestOperator(server, { companyId: await company(server) })
    expect((await server.call('GET', '/console/statement-months', recruiter)).statusCode).toBe(403)
  })
})
