import {
  narrowest,
  peerCircles,
  type PeerGroup,
  type Peers,
  type Person,
  wholeYears,
} from '@coffeeattack/domain/insight/peers'
import { LRUCache } from 'lru-cache'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { type Colleague, colleaguesOf } from './store.ts'

/** For so long the figures of others do not change. */
const STANDS_MS = 60 * 60_000

/** Amounts in the cache, about 16 MB: enough for two thousand jobs and years with many members. */
const MAX_AMOUNTS = 1_000_000
/** What an empty entry counts as, in amounts: anybody may type in a job that nobody has. */
const EMPTY = 50

/** Amounts of a circle and the people they belong to, as two lists of numbers: objects take ten times the memory. */
type Amounts = { group: PeerGroup; whose: readonly number[]; amounts: readonly number[] }
type Circles = { earning: readonly Amounts[]; offered: readonly Amounts[] }
type Kept = { until: number; circles: Promise<Circles> }

/** What others earn and what they are offered. The circle of offers may be wider, because fewer people have offers. */
export type OthersAlike = { earning: Peers<number> | null; offered: Peers<number> | null }

type Asking = { userId: string; me: Person }
type PeerDeps = Pick<ApiDeps, 'db' | 'clock'>
export type PeersOf = (asking: Asking, deps: PeerDeps) => Promise<OthersAlike>

/**
 * Caches the people of a job group, a job and a year of career for an hour, so that nobody can see a figure change when one person
 * joins, leaves or earns more. Requests during a read wait for it. Each call leaves out the caller, so that a figure is always about
 * five others.
 */
export function createPeerCache(maxAmounts: number = MAX_AMOUNTS): PeersOf {
  const kept = new LRUCache<string, Kept>({ maxSize: maxAmounts })

  /** An entry's size is known once its people are read. */
  async function settle(key: string, mine: Kept): Promise<void> {
    try {
      const { earning, offered } = await mine.circles
      const amounts = [...earning, ...offered].reduce((sum, circle) => sum + circle.amounts.length, 0)
      if (kept.peek(key) === mine) kept.set(key, { ...mine }, { size: EMPTY + amounts })
    } catch {
      // The next request tries again.
      if (kept.peek(key) === mine) kept.delete(key)
    }
  }

  function read(key: string, me: Person, { db, clock }: PeerDeps): Kept {
    const now = clock()
    const mine = { until: now.getTime() + STANDS_MS, circles: circlesAlike(db, me, now) }
    kept.set(key, mine, { size: EMPTY })
    void settle(key, mine)
    return mine
  }

  return async function peersOf({ userId, me }, deps) {
    const { jobLabel, jobSubLabel } = me
    const alike = { jobLabel, jobSubLabel, totalMonth: middleOfYear(me.totalMonth) }
    const key = JSON.stringify(alike)
    const found = kept.get(key)
    const stands = found && found.until > deps.clock().getTime()
    const { earning, offered } = await (stands ? found : read(key, alike, deps)).circles
    const asking = shortOf(userId)
    return { earning: withoutAsking(earning, asking), offered: withoutAsking(offered, asking) }
  }
}

/** Circles consist of whole years, so people of the same year share them. */
const middleOfYear = (months: number): number => wholeYears(months) * 12 + 6

async function circlesAlike(db: ApiDeps['db'], me: Person, now: Date): Promise<Circles> {
  const colleagues = await colleaguesOf(db.replica, me, now)
  return {
    earning: amountsIn(peerCircles(me, colleagues), ({ income }) => income),
    offered: amountsIn(peerCircles(me, colleagues.filter(hasOffers)), ({ offered }) => offered),
  }
}

const hasOffers = (person: Colleague): person is Colleague & { offered: number } => person.offered !== null

function amountsIn<Other extends Colleague>(
  circles: readonly Peers<Other>[],
  amountOf: (person: Other) => number,
): Amounts[] {
  return circles.map(({ group, people }) => ({
    group,
    whose: people.map(({ id }) => shortOf(id)),
    amounts: people.map(amountOf),
  }))
}

/** The random end of an id as a number. If two people had the same one, one more person would be left out, never one fewer. */
const shortOf = (id: string): number => Number.parseInt(id.slice(-12), 16)

function withoutAsking(circles: readonly Amounts[], asking: number): Peers<number> | null {
  const others = circles.map(({ group, whose, amounts }) => ({
    group,
    people: amounts.filter((_, place) => whose[place] !== asking),
  }))
  return narrowest(others)
}
