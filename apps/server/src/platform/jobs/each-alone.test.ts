import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createLog } from '../observing/log.ts'
import { createMetrics } from '../observing/metrics.ts'
import { eachAlone } from './each-alone.ts'

function createWatched() {
  const lines: string[] = []
  const log = createLog({ level: 'info', destination: { write: (line) => void lines.push(line) } })
  return { lines, deps: { log, metrics: createMetrics([]) } }
}

describe('[OPS-1] a job over many items', () => {
  test('does all items except failing ones, returns these, and does nothing twice', async () => {
    const things = fc.uniqueArray(fc.nat(200), { maxLength: 60 })
    await fc.assert(
      fc.asyncProperty(things, fc.uniqueArray(fc.nat(200)), async (given, broken) => {
        const done: number[] = []
        const expected = given.filter((thing) => broken.includes(thing))
        const run = eachAlone('test', createWatched().deps, async (alone) => {
          const left = await alone.all(given, async (some) => {
            if (some.some((thing) => broken.includes(thing))) throw new Error('broken')
            done.push(...some)
          })
          expect(left).toEqual(expected)
        })
        if (expected.length > 0)
          await expect(run).rejects.toThrow(`${expected.length} of the pieces of a job failed`)
        else await run
        expect(done).toEqual(given.filter((thing) => !broken.includes(thing)))
      }),
    )
  })

  test('runs once for all items if none fails, and never without items', async () => {
    const asked: number[][] = []
    await eachAlone('test', createWatched().deps, async (alone) => {
      await alone.all([1, 2, 3], async (some) => void asked.push([...some]))
      await alone.all([], async () => void asked.push([]))
    })
    expect(asked).toEqual([[1, 2, 3]])
  })

  test('continues after a failed item, logs and counts it, and fails in the end', async () => {
    const { lines, deps } = createWatched()
    const steps: unknown[] = []
    const run = eachAlone('test', deps, async (alone) => {
      steps.push(await alone.one(async () => Promise.reject(new Error('broken'))))
      steps.push(await alone.one(async () => 'done'))
    })
    await expect(run).rejects.toThrow(AggregateError)
    expect(steps).toEqual([false, true])
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ level: 'error', job: 'test', msg: 'piece of a job failed' }),
    ])
    expect(await deps.metrics.text()).toContain('job_pieces_failed_total{name="test"} 1')
  })

  test('keeps twenty of a thousand errors, with their number', async () => {
    const { lines, deps } = createWatched()
    const run = eachAlone('test', deps, async (alone) => {
      for (let turn = 0; turn < 1000; turn++) await alone.one(() => Promise.reject(new Error('broken')))
    })
    const error = await run.catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ message: '1000 of the pieces of a job failed' })
    expect([(error as AggregateError).errors.length, lines.length]).toEqual([20, 20])
  })

  test('ends at once when the database is away', async () => {
    const away = Object.assign(new Error('gone'), { code: 'ECONNRESET' })
    let asked = 0
    const run = eachAlone('test', createWatched().deps, (alone) =>
      alone.all([1, 2, 3, 4], () => {
        asked += 1
        return Promise.reject(away)
      }),
    )
    await expect(run).rejects.toBe(away)
    expect(asked).toBe(1)
  })
})
