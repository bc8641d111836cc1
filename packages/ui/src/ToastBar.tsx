import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { Check } from './icons/Check.tsx'
import type { ToastOptions } from './toast.tsx'

type ToastBarProps = ComponentProps<'div'> & Pick<ToastOptions, 'kind' | 'action'> & { leaving?: boolean }

/** The look of a toast; `toast()` and Toaster show one. */
export function ToastBar({ kind, action, leaving, className, children, ...rest }: ToastBarProps) {
  return (
    <div
      {...rest}
      className={cx(
        'pointer-events-auto flex min-h-[50px] w-full max-w-[508px] touch-none items-center gap-2 rounded-bar bg-toast py-2 pr-4 pl-4 text-body-s font-medium text-on-toast shadow-2 [--focus:var(--on-toast)]',
        'transition-[opacity,transform] duration-(--t2) ease-enter starting:translate-y-3 starting:opacity-0',
        leaving && 'translate-y-2 opacity-0',
        className,
      )}
    >
      {kind === 'done' && <Check size={18} strokeWidth={2.6} />}
      <span className="min-w-0 flex-1">{children}</span>
      {action && (
        <button
          type="button"
          onClick={action.onPress}
          className="-my-2 min-h-11 shrink-0 px-1 font-semibold underline underline-offset-3"
        >
          {action.label}
        </button>
      )}
    </div>
  )
}
