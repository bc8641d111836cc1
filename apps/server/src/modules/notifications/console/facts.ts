import { noticeWays } from '@coffeeattack/contract/notice-pages'
import type { Place } from '@coffeeattack/domain/coffeechats/place'
import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import { kindOf, newsOf, operatorNews } from '@coffeeattack/domain/notifications/operator-news'
import type { OperatorKind } from '@coffeeattack/domain/notifications/operator-notices'
import { type OperatorNewsFact, operatorWords } from '@coffeeattack/domain/notifications/operator-words'
import { type KeptLine, lineText } from '@coffeeattack/domain/rooms/nameless'
import type { Deps } from '../../../deps.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { candidateCards } from '../../profiles/core/anonymous-profiles.ts'
import { FACTS, IS_OPEN } from './fact-sql.ts'

type FactRow = Omit<OperatorNewsFact, 'person' | 'startsAt' | 'question' | 'search'> & {
  id: string
  operatorId: string
  content: Readonly<Record<string, unknown>>
  createdAt: Date
  readAt: Date | null
  candidateId: string | null
  nameSealed: string | null
  offerId: string | null
  coffeechatId: string | null
  inquiryId: string | null
  cardId: string | null
  roomId: string | null
  place: Place | null
  /** The message that it tells of, as it is kept. */
  line: KeptLine | null
  isCalledOff: boolean
  fixedAt: Date | null
  isOpen: boolean
}

/** A notice of the console with what it is about, as that stands now. */
export type OperatorFact = Omit<FactRow, 'line'> & OperatorNewsFact & { savedSearchId: string | null }

type FactDeps = Pick<Deps, 'secrets' | 'clock'>

/** Those of which this service has words: a later release may have written others. */
const TYPES = Object.keys(operatorNews)

export const typesOf = (kind: OperatorKind | undefined): string[] => (kind ? newsOf(kind) : TYPES)

type CentrePage = {
  operatorId: string
  only: 'unread' | 'open' | undefined
  kind: OperatorKind | undefined
  after: { at: Date; id: string } | null
  limit: number
}

const ONLY = { unread: 'n.read_at is null', open: IS_OPEN } as const

/** What somebody of the console was told, newest first. */
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

/** By id, of whichever readers, oldest first. */
export function factsOf(db: Queries, ids: readonly string[], deps: FactDeps): Promise<OperatorFact[]> {
  if (ids.length === 0) return Promise.resolve([])
  const asked = {
    name: 'operator-facts-of',
    where: 'n.id = any($3::uuid[]) and n.type = any($4) order by n.created_at, n.id',
    values: [ids, TYPES],
  }
  return read(db, asked, deps)
}

type Asked = { name: string; where: string; values: unknown[] }

/**
 * Two statements, however many there are: the notices, and what those whom they tell of do. They have names: to plan the
 * first one anew takes the database 9 ms, to answer it one or two.
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
  const { startsAt, number, name, count, savedSearchId } = content
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
    question: typeof number === 'number' ? number : null,
    search: typeof name === 'string' && typeof count === 'number' ? { name, count } : null,
    savedSearchId: typeof savedSearchId === 'string' ? savedSearchId : null,
  }
}

/** As the contract's `consoleNotice`. */
export function showNotice(fact: OperatorFact) {
  return {
    id: fact.id,
    kind: kindOf(fact.type),
    ...operatorWords(fact),
    at: fact.createdAt.toISOString(),
    isRead: fact.readAt !== null,
    isOpen: fact.isOpen,
    ...noticeWays(fact),
  }
}
