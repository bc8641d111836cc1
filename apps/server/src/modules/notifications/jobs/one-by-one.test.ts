import { expect, test } from 'vitest'
import { createLog } from '../../../platform/observing/log.ts'
import { createMetrics } from '../../../platform/observing/metrics.ts'
import { eachAlone } from '../../../platform/jobs/each-alone.ts'
import { oneByOne, type Turn } from './one-by-one.ts'

test('[TRUST-5] a row that fails in one lane while another lane is asking for rows fails once', async () => {
  const log = createLog({ level: 'silent', destination: { write: () => undefined } })
  const stopping = new AbortController().signal
  const held = new Set<string>()
  const waiting = ['broken', 'whole']
  const done: string[] = []
  const failed = Promise.withResolvers<void>()

  /** The statement of the second lane reads what to skip before the first lane has claimed anything. */
  async function work({ skipped, claimed }: Turn, isLate: boolean): Promise<boolean> {
    const unwanted = skipped()
    if (isLate) await failed.promise
    const row = waiting.find((each) => !unwanted.includes(each))
    if (!row) return false
    claimed(row)
    if (row === 'broken') {
      failed.resolve()
      throw new Error(row)
    }
    waiting.splice(waiting.indexOf(row), 1)
    done.push(row)
    return true
  }

  const run = eachAlone('test', { log, metrics: createMetrics([]) }, (alone) =>
    Promise.all(
      [true, false].map((isLate) => oneByOne(alone, { stopping }, (turn) => work(turn, isLate), held)),
    ),
  )
  await expect(run).rejects.toThrow('1 of the pieces of a job failed')
  expect(done).toEqual(['whole'])
})
