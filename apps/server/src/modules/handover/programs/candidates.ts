import type { DisclosedKind } from '@coffeeattack/domain/coffeechats/disclosure'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { ProgramCaller } from '../../../platform/http/caller.ts'
import { cursorAt, cutPage, type PageQuery, placeIn } from '../../../platform/http/cursor.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { disclosedOf } from '../../coffeechats/core/disclosure.ts'
import { logHandover } from '../core/store.ts'
import { type ChatRow, chatsWith, findPerson, type MatchedRow, matchedWith } from './store.ts'

const PAGE = 50

/** Lists matched candidates with id and state. Each listing is written to the candidates' logs. */
export async function listMatched(
  { cursor, limit = PAGE }: PageQuery,
  { companyId }: ProgramCaller,
  { db, ids, clock }: ApiDeps,
) {
  const now = clock()
  return db.transaction(async (tx) => {
    const found = await matchedWith(tx, companyId, { after: placeIn(cursor), limit: limit + 1 })
    const { page, nextCursor } = cutPage(found, limit, cursorAt)
    const candidateIds = page.map(({ id }) => id)
    const chats = Map.groupBy(await chatsWith(tx, companyId, candidateIds), ({ candidateId }) => candidateId)
    const logged = { candidateIds, companyId, way: 'API', what: 'candidates.list' } as const
    await logHandover(tx, logged, { ids, now })
    return { items: page.map((one) => listed(one, chats.get(one.id) ?? [])), nextCursor }
  })
}

/** What a candidate disclosed to the company: the same as the console shows its recruiters, and for as long. */
export async function readMatched(candidateId: string, { companyId }: ProgramCaller, deps: ApiDeps) {
  const { db, ids, clock, secrets } = deps
  const now = clock()
  return db.transaction(async (tx) => {
    const person = await findPerson(tx, { candidateId, companyId })
    if (!person) throw new Refusal('NOT_FOUND')
    const chats = await chatsWith(tx, companyId, [candidateId])
    const logged = { candidateIds: [candidateId], companyId, way: 'API', what: 'candidates.read' } as const
    await logHandover(tx, logged, { ids, now })
    // With an active coffee chat, everything disclosed; otherwise only name and contact.
    const cancelledAt = chats.every((chat) => chat.cancelledAt) ? chats[0]!.cancelledAt : null
    const items = disclosedOf({ person, company: person.company, cancelledAt, askedLines: [] }, secrets)
    const text = (kind: DisclosedKind) => items.find((item) => item.kind === kind)?.text ?? null
    return {
      ...listed({ id: candidateId, at: chats[0]!.matchedAt }, chats),
      disclosed: {
        name: text('NAME'),
        phone: text('PHONE'),
        email: text('EMAIL'),
        resumeFile: text('RESUME_FILE'),
        resumeLink: text('RESUME_LINK'),
        portfolioFile: text('PORTFOLIO_FILE'),
        portfolioLink: text('PORTFOLIO_LINK'),
        github: text('GITHUB'),
        linkedin: text('LINKEDIN'),
      },
    }
  })
}

const listed = ({ id, at }: MatchedRow, chats: readonly ChatRow[]) => ({
  id,
  matchedAt: at.toISOString(),
  coffeechats: chats.map((chat) => ({
    ...chat,
    matchedAt: chat.matchedAt.toISOString(),
    startsAt: chat.startsAt?.toISOString() ?? null,
    cancelledAt: chat.cancelledAt?.toISOString() ?? null,
  })),
})
