import { MOVE_HELD_MS, type PipelineStage } from '@coffeeattack/domain/pipeline/stage'
import { callWithRetry } from '@coffeeattack/kit/failure'
import { toast } from '@coffeeattack/ui/toast'
import { skipToken, useQuery } from '@tanstack/react-query'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'
import { withCard } from './placing.ts'
import type { Board, Card, Story } from './queries.ts'
import { movedText } from './words.ts'

/**
 * Moves that the candidate will be told of. Each waits on this device for ten seconds before it reaches the server:
 * nobody was told of what is taken back until then (BIZ-10). They stand in the cache and not in the page, so they go on
 * while another page is open; whoever closes the console or signs out meanwhile has meant them.
 */
type HeldMove = {
  card: Card
  to: PipelineStage
  /** Null once the server hears of it. */
  timer: ReturnType<typeof setTimeout> | null
}
type HeldMoves = ReadonlyMap<string, HeldMove>

const KEY = ['held-moves']
const none: HeldMoves = new Map()
const heldMoves = (): HeldMoves => queries.getQueryData<HeldMoves>(KEY) ?? none

function put(id: string, move: HeldMove | null): void {
  const others = [...heldMoves()].filter(([each]) => each !== id)
  queries.setQueryData<HeldMoves>(KEY, new Map(move ? [...others, [id, move]] : others))
}

export const useHeldMoves = (): HeldMoves =>
  useQuery<HeldMoves>({ queryKey: KEY, queryFn: skipToken, gcTime: Infinity, structuralSharing: false })
    .data ?? none

export const isHeld = (id: string): boolean => heldMoves().has(id)

export function holdMove(card: Card, to: PipelineStage): void {
  put(card.id, { card, to, timer: setTimeout(() => void tell(card.id), MOVE_HELD_MS) })
  toast(`${movedText(card, to)}. ${MOVE_HELD_MS / 1_000}초 뒤에 후보자에게 보여요.`, {
    kind: 'done',
    ms: MOVE_HELD_MS,
    action: { label: '되돌리기', onPress: () => takeBackMove(card.id) },
  })
}

/** Puts the card back; once the candidate is told, it changes nothing. */
export function takeBackMove(id: string): void {
  const move = heldMoves().get(id)
  if (!move || move.timer === null) return
  clearTimeout(move.timer)
  put(id, null)
  toast('되돌렸어요. 후보자에게 알리지 않았어요.', { kind: 'done' })
}

async function tell(id: string, isLeaving = false): Promise<void> {
  const move = heldMoves().get(id)
  if (!move || move.timer === null) return
  clearTimeout(move.timer)
  put(id, { ...move, timer: null })
  const { card, to } = move
  const body = { from: card.stage, to, seen: card.version }
  const send = () =>
    api('POST /console/pipeline/cards/:id/move', { params: { id }, body, keepalive: isLeaving })
  const saved = await (isLeaving ? send().catch(() => null) : callWithRetry(send))
  if (saved) {
    keepCard(saved)
    toast(`${movedText(card, to)}. 후보자에게도 보여요.`, { kind: 'done' })
  }
  put(id, null)
  for (const name of ['pipeline', 'coffeechats', 'coffeechat'])
    void queries.invalidateQueries({ queryKey: [name] })
}

/** Tells of everything that waits, before the page or the login ends. */
export const tellHeldMoves = async (): Promise<void> => {
  await Promise.all([...heldMoves().keys()].map((id) => tell(id, true)))
}

window.addEventListener('pagehide', () => void tellHeldMoves())

/** Caches the server's card until everything is reloaded. */
export function keepCard(card: Card): void {
  queries.setQueriesData<Board>(
    { queryKey: ['pipeline', 'board'] },
    (board) => board && withCard(board, card),
  )
  queries.setQueryData<Story>(['pipeline', 'story', card.id], (story) => story && { ...story, card })
}
