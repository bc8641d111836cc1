import type { ReactNode } from 'react'

/** What a step asks for: one sentence, broken by hand where it has two phrases, and a line under it. */
export function StepTitle({ lines, children }: { lines: readonly string[]; children: ReactNode }) {
  return (
    <div className="px-5 pt-2">
      <h1 className="text-h1">
        {lines.map((line) => (
          <span key={line} className="block">
            {line}{' '}
          </span>
        ))}
      </h1>
      <p className="mt-2 text-body-s text-ink-3">{children}</p>
    </div>
  )
}
