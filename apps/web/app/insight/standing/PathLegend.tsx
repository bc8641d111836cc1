import type { ReactNode } from 'react'

type PathLegendProps = { hasRise: boolean; hasAlike: boolean; hasParts: boolean; hasFigures: boolean }

/** What the colours of the path say, and what its figures count. The picture's own sentence says it to readers. */
export function PathLegend({ hasRise, hasAlike, hasParts, hasFigures }: PathLegendProps) {
  return (
    <ul aria-hidden="true" className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-caption text-ink-3">
      <Key mark={<i className="size-3 rounded-xs bg-track" />}>처음 소득</Key>
      {hasRise && <Key mark={<i className="size-3 rounded-xs bg-rise" />}>오른 만큼</Key>}
      {hasParts && <Key mark={<i className="size-3 rounded-xs bg-surface-3" />}>몇 달만 일한 해</Key>}
      {hasAlike && (
        <Key mark={<i className="w-4 border-t-2 border-dashed border-ink" />}>비슷한 사람들의 가운데</Key>
      )}
      {hasFigures && <li>단위 만 원</li>}
    </ul>
  )
}

function Key({ mark, children }: { mark: ReactNode; children: string }) {
  return (
    <li className="flex items-center gap-1.5">
      {mark}
      {children}
    </li>
  )
}
