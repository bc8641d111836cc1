import { type ConsentKind, consents as texts } from '@coffeeattack/domain/accounts/consents'
import type { consents } from '../../platform/db/schema/consents.ts'
import type { Candidate } from '../candidates/candidate.ts'
import type { Dice } from '../chance/dice.ts'
import type { Coffeechat } from '../coffeechats/coffeechat.ts'

type ConsentRow = typeof consents.$inferInsert

/** What everybody said yes or no to: on the way in, at the tax office, and before a company learnt a name. */
export function consentRows(
  candidates: readonly Candidate[],
  chats: readonly Coffeechat[],
  dice: Dice,
): ConsentRow[] {
  const joined = candidates.flatMap(({ row, profile, person }) => {
    if (!person) return []
    const agree = (kind: ConsentKind, screen: string, agreed = true) =>
      consentRow(kind, row.id, row.createdAt, { screen, agreed }, dice)
    const usesTax = profile.incomes.some(({ source }) => source === 'TAX')
    return [
      agree('serviceTerms', 'submit'),
      agree('collection', 'submit'),
      agree('thirdParty', 'submit'),
      agree('marketing', 'submit', dice.chance(0.4)),
      ...(usesTax ? [agree('taxOffice', 'tax')] : []),
    ]
  })
  const revealed = chats.map(({ row }) =>
    consentRow(
      'companyReveal',
      row.candidateId,
      row.createdAt,
      { screen: 'offer', agreed: true, companyId: row.companyId ?? null },
      dice,
    ),
  )
  return [...joined, ...revealed].toSorted((a, b) => a.at.getTime() - b.at.getTime())
}

function consentRow(
  kind: ConsentKind,
  userId: string,
  at: Date,
  { screen, agreed, companyId = null }: { screen: string; agreed: boolean; companyId?: string | null },
  dice: Dice,
): ConsentRow {
  return { id: dice.id(at), userId, kind, version: texts[kind].version, agreed, companyId, screen, at }
}
