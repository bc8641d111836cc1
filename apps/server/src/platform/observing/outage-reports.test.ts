import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { expect, test, vi } from 'vitest'
import { reportOutagesOnce } from './outage-reports.ts'
import type { Report, ReportContext } from './report.ts'

const away = () => Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
const pageCall = () => Object.assign(new Error('지금은 연결할 수 없어요'), { status: 503 })

/** Reports the failures, each at its second; answers with the seconds of those that were passed on. */
function passedOn(failures: readonly (readonly [second: number, error: Error, context: ReportContext])[]) {
  let now = 0
  const passed: number[] = []
  const report = reportOutagesOnce(
    vi.fn<Report>(() => void passed.push(now)),
    () => new Date(now * 1000),
  )
  for (const [second, error, context] of failures) {
    now = second
    report(error, context)
  }
  return passed
}

test('[OPS-3] all calls and pages that an outage fails are one report; a later outage is another', () => {
  expect(
    passedOn([
      [0, away(), { of: 'call', status: 503 }],
      [1, pageCall(), { of: 'page', status: 500 }],
      [2, new Refusal('UNAVAILABLE'), { of: 'page', status: 503 }],
      // Five hours of it.
      ...Array.from({ length: 600 }, (_, at) => [3 + at * 30, away(), { of: 'call', status: 503 }] as const),
      [20_000, away(), { of: 'call', status: 503 }],
    ]),
  ).toEqual([0, 20_000])
})

test('[OPS-3] another failure, and an outage of something else, are reported beside it', () => {
  const broken = new Error('out of beans')
  expect(
    passedOn([
      [0, away(), { of: 'call', status: 503 }],
      [1, broken, { of: 'call', status: 500 }],
      [2, broken, { of: 'call', status: 500 }],
      [3, new Refusal('MESSENGER_UNAVAILABLE'), { of: 'call', status: 503 }],
      [4, away(), { of: 'job', job: 'mail' }],
      [5, away(), { of: 'job', job: 'mail' }],
      [6, broken, { of: 'job', job: 'mail' }],
      [7, away(), { of: 'job', job: 'seal-pacts' }],
    ]),
  ).toEqual([0, 1, 2, 3, 4, 6, 7])
})
