import type { ReactNode } from 'react'

type FootProps = { words: ReactNode; note: ReactNode; children: ReactNode }

/** What a decision does, beside its buttons. */
export function Foot({ words, note, children }: FootProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <p className="min-w-0 flex-1 basis-64 text-label text-pretty text-ink-2">
        {words}
        <span className="block text-ink-3 tnum">{note}</span>
      </p>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  )
}
