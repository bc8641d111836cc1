import { consents as texts, type ConsentKind } from '@coffeeattack/domain/verification/consents'
import type { Queries } from '../../../platform/db/queries.ts'
import { consents } from '../../../platform/db/schema/consents.ts'

export type Consented = { userId: string; kind: ConsentKind; screen: string }

/** A yes, to the text that is in force now. */
export async function recordConsent(
  tx: Queries,
  { userId, kind, screen }: Consented,
  made: { id: string; at: Date },
): Promise<void> {
  const { version } = texts[kind]
  await tx.insert(consents).values({ ...made, userId, kind, version, agreed: true, screen })
}

/** Where people say yes. */
export const SCREENS = { apply: '/submit/:job/:subjob', reapply: '/my/retry', lifetime: '/my/money' } as const
