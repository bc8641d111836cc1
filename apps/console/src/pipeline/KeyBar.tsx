const keys = [
  [['J', 'K'], '위아래'],
  [['H', 'L'], '단계'],
  [['M'], '옮기기'],
  [['A'], '담당'],
  [['R'], '다시 보기'],
  [['N'], '메모'],
  [['?'], '모든 키'],
] as const

const cap =
  'inline-grid h-5 min-w-5 place-items-center rounded-[6px] bg-surface px-1.5 text-micro font-semibold text-ink-2 inset-ring inset-ring-line-2'

/** The keys, shown where they work; `?` tells them to whoever only hears. */
export function KeyBar() {
  return (
    <p
      aria-hidden="true"
      className="-mx-5 flex h-11 shrink-0 items-center gap-4 overflow-hidden border-t border-line bg-surface px-5 text-[0.78rem] whitespace-nowrap text-ink-3 max-lg:hidden"
    >
      {keys.map(([caps, does]) => (
        <span key={does} className="inline-flex items-center gap-1">
          {caps.map((one) => (
            <kbd key={one} className={cap}>
              {one}
            </kbd>
          ))}
          {does}
        </span>
      ))}
    </p>
  )
}
