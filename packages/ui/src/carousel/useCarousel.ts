import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react'
import { useReducedMotion } from '../motion/useReducedMotion.ts'

/** Which slide is in view, and how to move: by scrolling, by arrow keys, by itself every `autoplayMs`. */
export function useCarousel(count: number, autoplayMs: number | undefined) {
  const track = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(0)
  const [stopped, setStopped] = useState(false)
  const [held, setHeld] = useState(false)
  const still = useReducedMotion()
  const playing = autoplayMs !== undefined && !stopped && !still

  function go(to: number) {
    const list = track.current
    const slide = list?.children[(to + count) % count]
    if (!list || !(slide instanceof HTMLElement)) return
    list.scrollTo({
      left: slide.offsetLeft - list.offsetLeft - startPadding(list),
      behavior: still ? 'auto' : 'smooth',
    })
  }
  const advance = useEffectEvent(() => {
    if (!document.hidden) go(index + 1)
  })
  useEffect(() => {
    if (!playing || held) return
    const timer = setInterval(advance, autoplayMs)
    return () => clearInterval(timer)
  }, [playing, held, autoplayMs])

  return {
    track,
    index,
    go,
    playing,
    toggle: () => setStopped(playing),
    hold: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
    onScroll: () => track.current && setIndex(nearest(track.current)),
    onKeyDown: (event: KeyboardEvent) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
      if (!step || index + step < 0 || index + step >= count) return
      event.preventDefault()
      go(index + step)
    },
  }
}

function startPadding(list: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(list).paddingInlineStart) || 0
}

function nearest(list: HTMLElement): number {
  const atEnd = list.scrollLeft + list.clientWidth >= list.scrollWidth - 2
  if (atEnd) return list.children.length - 1
  const start = list.scrollLeft + list.offsetLeft + startPadding(list)
  let [best, gap] = [0, Infinity]
  for (const [i, slide] of [...list.children].entries()) {
    const distance = slide instanceof HTMLElement ? Math.abs(slide.offsetLeft - start) : Infinity
    if (distance < gap) [best, gap] = [i, distance]
  }
  return best
}
