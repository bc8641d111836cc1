export type NamedBar = {
  key: string
  name: string
  /** Of the longest, or of a hundred: 0 to 1. */
  share: number
  figure: string
  /** What the figure comes from. */
  note?: string | undefined
}

type NamedBarsProps = {
  bars: readonly NamedBar[]
  /** As wide as the longest name. */
  nameWidth: string
  hasNotes?: boolean
  /** Espresso: it came to a coffee chat. */
  isMet?: boolean
  isPaper?: boolean
}

/** Bars that lie, each with its name before and its figure behind it. */
export function NamedBars({
  bars,
  nameWidth,
  hasNotes = false,
  isMet = false,
  isPaper = false,
}: NamedBarsProps) {
  const columns = `${nameWidth} minmax(0,1fr) 44px${hasNotes ? ' minmax(72px, auto)' : ''}`
  return (
    <ol>
      {bars.map(({ key, name, share, figure, note }) => (
        <li
          key={key}
          className={`grid items-center gap-x-2 ${isPaper ? 'h-[22px] text-note' : 'min-h-[34px] text-label'}`}
          style={{ gridTemplateColumns: columns }}
        >
          <span>{name}</span>
          <span
            aria-hidden="true"
            className={isPaper ? 'block h-[13px]' : 'block h-2.5 rounded-[5px] bg-surface-2'}
          >
            <i
              className={`block h-full ${isPaper ? 'rounded-xs' : 'rounded-[5px]'} ${isMet ? 'bg-primary' : 'bg-line-field'}`}
              style={{ width: `${share * 100}%` }}
            />
          </span>
          <b className="text-right font-bold tnum">{figure}</b>
          {hasNotes && (
            <span className={`text-right text-ink-3 tnum ${isPaper ? 'text-micro' : 'text-caption'}`}>
              {note}
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}
