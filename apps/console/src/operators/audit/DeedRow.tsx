import { dayText, kstDay, timeText } from '@coffeeattack/domain/kst'
import { roleNames } from '@coffeeattack/domain/operators/role'
import { deedName, subjectName } from './deeds.ts'
import { detailName, detailText } from './details.ts'
import type { Filter } from './filter.ts'
import type { Deed } from './queries.ts'

/** One line of the trail. A name in it narrows the list to that person or thing. */
export function DeedRow({ deed, change }: { deed: Deed; change: (more: Filter) => void }) {
  const { at, operator, action, subject, subjectId, address, details } = deed
  const when = new Date(at)
  const thing = [subjectName(subject), deed.subjectName ?? subjectId?.slice(-8)].filter(Boolean).join(' ')
  return (
    <div className="grid grid-cols-[8.5rem_minmax(0,1fr)] gap-x-4 gap-y-1">
      <time dateTime={at} className="text-label text-ink-3 tnum">
        {dayText(kstDay(when))} {timeText(when)}
      </time>
      <div className="min-w-0">
        <p className="text-body">
          {operator ? (
            <>
              <Pick onPick={() => change({ operatorId: operator.id })}>{operator.name}</Pick>
              <span className="text-label text-ink-3"> {roleNames[operator.role]} · </span>
            </>
          ) : (
            <span className="text-ink-3">시스템 · </span>
          )}
          {deedName(action)}
        </p>
        <p className="text-label break-words text-ink-3">
          {subjectId ? <Pick onPick={() => change({ subject, subjectId })}>{thing}</Pick> : thing}
          {details.map(({ name, value }) => (
            <span key={name}>
              {' · '}
              {detailName(name)} {detailText(name, value)}
            </span>
          ))}
          {address && ` · ${address}`}
        </p>
      </div>
    </div>
  )
}

/** A name that narrows the trail to itself. */
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
