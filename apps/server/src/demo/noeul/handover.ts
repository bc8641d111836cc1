import { ATTEMPT, retryAt } from '@coffeeattack/domain/handover/retry'
import { handoverEvents, type HandoverEvent } from '@coffeeattack/domain/handover/events'
import { kstDay } from '@coffeeattack/domain/kst'
import type {
  apiKeys,
  handovers,
  webhookDeliveries,
  webhookEndpoints,
  webhookEvents,
} from '../../platform/db/schema/handover.ts'
import type { Dice } from '../chance/dice.ts'
import { daysBefore } from '../chance/moments.ts'
import type { Coffeechat } from '../coffeechats/coffeechat.ts'
import type { Operator } from '../companies/operators.ts'

type EventRow = typeof webhookEvents.$inferInsert
type DeliveryRow = typeof webhookDeliveries.$inferInsert

/** What 노을클라우드's own programs are told (BIZ-16). Its secret is still open, and its address is the receiver to try with. */
export type Handover = {
  endpoint: Omit<typeof webhookEndpoints.$inferInsert, 'secretSealed' | 'url'> & { secret: string }
  events: EventRow[]
  deliveries: DeliveryRow[]
  log: (typeof handovers.$inferInsert)[]
  key: typeof apiKeys.$inferInsert
}

const SINCE_DAYS = 26

/** Tried in vain until it was given up, and tried twice in vain so far: the last ones tell of them. */
const BAD = { givenUp: 4, waiting: 0 } as const

type Given = { lead: Operator; chats: readonly Coffeechat[] }

export function createHandover({ lead, chats }: Given, now: Date, dice: Dice): Handover {
  const companyId = lead.company!.row.id
  const since = daysBefore(now, SINCE_DAYS)
  const made = { companyId, createdBy: lead.row.id, createdAt: since }
  const endpoint = {
    id: dice.id(since),
    name: '우리 채용 시스템',
    events: [...handoverEvents],
    secret: `whsec_${Buffer.from(dice.bytes(32)).toString('base64')}`,
    ...made,
  }
  const events = chats
    .filter(({ offer }) => offer.row.companyId === companyId && !offer.candidate.withdrawal)
    .flatMap((chat) => happenings(chat))
    .filter(({ at }) => at > since && at <= now)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map((event) => ({ id: dice.id(event.at), companyId, ...event }))
  const deliveries = events.map((event, place): DeliveryRow => {
    const way = { id: dice.id(event.at), endpointId: endpoint.id, eventId: event.id, createdAt: event.at }
    return { ...way, ...fate(event, events.length - 1 - place, now, dice) }
  })
  const arrived = events.filter((_, place) => deliveries[place]!.state === 'DELIVERED')
  return {
    endpoint,
    events,
    deliveries,
    log: logOf(arrived, dice),
    key: {
      id: dice.id(since),
      name: '지원자 관리',
      prefix: 'ca_live_n0eu',
      // No key hashes to it that anybody knows: it is shown, and opens nothing.
      hash: Buffer.from(dice.bytes(32)).toString('base64url'),
      ...made,
    },
  }
}

/** Each moment of which a company's program is told; the ids of it and no names. */
function happenings({ row, offer, times, stages }: Coffeechat): Omit<EventRow, 'id' | 'companyId'>[] {
  const of = (type: HandoverEvent, at: Date, facts: object = {}) => ({
    type,
    at,
    candidateId: row.candidateId,
    payload: {
      candidateId: row.candidateId,
      coffeechatId: row.id,
      offerId: row.offerId,
      positionId: offer.row.positionId ?? null,
      ...facts,
    },
  })
  return [
    of('coffeechat.matched', row.createdAt),
    ...times.flatMap(({ confirmedAt, startsAt, minutes }) =>
      confirmedAt
        ? [of('coffeechat.scheduled', confirmedAt, { startsAt: startsAt.toISOString(), minutes })]
        : [],
    ),
    ...(row.cancelledAt
      ? [of('coffeechat.cancelled', row.cancelledAt, { cancelledAt: row.cancelledAt.toISOString() })]
      : []),
    ...stages.map(({ stage, onDay, recordedAt }) =>
      of('outcome.recorded', recordedAt, { stage, stageOn: onDay, isAgreed: null }),
    ),
  ]
}

/** How its delivery went; `fromLast` counts back from the newest. */
function fate(
  { at }: EventRow,
  fromLast: number,
  now: Date,
  dice: Dice,
): Omit<DeliveryRow, 'id' | 'endpointId' | 'eventId' | 'createdAt'> {
  if (fromLast === BAD.waiting) {
    const dueAt = retryAt(2, now)
    return {
      state: 'WAITING',
      attempts: 2,
      dueAt,
      lastError: 'TIMEOUT',
      lastMs: ATTEMPT.answerMs,
      lastAt: now,
    }
  }
  if (fromLast === BAD.givenUp && retryAt(6, at)! < now)
    return {
      state: 'FAILED',
      attempts: 7,
      lastStatus: 500,
      lastError: 'STATUS',
      lastMs: 184,
      lastAt: retryAt(6, at),
    }
  const isSecond = fromLast % 6 === 3
  const deliveredAt = isSecond ? retryAt(1, at)! : at
  return {
    state: 'DELIVERED',
    attempts: isSecond ? 2 : 1,
    deliveredAt,
    lastStatus: 200,
    lastMs: dice.int(60, 420),
    lastAt: deliveredAt,
  }
}

/** In the persons' own logs: one line for a Seoul day of the same. */
function logOf(events: readonly EventRow[], dice: Dice): Handover['log'] {
  const days = Map.groupBy(events, ({ candidateId, type, at }) => `${candidateId} ${type} ${kstDay(at)}`)
  return [...days.values()].flatMap((same) => {
    const [{ candidateId, companyId, type, at }] = same as [EventRow]
    if (!candidateId || type === 'candidate.erased') return []
    const logged = { candidateId, companyId, way: 'WEBHOOK' as const, what: type, at }
    return [{ id: dice.id(at), ...logged, times: same.length }]
  })
}
