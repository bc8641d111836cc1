const themes = [
  { value: 'system', label: '시스템' },
  { value: 'light', label: '밝게' },
  { value: 'dark', label: '어둡게' },
] as const

/** Overrides the system's theme. Needs the island, so it is hidden without JavaScript. */
export function ThemeChoice() {
  return (
    <fieldset className="needs-script inline-flex self-start rounded-button-sm bg-surface-3 p-[3px]">
      <legend className="sr-only">화면 모드</legend>
      {themes.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          data-theme-choice={value}
          aria-pressed={value === 'system'}
          className="relative h-9 rounded-badge px-3.5 text-label font-semibold text-ink-3 aria-pressed:bg-surface aria-pressed:text-ink before:absolute before:inset-x-0 before:-inset-y-1 aria-pressed:shadow-1"
        >
          {label}
        </button>
      ))}
    </fieldset>
  )
}
