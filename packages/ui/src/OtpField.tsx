import { OTPField } from '@base-ui/react/otp-field'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { cx } from './cx.ts'
import { described, Frame } from './field/Frame.tsx'

export type OtpFieldProps = {
  label: string
  hideLabel?: boolean
  value: string
  onValueChange: (value: string) => void
  /** Called with the code after its last digit, whether typed, pasted or filled in by the phone. */
  onComplete?: (value: string) => void
  length?: number
  error?: ReactNode
  helper?: ReactNode
  disabled?: boolean
  autoFocus?: boolean
  /** The time left, at the lower left. */
  timer?: ReactNode
  /** A button at the lower right: send again. */
  action?: ReactNode
}

const cell =
  'h-field w-full min-w-0 rounded-cell bg-surface text-center text-[1.375rem] font-bold text-ink caret-ink outline-none tnum disabled:bg-surface-2 disabled:text-on-disabled'
const calm = 'inset-ring inset-ring-line-field focus:inset-ring-2 focus:inset-ring-ink'
const wrong = 'inset-ring-2 inset-ring-danger focus:ring-3 focus:ring-danger-tint'

export function OtpField({
  label,
  hideLabel,
  length = 6,
  error,
  helper,
  timer,
  action,
  ...props
}: OtpFieldProps) {
  const { value, onValueChange, onComplete, disabled, autoFocus } = props
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const isWrong = Boolean(error) && !disabled
  useEffect(() => {
    // Fields disabled during the submit have lost the focus: it is restored, so that the person can type the next
    // code.
    if (isWrong && document.activeElement === document.body) box.current?.querySelector('input')?.focus()
  }, [isWrong])
  return (
    <div ref={box}>
      <Frame {...{ id, label, hideLabel, error, helper }}>
        <OTPField.Root
          id={id}
          length={length}
          value={value}
          onValueChange={onValueChange}
          onValueComplete={onComplete}
          disabled={disabled}
          className="grid auto-cols-fr grid-flow-col gap-1.5"
        >
          {Array.from({ length }, (_, i) => (
            <OTPField.Input
              key={i}
              {...described(id, { error, helper })}
              aria-label={i === 0 ? undefined : `${label} ${length}자리 중 ${i + 1}번째`}
              // entering the code is all there is to do on such a screen
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus={autoFocus && i === 0}
              className={cx(cell, error ? wrong : calm)}
            />
          ))}
        </OTPField.Root>
      </Frame>
      {(timer || action) && (
        <div className="mt-1 flex min-h-11 items-center justify-between gap-3 text-caption text-ink-3">
          <span>{timer}</span>
          {action}
        </div>
      )}
    </div>
  )
}
