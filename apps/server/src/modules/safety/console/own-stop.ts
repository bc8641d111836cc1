import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { stopIsInForce } from '../core/sql.ts'

type OwnStop = { stoppedAt: Date; until: Date; confirmedAt: Date | null; reason: string }

/** Why the caller can send nothing now, and until when. It tells neither who reported nor who stopped. */
export async function showOwnStop({ operatorId }: OperatorCaller, { db, clock }: ApiDeps) {
  const { rows } = await db.drizzle.$client.query<OwnStop>(
    `select s.stopped_at as "stoppedAt", s.until, s.confirmed_at as "confirmedAt", s.reason
     from sender_stops s where s.sender_id = $1 and ${stopIsInForce('s', '$2')}`,
    [operatorId, clock()],
  )
  const [stop] = rows
  if (!stop) return { stop: null }
  const { stoppedAt, until, confirmedAt, reason } = stop
  return {
    stop: {
      stoppedAt: stoppedAt.toISOString(),
      until: confirmedAt ? null : until.toISOString(),
      reason,
    },
  }
}
