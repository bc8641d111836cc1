import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Message } from './Message.tsx'

/** What every field can show around its box. */
export type FieldTexts = {
  label: string
  /** The label only for screen readers, for fields whose context says enough. */
  hideLabel?: boolean
  /** Small text at the right of the label. */
  hint?: ReactNode
  helper?: ReactNode
  error?: ReactNode
  success?: ReactNode
}

type FrameProps = FieldTexts & { id: string; className?: string; children: ReactNode }

export function Frame({
  id,
  label,
  hideLabel,
  hint,
  helper,
  error,
  success,
  className,
  children,
}: FrameProps) {
  return (
    <div className={cx('min-w-0', className)}>
      <div className={cx('mb-2 flex justify-between gap-3 text-label', hideLabel && 'sr-only')}>
        <label htmlFor={id} className="font-medium text-ink-2">
          {label}
        </label>
        {hint && <span className="text-caption text-ink-3">{hint}</span>}
      </div>
      {children}
      {error ? (
        <Message tone="error" id={`${id}-message`}>
          {error}
        </Message>
      ) : success ? (
        <Message tone="success" id={`${id}-message`}>
          {success}
        </Message>
      ) : (
        helper && (
          <Message tone="help" id={`${id}-message`}>
            {helper}
          </Message>
        )
      )}
    </div>
  )
}

/** The attributes that connect an input with its message. */
export function described(id: string, { error, success, helper }: Partial<FieldTexts>) {
  return {
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': error || success || helper ? `${id}-message` : undefined,
  }
}

/** As high as a finger is wide; lower where a pointer is at hand. */
export const denseHeight = 'min-h-12 lg:min-h-10'

export const boxLook =
  'flex w-full items-center gap-2 rounded-field bg-surface inset-ring inset-ring-line-field transition-shadow duration-(--t1) ' +
  'focus-within:inset-ring-2 focus-within:inset-ring-ink ' +
  'has-[[aria-invalid=true]]:inset-ring-2 has-[[aria-invalid=true]]:inset-ring-danger ' +
  'has-[[aria-invalid=true]:focus]:ring-3 has-[[aria-invalid=true]:focus]:ring-danger-tint ' +
  'has-[[readonly]:focus-visible]:inset-ring-2 has-[[readonly]:focus-visible]:inset-ring-ink ' +
  'has-[[readonly]]:bg-surface-2 has-[[readonly]]:text-ink-2 has-[[readonly]]:inset-ring-0 ' +
  'has-[:is(input,textarea,select):disabled]:bg-surface-2 has-[:is(input,textarea,select):disabled]:text-on-disabled has-[:is(input,textarea,select):disabled]:inset-ring-0'
