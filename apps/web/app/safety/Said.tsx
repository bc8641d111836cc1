import type { ReactNode } from 'react'

/** The desk's words, in a quiet box. */
export const Said = ({ children }: { children: ReactNode }) => (
  <p className="mt-4 rounded-field bg-surface-2 px-4 py-3.5 text-body-s text-ink-2">{children}</p>
)

/** A title of one or two lines, and a sentence below it. */
export function Title({ lines, lead }: { lines: readonly string[]; lead: string }) {
  return (
    <div className="px-1 pt-1 pb-3">
      <h1 className="text-h1 leading-snug">
        {lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </h1>
      <p className="mt-2 text-body-s text-pretty text-ink-2 tnum">{lead}</p>
    </div>
  )
}
