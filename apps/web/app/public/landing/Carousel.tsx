import { ChevronLeft } from '@coffeeattack/ui/icons/ChevronLeft'
import { ChevronRight } from '@coffeeattack/ui/icons/ChevronRight'
import type { ReactNode } from 'react'

type CarouselTrackProps = { label: string; className?: string; children: ReactNode }

/** A carousel's row: the browser scrolls and snaps it by touch, wheel or keyboard. */
export function CarouselTrack({ label, className = '', children }: CarouselTrackProps) {
  return (
    <ul
      data-track
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={label}
      className={`flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] focus-visible:-outline-offset-2 ${className}`}
    >
      {children}
    </ul>
  )
}

/** For a mouse, which cannot swipe. */
export function CarouselArrows({ of }: { of: string }) {
  return (
    <div className="needs-script -mr-2 hidden pointer-fine:flex">
      <Arrow name="prev" label={`이전 ${of}`} />
      <Arrow name="next" label={`다음 ${of}`} />
    </div>
  )
}

function Arrow({ name, label }: { name: 'prev' | 'next'; label: string }) {
  const Chevron = name === 'prev' ? ChevronLeft : ChevronRight
  return (
    <button
      type="button"
      data-step={name}
      aria-label={label}
      disabled={name === 'prev'}
      className="grid size-11 place-items-center rounded-full disabled:opacity-30"
    >
      <Chevron size={22} />
    </button>
  )
}
