import { hashToken } from '../../../platform/crypto/token-hash.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { findAddress, type Owner, removeAddress, saveAddress, saveDetails } from './store.ts'

const SEALED_AS = 'calendar_addresses.token_sealed'

const addressOf = (token: string, { settings }: Pick<ApiDeps, 'settings'>): string =>
  `${settings.appOrigin}/api/calendar/${token}.ics`

export async function showAddress(owner: Owner, deps: ApiDeps) {
  const kept = await findAddress(deps.db.drizzle, owner)
  if (!kept) return { address: null }
  return {
    address: {
      url: addressOf(deps.secrets.open(kept.tokenSealed, SEALED_AS), deps),
      createdAt: kept.createdAt.toISOString(),
      lastReadAt: kept.lastReadAt?.toISOString() ?? null,
      showsDetails: kept.showsDetails,
    },
  }
}

/** Whoever had the old address reads nothing from here on. `andRecord` runs in the same transaction. */
export async function renewAddress(
  owner: Owner,
  deps: ApiDeps,
  andRecord: (tx: Queries, now: Date) => Promise<void> = async () => {},
) {
  const { db, ids, clock, random, secrets } = deps
  const token = Buffer.from(random(32)).toString('base64url')
  const now = clock()
  await db.transaction(async (tx) => {
    const secret = { hash: hashToken(token), tokenSealed: secrets.seal(token, SEALED_AS) }
    await saveAddress(tx, owner, secret, { ids, now })
    await andRecord(tx, now)
  })
  const url = addressOf(token, deps)
  return { address: { url, createdAt: now.toISOString(), lastReadAt: null, showsDetails: false } }
}

/** Whether entries name the other side and the place (BIZ-17). Where there is no address, nothing happens. */
export async function changeDetails(
  owner: Owner,
  showsDetails: boolean,
  deps: ApiDeps,
  andRecord: (tx: Queries, now: Date) => Promise<void> = async () => {},
) {
  await deps.db.transaction(async (tx) => {
    if (await saveDetails(tx, owner, showsDetails)) await andRecord(tx, deps.clock())
  })
  return showAddress(owner, deps)
}

/** Where there is none, nothing happens. */
export async function dropAddress(
  owner: Owner,
  { db, clock }: ApiDeps,
  andRecord: (tx: Queries, now: Date) => Promise<void> = async () => {},
): Promise<void> {
  await db.transaction(async (tx) => {
    if (await removeAddress(tx, owner)) await andRecord(tx, clock())
  })
}
