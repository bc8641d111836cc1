import { cx } from './cx.ts'

/** Turns during a short task. The text beside it says which. */
export function Spinner({ size = 18, className }: { size?: number; className?: string }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 18 18"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      aria-hidden="true"
      className={cx('animate-spin', className)}
    >
      <circle cx="9" cy="9" r="7.5" opacity=".3" />
      <path d="M9 1.5A7.5 7.5 0 0 1 16.5 9" strokeLinecap="round" />
    </svg>
  )
}
