import type { ReactNode } from 'react'

/** A step's heading, broken by hand between two phrases, with a supporting line below. */
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
