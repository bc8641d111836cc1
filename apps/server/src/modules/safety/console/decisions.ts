import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { DeedAction } from '@coffeeattack/domain/operators/deeds'
import type { Outcome } from '@coffeeattack/domain/safety/report'
import { stopEndsAt } from '@coffeeattack/domain/safety/stop'
import type { Clock } from '../../../platform/clock.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { changedForAgents } from '../../notifications/core/live.ts'
import { tellPeople } from '../../notifications/core/tell-people.ts'
import { tellOperators } from '../../notifications/core/tell.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import { caseFor } from './cases.ts'
import { lockCase } from './cases-store.ts'
import {
  addStop,
  adminsOf,
  closeCase,
  confirmStop,
  endStop,
  handOverCase,
  isStopped,
  reportersOf,
} from './decisions-store.ts'

type Locked = NonNullable<Awaited<ReturnType<typeof lockCase>>>
type Decision = { action: DeedAction; detail?: Record<string, unknown> }

/** A decision on a locked case with its entry in the audit trail. The answer is the case as it stands afterwards. */
async function decide(
  id: string,
  caller: OperatorCaller,
  deps: ApiDeps,
  act: (tx: Queries, locked: Locked, when: Clock) => Promise<Decision | null>,
) {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock()
    const locked = await lockCase(tx, id)
    if (!locked) throw new Refusal('NOT_FOUND')
    const decision = locked.closedAt === null ? await act(tx, locked, { ids: deps.ids, now }) : null
    if (!decision) throw new Refusal('CONFLICT')
    await recordDeed(tx, caller, { ...decision, subject: 'safety-case', subjectId: id }, now)
    await changedForAgents(tx, ['safety'], now)
    return (await caseFor(tx, id, caller, deps)).page
  })
}

/** Stops the sender at once, for 72 hours (FIRM-9). The sender reads why, never who reported. */
export const stopSender = (id: string, reason: string, caller: OperatorCaller, deps: ApiDeps) =>
  decide(id, caller, deps, async (tx, { senderId }, when) => {
    if (!senderId) return null
    const { ids, now } = when
    const until = stopEndsAt(now)
    const stop = { id: ids.next(), caseId: id, senderId, reason: reason.trim(), stoppedAt: now, until }
    if (!(await addStop(tx, { ...stop, stoppedBy: caller.operatorId }))) return null
    const content = { until: until.toISOString() }
    const told = { type: 'SENDER_STOPPED', subject: stop.id, operatorId: senderId, content } as const
    await tellOperators(tx, [told], when)
    if (caller.role !== 'admin') await tellAdmins(tx, id, stop.id, when)
    return { action: 'safety.stop', detail: { senderId } }
  })

/** An agent releases a stop that no admin confirmed; an admin any. */
export const releaseSender = (id: string, caller: OperatorCaller, deps: ApiDeps) =>
  decide(id, caller, deps, async (tx, { senderId }, { now }) =>
    (await endStop(tx, id, { by: caller.operatorId, now }))
      ? { action: 'safety.release', detail: { senderId } }
      : null,
  )

export const handOver = (id: string, caller: OperatorCaller, deps: ApiDeps) =>
  decide(id, caller, deps, async (tx, _, when) => {
    if (!(await handOverCase(tx, id, { by: caller.operatorId, now: when.now }))) return null
    await tellAdmins(tx, id, id, when)
    return { action: 'safety.hand-over' }
  })

/** Every admin learns of a stop that nobody confirmed yet, and of a case that was handed over. */
async function tellAdmins(tx: Queries, caseId: string, subject: string, when: Clock): Promise<void> {
  const admins = await adminsOf(tx)
  const told = admins.map((operatorId) => ({
    type: 'SAFETY_HANDED_OVER' as const,
    subject: `${subject}:${operatorId}`,
    operatorId,
    content: { safetyCaseId: caseId },
  }))
  await tellOperators(tx, told, when)
}

/** Nothing was found; the reporters read the words. A stopped sender is released first. */
export const closeWithoutFinding = (id: string, finding: string, caller: OperatorCaller, deps: ApiDeps) =>
  decide(id, caller, deps, async (tx, _, when) => {
    const closing = {
      by: caller.operatorId,
      outcome: 'NOTHING',
      finding: finding.trim(),
      now: when.now,
    } as const
    if (await isStopped(tx, id, when.now)) return null
    if (!(await closeCase(tx, id, closing))) return null
    await tellReporters(tx, [id], 'NOTHING', when)
    return { action: 'safety.close' }
  })

/** An admin makes the stop last, and closes the case with it. */
export const confirmSenderStop = (id: string, caller: OperatorCaller, deps: ApiDeps) =>
  decide(id, caller, deps, async (tx, { senderId }, when) => {
    const by = caller.operatorId
    if (!(await confirmStop(tx, id, { by, now: when.now }))) return null
    await closeCase(tx, id, { by, outcome: 'STOPPED', finding: '', now: when.now })
    await tellReporters(tx, [id], 'STOPPED', when)
    return { action: 'safety.confirm', detail: { senderId } }
  })

/** Each reporter learns once what became of it. */
export async function tellReporters(
  tx: Queries,
  caseIds: readonly string[],
  outcome: Outcome,
  when: Clock,
): Promise<void> {
  const reporters = await reportersOf(tx, caseIds)
  await tellPeople(
    tx,
    reporters.map(({ id, userId }) => ({
      type: 'REPORT',
      subject: `${id}:${when.now.getTime()}:${outcome}`,
      userId,
      content: { reportId: id },
    })),
    when,
  )
}
