import { sendsAt } from '@coffeeattack/domain/notifications/delivery'
import { isWanted, type NotificationType } from '@coffeeattack/domain/notifications/types'
import type { Clock } from '../../../platform/clock.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { addNotices, readersAmong } from './store.ts'

/** What the people of the console are told, each once per subject. */
type OperatorNotice =
  | 'PROFILE_SAVED'
  | 'OFFER_MATCHED'
  | 'OFFER_REFUSED'
  | 'CURATION_ASKED'
  | 'COFFEECHAT_TIMES_PROPOSED'
  | 'COFFEECHAT_CONFIRMED'
  | 'COFFEECHAT_RESCHEDULED'
  | 'COFFEECHAT_CANCELLED'

/** Ids and amounts alone: names are read when the sentence is made. */
export type Content = Readonly<Record<string, string | number | null>>

type Notice<Type extends string> = {
  type: Type
  /** What it is about; told once per type and subject. */
  subject: string
  content: Content
}

export type PersonNotice = Notice<NotificationType> & {
  userId: string
  /** Not before then; right away when it is left out. */
  dueAt?: Date
}
export type OperatorNote = Notice<OperatorNotice> & { operatorId: string }

export const noticeKey = ({ type, subject }: { type: string; subject: string }) => `${type}:${subject}`

/** What happened, where a subject ends in it: 'COFFEECHAT:0190…:MATCHED'. */
export const eventIn = (key: string): string | null =>
  /:[\da-f-]{36}:([A-Z][A-Z\d_-]*)$/.exec(key)?.[1] ?? null

/** Written with the change it tells of. Who left or does not want it is not told; quiet hours are waited for. */
export async function tellPeople(
  tx: Queries,
  told: readonly PersonNotice[],
  { ids, now }: Clock,
): Promise<void> {
  const readers = await readersAmong(tx, [...new Set(told.map(({ userId }) => userId))])
  const rows = told.flatMap(({ userId, dueAt = now, ...notice }) => {
    const reader = readers.get(userId)
    if (!reader || !isWanted(notice.type, reader.choices)) return []
    return [{ ...rowOf(notice, { ids, now }), userId, dueAt: sendsAt(notice.type, dueAt, reader.quiet) }]
  })
  await addNotices(tx, rows)
}

/** The console's people read it where they work. */
export async function tellOperators(tx: Queries, told: readonly OperatorNote[], when: Clock): Promise<void> {
  await addNotices(
    tx,
    told.map(({ operatorId, ...notice }) => ({ ...rowOf(notice, when), operatorId, dueAt: when.now })),
  )
}

function rowOf({ type, subject, content }: Notice<string>, { ids, now }: Clock) {
  return {
    id: ids.next(),
    type,
    channel: 'CENTRE' as const,
    dedupeKey: noticeKey({ type, subject }),
    content,
    createdAt: now,
  }
}
