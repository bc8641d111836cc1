import { consents as texts } from '@coffeeattack/domain/verification/consents'
import { eq } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { coffeechatQuestions, coffeechats } from '../../../platform/db/schema/coffeechats.ts'
import { consents } from '../../../platform/db/schema/consents.ts'
import { operators } from '../../../platform/db/schema/operators.ts'

export async function addCoffeechats(
  tx: Queries,
  chats: (typeof coffeechats.$inferInsert)[],
  questions: (typeof coffeechatQuestions.$inferInsert)[],
): Promise<void> {
  await tx.insert(coffeechats).values(chats)
  await tx.insert(coffeechatQuestions).values(questions)
}

type Revealed = { id: string; userId: string; companyId: string; at: Date }

/** The yes to name and contact for one company, to the text that is in force now (OFR-13). */
export async function recordReveals(tx: Queries, revealed: readonly Revealed[]): Promise<void> {
  if (revealed.length === 0) return
  const { version } = texts.companyReveal
  await tx
    .insert(consents)
    .values(
      revealed.map((one) => ({ ...one, kind: 'companyReveal', version, agreed: true, screen: 'offer' })),
    )
}

export async function isRecruiter(tx: Queries, operatorId: string): Promise<boolean> {
  const [found] = await tx
    .select({ role: operators.role })
    .from(operators)
    .where(eq(operators.id, operatorId))
  return found?.role === 'RECRUITER'
}
