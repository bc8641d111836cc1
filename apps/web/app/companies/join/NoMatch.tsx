import { CircleInfo } from '@coffeeattack/ui/icons/CircleInfo'
import { useEffect, useRef } from 'react'

type NoMatchProps = { title: string; body: string }

/** Says that the three do not match, and not which: whoever guesses must not learn it (FIRM-1). */
export function NoMatch({ title, body }: NoMatchProps) {
  const box = useRef<HTMLDivElement>(null)
  // With braces: newer browsers return a promise, which React would take for the cleanup.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div
      ref={box}
      id="no-match"
      role="alert"
      className="mt-5 flex gap-2.5 rounded-button bg-danger-tint px-4 py-3.5 text-body-s text-ink-2"
    >
      <CircleInfo size={20} className="mt-0.5 shrink-0 text-danger" />
      <span>
        <b className="block font-semibold text-danger">{title}</b>
        {body}
      </span>
    </div>
  )
}
