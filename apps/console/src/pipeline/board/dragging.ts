import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/utils/set-custom-native-drag-preview'
import type { PipelineStage } from '@coffeeattack/domain/pipeline/stage'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { usePipeline } from '../context.ts'
import type { Card } from '../queries.ts'

const HELD = Symbol('card')
const heldIn = (data: Record<string | symbol, unknown>): Card | null =>
  (data[HELD] as Card | undefined) ?? null

/** The card can be taken by the mouse, and is seen in the hand. */
export function useDraggable(box: RefObject<HTMLElement | null>, card: Card, isStill: boolean): void {
  const data = useEffectEvent(() => ({ [HELD]: card }))
  const canDrag = useEffectEvent(() => !isStill && card.moves.length > 0)
  useEffect(() => {
    const element = box.current
    if (!element) return
    return draggable({
      element,
      canDrag: () => canDrag(),
      getInitialData: () => data(),
      onGenerateDragPreview({ nativeSetDragImage }) {
        setCustomNativeDragPreview({
          nativeSetDragImage,
          getOffset: () => ({ x: 24, y: 24 }),
          render({ container }) {
            container.append(inHand(element))
          },
        })
      },
    })
  }, [box])
}

/** A copy that leans a little, as something held does. */
function inHand(card: HTMLElement): HTMLElement {
  const room = document.createElement('div')
  const copy = card.cloneNode(true) as HTMLElement
  room.style.padding = '12px'
  copy.style.cssText = `position:static;transform:rotate(-2.5deg);width:${card.offsetWidth}px`
  copy.classList.add('inset-ring-2', 'inset-ring-primary')
  room.append(copy)
  return room
}

/** Which card is in the hand now. */
export function useHeld(): Card | null {
  const [held, setHeld] = useState<Card | null>(null)
  useEffect(
    () =>
      monitorForElements({
        canMonitor: ({ source }) => heldIn(source.data) !== null,
        onDragStart: ({ source }) => setHeld(heldIn(source.data)),
        onDrop: () => setHeld(null),
      }),
    [],
  )
  return held
}

/** A column that takes what may be moved to it; answers whether something is over it. */
export function useDropTarget(
  column: RefObject<HTMLElement | null>,
  stage: PipelineStage,
  drop: (card: Card) => void,
): boolean {
  const [isOver, setOver] = useState(false)
  const dropped = useEffectEvent(drop)
  useEffect(() => {
    const element = column.current
    if (!element) return
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => heldIn(source.data)?.moves.includes(stage) ?? false,
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop({ source }) {
        setOver(false)
        const card = heldIn(source.data)
        if (card) dropped(card)
      },
    })
  }, [column, stage])
  return isOver
}

/** Whoever was moved takes the focus along to where they now stand, or to the strip that took them in. */
export function useFollowed(place: RefObject<HTMLElement | null>, id: string | undefined): void {
  const { followed, onFollowed } = usePipeline()
  const isFollowed = id !== undefined && followed === id
  const take = useEffectEvent(() => {
    place.current?.focus({ preventScroll: true })
    onFollowed()
  })
  useEffect(() => {
    if (isFollowed) take()
  }, [isFollowed])
}
