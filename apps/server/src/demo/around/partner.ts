import type { partners, referrals } from '../../platform/db/schema/partners.ts'
import { demoAccounts } from '../accounts.ts'
import type { Candidate } from '../candidates/candidate.ts'
import type { Dice } from '../chance/dice.ts'
import { between, daysBefore, minutesAfter } from '../chance/moments.ts'
import type { Coffeechat } from '../coffeechats/coffeechat.ts'

type ReferralRow = typeof referrals.$inferInsert

export type Partner = { row: Omit<typeof partners.$inferInsert, 'passwordHash'>; referrals: ReferralRow[] }

/** A partner whose link some came by: most only looked, some registered, a few found a company. */
export function createPartner(
  candidates: readonly Candidate[],
  chats: readonly Coffeechat[],
  now: Date,
  dice: Dice,
): Partner {
  const { name, email } = demoAccounts.partner
  const createdAt = daysBefore(now, 170)
  const id = dice.id(createdAt)
  const firstMatch = new Map<string, Date>()
  for (const { row } of chats.toSorted((a, b) => b.row.createdAt.getTime() - a.row.createdAt.getTime())) {
    firstMatch.set(row.candidateId, row.createdAt)
  }
  const guests = candidates.filter(
    ({ person, withdrawal }, place) => person && !withdrawal && place % 14 === 5,
  )
  const arrived = guests.map(({ row }): ReferralRow => {
    const visitedAt = minutesAfter(row.createdAt, -dice.int(3, 200))
    return {
      id: dice.id(visitedAt),
      partnerId: id,
      userId: row.id,
      visitedAt,
      registeredAt: row.createdAt,
      verifiedAt: row.certifiedAt ?? null,
      matchedAt: firstMatch.get(row.id) ?? null,
    }
  })
  const passed = Array.from({ length: 24 }, (): ReferralRow => {
    const visitedAt = between(daysBefore(now, 60), now, dice)
    return {
      id: dice.id(visitedAt),
      partnerId: id,
      visitedAt,
    }
  })
  return { row: { id, email, name, code: 'daon-coffee', createdAt }, referrals: [...arrived, ...passed] }
}
