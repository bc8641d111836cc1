import type { ComponentProps, ReactNode } from 'react'
import { Checkbox } from './Checkbox.tsx'
import { cx } from './cx.ts'
import { ChevronRight } from './icons/ChevronRight.tsx'

type ConsentRowProps = Omit<ComponentProps<'input'>, 'type' | 'size'> & {
  required: boolean
  label: string
  onRead?: () => void
  /** Written out where there is room; a chevron otherwise. */
  readLabel?: ReactNode
}

/** One consent: [필수] or [선택], and the way to read it. */
export function ConsentRow({ required, label, onRead, readLabel, className, ...input }: ConsentRowProps) {
  return (
    <div className={cx('flex min-h-11 items-center text-body-s text-ink-2', className)}>
      <label className="flex min-h-11 flex-1 cursor-pointer items-center gap-2.5 py-1.5">
        <Checkbox {...input} required={required} />
        <span>
          <b className={required ? 'text-ink' : 'font-medium'}>{required ? '[필수]' : '[선택]'}</b> {label}
        </span>
      </label>
      {onRead && (
        <button
          type="button"
          onClick={onRead}
          aria-label={`${label} 내용 보기`}
          className="-mr-2 grid min-h-11 min-w-11 shrink-0 place-items-center rounded-button-sm text-label text-ink-3 underline decoration-line-2 underline-offset-3 press:bg-surface-2"
        >
          {readLabel ?? <ChevronRight size={18} />}
        </button>
      )}
    </div>
  )
}
