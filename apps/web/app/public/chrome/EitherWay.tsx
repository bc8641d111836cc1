import type { ReactNode } from 'react'

/**
 * The way in of a visitor and that of somebody who is signed in, one over the other in a box that has room for both:
 * the page is the same for everyone, and nothing moves when the head says who is there.
 */
export function EitherWay({
  visitor,
  mine,
  className = '',
}: {
  visitor: ReactNode
  mine: ReactNode
  className?: string
}) {
  return (
    <span className={`grid *:col-start-1 *:row-start-1 ${className}`}>
      <span className="for-visitor grid">{visitor}</span>
      <span className="for-mine grid">{mine}</span>
    </span>
  )
}
