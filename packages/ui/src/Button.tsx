import type { ComponentProps, MouseEvent } from 'react'
import { buttonLook, type ButtonLook } from './buttonLook.tsx'
import { cx } from './cx.ts'
import { Spinner } from './Spinner.tsx'

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** What is in progress, as in '보내는 중'. Shows a spinner and ignores presses, but keeps the focus. */
    busy?: string | false
  }

export function Button({ kind, size, wide, busy, className, children, onClick, ...rest }: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    // preventDefault also stops a busy submit button from submitting its form twice.
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      onClick={press}
      aria-busy={busy ? true : undefined}
      aria-disabled={busy ? true : rest['aria-disabled']}
      className={cx(buttonLook({ kind, size, wide }), busy && 'cursor-default', className)}
    >
      {busy ? (
        <>
          <Spinner />
          {busy}
        </>
      ) : (
        children
      )}
    </button>
  )
}
