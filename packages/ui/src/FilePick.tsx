import { useId, type ReactNode } from 'react'
import { cx } from './cx.ts'
import { Message } from './field/Message.tsx'
import { Plus } from './icons/Plus.tsx'

type FilePickProps = {
  title?: ReactNode
  /** The accepted files: 'PDF, PNG, JPG · 20MB까지'. */
  note: ReactNode
  accept?: string
  onPick: (file: File) => void
  error?: ReactNode
  disabled?: boolean
}

/** An empty file field. Picking the same file twice calls twice. */
export function FilePick({ title = '파일 올리기', note, accept, onPick, error, disabled }: FilePickProps) {
  const id = useId()
  return (
    <div className="min-w-0">
      <label
        className={cx(
          'relative flex w-full cursor-pointer items-center gap-3 rounded-button border-[1.5px] border-dashed p-3.5 transition-colors duration-(--t1) press:bg-surface-2',
          'has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus has-[:disabled]:cursor-default has-[:disabled]:text-on-disabled',
          error ? 'border-danger' : 'border-line-2',
        )}
      >
        <input
          type="file"
          accept={accept}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          onChange={(event) => {
            const file = event.currentTarget.files?.[0]
            event.currentTarget.value = ''
            if (file) onPick(file)
          }}
          className="sr-only"
        />
        <span className="grid size-11 shrink-0 place-items-center rounded-cell bg-surface-2">
          <Plus size={20} />
        </span>
        <span className="min-w-0">
          <b className="block text-body leading-close">{title}</b>
          <small className="block text-caption text-ink-3">{note}</small>
        </span>
      </label>
      {error && (
        <Message tone="error" id={id}>
          {error}
        </Message>
      )}
    </div>
  )
}
