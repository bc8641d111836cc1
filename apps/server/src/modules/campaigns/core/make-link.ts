import type { Secrets } from '../../../platform/crypto/secrets.ts'
import { hashToken } from '../../../platform/crypto/token-hash.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { type linkTypes, shortLinks } from '../../../platform/db/schema/campaigns.ts'

type NewLink = {
  /** What carries the link. The same carrier has the same link, however often it is made. */
  carrierId: string
  userId: string
  type: (typeof linkTypes)[number]
  targetId: string
  expiresAt: Date
}

/** More than 128 bits, in letters that stand in an address as they are. */
const TOKEN_LETTERS = 22

/** A personal short link (ROUTE-9). Its token follows from a key outside the database, and only its hash is kept. */
export async function makeLink(
  tx: Queries,
  { carrierId, ...link }: NewLink,
  { secrets, now }: { secrets: Secrets; now: Date },
): Promise<string> {
  const token = secrets.mac('short-link', carrierId).slice(0, TOKEN_LETTERS)
  await tx
    .insert(shortLinks)
    .values({ ...link, tokenHash: hashToken(token), createdAt: now })
    .onConflictDoNothing()
  return token
}
