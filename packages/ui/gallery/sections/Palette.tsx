const colours = [
  ['bean-0', '#FFFFFF'],
  ['bean-100', '#F6F3F0'],
  ['bean-200', '#EDE7E4'],
  ['bean-300', '#DDD6D2'],
  ['bean-500', '#7E716C'],
  ['bean-600', '#6B5F5A'],
  ['bean-900', '#271B17'],
  ['shot-900', '#2C1812'],
  ['cherry-500', '#F43715'],
  ['cherry-600', '#D22B0D'],
  ['leaf-600', '#1F764D'],
  ['rose-600', '#C01249'],
] as const

export function Palette() {
  return (
    <ul className="grid grid-cols-4 overflow-hidden rounded-card bg-surface lg:grid-cols-12">
      {colours.map(([name, hex]) => (
        <li key={name} className="pb-3 text-center text-micro leading-close text-ink-3">
          <i
            className="mb-2 block h-14 shadow-[inset_0_-1px_0_var(--line)]"
            style={{ background: `var(--${name})` }}
          />
          <b className="block text-ink">{name}</b>
          <span className="tnum">{hex}</span>
        </li>
      ))}
    </ul>
  )
}
