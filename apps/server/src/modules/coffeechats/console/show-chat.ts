import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import { cursorAt, cutPage, type PageQuery, placeIn } from '../../../platform/http/cursor.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import { disclosedOf } from '../core/disclosure.ts'
import { outcomeFor } from '../core/outcomes.ts'
import { fixedTime, openTimes, statusOf } from '../core/show-times.ts'
import { shownStages } from '../core/stages.ts'
import {
  type CoffeechatRow,
  countAsked,
  findCoffeechat,
  listCoffeechats,
  questionsOf,
} from '../core/store.ts'
import { readableItems } from './readable-items.ts'

const PAGE = 30

type ChatsQuery = PageQuery & { isAsked?: boolean | undefined }

/** The newest matches first. Names are read here, so whose they were stands in the trail. */
export async function listChats(
  { cursor, limit = PAGE, isAsked = false }: ChatsQuery,
  caller: OperatorCaller,
  deps: ApiDeps,
) {
  const party = { side: 'company', caller } as const
  const askedAt = isAsked ? deps.clock() : null
  return deps.db.transaction(async (tx) => {
    const rows = await listCoffeechats(tx, party, { after: placeIn(cursor), limit: limit + 1, askedAt })
    const { page, nextCursor } = cutPage(rows, limit, (last) => cursorAt({ at: last.createdAt, id: last.id }))
    if (page.length > 0) {
      const detail = { coffeechatIds: page.map(({ id }) => id) }
      const whose = page.map(({ candidateId }) => candidateId)
      const deed = { action: 'coffeechat.list', subject: 'coffeechat', subjectId: null, whose, detail }
      await recordDeed(tx, caller, deed, deps.clock())
    }
    return {
      items: page.map((chat) => showRow(chat, deps)),
      nextCursor,
    }
  })
}

/** How many wait for the word of the caller's side (KEEP-1). */
export async function showAsked(caller: OperatorCaller, { db, clock }: ApiDeps) {
  return { count: await countAsked(db.drizzle, { side: 'company', caller }, clock()) }
}

/** One coffee chat with all that the person shares. That it was opened stands in the trail. */
export async function openChat(id: string, caller: OperatorCaller, deps: ApiDeps) {
  const chat = await deps.db.transaction(async (tx) => {
    const found = await findCoffeechat(tx, { party: { side: 'company', caller }, coffeechatId: id })
    if (!found) throw new Refusal('NOT_FOUND')
    const deed = { action: 'coffeechat.view', subject: 'coffeechat', subjectId: id }
    await recordDeed(tx, caller, deed, deps.clock())
    return found
  })
  return shownToCompany(chat, caller, deps)
}

export function showRow(chat: CoffeechatRow, { clock, secrets }: ApiDeps) {
  const { id, offer, company } = chat
  return {
    id,
    offerId: offer.id,
    status: statusOf(chat, clock()),
    company: company && { name: company.name, logo: company.logo },
    name: disclosedOf(chat, secrets).find(({ kind }) => kind === 'NAME')?.text ?? '',
    position: offer.position,
    salaryMin: offer.salaryMin,
    salaryMax: offer.salaryMax,
    createdAt: chat.createdAt.toISOString(),
    confirmedTime: fixedTime(chat),
    place: chat.place,
    outcome: outcomeFor('company', chat, clock()),
    stageItems: shownStages(chat),
  }
}

export async function shownToCompany(chat: CoffeechatRow, caller: OperatorCaller, deps: ApiDeps) {
  return {
    ...showRow(chat, deps),
    candidateId: chat.candidateId,
    roomId: roomFor(chat, caller),
    cancelledAt: chat.cancelledAt?.toISOString() ?? null,
    disclosure: await readableItems(chat, caller, deps),
    timeItems: openTimes(chat, 'company', deps.clock()),
    usualPlace: chat.usualPlace,
    // What somebody answered goes with them.
    questions: chat.person.hasLeft ? [] : await questionsOf(deps.db.drizzle, chat.id),
  }
}

/** What an agent sent is talked about with the agent: that room is not the company's. */
function roomFor({ roomId, operator }: CoffeechatRow, { role }: OperatorCaller): string | null {
  return role === 'recruiter' && operator.role === 'AGENT' ? null : roomId
}
