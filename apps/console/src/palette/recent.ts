import { Clock } from '@coffeeattack/ui/icons/Clock'
import { isRecord } from '../drafts/kept.ts'
import type { Entry } from './entries.ts'

const NAME = 'console-recent'
const MOST = 5

type Visited = { label: string; note?: string | undefined; to: string }

/** Where one went by the palette, the latest first. It names people, so it lives as long as the tab and no longer. */
export function recentEntries(operatorId: string): Entry[] {
  return visitedBy(operatorId).map(({ label, note, to }) => ({
    key: `recent:${to}`,
    group: 'recent',
    label,
    note,
    to,
    Icon: Clock,
  }))
}

export function noteVisited(operatorId: string, { label, note, to }: Visited): void {
  const others = visitedBy(operatorId).filter((visited) => visited.to !== to)
  const visited = [{ label, note, to }, ...others].slice(0, MOST)
  sessionStorage.setItem(NAME, JSON.stringify({ operatorId, visited }))
}

function visitedBy(operatorId: string): Visited[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(NAME) ?? 'null')
    const isMine = isRecord(kept) && kept['operatorId'] === operatorId
    return isMine && Array.isArray(kept['visited']) ? kept['visited'].filter(isVisited) : []
  } catch {
    return []
  }
}

const isVisited = (kept: unknown): kept is Visited =>
  isRecord(kept) && typeof kept['label'] === 'string' && typeof kept['to'] === 'string'
