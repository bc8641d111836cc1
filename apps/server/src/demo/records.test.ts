import { companyKey } from '@coffeeattack/domain/companies/name'
import { isQuick, type RecordFigure } from '@coffeeattack/domain/companies/record'
import { DAY_MS } from '@coffeeattack/domain/kst'
import { describe, expect } from 'vitest'
import { releaseRecordsJob } from '../modules/companies/jobs/release-records.ts'
import type { TestApp } from '../testing/test-app.ts'
import { test } from './testing/demo-test.ts'

/** The nightly job so many days from now, on which chance makes no figure wait: then most of them move. */
const night = (server: TestApp, days: number) =>
  releaseRecordsJob.run({
    ...server.deps,
    clock: () => new Date(server.clock().getTime() + days * DAY_MS),
    secrets: { ...server.deps.secrets, mac: () => 'AAAAAA' },
  })

async function recordOf({ db }: TestApp, name: string) {
  const { rows } = await db.pool.query<{ figure: RecordFigure; value: number }>(
    `select figure, value from company_records r join companies c on c.id = r.company_id where c.key = $1`,
    [companyKey(name)],
  )
  return Object.fromEntries(rows.map(({ figure, value }) => [figure, value]))
}

/** README: 노을클라우드 has a good record, 두레박데이터 a poor one, 온결헬스 none yet. */
async function expectRecords(server: TestApp) {
  const good = await recordOf(server, '노을클라우드')
  expect([isQuick(good['ANSWERS']!), good['CAME']! >= 8, good['PAY_KEPT']! >= 8]).toEqual([true, true, true])
  // [KEEP-9] of all others too few have confirmed.
  expect(good['PAY_RECEIVED']).toBe(9)
  const poor = await recordOf(server, '두레박데이터')
  expect(poor['PAY_RECEIVED']).toBeUndefined()
  expect([isQuick(poor['ANSWERS']!), poor['CAME']! < 8, poor['PAY_KEPT']! < 8]).toEqual([false, true, true])
  expect(await recordOf(server, '온결헬스')).toEqual({})
}

describe('[KEEP-4] the demo’s records are as README tells of them', () => {
  test('when it is opened', ({ server }) => expectRecords(server))

  test('after the nightly job of each of the next days, though figures of others move', async ({
    server,
  }) => {
    const count = async () => (await server.db.pool.query('select from company_records')).rowCount!
    const before = await count()
    for (const days of [0.8, 1.8, 2.8, 7.8]) {
      await night(server, days)
      await expectRecords(server)
    }
    expect(await count()).toBeGreaterThan(before)
  })
})
