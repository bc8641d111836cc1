import { basePayProblem } from '@coffeeattack/domain/coffeechats/outcome'
import { statementStates } from '@coffeeattack/domain/companies/billing'
import { CORRECTION } from '@coffeeattack/domain/companies/correction'
import { entryKinds, rateProblem } from '@coffeeattack/domain/companies/statement'
import { z } from 'zod'
import { feature, operatorCall } from './call.ts'
import { feeRate } from './companies-console.ts'
import { page } from './query.ts'
import { held, requiredText } from './rule.ts'
import { day, id, instant, manwon, month, nextCursor } from './shapes.ts'

/** What companies owe for their hires (KEEP-6). Amounts are in won and below zero where money is given back. */
const won = z.int()
const count = z.int().min(0)

const sums = {
  /** The fees, and with the tax what is to be paid. */
  sum: won,
  vat: won,
  total: won,
}

const statementRow = z
  .object({
    companyId: id,
    companyName: z.string(),
    companyLogo: z.string().nullable(),
    month,
    hireCount: count,
    ...sums,
    state: z.enum(statementStates),
    closedAt: instant.nullable(),
    /** '2026-0007'; null until it is sent, as are its days. */
    number: z.string().nullable(),
    sentAt: instant.nullable(),
    dueOn: day.nullable(),
    paidOn: day.nullable(),
  })
  .meta({ id: 'StatementRow' })

const line = z.object({
  id,
  hireId: id,
  kind: z.enum(entryKinds),
  position: z.string(),
  startsOn: day,
  basePay: manwon,
  feeRate,
  fee: won,
  vat: won,
  at: instant,
  /** Of a correction: the month whose statement was wrong, and why. */
  corrects: month.nullable(),
  reason: z.string().nullable(),
})

/** A company's monthly statement. It names positions, never people. */
const statement = statementRow
  .extend({
    /** Both sides as they were when it was sent; as they are now until then. */
    supplier: z.object({
      name: z.string(),
      representative: z.string(),
      businessNumber: z.string(),
      address: z.string(),
      phone: z.string(),
      email: z.string(),
      account: z.string(),
    }),
    customer: z.object({ name: z.string(), businessNumber: z.string().nullable() }),
    /** The month is over and its statement was not sent. */
    canClose: z.boolean(),
    lines: z.array(line),
    /** What became of its hires in later statements: what each is charged at now, and since which month. */
    corrected: z.array(
      z.object({
        hireId: id,
        month,
        stands: z.object({ basePay: manwon, feeRate }).nullable(),
      }),
    ),
  })
  .meta({ id: 'Statement', description: '회사와 달마다의 정산서' })

const statementParam = z.object({ companyId: id, month })
const admins = ['admin'] as const
const readers = ['recruiter', 'admin'] as const

export const consoleStatements = feature('콘솔: 정산', {
  'GET /console/statements': operatorCall(readers, {
    act: 'always',
    about: '정산서를 새 달부터 보여줘요. 채용 담당자에게는 자기 회사 것만 보여요.',
    query: z.object({ companyId: id.optional(), state: z.enum(statementStates).optional(), ...page }),
    out: {
      200: z.object({
        items: z.array(statementRow),
        /** The company's fee of this month and of the next; null for all companies. */
        fee: z.object({ rate: feeRate, nextRate: feeRate }).nullable(),
        nextCursor,
      }),
    },
  }),
  'GET /console/statement-months': operatorCall(admins, {
    about: '최근 24개월의 정산을 달마다 더해 보여줘요.',
    query: z.object({ companyId: id.optional() }),
    out: {
      200: z.object({
        items: z.array(
          z.object({
            month,
            companyCount: count,
            hireCount: count,
            ...sums,
            /** Parts of `total`: not sent, paid, not paid. `overdue` is a part of what is not paid. */
            unsent: won,
            paid: won,
            unpaid: won,
            overdue: won,
          }),
        ),
      }),
    },
  }),
  'GET /console/statements/:companyId/:month': operatorCall(readers, {
    act: 'always',
    about: '정산서 하나를 줄마다 보여줘요.',
    params: statementParam,
    out: { 200: statement },
  }),
  'POST /console/statements/:companyId/:month/close': operatorCall(admins, {
    about:
      '지난달까지의 정산서를 마감하고 번호를 매겨 메일로 보내요. 두 번 눌러도 한 번이고, 그 뒤로는 바뀌지 않아요.',
    params: statementParam,
    out: { 200: statement },
    errors: ['CONFLICT', 'STATEMENT_NEEDS_NUMBER'],
  }),
  'PATCH /console/statements/:companyId/:month/payment': operatorCall(admins, {
    about: '보낸 정산서에 입금한 날을 적거나(null이면) 지워요.',
    params: statementParam,
    body: z.object({ paidOn: day.nullable() }),
    out: { 200: statement },
    errors: ['CONFLICT'],
  }),
  'POST /console/statements/:companyId/:month/corrections': operatorCall(admins, {
    makes: true,
    about:
      '보낸 정산서의 채용 한 건을 바로잡아요. 이달의 정산서에 취소하는 줄과 맞는 줄이 생기고, 보낸 것은 그대로예요.',
    params: statementParam,
    body: z.object({
      hireId: id,
      /** What is right; null charges nothing for the hire. */
      basePay: held(manwon, basePayProblem).nullable(),
      feeRate: held(feeRate, rateProblem),
      reason: requiredText(CORRECTION.reasonLimit),
    }),
    out: { 200: statement },
    errors: ['CONFLICT'],
  }),
  'POST /console/statements/:companyId/:month/download': operatorCall(readers, {
    act: 'always',
    about: '정산서를 CSV로 내려받아요. 내려받은 사람이 기록돼요.',
    params: statementParam,
    out: { 200: z.object({ fileName: z.string(), csv: z.string(), rows: count }) },
  }),
  'POST /console/statements/:companyId/:month/pdf': operatorCall(readers, {
    act: 'always',
    about: '보낸 정산서를 PDF로 내려받아요. 내려받은 사람이 기록돼요.',
    params: statementParam,
    out: { 200: z.object({ fileName: z.string(), pdf: z.base64() }) },
    errors: ['CONFLICT'],
  }),
})
