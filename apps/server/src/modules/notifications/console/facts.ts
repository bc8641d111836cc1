import { operatorLinks } from '@coffeeattack/contract/notification-pages'
import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import type { OperatorFact as DomainFact } from '@coffeeattack/domain/notifications/facts'
import type { NotificationGroup } from '@coffeeattack/domain/notifications/operator-groups'
import {
  groupOf,
  operatorNotificationTypes,
  type OperatorNotificationType,
  operatorWords,
  typesIn,
} from '@coffeeattack/domain/notifications/operator-notifications'
import { type KeptLine, lineText } from '@coffeeattack/domain/rooms/nameless'
import type { Deps } from '../../../deps.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import type { notices } from '../../../platform/db/schema/notifications.ts'
import { candidateCards } from '../../profiles/core/anonymous-profiles.ts'
import { FACTS, IS_OPEN } from './fact-sql.ts'

type FactRow = Omit<DomainFact, 'person' | 'startsAt' | 'question' | 'search'> &
  Pick<typeof notices.$inferSelect, 'id' | 'createdAt' | 'readAt'> &
  Record<
    'candidateId' | 'nameSealed' | 'offerId' | 'coffeechatId' | 'inquiryId' | 'cardId' | 'roomId',
    string | null
  > & {
    type: OperatorNotificationType
    operatorId: string
    content: Readonly<Record<string, unknown>>
    /** The message that it is about, as it is stored. */
    line: KeptLine | null
  }

/** An operator's notification with what it is about, as that stands now. */
export type OperatorFact = Omit<FactRow, 'line'> &
  DomainFact & { savedSearchId: string | null; safetyCaseId: string | null; positionId: string | null }

type FactDeps = Pick<Deps, 'secrets' | 'clock'>

/** Only known types are read: a later release may have written others. */
export const typesOf = (group: NotificationGroup | undefined): string[] =>
  group ? typesIn(group) : operatorNotificationTypes

type CentrePage = {
  operatorId: string
  only: 'unread' | 'open' | undefined
  kind: NotificationGroup | undefined
  after: { at: Date; id: string } | null
  limit: number
}

const ONLY = { unread: 'n.read_at is null', open: IS_OPEN } as const

/** The notifications in the operator's centre, newest first. */
export function factsTold(
  db: Queries,
  { operatorId, only, kind, after, limit }: CentrePage,
  deps: FactDeps,
): Promise<OperatorFact[]> {
  const asked = {
    name: `operator-facts-told-${only ?? 'all'}`,
    where: `n.operator_id = $3 and n.channel = 'CENTRE' and n.dropped_at is null and n.type = any($4)
       and ($5::timestamptz is null or (n.created_at, n.id) < ($5, $6::uuid)) and ${only ? ONLY[only] : 'true'}
     order by n.created_at desc, n.id desc limit $7`,
    values: [operatorId, typesOf(kind), after?.at ?? null, after?.id ?? null, limit],
  }
  return read(db, asked, deps)
}

/** By id, of any operators, oldest first. */
export function factsOf(db: Queries, ids: readonly string[], deps: FactDeps): Promise<OperatorFact[]> {
  if (ids.length === 0) return Promise.resolve([])
  const asked = {
    name: 'operator-facts-of',
    where: 'n.id = any($3::uuid[]) and n.type = any($4) order by n.created_at, n.id',
    values: [ids, operatorNotificationTypes],
  }
  return read(db, asked, deps)
}

type Asked = { name: string; where: string; values: unknown[] }

/**
 * Two statements, however many notifications there are: the notifications, and the careers of the people in them. The
 * first is prepared by name: planning it takes 9 ms, running it one or two.
 */
async function read(db: Queries, { name, where, values }: Asked, deps: FactDeps): Promise<OperatorFact[]> {
  const now = deps.clock()
  const { rows } = await db.$client.query<FactRow>({
    name,
    text: `${FACTS} where ${where}`,
    values: [now, formatDay(kstDay(now)), ...values],
  })
  const cards = await candidateCards(
    db,
    rows.map(({ candidateId }) => candidateId),
    deps,
  )
  return rows.map((row) => factOf(row, cards, deps))
}

function factOf(
  { line, ...row }: FactRow,
  cards: Awaited<ReturnType<typeof candidateCards>>,
  { secrets }: FactDeps,
) {
  const { content, candidateId, nameSealed, said } = row
  const card = candidateId === null ? undefined : cards.get(candidateId)
  const { startsAt, number, first = number, name, count, savedSearchId, safetyCaseId, positionId } = content
  return {
    ...row,
    person: card
      ? {
          name: nameSealed && secrets.open(nameSealed, 'users.name_sealed'),
          job: card.jobSubLabel || card.jobLabel || '후보자',
          months: card.totalMonth,
        }
      : null,
    said: line ? lineText(line) : said,
    startsAt: typeof startsAt === 'string' ? new Date(startsAt) : row.fixedAt,
    question: typeof number === 'number' && typeof first === 'number' ? { first, last: number } : null,
    search: typeof name === 'string' && typeof count === 'number' ? { name, count } : null,
    savedSearchId: typeof savedSearchId === 'string' ? savedSearchId : null,
    safetyCaseId: typeof safetyCaseId === 'string' ? safetyCaseId : null,
    positionId: typeof positionId === 'string' ? positionId : null,
  }
}

/** The contract's `consoleNotification`. */
export function showNotification(fact: OperatorFact) {
  return {
    id: fact.id,
    kind: groupOf(fact.type),
    ...operatorWords(fact),
    at: fact.createdAt.toISOString(),
    isRead: fact.readAt !== null,
    isOpen: fact.isOpen,
    ...operatorLinks(fact),
  }
}
