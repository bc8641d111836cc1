import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { cx } from './cx.ts'
import { Refresh } from './icons/Refresh.tsx'

type ErrorStateProps = {
  title?: ReactNode
  description?: ReactNode
  retryLabel?: string
  onRetry?: () => void
  /** The busy label during a retry. */
  busy?: string | false
  className?: string
}

/** Failed to load: a sentence with a retry. */
export function ErrorState(props: ErrorStateProps) {
  const {
    title = '불러오지 못했어요',
    description,
    retryLabel = '다시 시도하기',
    onRetry,
    busy,
    className,
  } = props
  return (
    <div role="alert" className={cx('flex flex-col items-center py-6 text-center', className)}>
      <p className="text-h3 font-bold text-balance">{title}</p>
      {description && <p className="mt-1 text-label text-balance text-ink-3">{description}</p>}
      {onRetry && (
        <Button kind="weak" size="sm" onClick={onRetry} busy={busy} className="mt-4">
          <Refresh size={16} />
          {retryLabel}
        </Button>
      )}
    </div>
  )
}
