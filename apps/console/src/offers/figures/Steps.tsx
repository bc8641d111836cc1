import type { Step } from './drawn.ts'

/** Four bars on one baseline; the last, what it was all for, is espresso. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ul className="mt-4 grid gap-4">
      {steps.map(({ name, count, share }, index) => (
        <li key={name}>
          <p className="mb-1.5 flex items-baseline justify-between text-body-s">
            <span className="text-ink-2">{name}</span>
            <span className="tnum">
              <b className="text-h3 font-bold">{count}</b>
              <span className="ml-2 text-caption text-ink-3">{share}%</span>
            </span>
          </p>
          <span aria-hidden="true" className="block h-3.5 rounded-full bg-surface-2">
            <i
              className={`block h-full rounded-full ${index === steps.length - 1 ? 'bg-primary' : 'bg-ink-3'}`}
              style={{ width: `${share}%` }}
            />
          </span>
        </li>
      ))}
    </ul>
  )
}
