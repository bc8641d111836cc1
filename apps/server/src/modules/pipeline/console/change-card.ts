import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { isPast, reminderProblem } from '@coffeeattack/domain/pipeline/reminder'
import type { Queries } from '../../../platform/db/queries.ts'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { changed } from '../../notifications/core/live.ts'
import { tellOperators } from '../../notifications/core/tell.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import {
  type CardChange,
  changeHeld,
  type HeldCard,
  holdCard,
  isColleague,
  isOwnPosition,
  noteDeeds,
} from './change-store.ts'
import { scopeOf, showCard } from './show-card.ts'
import { readCard } from './store.ts'

type ChangeCardInput = {
  id: string
  seen: number
  assigneeId?: string | null | undefined
  remindOn?: string | null | undefined
  positionId?: string | null | undefined
}

/** Changes the assignee, the reminder and the position of a card (BIZ-10). */
export async function changeCard(input: ChangeCardInput, caller: OperatorCaller, deps: ApiDeps) {
  const now = deps.clock()
  const when = { ids: deps.ids, now, by: caller.operatorId }
  return deps.db.transaction(async (tx) => {
    const scope = scopeOf(caller, now)
    const { companyId } = scope
    if (!(await readCard(tx, scope, input.id))) throw new Refusal('NOT_FOUND')
    const card = await holdCard(tx, { id: input.id, companyId }, now)
    if (card?.version !== input.seen) throw new Refusal('CARD_MOVED')
    await refuseUnfit(tx, input, companyId, now)
    const asked = whatChanges(card, input)
    if (asked.length > 0) {
      await changeHeld(tx, card.id, changeOf(card, input, when))
      await noteDeeds(tx, { companyId, candidateId: card.candidateId }, asked, when)
      await tellAssigned(tx, card, input, when)
      const deed = { action: 'pipeline.change', subject: 'candidate', subjectId: card.candidateId } as const
      await recordDeed(tx, caller, { ...deed, detail: { what: asked.map(({ deed: what }) => what) } }, now)
      await changed(tx, ['pipeline'], [companyId], now)
    }
    return showCard((await readCard(tx, scope, input.id))!, scope, deps)
  })
}

async function refuseUnfit(
  tx: Queries,
  { assigneeId, remindOn, positionId }: ChangeCardInput,
  companyId: string,
  now: Date,
): Promise<void> {
  const fields: Record<string, string> = {}
  if (assigneeId && !(await isColleague(tx, assigneeId, companyId)))
    fields['assigneeId'] = '함께 일하는 동료를 골라 주세요'
  const unfit = remindOn && reminderProblem(remindOn, now)
  if (unfit) fields['remindOn'] = unfit
  if (positionId && !(await isOwnPosition(tx, positionId, companyId)))
    fields['positionId'] = '우리 회사의 포지션을 골라 주세요'
  if (Object.keys(fields).length > 0) throw new Refusal('INVALID_INPUT', { fields })
}

/** The requested changes that differ from the current card. */
function whatChanges(card: HeldCard, { assigneeId, remindOn, positionId }: ChangeCardInput) {
  const asked = [
    { deed: 'ASSIGNED', key: 'assigneeId', from: card.assigneeId, to: assigneeId },
    { deed: 'REMINDER_SET', key: 'remindOn', from: card.remindOn, to: remindOn },
    { deed: 'POSITION_SET', key: 'positionId', from: card.positionId, to: positionId },
  ] as const
  return asked.flatMap(({ deed, key, from, to }) =>
    to === undefined || to === from ? [] : [{ deed, detail: { [key]: to } }],
  )
}

type When = { now: Date; by: string }

function changeOf(
  card: HeldCard,
  { assigneeId, remindOn, positionId }: ChangeCardInput,
  { now, by }: When,
): CardChange {
  const told = (assigneeId === undefined ? card.assigneeId : assigneeId) ?? by
  return {
    ...(assigneeId !== undefined && { assigneeId }),
    ...(positionId !== undefined && { positionId }),
    ...(remindOn !== undefined &&
      remindOn !== card.remindOn && {
        remindOn,
        remindsId: remindOn === null ? null : by,
        remindedAt: remindOn !== null && told === by && isPast(remindOn, now) ? now : null,
      }),
  }
}

/** No notification for one's own action. */
async function tellAssigned(
  tx: Queries,
  card: HeldCard,
  { assigneeId }: ChangeCardInput,
  when: When & Parameters<typeof tellOperators>[2],
): Promise<void> {
  if (!assigneeId || assigneeId === card.assigneeId || assigneeId === when.by) return
  const note = {
    type: 'CARD_ASSIGNED',
    operatorId: assigneeId,
    // A new assignment is a new notification.
    subject: `${card.id}:${card.version}`,
    content: { cardId: card.id, byId: when.by },
  } as const
  await tellOperators(tx, [note], when)
}
