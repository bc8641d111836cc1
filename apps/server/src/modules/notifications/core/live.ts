import type { liveLists } from '@coffeeattack/contract/rooms-console'
import type { Queries } from '../../../platform/db/queries.ts'
import { beforeCommit } from '../../../platform/db/transaction.ts'
import { works } from '../../operators/core/sql.ts'

/*
 * What an open console hears, written with the change itself (BIZ-7). A transaction may touch one list several times and
 * in several places: what it has to tell is gathered and written once, at its end and in the order of the audiences.
 * A stream's head is locked until the transaction ends: two that tell the same two audiences then cannot wait for each other.
 */

export type LiveList = (typeof liveLists)[number]

/** How a changed list stands in the events' table. */
export const CHANGED = 'changed:'

/** How it stands there that a candidate left. */
export const LEFT = 'left'

type Told = {
  /** Lists by the audience that has them open. */
  lists: Map<string, Set<LiveList>>
  /** Lists that all our agents share. */
  agents: Set<LiveList>
  notices: string[]
  /** Whose own centre was read somewhere. */
  centres: Set<string>
  now: Date
}

const gathered = new WeakMap<Queries, Told>()

async function gather(tx: Queries, now: Date, add: (told: Told) => void): Promise<void> {
  const known = gathered.get(tx)
  if (known) return add(known)
  const told: Told = { lists: new Map(), agents: new Set(), notices: [], centres: new Set(), now }
  gathered.set(tx, told)
  add(told)
  await beforeCommit(tx, async () => {
    gathered.delete(tx)
    await write(tx, told)
  })
}

/** Whoever of the audiences has one of the lists open reads it anew. An audience is a company, or one of our own people. */
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

/** The lists of the desk are shared by all agents. */
export async function changedForAgents(tx: Queries, lists: readonly LiveList[], now: Date): Promise<void> {
  await gather(tx, now, (told) => lists.forEach((list) => told.agents.add(list)))
}

/** Each is heard by its reader alone. */
export async function hearNotices(tx: Queries, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length > 0) await gather(tx, now, (told) => told.notices.push(...ids))
}

/** Read in one tab, on one device: the reader's others show it. */
export async function changedCentre(tx: Queries, operatorId: string, now: Date): Promise<void> {
  await gather(tx, now, (told) => told.centres.add(operatorId))
}

/** The parts of the statement that have something to say: who works here is read only to tell them. */
async function write(tx: Queries, { lists, agents, notices, centres, now }: Told): Promise<void> {
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
  if (notices.length > 0)
    parts.push(`select coalesce(p.company_id, p.id), 'notice', n.id from notices n
      join operators p on p.id = n.operator_id where n.id = any(${say(notices)}::uuid[]) and ${works('p')}`)
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
