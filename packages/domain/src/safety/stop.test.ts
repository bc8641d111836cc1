import { expect, test } from 'vitest'
import { reportProblem, reportStory } from './report.ts'
import { actionsOn, stopEndsAt } from './stop.ts'

const now = new Date('2026-11-15T02:02:00Z')
const stop = { until: stopEndsAt(now), confirmedAt: null, endedAt: null }
const open = { isClosed: false, isHandedOver: false, hasSender: true, stop: null }

test('[FIRM-9] a stop ends after 72 hours by itself, unless an admin confirmed it', () => {
  const end = new Date('2026-11-18T02:02:00Z')
  expect(stop.until).toEqual(end)
  const isStopped = (given: { confirmedAt?: Date }, at: Date) =>
    !actionsOn({ ...open, stop: { ...stop, ...given } }, 'agent', at).includes('stop')
  expect(isStopped({}, new Date(end.getTime() - 1))).toBe(true)
  expect(isStopped({}, end)).toBe(false)
  expect(isStopped({ confirmedAt: now }, end)).toBe(true)
  expect(actionsOn({ ...open, stop: { ...stop, confirmedAt: now, endedAt: now } }, 'agent', now)).toContain(
    'stop',
  )
})

test('[FIRM-9] an agent stops, hands over, closes and releases; only an admin confirms and takes down', () => {
  expect(actionsOn(open, 'agent', now)).toEqual(['stop', 'handOver', 'close'])
  expect(actionsOn({ ...open, isHandedOver: true }, 'agent', now)).toEqual(['stop', 'close'])
  expect(actionsOn({ ...open, stop }, 'agent', now)).toEqual(['release', 'handOver'])
  expect(actionsOn({ ...open, stop }, 'admin', now)).toEqual(['release', 'confirm', 'takeDown'])
  expect(actionsOn({ ...open, stop: { ...stop, confirmedAt: now } }, 'agent', now)).toEqual(['handOver'])
  expect(actionsOn({ ...open, hasSender: false }, 'agent', now)).toEqual(['handOver', 'close'])
  expect(actionsOn({ ...open, isClosed: true, stop }, 'admin', now)).toEqual([])
})

test('[FIRM-8] the reporter reads what became of it, step by step', () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 15, hour))
  const report = { createdAt: at(1), stoppedAt: at(2), closedAt: null, outcome: null }
  const names = (story: ReturnType<typeof reportStory>) => story.map(({ name, state }) => `${name} ${state}`)
  expect(names(reportStory(report))).toEqual(['RECEIVED done', 'STOPPED done', 'LOOKING now', 'ANSWER yet'])
  expect(names(reportStory({ ...report, closedAt: at(9), outcome: 'TAKEN_DOWN' }))).toEqual([
    'RECEIVED done',
    'STOPPED done',
    'TAKEN_DOWN done',
  ])
  expect(names(reportStory({ ...report, closedAt: at(9), outcome: 'NOTHING' }))).toEqual([
    'RECEIVED done',
    'NOTHING done',
  ])
})

test('[FIRM-8] only something else needs words of its own, up to 500 letters', () => {
  expect(reportProblem({ reason: 'MONEY', text: '' })).toBeNull()
  expect(reportProblem({ reason: 'OTHER', text: '  ' })).toBe('어떤 일이 있었는지 적어 주세요')
  expect(reportProblem({ reason: 'OTHER', text: '가'.repeat(501) })).toContain('500')
})
