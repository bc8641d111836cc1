/** How the years rose, without a single figure: heights in percent of the highest. */
export function IncomeShape({ shape }: { shape: readonly number[] }) {
  if (shape.length === 0) return null
  const last = shape.length - 1
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn shapes are no <img>
      role="img"
      aria-label={`${shape.length}년 동안의 소득이 오르내린 모양`}
      className="flex h-40 items-end gap-[min(2.5%,10px)] border-b border-line-2"
    >
      {shape.map((height, index) => (
        <i
          // oxlint-disable-next-line react/no-array-index-key -- years in a row have no other name here
          key={index}
          style={{ height: `${height}%`, transitionDelay: `${(last - index) * 60}ms` }}
          className={`max-w-12 flex-1 origin-bottom rounded-t-tag transition-[scale] duration-500 ease-enter motion-safe:starting:scale-y-0 ${index === last ? 'bg-primary' : 'bg-surface-3'}`}
        />
      ))}
    </div>
  )
}
