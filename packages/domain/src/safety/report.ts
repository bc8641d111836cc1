import { lengthProblem } from '../text/length.ts'

/** From where a candidate reports a company (FIRM-8). */
export const reportPlaces = ['OFFER', 'ROOM', 'COMPANY'] as const
export type ReportPlace = (typeof reportPlaces)[number]

export const reportReasons = ['MONEY', 'MESSENGER', 'TERMS', 'FAKE', 'INSULT', 'OTHER'] as const
export type ReportReason = (typeof reportReasons)[number]

export const REPORT = {
  textLimit: 500,
  /** A report that was a slip of the finger can be taken back for so long. */
  undoMs: 10 * 60_000,
  /** Reports of one person within a day. */
  perDay: 10,
} as const

/** What is wrong with the words of a report: only 'something else' needs them. */
export function reportProblem({ reason, text }: { reason: ReportReason; text: string }): string | null {
  if (reason === 'OTHER' && text.trim() === '') return '어떤 일이 있었는지 적어 주세요'
  return lengthProblem(text, REPORT.textLimit)
}

export const mayUndo = (at: Date, now: Date): boolean => now.getTime() - at.getTime() <= REPORT.undoMs

/** How an agent or an admin closed a case. */
export const outcomes = ['NOTHING', 'STOPPED', 'TAKEN_DOWN'] as const
export type Outcome = (typeof outcomes)[number]

/** What somebody had with the company when it was taken down. Each is told once, the nearest tie counts. */
export const takedownTies = ['MATCHED', 'TALK', 'OFFER'] as const
export type TakedownTie = (typeof takedownTies)[number]

export const reportSteps = ['RECEIVED', 'STOPPED', 'LOOKING', 'ANSWER', ...outcomes] as const
type StepName = (typeof reportSteps)[number]

/** A step of the story that the reporter reads. `null` has no time yet. */
type ReportStep = { name: StepName; state: 'done' | 'now' | 'yet'; at: Date | null }

type Followed = {
  createdAt: Date
  stoppedAt: Date | null
  closedAt: Date | null
  outcome: Outcome | null
}

/** What became of a report, step by step. */
export function reportStory({ createdAt, stoppedAt, closedAt, outcome }: Followed): ReportStep[] {
  const stopped = stoppedAt && outcome !== 'NOTHING' ? [done('STOPPED', stoppedAt)] : []
  const received = [done('RECEIVED', createdAt), ...stopped]
  if (closedAt === null || outcome === null)
    return [
      ...received,
      { name: 'LOOKING', state: 'now', at: null },
      { name: 'ANSWER', state: 'yet', at: null },
    ]
  return outcome === 'STOPPED' ? received : [...received, done(outcome, closedAt)]
}

const done = (name: StepName, at: Date): ReportStep => ({ name, state: 'done', at })
