import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigation, useNavigationType } from 'react-router'

/** How long a restored position waits for the list to load. */
const PATIENCE_MS = 5_000

/** Input that ends restoring the position. */
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Restores the scroll position after Back, Forward and reload; a new visit starts at the top. The position
 * belongs to `shows`, so opening a panel does not move the list.
 */
export function useKeptPlace<Scroller extends HTMLElement>(
  name: 'page' | 'list',
  shows: string = name,
): RefObject<Scroller | null> {
  const scroller = useRef<Scroller>(null)
  const { key, pathname } = useLocation()
  const step = `place:${name} ${key} ${pathname}`
  const isReturning = useNavigationType() === 'POP'
  // During navigation the skeleton replaces the content, so its position is not stored.
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

/** Stored as a number in session storage; without storage lists start at the top. */
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
    // Without storage nothing is kept.
  }
}

const isNear = (element: HTMLElement, goal: number) => Math.abs(element.scrollTop - goal) <= 1

/** Scrolls a loading list to the stored position until the person scrolls. */
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
