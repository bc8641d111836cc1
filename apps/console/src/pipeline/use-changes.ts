import type { PipelineStage } from '@coffeeattack/domain/pipeline/stage'
import { callWithRetry } from '@coffeeattack/kit/failure'
import { ask } from '@coffeeattack/ui/ask'
import { toast } from '@coffeeattack/ui/toast'
import { useRef, useState } from 'react'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'
import { holdMove, isHeld, keepCard, useHeldMoves } from './held-moves.ts'
import type { Card } from './queries.ts'
import { isAnnounced, movedText } from './words.ts'

export type Patch = Partial<Pick<Card, 'assignee' | 'remindOn' | 'position'>>

/**
 * Optimistic changes of cards. A card ignores further changes until the server answers; a refusal restores it
 * and loads a colleague's change.
 */
export function useChanges(onMoved: (id: string) => void) {
  const running = useRef(new Set<string>())
  /** Pending changes by card. */
  const [saving, setSaving] = useState<ReadonlyMap<string, Card>>(new Map())
  const held = useHeldMoves()
  const coming = new Map(saving)
  for (const [id, { card, to }] of held) coming.set(id, { ...card, stage: to, moves: [] })

  async function run(next: Card, send: () => Promise<Card>): Promise<Card | null> {
    if (running.current.has(next.id) || isHeld(next.id)) return null
    running.current.add(next.id)
    setSaving((now) => new Map(now).set(next.id, next))
    try {
      const saved = await callWithRetry(send)
      if (saved) keepCard(saved)
      return saved
    } finally {
      running.current.delete(next.id)
      setSaving((now) => new Map([...now].filter(([id]) => id !== next.id)))
      void queries.invalidateQueries({ queryKey: ['pipeline'] })
    }
  }

  async function move(card: Card, to: PipelineStage): Promise<void> {
    if (!card.moves.includes(to) || running.current.has(card.id) || isHeld(card.id)) return
    if (to === 'ENDED' && isAnnounced(card.stage, to) && !(await isMeant())) return
    if (isAnnounced(card.stage, to)) {
      holdMove(card, to)
      onMoved(card.id)
      return
    }
    const body = { from: card.stage, to, seen: card.version }
    const moving = run({ ...card, stage: to, moves: [] }, () =>
      api('POST /console/pipeline/cards/:id/move', { params: { id: card.id }, body }),
    )
    onMoved(card.id)
    const saved = await moving
    if (!saved) return
    const back = { label: '되돌리기', onPress: () => void move(saved, card.stage) }
    toast(movedText(card, to), { kind: 'done', ...(saved.moves.includes(card.stage) && { action: back }) })
  }

  const change = (card: Card, patch: Patch) =>
    run({ ...card, ...patch }, () =>
      api('PATCH /console/pipeline/cards/:id', {
        params: { id: card.id },
        body: {
          seen: card.version,
          ...(patch.assignee !== undefined && { assigneeId: patch.assignee?.id ?? null }),
          ...(patch.remindOn !== undefined && { remindOn: patch.remindOn }),
          ...(patch.position !== undefined && { positionId: patch.position?.id ?? null }),
        },
      }),
    )

  const canTakeBack = (id: string) => (held.get(id)?.timer ?? null) !== null
  return { coming, move, change, canTakeBack }
}

/** An end that the candidate was told of cannot be undone, so it asks first. */
const isMeant = async () =>
  (await ask({
    title: '여기까지로 옮길까요?',
    description: '후보자에게도 여기까지라고 보여요. 보인 말은 거둘 수 없어요.',
    confirm: '여기까지로 옮기기',
    cancel: '그대로 두기',
  })) === 'confirm'
