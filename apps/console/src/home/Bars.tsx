type BarsProps = {
  /** When, and how much. */
  counts: readonly (readonly [key: number, count: number])[]
  className: string
  barClassName: string
}

/** Bars on one baseline from zero, the last one espresso; nothing is a line. What they say is said beside them in words. */
export function Bars({ counts, className, barClassName }: BarsProps) {
  const most = Math.max(1, ...counts.map(([, count]) => count))
  const last = counts.at(-1)?.[0]
  return (
    <div aria-hidden="true" className={`flex items-end ${className}`}>
      {counts.map(([key, count]) => (
        <i
          key={key}
          className={`block rounded-xs ${barClassName} ${key === last ? 'bg-primary' : 'bg-track'}`}
          style={{ height: `${Math.max(4, (count / most) * 100)}%` }}
        />
      ))}
    </div>
  )
}
