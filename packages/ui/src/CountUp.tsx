import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { riseAt } from './motion/rise.ts'

const QUERY = '(prefers-reduced-motion: reduce)'

function useReducedMotion(): boolean {
  return useSyncExternalStore(
    watch,
    () => matchMedia(QUERY).matches,
    () => false,
  )
}

function watch(changed: () => void): () => void {
  const media = matchMedia(QUERY)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

type CountUpProps = { value: number; format: (n: number) => string }

/**
 * A figure that counts up with the bar. Screen readers get the final value once. The text is changed outside React,
 * to avoid sixty renders a second.
 */
export function CountUp({ value, format }: CountUpProps) {
  const figure = useRef<HTMLSpanElement>(null)
  const still = useReducedMotion()
  const end = format(value)

  useLayoutEffect(() => {
    if (still) return
    const started = performance.now()
    let frame = 0
    const draw = (now: number) => {
      const part = riseAt(now - started)
      if (figure.current) figure.current.textContent = part < 1 ? format(value * part) : format(value)
      if (part < 1) frame = requestAnimationFrame(draw)
    }
    draw(started)
    return () => cancelAnimationFrame(frame)
    // `format` is new on every render; a changed value is what starts a new count
    // oxlint-disable-next-line react/exhaustive-deps
  }, [value, still])

  return (
    <>
      <span className="sr-only">{end}</span>
      <span ref={figure} aria-hidden="true" className="tnum">
        {end}
      </span>
    </>
  )
}
