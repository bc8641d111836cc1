import type { ReactNode } from 'react'

type SecurityRowProps = { title: ReactNode; note: ReactNode; children: ReactNode }

/** One sign-in method with its actions. */
export function SecurityRow({ title, note, children }: SecurityRowProps) {
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-36">
        <p className="text-body font-semibold break-words">{title}</p>
        <p className="text-caption text-ink-3">{note}</p>
      </div>
      <div className="flex gap-2">{children}</div>
    </div>
  )
}
