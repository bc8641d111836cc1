import type { MetAnswer, PayAnswer } from '@coffeeattack/domain/coffeechats/outcome'
import type { Judgement } from '@coffeeattack/domain/paid-checks/judgement'
import type { RecordFigure } from '@coffeeattack/domain/companies/record'
import { DAY_MS } from '@coffeeattack/domain/kst'
import { and, eq } from 'drizzle-orm'
import { coffeechatOutcomes, coffeechats, coffeechatTimes } from '../../../platform/db/schema/coffeechats.ts'
import { paidChecks } from '../../../platform/db/schema/paid-checks.ts'
import { companyRecords, recordAnswers } from '../../../platform/db/schema/companies.ts'
import { addCompany, addOffer, addOperator, addUser } from '../../../platform/db/testing/test-rows.ts'
import { serverTest } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { releaseRecordsJob } from '../jobs/release-records.ts'

type Said = { candidate?: MetAnswer; company?: MetAnswer; pay?: PayAnswer }

/** Companies, the people who met them, and what both said of it; nights go by when the job is run. */
export async function createRecordWorld(server: TestApp) {
  const { drizzle } = server.db
  const { ids } = server.deps
  let count = 0

  const daysLater = (days: number) => new Date(server.clock().getTime() + days * DAY_MS)

  async function say(timeId: string, { candidate, company, pay }: Said, at = server.clock()) {
    const rows = [
      ...(candidate ? [{ side: 'candidate' as const, met: candidate, pay: pay ?? null }] : []),
      ...(company ? [{ side: 'company' as const, met: company, pay: null }] : []),
    ]
    for (const row of rows)
      await drizzle
        .insert(coffeechatOutcomes)
        .values({ ...row, timeId, at })
        .onConflictDoUpdate({
          target: [coffeechatOutcomes.timeId, coffeechatOutcomes.side],
          set: { met: row.met, pay: row.pay, at },
        })
  }

  return {
    daysLater,
    say,
    person: () => addUser(drizzle),

    async company() {
      const name = `기록회사${(count += 1)}`
      const companyId = await addCompany(drizzle, { name, key: name })
      return { companyId, operatorId: await addOperator(drizzle, companyId) }
    },

    /** A meeting that was, and what was said of it then. Answers the id of its time. */
    async meet(
      { companyId, operatorId }: { companyId: string; operatorId: string },
      candidateId: string,
      said: Said,
      at = server.clock(),
    ): Promise<string> {
      const offerId = await addOffer(drizzle, {
        candidateId,
        companyId,
        operatorId,
        status: 'MATCHED',
        createdAt: at,
        deliverAt: at,
        expiryDay: '2099-12-31',
        decidedAt: at,
        selectedAt: at,
      })
      const chat = { id: ids.next(), offerId, candidateId, companyId, operatorId, createdAt: at }
      await drizzle.insert(coffeechats).values(chat)
      const time = { id: ids.next(), coffeechatId: chat.id, startsAt: at, minutes: 30, proposedAt: at }
      await drizzle.insert(coffeechatTimes).values({ ...time, proposedBy: 'company', confirmedAt: at })
      await say(time.id, said, at)
      return time.id
    },

    /** Somebody whom the company hired confirmed what is paid (KEEP-9). Answers the id of the check. */
    async paid(
      company: { companyId: string; operatorId: string },
      candidateId: string,
      judgement: Judgement,
    ) {
      const timeId = await this.meet(company, candidateId, {})
      const { rows } = await server.db.pool.query<{ id: string }>(
        'select coffeechat_id as id from coffeechat_times where id = $1',
        [timeId],
      )
      const check = { id: ids.next(), candidateId, coffeechatId: rows[0]!.id, round: 3, promised: 6_500 }
      const at = server.clock()
      await drizzle.insert(paidChecks).values({
        ...check,
        startsOn: '2026-08-18',
        state: 'DONE',
        invitedAt: at,
        answeredAt: at,
        judgement,
        ...(judgement === 'UNKNOWN'
          ? { reason: 'AT_THE_LIMIT' }
          : { insured: 6_100, keptFrom: 6_065, month: '2026-10' }),
      })
      return check.id
    },

    /** The company's night, so many days from now, on which chance makes no figure wait. */
    night: (days = 0) =>
      releaseRecordsJob.run({
        ...server.deps,
        clock: () => daysLater(days),
        secrets: { ...server.deps.secrets, mac: () => 'AAAAAA' },
      }),
    /** The same as chance has it. */
    nightByChance: () => releaseRecordsJob.run(server.deps),

    async figure({ companyId }: { companyId: string }, figure: RecordFigure) {
      const [row] = await drizzle
        .select()
        .from(companyRecords)
        .where(and(eq(companyRecords.companyId, companyId), eq(companyRecords.figure, figure)))
      return row ? { value: row.value, people: row.people } : null
    },
    answers: ({ companyId }: { companyId: string }, figure: RecordFigure) =>
      drizzle
        .select()
        .from(recordAnswers)
        .where(and(eq(recordAnswers.companyId, companyId), eq(recordAnswers.figure, figure))),
  }
}

export type RecordWorld = Awaited<ReturnType<typeof createRecordWorld>>

export const test = serverTest().extend('world', { scope: 'file' }, ({ server }) => createRecordWorld(server))
