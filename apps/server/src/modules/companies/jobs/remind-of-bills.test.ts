import { describe, expect } from 'vitest'
import { mailsTo } from '../../../testing/test-mails.ts'
import { addTestOperator } from '../../../testing/test-operator.ts'
import { adminAt, close, company, correct, hire, pay, seoul, test } from '../testing/statements-world.ts'
import { remindOfBillsJob } from './remind-of-bills.ts'

describe('[KEEP-6] reminders of unpaid statements', () => {
  test('go out three days before the due day, on it, and one and eight days after it, once each', async ({
    server,
    token,
    clock,
  }) => {
    const companyId = await company(server)
    const recruiter = await addTestOperator(server, { companyId })
    await hire(server, { companyId, at: seoul('2026-10-02T10:00') })
    await close(server, token, companyId, '2026-10')
    const [, ...first] = await mailsTo(server, recruiter.email)
    expect(first).toEqual([])
    const days: Record<string, string> = {}
    let told = 1
    for (let day = 17; day <= 30 + 12; day += 1) {
      const date = day <= 30 ? `2026-11-${day}` : `2026-12-${String(day - 30).padStart(2, '0')}`
      clock.set(seoul(`${date}T09:30`))
      await Promise.all([1, 2].map(() => remindOfBillsJob.run(server.deps)))
      const mails = await mailsTo(server, recruiter.email)
      if (mails.length > told) days[date] = mails.at(-1)!.split('\n')[0]!
      expect(mails.length).toBeLessThanOrEqual(told + 1)
      told = mails.length
    }
    expect(Object.keys(days)).toEqual(['2026-11-27', '2026-11-30', '2026-12-01', '2026-12-08'])
    clock.set(seoul('2026-11-16T10:00'))
  })

  test('not when it is paid, or to be given back', async ({ server, token, clock }) => {
    const companyId = await company(server)
    const recruiter = await addTestOperator(server, { companyId })
    const hireId = await hire(server, { companyId, at: seoul('2026-10-02T10:00') })
    await close(server, token, companyId, '2026-10')
    await pay(server, token, [companyId, '2026-10'], '2026-11-16')
    await correct(server, token, [companyId, '2026-10'], { hireId, right: null })
    const admin = await adminAt(server, '2026-12-02T10:00')
    await close(server, admin, companyId, '2026-11')
    clock.set(seoul('2027-03-02T10:00'))
    await remindOfBillsJob.run(server.deps)
    // Only the statements themselves were mailed; the first mail may have been given up in the months that passed.
    const mails = await mailsTo(server, recruiter.email)
    expect(mails.at(-1)).toContain('돌려드려요')
    expect(mails.filter((mail) => !mail.split('\n')[0]!.endsWith('정산서가 나왔어요'))).toEqual([])
    clock.set(seoul('2026-11-16T10:00'))
  })
})
