import { dayText, formatDay, kstDay, timeText } from '@coffeeattack/domain/kst'
import { deedText, subjectNames, thingName } from '@coffeeattack/domain/operators/deeds'
import { roleNames } from '@coffeeattack/domain/operators/role'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { Skeleton } from '@coffeeattack/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { detailText } from './details.ts'
import type { Filter } from './filter.ts'
import { type Deed, eachQuery } from './queries.ts'

type DeedRowProps = { deed: Deed; change: (more: Filter) => void }

/** One audit entry as a sentence. A press on a name filters the trail by it. */
export function DeedRow({ deed, change }: DeedRowProps) {
  const { at, operator } = deed
  const when = new Date(at)
  return (
    <div className="grid gap-x-4 gap-y-1 sm:grid-cols-[8.5rem_minmax(0,1fr)]">
      <time dateTime={at} className="pt-0.5 text-label text-ink-3 tnum">
        {dayText(kstDay(when))} {timeText(when)}
      </time>
      <div className="min-w-0">
        <p className="text-body text-pretty">
          {operator ? (
            <>
              <Pick onPick={() => change({ operatorId: operator.id })}>{operator.name}</Pick> 님이{' '}
            </>
          ) : (
            '시스템이 '
          )}
          <Sentence deed={deed} change={change} />
        </p>
        <p className="text-label break-words text-ink-3 tnum">{factsOf(deed).join(' · ')}</p>
        {deed.times > 1 && operator && <Single deed={deed} operatorId={operator.id} />}
      </div>
    </div>
  )
}

const isSubject = (subject: string): subject is keyof typeof subjectNames => subject in subjectNames

/** The subject and object of the sentence; both can be pressed to filter. */
function Sentence({ deed, change }: DeedRowProps) {
  const { action, subject, subjectId, subjectName } = deed
  const thing = thingName(subject, subjectName)
  const text = deedText(action, thing)
  const pick = () => change({ subject, subjectId: subjectId ?? '' })
  if (thing && subjectId && text.startsWith(thing))
    return (
      <>
        <Pick onPick={pick}>{thing}</Pick>
        {text.slice(thing.length)}
      </>
    )
  return (
    <>
      {text}
      {subjectId && isSubject(subject) && (
        <>
          {' '}
          <span className="text-label">
            <Pick onPick={pick}>{`이 ${subjectNames[subject]}만 보기`}</Pick>
          </span>
        </>
      )}
    </>
  )
}

function factsOf({ operator, details, address, times, firstAt, at }: Deed): string[] {
  const told = details.flatMap(({ name, value }) => detailText(name, value) ?? [])
  return [
    ...(operator ? [roleNames[operator.role]] : []),
    ...(times > 1 ? [`${timeText(new Date(firstAt))}부터 ${timeText(new Date(at))}까지 ${times}번`] : told),
    ...(address ? [address] : []),
  ]
}

/** Repeated reads of one day share a row, which opens to the single times and addresses. */
function Single({ deed, operatorId }: { deed: Deed; operatorId: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="mt-1 text-label" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="w-fit cursor-pointer py-1 font-medium max-lg:py-3 text-ink-2 underline-offset-4 hover:underline">
        하나씩 보기
      </summary>
      {isOpen && <Times deed={deed} operatorId={operatorId} />}
    </details>
  )
}

function Times({ deed: { action, subjectId, at }, operatorId }: { deed: Deed; operatorId: string }) {
  const day = formatDay(kstDay(new Date(at)))
  const filter = { operatorId, action, from: day, until: day, ...(subjectId && { subjectId }) }
  return (
    <Loaded query={useQuery(eachQuery(filter))} className="py-4" skeleton={<Skeleton className="h-5 w-48" />}>
      {({ items, nextCursor }) => (
        <ul aria-label="하나씩" className="mt-1 grid gap-0.5 text-ink-3 tnum">
          {items.map((one) => (
            <li key={one.id}>
              {[timeText(new Date(one.at)), one.address, ...factsOfOne(one)].filter(Boolean).join(' · ')}
            </li>
          ))}
          {nextCursor && <li>더 있어요. CSV로 내려받으면 모두 볼 수 있어요.</li>}
        </ul>
      )}
    </Loaded>
  )
}

const factsOfOne = ({ details }: Deed): string[] =>
  details.flatMap(({ name, value }) => detailText(name, value) ?? [])

/** A name that filters the trail. */
export function Pick({ onPick, children }: { onPick: () => void; children: string }) {
  return (
    <button
      type="button"
      onClick={onPick}
      className="relative rounded-xs font-semibold underline-offset-4 before:absolute before:-inset-y-2.5 before:inset-x-0 hover:underline"
    >
      {children}
    </button>
  )
}
