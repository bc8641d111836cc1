import { sequenceOf } from '@coffeeattack/domain/calendars/entry'
import { companyTodo, type Span } from '@coffeeattack/domain/coffeechats/by-time'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import { cursorAt, cutPage, type PageQuery, placeIn } from '../../../platform/http/cursor.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { recordDeed, recordOpening } from '../../operators/core/audit.ts'
import { disclosedOf } from '../core/disclosure.ts'
import { fixedMeetings } from '../core/meetings.ts'
import { outcomeFor } from '../core/outcomes.ts'
import { shownStages } from '../core/record-stage.ts'
import { fixedTime, freeTimes, openTimes, statusOf } from '../core/show-times.ts'
import {
  type CoffeechatRow,
  countBySpan,
  findCoffeechat,
  listCoffeechats,
  questionsOf,
} from '../core/store.ts'
import { readableItems } from './readable-items.ts'

const PAGE = 30

type ChatsQuery = PageQuery & { span?: Span | undefined }

/** Lists matches, newest first, or one of the lists by time. It shows names, so it is recorded in the audit trail. */
export async function listChats(
  { cursor, limit = PAGE, span }: ChatsQuery,
  caller: OperatorCaller,
  deps: ApiDeps,
) {
  const party = { side: 'company', caller } as const
  const now = deps.clock()
  return deps.db.transaction(async (tx) => {
    const wanted = { span: span ?? null, after: placeIn(cursor), limit: limit + 1, now }
    const { page, nextCursor } = cutPage(await listCoffeechats(tx, party, wanted), limit, cursorAt)
    if (page.length > 0) {
      const detail = { coffeechatIds: page.map(({ id }) => id) }
      const whose = page.map(({ candidateId }) => candidateId)
      const deed = {
        action: 'coffeechat.list',
        subject: 'coffeechat',
        subjectId: null,
        whose,
        detail,
      } as const
      await recordDeed(tx, caller, deed, now)
    }
    return {
      items: page.map((chat) => showRow(chat, caller, deps)),
      counts: await countBySpan(tx, party, now),
      nextCursor,
    }
  })
}

/** Shows one coffee chat with everything disclosed. The page polls, so the audit trail records it once a day. */
export async function openChat(id: string, caller: OperatorCaller, deps: ApiDeps) {
  const chat = await deps.db.transaction(async (tx) => {
    const found = await findCoffeechat(tx, { party: { side: 'company', caller }, coffeechatId: id })
    if (!found) throw new Refusal('NOT_FOUND')
    const deed = { action: 'coffeechat.view', subject: 'coffeechat', subjectId: id } as const
    await recordOpening(tx, caller, deed, deps.clock())
    return found
  })
  return shownToCompany(chat, caller, deps)
}

function showRow(chat: CoffeechatRow, caller: OperatorCaller, { clock, secrets }: ApiDeps) {
  const { id, offer, company } = chat
  const now = clock()
  return {
    id,
    offerId: offer.id,
    candidateId: chat.candidateId,
    roomId: roomFor(chat, caller),
    status: statusOf(chat, now),
    todo: todoOf(chat, now),
    company: company && { name: company.name, logo: company.logo },
    name: disclosedOf(chat, secrets).find(({ kind }) => kind === 'NAME')?.text ?? '',
    position: offer.position,
    salaryMin: offer.salaryMin,
    salaryMax: offer.salaryMax,
    createdAt: chat.createdAt.toISOString(),
    confirmedTime: fixedTime(chat),
    sequence: sequenceOf(chat),
    timeItems: openTimes(chat, 'company', now),
    place: chat.place,
    outcome: outcomeFor('company', chat, now),
    stageItems: shownStages(chat),
  }
}

export async function shownToCompany(chat: CoffeechatRow, caller: OperatorCaller, deps: ApiDeps) {
  const now = deps.clock()
  const meetings = await fixedMeetings(deps.db.drizzle, chat, now)
  return {
    ...showRow(chat, caller, deps),
    timeItems: freeTimes(chat, 'company', { meetings, now }),
    meetingItems: meetings.company.map(({ startsAt, minutes }) => ({
      startsAt: startsAt.toISOString(),
      minutes,
    })),
    cancelledAt: chat.cancelledAt?.toISOString() ?? null,
    disclosure: await readableItems(chat, caller, deps),
    usualPlace: chat.usualPlace,
    // Answers are removed when the person leaves.
    questions: chat.person.hasLeft ? [] : await questionsOf(deps.db.drizzle, chat.id),
  }
}

function todoOf(chat: CoffeechatRow, now: Date) {
  const { cancelledAt, times, place, stages, person } = chat
  const outcome = outcomeFor('company', chat, now)
  return companyTodo(
    {
      cancelledAt,
      times,
      hasPlace: place !== null,
      isAsked: outcome?.said === 'NOT_YET' && outcome.canAnswer,
      hasGoneOn: stages.length > 0,
      hasLeft: person.hasLeft,
    },
    now,
  )
}

/** An agent's offer is discussed with the agent, in a room that the company cannot read. */
function roomFor({ roomId, operator }: CoffeechatRow, { role }: OperatorCaller): string | null {
  return role === 'recruiter' && operator.role === 'AGENT' ? null : roomId
}
