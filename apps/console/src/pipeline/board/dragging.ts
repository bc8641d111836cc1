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

/** Makes the card draggable and draws its preview. */
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

/** The drag preview: a slightly rotated copy. */
function inHand(card: HTMLElement): HTMLElement {
  const room = document.createElement('div')
  const copy = card.cloneNode(true) as HTMLElement
  room.style.padding = '12px'
  copy.style.cssText = `position:static;transform:rotate(-2.5deg);width:${card.offsetWidth}px`
  copy.classList.add('inset-ring-2', 'inset-ring-primary')
  room.append(copy)
  return room
}

/** The card that is being dragged. */
export function useDraggedCard(): Card | null {
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

/** Makes a column accept cards with an allowed move; returns true while one is over it. */
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

/** Moves the focus to a moved card, or to the narrow column that contains it. */
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
