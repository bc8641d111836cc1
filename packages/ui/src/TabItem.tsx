import type { ReactNode } from 'react'
import { CountBadge } from './Tag.tsx'

type TabItemProps = { icon: ReactNode; label: string; count?: number }

/** A tab is a link with aria-current; these are its classes, TabItem its inside. */
export const tabLook =
  'relative flex min-h-11 flex-col items-center gap-0.5 rounded-button-sm pt-[5px] pb-[3px] text-micro font-medium text-ink-3 aria-[current]:font-bold aria-[current]:text-ink'

export function TabItem({ icon, label, count = 0 }: TabItemProps) {
  return (
    <>
      <span className="relative">
        {icon}
        {count > 0 && (
          <CountBadge count={count} className="absolute -top-1.5 left-[calc(50%+5px)] ring-2 ring-page" />
        )}
      </span>
      {label}
    </>
  )
}

/** The same five roots as a column in the espresso panel. */
export const railLook =
  '-ml-3.5 flex h-12 min-w-42 items-center gap-3 rounded-field pr-4.5 pl-3.5 text-h3 font-medium text-on-shot-2 [--focus:var(--on-shot)] aria-[current]:bg-shot-2 aria-[current]:font-bold aria-[current]:text-on-shot'

export function RailItem({ icon, label, count = 0 }: TabItemProps) {
  return (
    <>
      {icon}
      {label}
      {count > 0 && (
        <span className="ml-auto grid h-5.5 min-w-5.5 place-items-center rounded-full bg-on-shot px-1.5 text-caption leading-none font-bold text-shot tnum">
          <span>
            {count}
            <span className="sr-only">개</span>
          </span>
        </span>
      )}
    </>
  )
}
