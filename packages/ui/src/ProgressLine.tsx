import { cx } from './cx.ts'

type ProgressLineProps = { label: string; percent: number; className?: string }

/** Real progress (an upload, the time left) as a line. */
export function ProgressLine({ label, percent, className }: ProgressLineProps) {
  return (
    <progress
      aria-label={label}
      max={100}
      value={Math.min(100, Math.max(0, percent))}
      className={cx(
        'block h-1 w-full appearance-none overflow-hidden rounded-full bg-line-2',
        '[&::-webkit-progress-bar]:bg-line-2 [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-primary [&::-moz-progress-bar]:bg-primary',
        className,
      )}
    />
  )
}
