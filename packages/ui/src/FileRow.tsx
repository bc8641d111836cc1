import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { Message } from './field/Message.tsx'
import { IconButton } from './IconButton.tsx'
import { Close } from './icons/Close.tsx'
import { ProgressLine } from './ProgressLine.tsx'
import { TextLink } from './TextLink.tsx'

type FileRowProps = {
  /** The type on the icon: 'PDF'. */
  type: string
  name: string
  /** '2.4MB'. */
  size?: string
  /** 0 to 100 during the upload. */
  uploading?: number
  error?: ReactNode
  onRetry?: () => void
  /** Should ask first, because deleting cannot be undone. Cancels an upload. */
  onRemove?: () => void
}

export function FileRow({ type, name, size, uploading, error, onRetry, onRemove }: FileRowProps) {
  const sending = uploading !== undefined && !error
  // A file that failed is drawn like one that is not there.
  const [row, plate] = error
    ? ['border border-dashed border-line-field', 'bg-surface-3 text-ink-3']
    : ['bg-surface-2', 'bg-primary text-on-primary']
  return (
    <div className="min-w-0">
      <div className={cx('flex items-center gap-3 rounded-button py-2.5 pr-1.5 pl-3', row)}>
        <span
          aria-hidden="true"
          className={cx(
            'grid h-12 w-10 shrink-0 place-items-center rounded-badge text-note font-bold tracking-normal',
            plate,
          )}
        >
          {type}
        </span>
        <span className="min-w-0 flex-1">
          <b className="block text-body-s leading-close tnum">
            {sending ? `올리는 중 ${Math.round(uploading)}%` : <MiddleEllipsis text={name} />}
          </b>
          {sending ? (
            <ProgressLine label={`${name} 올리기`} percent={uploading} className="mt-1.5" />
          ) : (
            size && <small className="block text-caption text-ink-3 tnum">{size}</small>
          )}
        </span>
        {onRemove && (
          <IconButton label={sending ? `${name} 올리기 취소` : `${name} 지우기`} onClick={onRemove}>
            <Close size={18} />
          </IconButton>
        )}
      </div>
      {error && (
        <div className="flex items-start justify-between gap-3">
          <Message tone="error">{error}</Message>
          {onRetry && (
            <TextLink size="sm" onClick={onRetry}>
              다시 올리기
            </TextLink>
          )}
        </div>
      )}
    </div>
  )
}

/** Keeps a name's end, with the version and the extension. */
function MiddleEllipsis({ text }: { text: string }) {
  const cut = Math.max(0, text.length - 10)
  return (
    <span className="flex" title={text}>
      <span className="truncate whitespace-pre">{text.slice(0, cut)}</span>
      <span className="shrink-0 whitespace-pre">{text.slice(cut)}</span>
    </span>
  )
}
