import { useEffect, useState } from 'react'
import { Button, type ButtonProps } from './Button.tsx'
import { cx } from './cx.ts'

/** A button that is enabled once its fill is complete. The delay is a rule, so it applies without animation too. */
export function WaitButton({
  waitMs = 3000,
  className,
  children,
  ...rest
}: ButtonProps & { waitMs?: number }) {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOpen(true), waitMs)
    return () => clearTimeout(timer)
  }, [waitMs])

  if (open) {
    return (
      <Button className={className} {...rest}>
        {children}
      </Button>
    )
  }
  return (
    <Button {...rest} disabled className={cx('overflow-hidden', className)}>
      <span
        aria-hidden="true"
        className="absolute inset-0 origin-left animate-wait-fill bg-track motion-reduce:hidden"
        style={{ animationDuration: `${waitMs}ms` }}
      />
      <span className="relative text-ink-3">{children}</span>
    </Button>
  )
}
