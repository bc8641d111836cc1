import type { Calls } from '@coffeeattack/contract/calls'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { type CounterAnswer, raiseProblems } from '@coffeeattack/domain/offers/counter'
import { deadlineOf } from '@coffeeattack/domain/offers/deadline'
import { whyNot } from '@coffeeattack/domain/offers/status'
import { maskContacts } from '@coffeeattack/domain/text/contacts'
import type { Clock } from '../../../platform/clock.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps, HandlerInput } from '../../../platform/http/handle.ts'
import { addEvents } from '../../../platform/streams/store.ts'
import { tellPeople } from '../../notifications/core/tell-people.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import { closeTalks } from '../../rooms/core/store.ts'
import { refuseStopped } from '../../safety/core/stopped.ts'
import { byOperator, dropNotifications, record } from '../core/store.ts'
import { answerHeldCounter, endHeldOffer, holdSent, raiseHeldOffer } from './counter-store.ts'
import { type Scope, scopeOf } from './scope.ts'
import { showOne } from './show-sent.ts'
import { sentOffer, type SentRow } from './sent-store.ts'

type AnswerCounterInput = HandlerInput<Calls['POST /console/offers/:id/counter']>['body']

/** Answers a counter-offer once, until the deadline of the offer (OFR-16). */
export async function answerCounter(
  id: string,
  given: AnswerCounterInput,
  caller: OperatorCaller,
  deps: ApiDeps,
) {
  const scope = await scopeOf(caller, deps)
  return deps.db.transaction(async (tx) => {
    const { offer, now } = await heldOffer(tx, id, scope, deps)
    await refuseStopped(tx, caller, now)
    const { answer, note } = given
    const detail = await act(tx, offer, given, now)
    await answerHeldCounter(tx, id, {
      answer,
      note: maskContacts(note.trim()),
      at: now,
      operatorId: caller.operatorId,
    })
    const subject = { offerId: id, groupId: null }
    await record(tx, [byOperator(caller.operatorId, subject, { event: answer, at: now, detail })])
    await tellCandidate(tx, offer, answer, { ids: deps.ids, now })
    const deed = {
      action: 'offer.answer-counter',
      subject: 'offer',
      subjectId: id,
      detail: { answer },
    } as const
    await recordDeed(tx, caller, deed, now)
    return showOne(tx, await sentOffer(tx, scope, id), caller, deps)
  })
}

/**
 * Locks the caller's open offer with an unanswered counter-offer. The time is taken after the lock, because
 * an earlier one could lie before the counter-offer.
 */
async function heldOffer(tx: Queries, id: string, scope: Scope, { clock }: ApiDeps) {
  const isHeld = await holdSent(tx, scope, id)
  const now = clock()
  const offer = await sentOffer(tx, scope, id)
  if (!offer?.counter) throw new Refusal('NOT_FOUND')
  if (offer.counter.answer !== null) throw new Refusal('COUNTER_ANSWERED')
  const why = whyNot({ status: offer.status, expiredAt: deadlineOf(offer.expiryDay) }, now)
  if (why || !isHeld) throw new Refusal(why ?? 'NOT_FOUND')
  return { offer, now }
}

/** Applies the answer to the offer and returns the details for the ledger. */
async function act(tx: Queries, { id, salaryMin, salaryMax }: SentRow, given: AnswerCounterInput, now: Date) {
  if (given.answer === 'TAKEN_BACK') {
    await endHeldOffer(tx, id, now)
    await closeTalks(tx, [id], now)
  }
  if (given.answer !== 'RAISED') return null
  const raised = { salaryMin: given.salaryMin, salaryMax: given.salaryMax }
  const was = { salaryMin, salaryMax }
  const fields = raiseProblems(raised, was)
  if (Object.keys(fields).length > 0) throw new Refusal('INVALID_INPUT', { fields })
  await raiseHeldOffer(tx, id, raised)
  return { ...raised, was }
}

/** Notifies the candidate once and updates an open page. A reminder of an ended offer is dropped. */
async function tellCandidate(tx: Queries, { id, candidateId }: SentRow, answer: CounterAnswer, when: Clock) {
  if (answer === 'TAKEN_BACK') await dropNotifications(tx, [id], when.now)
  const notice = { type: 'COUNTER', subject: `${id}:${answer}`, content: { offerId: id } } as const
  await tellPeople(tx, [{ ...notice, userId: candidateId }], when)
  await addEvents(tx, [{ audienceId: candidateId, kind: 'offer', subjectId: id }], when.now)
}
