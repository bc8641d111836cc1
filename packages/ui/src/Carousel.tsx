import { Children, type ReactNode } from 'react'
import { useCarousel } from './carousel/useCarousel.ts'
import { cx } from './cx.ts'
import { IconButton } from './IconButton.tsx'
import { Pause } from './icons/Pause.tsx'
import { Play } from './icons/Play.tsx'

type CarouselProps = {
  label: string
  children: ReactNode
  /** Dots for pictures, a count (with a pause button when it plays) for banners. */
  pager?: 'dots' | 'count'
  autoplayMs?: number
  /** The width of a slide: less than the column, so that the next one peeks in. */
  slideClassName?: string
  className?: string
}

export function Carousel({
  label,
  children,
  pager = 'dots',
  autoplayMs,
  slideClassName = 'w-[86%]',
  className,
}: CarouselProps) {
  const slides = Children.toArray(children)
  const { track, index, go, playing, toggle, hold, onScroll, onKeyDown } = useCarousel(
    slides.length,
    autoplayMs,
  )
  return (
    <section aria-roledescription="캐러셀" aria-label={label} className={className}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its arrow keys scroll it */}
      <ul
        ref={track}
        {...hold}
        onScroll={onScroll}
        onKeyDown={onKeyDown}
        // a scrolling area must be reachable by keyboard
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={`${label}, 화살표로 넘길 수 있어요`}
        className="flex snap-x snap-mandatory scroll-px-5 gap-3 overflow-x-auto overscroll-x-contain px-5 [scrollbar-width:none]"
      >
        {slides.map((slide, i) => (
          <li
            key={keyOf(slide, i)}
            aria-label={`${slides.length} 중 ${i + 1}`}
            className={cx('shrink-0 snap-start', slideClassName)}
          >
            {slide}
          </li>
        ))}
      </ul>
      {pager === 'dots' ? (
        <div className="mt-3 flex justify-center">
          {slides.map((slide, i) => (
            <button
              key={keyOf(slide, i)}
              type="button"
              aria-label={`${i + 1}번째 보기`}
              aria-current={i === index}
              onClick={() => go(i)}
              className="grid h-11 min-w-6 place-items-center"
            >
              <i
                className={cx(
                  'block h-1.5 rounded-full transition-[width] duration-(--t2)',
                  i === index ? 'w-4.5 bg-ink' : 'w-1.5 bg-line-field',
                )}
              />
            </button>
          ))}
        </div>
      ) : (
        <div className="flex items-center justify-end px-5 text-caption text-ink-3 tnum">
          <span>
            <b className="text-ink">{index + 1}</b> / {slides.length}
          </span>
          {autoplayMs !== undefined && (
            <IconButton
              label={playing ? '자동 넘김 멈추기' : '자동 넘김 켜기'}
              onClick={toggle}
              className="text-ink-3"
            >
              {playing ? <Pause size={16} /> : <Play size={16} />}
            </IconButton>
          )}
        </div>
      )}
    </section>
  )
}

/** Children.toArray gives every element a key of its own. */
function keyOf(slide: ReturnType<typeof Children.toArray>[number], i: number): string {
  return typeof slide === 'object' && 'key' in slide && slide.key !== null ? slide.key : String(i)
}
