import type { Secrets } from '../../../platform/crypto/secrets.ts'
import { hashToken } from '../../../platform/crypto/token-hash.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { type linkTypes, shortLinks } from '../../../platform/db/schema/campaigns.ts'

type NewLink = {
  /** The notification that contains the link. Made again for the same one, the link is the same. */
  carrierId: string
  userId: string
  type: (typeof linkTypes)[number]
  targetId: string
  expiresAt: Date
}

/** More than 128 bits, in characters that a URL does not escape. */
const TOKEN_LETTERS = 22

/** A personal short link (ROUTE-9). Its token is derived with a key outside the database, which stores only its hash. */
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
