import type { ReactNode } from 'react'
import { SideLabel } from './PactFrame.tsx'
import type { Pact } from './queries.ts'
import { pathOf, shortDay } from './words.ts'

/** What happened so far: the company's steps filled, the candidate's as rings. */
export function PathList({
  pact,
  label = '지나온 길',
  note,
}: {
  pact: Pact
  label?: string
  note?: ReactNode
}) {
  const steps = pathOf(pact)
  if (steps.length === 0) return null
  return (
    <>
      <SideLabel note={note}>{label}</SideLabel>
      <ol aria-label={label}>
        {steps.map(({ at, side, title, note: told }) => (
          <li
            key={`${at}${title}`}
            className="group relative grid grid-cols-[20px_minmax(0,1fr)] gap-2.5 pb-2.5 text-caption before:absolute before:top-[18px] before:-bottom-0.5 before:left-[9.5px] before:w-px before:bg-line-2 last:before:hidden"
          >
            <i
              aria-hidden="true"
              className={`m-[3px] block size-3.5 rounded-full ${side === 'candidate' ? 'border-3 border-primary bg-surface' : 'bg-surface-3'}`}
            />
            <div className="min-w-0">
              <p className="flex justify-between gap-3 text-label leading-snug">
                <b className="font-semibold">{title}</b>
                <time dateTime={at} className="shrink-0 text-caption text-ink-3 tnum">
                  {shortDay(at)}
                </time>
              </p>
              {told && <p className="leading-snug text-ink-3 tnum [overflow-wrap:anywhere]">{told}</p>}
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}
