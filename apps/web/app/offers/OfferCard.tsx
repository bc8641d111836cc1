import { cx } from '@coffeeattack/ui/cx'
import type { ReactElement, ReactNode } from 'react'

type OfferCardProps = {
  logo: ReactNode
  company: ReactNode
  position: ReactNode
  badge?: ReactNode
  /** Absent when the offer holds only a message. */
  money?: ReactNode
  /** '+30.8%'. */
  rate?: ReactNode
  /** Shown in place of the rate: '다시 연결하기'. */
  action?: ReactNode
  /** Shown when there is no money. */
  message?: ReactNode
  /** Refused or expired. */
  muted?: boolean
  /** Not opened yet. */
  fresh?: boolean
  /** Makes the whole card a link: `(props) => <Link to={…} {...props} />`. Not to be combined with `action`. */
  render?: (props: { className: string; children: ReactNode }) => ReactElement
}

export function OfferCard(props: OfferCardProps) {
  const { logo, company, position, badge, money, rate, action, message, muted, fresh, render } = props
  const inside = (
    <>
      <span className="flex items-center gap-3">
        {logo}
        <span className="min-w-0 flex-1">
          <b className={cx('flex items-center gap-1.5 leading-snug font-bold', muted && 'text-ink-3')}>
            <span className="truncate">{company}</span>
            {fresh && (
              <i className="size-1.5 shrink-0 rounded-full bg-ink not-italic">
                <span className="sr-only">새 소식</span>
              </i>
            )}
          </b>
          <small className="block text-caption leading-close text-pretty text-ink-3">{position}</small>
        </span>
        {badge}
      </span>
      {money ? (
        <span className="mt-3.5 flex items-center justify-between gap-3">
          <span className={cx('min-w-0', muted && 'text-ink-3')}>{money}</span>
          {action ??
            (rate && (
              <b className={cx('text-h3 font-bold tnum', muted ? 'text-ink-3' : 'text-rise-text')}>{rate}</b>
            ))}
        </span>
      ) : (
        message && <span className="mt-3 line-clamp-2 text-body-s text-ink-2">{message}</span>
      )}
    </>
  )
  const className = 'block w-full min-w-0 rounded-option p-4 text-left inset-ring inset-ring-line-2'
  if (render)
    return render({
      className: cx(className, 'transition-colors duration-(--t1) press:bg-surface-2'),
      children: inside,
    })
  return <article className={className}>{inside}</article>
}
