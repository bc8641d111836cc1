import { sequenceOf } from '@coffeeattack/domain/calendars/entry'
import { type Answer, answerProblems, withAnswers } from '@coffeeattack/domain/coffeechats/questions'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { increaseRate } from '@coffeeattack/domain/offers/increase-rate'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { linesToOpen } from '../../rooms/core/store.ts'
import { contactsIn, disclosableTo, disclosedOf, type Reader } from '../core/disclosure.ts'
import { fixedMeetings } from '../core/meetings.ts'
import { outcomeForCandidate } from '../core/outcomes.ts'
import { isHirePayAsked, shownStages } from '../core/record-stage.ts'
import { fixedTime, freeTimes, partnerName, statusOf } from '../core/show-times.ts'
import {
  type CoffeechatRow,
  findCoffeechat,
  lockCoffeechat,
  type OwnCoffeechat,
  questionsOf,
} from '../core/store.ts'
import { usualTimesFor } from '../core/usual-hours.ts'
import { findChatAsking, findDisclosable, isOwnChat, saveAnswer } from './store.ts'

export async function showCoffeechat(whose: OwnCoffeechat, deps: ApiDeps) {
  const chat = await findCoffeechat(deps.db.drizzle, whose)
  if (!chat) throw new Refusal('NOT_FOUND')
  return shownToCandidate(chat, deps)
}

export async function shownToCandidate(
  chat: CoffeechatRow,
  { clock, secrets, db }: Pick<ApiDeps, 'clock' | 'secrets' | 'db'>,
) {
  const now = clock()
  const meetings = await fixedMeetings(db.drizzle, chat, now)
  const createdAt = chat.createdAt.toISOString()
  return {
    id: chat.id,
    status: statusOf(chat, now),
    createdAt,
    cancelledAt: chat.cancelledAt?.toISOString() ?? null,
    offer: { ...chat.offer, increaseRate: increaseRate(chat.incomeBasis, chat.offer) },
    company: chat.company,
    operator: chat.operator,
    contact: { name: chat.operator.name, title: chat.operator.title, email: chat.operatorEmail },
    roomId: chat.roomId,
    disclosure: { to: partnerName(chat), at: createdAt, items: disclosedOf(chat, secrets) },
    place: chat.place,
    usualPlace: chat.usualPlace,
    timeItems: freeTimes(chat, 'candidate', { meetings, now }),
    confirmedTime: fixedTime(chat),
    meetingItems: meetings.candidate.map(({ coffeechatId, name, startsAt, minutes }) => ({
      coffeechatId,
      name,
      startsAt: startsAt.toISOString(),
      minutes,
    })),
    usualTimes: await usualTimesFor(db.drizzle, chat, { meetings, now }),
    sequence: sequenceOf(chat),
    questionCount: chat.questionCount,
    answeredCount: chat.answeredCount,
    outcome: outcomeForCandidate(chat, now),
    stageItems: shownStages(chat),
    isHirePayAsked: isHirePayAsked(chat),
  }
}

export async function showQuestions(userId: string, coffeechatId: string, { db }: ApiDeps) {
  if (!(await isOwnChat(db.drizzle, userId, coffeechatId))) throw new Refusal('NOT_FOUND')
  return { items: await questionsOf(db.drizzle, coffeechatId) }
}

/** Saves answers to the questions of one coffee chat; answers that are not sent stay as they are (OFR-11). */
export async function answerQuestions(userId: string, answers: readonly Answer[], { db, clock }: ApiDeps) {
  const now = clock()
  return db.transaction(async (tx) => {
    const coffeechatId = await findChatAsking(
      tx,
      userId,
      answers.map(({ id }) => id),
    )
    const party = { side: 'candidate', userId } as const
    const chat = coffeechatId && (await lockCoffeechat(tx, { party, coffeechatId }))
    if (!chat) throw new Refusal('NOT_FOUND')
    if (chat.cancelledAt) throw new Refusal('CONFLICT')
    const before = await questionsOf(tx, coffeechatId)
    const fields = answerProblems(before, answers)
    if (Object.keys(fields).length > 0) throw new Refusal('INVALID_INPUT', { fields })
    const items = withAnswers(before, answers)
    const changed = items.filter((item, place) => item.answer !== before[place]?.answer)
    for (const item of changed) await saveAnswer(tx, item, now)
    return { items }
  })
}

type DisclosureQuery = { to: Reader; offerIds?: readonly string[] | undefined }

/** What accepting the offers would disclose, shown before accepting (OFR-18). */
export async function showDisclosure(
  userId: string,
  { to, offerIds = [] }: DisclosureQuery,
  { db, secrets, clock }: ApiDeps,
) {
  const found = await findDisclosable(db.drizzle, userId)
  if (!found) throw new Refusal('UNAUTHORIZED')
  const { person, employer } = found
  const asked = await linesToOpen(db.drizzle, { userId, offerIds }, clock())
  const askedItems = asked.flatMap(({ company, lines }) => {
    const items = contactsIn(lines, person, secrets)
    return items.length === 0 ? [] : [{ company, items }]
  })
  return { items: disclosableTo(to, person, secrets), askedItems, employer }
}
