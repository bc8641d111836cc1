import type { ReactElement, ReactNode } from 'react'

type HomeCardProps = {
  logo: ReactNode
  title: ReactNode
  subtitle: ReactNode
  badge?: ReactNode
  money?: ReactNode
  /** An IncreaseBar with tone="shot". */
  bar?: ReactNode
  /** What a press does, and the countdown beside it. */
  go: ReactNode
  time?: string
  /** Shown in place of the countdown before the last day. */
  until?: string
  render: (props: { className: string; children: ReactNode }) => ReactElement
}

/** The dark card of the home screen: the offer that closes next. */
export function HomeCard({
  logo,
  title,
  subtitle,
  badge,
  money,
  bar,
  go,
  time,
  until,
  render,
}: HomeCardProps) {
  return render({
    className: 'block rounded-home bg-shot p-5 text-on-shot [--focus:var(--ink)]',
    children: (
      <>
        <span className="flex items-center gap-3">
          {logo}
          <span className="min-w-0 flex-1">
            <b className="block truncate text-h3 leading-snug font-bold">{title}</b>
            <span className="block truncate text-label leading-close text-on-shot-2">{subtitle}</span>
          </span>
          {badge}
        </span>
        {money && <span className="mt-5.5 block">{money}</span>}
        {bar && <div className="mt-3.5">{bar}</div>}
        <span className="mt-5 flex min-h-row items-center justify-between gap-3 rounded-bar bg-on-shot px-4.5 font-semibold text-shot">
          <span>{go}</span>
          {time && (
            <span role="timer" aria-live="off" className="text-h3 font-bold tnum">
              {time}
            </span>
          )}
          {until && <span className="text-label font-medium tnum">{until}</span>}
        </span>
      </>
    ),
  })
}
