import { KEPT_DAYS } from '@coffeeattack/domain/profiles/withdrawal'
import type { agentApplications, inquiries, moreOfferRequests } from '../../platform/db/schema/desk.ts'
import type { Candidate } from '../candidates/candidate.ts'
import { createPerson } from '../candidates/person.ts'
import type { Dice } from '../chance/dice.ts'
import { idAt } from '../chance/ids.ts'
import { between, daysBefore } from '../chance/moments.ts'
import type { Operator } from '../companies/operators.ts'
import { INQUIRIES, WISHES } from './request-words.ts'

export type Inquiry = { row: Omit<typeof inquiries.$inferInsert, 'contactSealed'>; contact: string | null }
export type Application = {
  row: Omit<typeof agentApplications.$inferInsert, 'nameSealed' | 'phoneSealed'>
  name: string
  phone: string
}

type RequestsInput = { candidates: readonly Candidate[]; agents: readonly Operator[]; now: Date }

/** What people asked, some of it answered. */
export function createInquiries({ candidates, agents, now }: RequestsInput, dice: Dice): Inquiry[] {
  const askers = candidates.filter(({ state }) => state === 'ACTIVE')
  return INQUIRIES.map(({ from, message, answer }, place) => {
    const isStranger = place % 4 === 3
    const asker = dice.pick(askers)
    const createdAt = between(daysBefore(now, answer ? 20 : 3), daysBefore(now, answer ? 4 : 0.05), dice)
    return {
      contact: isStranger ? `visitor${place}@mail.example` : null,
      row: {
        id: idAt(createdAt, dice),
        userId: isStranger ? null : asker.row.id,
        fromPath: from,
        message,
        createdAt,
        handledBy: answer ? dice.pick(agents).row.id : null,
        handledAt: answer ? between(createdAt, daysBefore(now, 1), dice) : null,
        answer,
      },
    }
  })
}

export function createWishes(
  { candidates, agents, now }: RequestsInput,
  dice: Dice,
): (typeof moreOfferRequests.$inferInsert)[] {
  const askers = dice.some(
    candidates.filter(({ state, row }) => state === 'ACTIVE' && row.certifiedAt! < daysBefore(now, 8)),
    10,
  )
  return askers.map(({ row }, place) => {
    const createdAt = between(daysBefore(now, 7), daysBefore(now, 1), dice)
    const isHandled = place % 2 === 0
    return {
      id: idAt(createdAt, dice),
      userId: row.id,
      message: dice.pick(WISHES),
      createdAt,
      handledBy: isHandled ? dice.pick(agents).row.id : null,
      handledAt: isHandled ? between(createdAt, now, dice) : null,
    }
  })
}

/** People without an account who asked for an agent. */
export function createApplications({ agents, now }: RequestsInput, dice: Dice): Application[] {
  return Array.from({ length: 5 }, (_, place) => {
    const { name, phone } = createPerson(900 + place, 2019, dice)
    const createdAt = between(daysBefore(now, 12), daysBefore(now, 1), dice)
    return {
      name,
      phone,
      row: {
        id: idAt(createdAt, dice),
        resumeFileId: null,
        portfolioFileId: null,
        createdAt,
        purgeAt: daysBefore(createdAt, -KEPT_DAYS),
        handledBy: place < 2 ? dice.pick(agents).row.id : null,
        handledAt: place < 2 ? between(createdAt, now, dice) : null,
      },
    }
  })
}
