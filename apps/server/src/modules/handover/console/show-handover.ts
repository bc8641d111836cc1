import { companyOf, type OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { type EndpointRow, endpointsOf } from './endpoint-store.ts'
import { type KeyRow, keysOf } from './key-store.ts'

/** The company's endpoints and keys (BIZ-16), without their secrets. */
export async function showHandover(caller: OperatorCaller, { db, clock }: ApiDeps) {
  const now = clock()
  const companyId = companyOf(caller)
  const [endpoints, keys] = await Promise.all([
    endpointsOf(db.drizzle, companyId),
    keysOf(db.drizzle, companyId),
  ])
  return { endpoints: endpoints.map((row) => shownEndpoint(row, now)), keys: keys.map(shownKey) }
}

const written = (moment: Date | null) => moment?.toISOString() ?? null

export function shownEndpoint(row: EndpointRow, now: Date) {
  const { oldSecretUntil } = row
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    failingSince: written(row.failingSince),
    stoppedAt: written(row.stoppedAt),
    lastDeliveredAt: written(row.lastDeliveredAt),
    oldSecretUntil: oldSecretUntil && oldSecretUntil > now ? oldSecretUntil.toISOString() : null,
  }
}

export const shownKey = (row: KeyRow) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  lastUsedAt: written(row.lastUsedAt),
})
