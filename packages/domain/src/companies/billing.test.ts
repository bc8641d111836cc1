import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatDay, kstDay, startOfKstDay } from '../kst.ts'
import { dueDay, numberText, paymentProblem, reminderOn, stateOf } from './billing.ts'
import { reminderMail, statementMail } from './statement-mail.ts'

const seoul = (text: string) => new Date(`${text}+09:00`)
const sentAt = seoul('2026-11-02T10:15')
const bill = { total: 5_236_000, dueOn: '2026-11-16', paidOn: null }

describe('[KEEP-6] what is to be paid', () => {
  test('is due at the end of the fourteenth day in Seoul, and overdue from the first moment after it', () => {
    expect(formatDay(dueDay(sentAt))).toBe(bill.dueOn)
    expect(stateOf(null, sentAt)).toBe('OPEN')
    expect(stateOf(bill, seoul('2026-11-16T23:59:59.999'))).toBe('SENT')
    expect(stateOf(bill, seoul('2026-11-17T00:00'))).toBe('OVERDUE')
    expect(stateOf({ ...bill, paidOn: '2026-11-20' }, seoul('2026-12-24T10:00'))).toBe('PAID')
  })

  test('is never overdue when it is to be given back, or nothing', () => {
    for (const total of [0, -1, -5_236_000])
      expect(stateOf({ ...bill, total }, seoul('2027-11-17T00:00'))).toBe('SENT')
  })

  test.each([
    ['2026-11-01', '정산서를 보낸 11월 2일 (월)부터 고를 수 있어요'],
    ['2026-11-02', null],
    ['2026-11-05', null],
    ['2026-11-06', '오늘까지의 날을 골라 주세요'],
    ['2026-11-31', '입금한 날을 확인해 주세요'],
    ['', '입금한 날을 확인해 주세요'],
  ])('paid on %j: %s', (paidOn, problem) => {
    expect(paymentProblem(paidOn, sentAt, seoul('2026-11-05T00:00'))).toBe(problem)
  })

  test('numbers are read in their order, also past the thousands', () => {
    expect(numberText(2026, 7)).toBe('2026-0007')
    expect(numberText(2026, 12_345)).toBe('2026-12345')
  })

  test.each([
    ['2026-11-12', null],
    ['2026-11-13', 'SOON'],
    ['2026-11-15', 'SOON'],
    ['2026-11-16', 'TODAY'],
    ['2026-11-17', 'LATE'],
    ['2026-11-23', 'LATE'],
    ['2026-11-24', 'LATER'],
    ['2027-01-01', 'LATER'],
  ])('%s: the newest reminder is %s', (today, key) => {
    expect(reminderOn(bill.dueOn, seoul(`${today}T09:00`))).toBe(key)
  })

  test('whatever day it is, a reminder of lateness goes with the state OVERDUE', () => {
    fc.assert(
      fc.property(fc.integer({ min: -30, max: 60 }), (days) => {
        const now = startOfKstDay(kstDay(seoul('2026-11-16T00:00')) + days)
        const isLate = ['LATE', 'LATER'].includes(reminderOn(bill.dueOn, now) ?? '')
        expect(isLate).toBe(stateOf(bill, now) === 'OVERDUE')
      }),
    )
  })
})

describe('[KEEP-6] the mails of a statement', () => {
  const told = {
    company: '노을클라우드',
    month: '2026-10',
    number: '2026-0007',
    total: 5_236_000,
    dueOn: '2026-11-16',
    account: '콩은행 000-00-000000 주식회사 커피어택',
    link: 'https://coffee.example/console/statements',
  }

  test('hold what a transfer needs: amount, day, account and number', () => {
    for (const { paragraphs, notes } of [statementMail(told), reminderMail('LATE', told)]) {
      const text = [...paragraphs, ...(notes ?? [])].join('\n')
      for (const word of ['5,236,000원', '11월 16일 (월)', told.account, '2026-0007'])
        expect(text).toContain(word)
    }
  })

  test('ask for nothing when money is to be given back', () => {
    const { paragraphs } = statementMail({ ...told, total: -1_100 })
    expect(paragraphs).toEqual([
      '노을클라우드의 2026년 10월 정산에서 정정한 금액이 더 커서 1,100원을 돌려드려요.',
    ])
  })
})
