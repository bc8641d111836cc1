import type { ReactNode } from 'react'

type CarouselTrackProps = { label: string; className?: string; children: ReactNode }

/** The row of a carousel: the browser scrolls and snaps it, with a finger, a wheel or the keyboard. */
export function CarouselTrack({ label, className = '', children }: CarouselTrackProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <ul data-track tabIndex={0} aria-label={label} className={`track ${className}`}>
      {children}
    </ul>
  )
}
