import type { liveLists } from '@coffeeattack/contract/notifications-console'
import type { Queries } from '../../../platform/db/queries.ts'
import { beforeCommit } from '../../../platform/db/transaction.ts'
import { works } from '../../operators/core/sql.ts'

/*
 * The events of open consoles, written in the transaction of the change (BIZ-7). A transaction may change one list several
 * times: its events are collected and written once, before it commits, in the order of the audiences. The write locks each
 * audience's stream head, and one order for all transactions prevents deadlocks.
 */

export type LiveList = (typeof liveLists)[number]

/** The prefix of a changed list's event in the table. */
export const CHANGED = 'changed:'

/** The event of a candidate who left. */
export const LEFT = 'left'

type Told = {
  /** Changed lists by audience. */
  lists: Map<string, Set<LiveList>>
  /** Changed lists that all agents share. */
  agents: Set<LiveList>
  notifications: string[]
  /** The operators whose centre changed. */
  centres: Set<string>
  now: Date
}

const gathered = new WeakMap<Queries, Told>()

async function gather(tx: Queries, now: Date, add: (told: Told) => void): Promise<void> {
  const known = gathered.get(tx)
  if (known) return add(known)
  const told: Told = { lists: new Map(), agents: new Set(), notifications: [], centres: new Set(), now }
  gathered.set(tx, told)
  add(told)
  await beforeCommit(tx, async () => {
    gathered.delete(tx)
    await write(tx, told)
  })
}

/** Open consoles of the audiences reload these lists. An audience is a company or an agent. */
export async function changed(
  tx: Queries,
  lists: readonly LiveList[],
  audiences: Iterable<string>,
  now: Date,
): Promise<void> {
  const ids = [...audiences]
  if (lists.length === 0 || ids.length === 0) return
  await gather(tx, now, (told) => {
    for (const id of ids) {
      const known = told.lists.get(id) ?? new Set()
      for (const list of lists) known.add(list)
      told.lists.set(id, known)
    }
  })
}

/** All agents share the lists of the desk. */
export async function changedForAgents(tx: Queries, lists: readonly LiveList[], now: Date): Promise<void> {
  await gather(tx, now, (told) => lists.forEach((list) => told.agents.add(list)))
}

/** Each operator receives their own notifications only. */
export async function hearNotifications(tx: Queries, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length > 0) await gather(tx, now, (told) => told.notifications.push(...ids))
}

/** The operator's other tabs and devices reload the centre. */
export async function changedCentre(tx: Queries, operatorId: string, now: Date): Promise<void> {
  await gather(tx, now, (told) => told.centres.add(operatorId))
}

/**
 * Only the parts of the statement that have events: the operators are read only if they are needed. SQL text, because it
 * inserts what a union of selects finds.
 */
async function write(tx: Queries, { lists, agents, notifications, centres, now }: Told): Promise<void> {
  const pairs = [...lists].flatMap(([id, names]) => [...names].map((name) => [id, CHANGED + name] as const))
  const values: unknown[] = [now]
  const say = (value: readonly string[]) => `$${values.push(value)}`
  const parts: string[] = []
  if (pairs.length > 0) {
    const [ids, kinds] = [say(pairs.map(([id]) => id)), say(pairs.map(([, kind]) => kind))]
    parts.push(`select audience_id, kind, audience_id as subject_id
      from unnest(${ids}::uuid[], ${kinds}::text[]) as listed (audience_id, kind)`)
  }
  if (agents.size > 0)
    parts.push(`select p.id, '${CHANGED}' || list, p.id from operators p
      cross join unnest(${say([...agents])}::text[]) as listed (list) where p.role = 'AGENT' and ${works('p')}`)
  if (notifications.length > 0)
    parts.push(`select coalesce(p.company_id, p.id), 'notice', n.id from notices n
      join operators p on p.id = n.operator_id where n.id = any(${say(notifications)}::uuid[]) and ${works('p')}`)
  if (centres.size > 0)
    parts.push(`select coalesce(p.company_id, p.id), '${CHANGED}notices', p.id from operators p
      where p.id = any(${say([...centres])}::uuid[])`)
  await tx.$client.query(
    `insert into stream_events (audience_id, kind, subject_id, at)
     select audience_id, kind, subject_id, $1 from (${parts.join(' union ')}) told (audience_id, kind, subject_id)
     order by audience_id, kind, subject_id`,
    values,
  )
}
