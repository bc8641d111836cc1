import type { ReactNode } from 'react'

/** What a step asks or says: broken by hand where the sentence has two phrases, a line of support under it. */
export function Question({ lines, children }: { lines: readonly string[]; children?: ReactNode }) {
  return (
    <div className="px-5 pt-2">
      <h1 className="text-h1">
        {lines.map((line) => (
          <span key={line} className="block">
            {line}{' '}
          </span>
        ))}
      </h1>
      {children && <p className="mt-2 text-body-s text-ink-3">{children}</p>}
    </div>
  )
}
