import { isGathered } from '@coffeeattack/domain/notifications/lock-screen'
import { rings } from '@coffeeattack/domain/notifications/types'
import type { Queries } from '../../../platform/db/queries.ts'
import type { Deps } from '../../../deps.ts'
import { factsDue, type Fact } from '../candidate/store.ts'
import { claimPerson, markDropped, markTold, moveTo, tellOperatorsDue } from './store.ts'
import { judge, listenerOf } from './judge.ts'
import { ring } from './ring.ts'

/** What is due stands in the centre from here on, and with that what rings is written down to be sent. */
export async function tellDue(deps: Deps): Promise<void> {
  const { db, clock, stopping } = deps
  await tellOperatorsDue(db.drizzle, clock())
  while (!stopping.aborted) if (!(await tellOnePerson(deps))) return
}

/** All of one person's at once, in one transaction: told whole or not at all, and several of a kind as one. */
async function tellOnePerson({ db, clock, ids, metrics }: Deps): Promise<boolean> {
  const now = clock()
  const done = await db.transaction(async (tx) => {
    const userId = await claimPerson(tx, now)
    if (!userId) return null
    const { told, dropped } = await decide(tx, userId, now)
    await markTold(tx, idsOf(told), now)
    await markDropped(tx, idsOf(dropped), now)
    for (const group of gathered(told.filter(rings))) await ring(tx, userId, group, { ids, now })
    return { told, dropped }
  })
  if (!done) return false
  metrics.noticeEnded({ channel: 'CENTRE', result: 'sent' }, done.told.length)
  metrics.noticeEnded({ channel: 'CENTRE', result: 'dropped' }, done.dropped.length)
  return true
}

async function decide(tx: Queries, userId: string, now: Date) {
  const listener = await listenerOf(tx, userId, now)
  const [told, dropped]: [Fact[], Fact[]] = [[], []]
  for (const fact of await factsDue(tx, userId, now)) {
    const verdict = listener ? judge(fact, listener, now) : 'drop'
    if (verdict === 'tell') told.push(fact)
    else if (verdict === 'drop') dropped.push(fact)
    else await moveTo(tx, fact.id, verdict.waitUntil)
  }
  return { told, dropped }
}

const idsOf = (facts: readonly Fact[]) => facts.map(({ id }) => id)

function gathered(facts: readonly Fact[]): Fact[][] {
  const groups = Map.groupBy(facts, ({ id, type }) => (isGathered(type) ? type : id))
  return [...groups.values()]
}
