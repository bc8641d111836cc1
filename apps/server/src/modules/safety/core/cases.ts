import { signalsIn } from '@coffeeattack/domain/safety/signals'
import { isNull, sql } from 'drizzle-orm'
import type { Clock } from '../../../platform/clock.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { safetyCases, safetySignals } from '../../../platform/db/schema/safety.ts'
import { changedForAgents } from '../../notifications/core/live.ts'

type CaseOf = { companyId: string; senderId: string | null }

/** The open case of the sender; a new one when there is none. Two reports at once share one. */
export async function openCase(
  tx: Queries,
  { companyId, senderId }: CaseOf,
  { ids, now }: Clock,
): Promise<string> {
  const opened = { openedAt: now, newestAt: now }
  const [found] = await tx
    .insert(safetyCases)
    .values({ id: ids.next(), companyId, senderId, subjectId: senderId ?? companyId, ...opened })
    .onConflictDoUpdate({
      target: [safetyCases.companyId, safetyCases.subjectId],
      targetWhere: isNull(safetyCases.closedAt),
      set: { newestAt: sql`greatest(${safetyCases.newestAt}, excluded.newest_at)` },
    })
    .returning({ id: safetyCases.id })
  await changedForAgents(tx, ['safety'], now)
  return found!.id
}

type Written = {
  companyId: string
  senderId: string
  candidateId: string
  /** As it is stored. */
  text: string
} & ({ offerId: string } | { roomId: string; messageId: string })

/** Notes what a stored text asks for (FIRM-9): an offer, or a message of a company's room. It stops nobody. */
export async function noteSignals(
  tx: Queries,
  { companyId, senderId, candidateId, text, ...source }: Written,
  when: Clock,
): Promise<void> {
  const isOffer = 'offerId' in source
  const kinds = signalsIn(text, { isFirst: true })
  if (kinds.length === 0) return
  const counted =
    isOffer || (await isFirstMessage(tx, source)) ? kinds : kinds.filter((kind) => kind !== 'CONTACT')
  if (counted.length === 0) return
  const caseId = await openCase(tx, { companyId, senderId }, when)
  await tx
    .insert(safetySignals)
    .values(
      counted.map((kind) => ({
        id: when.ids.next(),
        caseId,
        candidateId,
        kind,
        sourceId: isOffer ? source.offerId : source.messageId,
        offerId: isOffer ? source.offerId : null,
        roomId: isOffer ? null : source.roomId,
        createdAt: when.now,
      })),
    )
    .onConflictDoNothing()
}

type WrittenLine = { roomId: string; messageId: string }

async function isFirstMessage(tx: Queries, { roomId, messageId }: WrittenLine): Promise<boolean> {
  const { rowCount } = await tx.$client.query(
    `select from messages where room_id = $1 and sender = 'OPERATOR' and id <> $2 limit 1`,
    [roomId, messageId],
  )
  return rowCount === 0
}
