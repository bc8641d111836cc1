import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigation, useNavigationType } from 'react-router'

/** So long a list may take to grow back to where it was left. */
const PATIENCE_MS = 5_000

/** Whoever does one of these wants to be elsewhere. */
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * A scroller that is found where it was left, after going back or forward and after a reload; whoever comes anew begins at
 * its top. `shows` is what it scrolls: opening something beside a list leaves the list where it is.
 */
export function useKeptPlace<Scroller extends HTMLElement>(
  name: 'page' | 'list',
  shows: string = name,
): RefObject<Scroller | null> {
  const scroller = useRef<Scroller>(null)
  const { key, pathname } = useLocation()
  const step = `place:${name} ${key} ${pathname}`
  const isReturning = useNavigationType() === 'POP'
  // While another page is on the way, its shape has taken the place of what was read.
  const isLeaving = useNavigation().state !== 'idle'
  const isComingBack = useRef(false)
  const keep = useEffectEvent((at: string) => {
    if (scroller.current && !isLeaving && !isComingBack.current) keepPlace(at, scroller.current.scrollTop)
  })
  const begin = useEffectEvent(() => {
    const element = scroller.current
    if (!element) return undefined
    const goal = isReturning ? placeOf(step) : 0
    element.scrollTop = goal
    if (isNear(element, goal)) return undefined
    return comeBack(element, goal, (isComing) => (isComingBack.current = isComing))
  })
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- it begins anew with what it shows, and with nothing else
  useLayoutEffect(() => begin(), [shows])
  useLayoutEffect(() => {
    const element = scroller.current
    const hear = () => keep(step)
    hear()
    element?.addEventListener('scroll', hear, { passive: true })
    return () => element?.removeEventListener('scroll', hear)
  }, [step])
  return scroller
}

/** Numbers only, and only for as long as the tab; a browser that keeps nothing opens its lists at their top. */
function placeOf(step: string): number {
  try {
    return Number(sessionStorage.getItem(step) ?? 0)
  } catch {
    return 0
  }
}

function keepPlace(step: string, top: number): void {
  try {
    if (top === 0) sessionStorage.removeItem(step)
    else sessionStorage.setItem(step, String(top))
  } catch {
    // As above.
  }
}

const isNear = (element: HTMLElement, goal: number) => Math.abs(element.scrollTop - goal) <= 1

/** Follows a list that still loads down to where it was left, unless the person goes elsewhere. */
function comeBack(element: HTMLElement, goal: number, tell: (isComing: boolean) => void): () => void {
  const until = performance.now() + PATIENCE_MS
  let frame = 0
  function stop() {
    tell(false)
    cancelAnimationFrame(frame)
    for (const move of ownMoves) window.removeEventListener(move, stop)
  }
  function follow() {
    element.scrollTop = goal
    if (isNear(element, goal) || performance.now() > until) stop()
    else frame = requestAnimationFrame(follow)
  }
  tell(true)
  for (const move of ownMoves) window.addEventListener(move, stop, { passive: true })
  follow()
  return stop
}
