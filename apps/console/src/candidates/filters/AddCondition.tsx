import { ChevronLeft } from '@coffeeattack/ui/icons/ChevronLeft'
import { ChevronRight } from '@coffeeattack/ui/icons/ChevronRight'
import { Plus } from '@coffeeattack/ui/icons/Plus'
import { useEffect, useRef, useState } from 'react'
import { type ConditionKind, conditionNames } from '../reading/reading.ts'
import type { Change, Search } from '../search.ts'
import { JobFilter } from './JobFilter.tsx'
import { KeywordFilter } from './KeywordFilter.tsx'
import { Popover } from './Popover.tsx'
import { SkillFilter } from './SkillFilter.tsx'
import { YearsOrMoney } from './YearsOrMoney.tsx'

type AddConditionProps = { search: Search; change: Change }

/** Whoever would rather choose than type. */
export function AddCondition({ search, change }: AddConditionProps) {
  return (
    <Popover
      name="조건 더하기"
      renderOpener={(opener) => (
        <button
          type="button"
          {...opener}
          className="relative flex h-8 items-center gap-1.5 rounded-full bg-surface px-3 text-label font-medium text-ink-2 inset-ring inset-ring-line-2 after:absolute after:-inset-y-1.5 after:inset-x-0"
        >
          <Plus size={14} strokeWidth={2.2} />
          조건
        </button>
      )}
    >
      {(close) => <Choosing search={search} change={change} onDone={close} />}
    </Popover>
  )
}

type ChoosingProps = AddConditionProps & { onDone: () => void }

function Choosing(props: ChoosingProps) {
  const [kind, setKind] = useState<ConditionKind | null>(null)
  if (kind !== null) return <Chosen {...props} kind={kind} onBack={() => setKind(null)} />
  return (
    <ul aria-label="조건" className="-m-2">
      {(Object.keys(conditionNames) as ConditionKind[]).map((one) => (
        <li key={one}>
          <button
            type="button"
            onClick={() => setKind(one)}
            className="flex min-h-11 w-full items-center justify-between rounded-button-sm px-3 text-body-s font-medium hover:bg-surface-2"
          >
            {conditionNames[one]}
            <ChevronRight size={16} className="text-ink-3" />
          </button>
        </li>
      ))}
    </ul>
  )
}

type ChosenProps = ChoosingProps & { kind: ConditionKind; onBack: () => void }

function Chosen({ onBack, ...props }: ChosenProps) {
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The button that was pressed has gone.
    form.current?.querySelector('input')?.focus()
  }, [])
  return (
    <div ref={form}>
      <button
        type="button"
        onClick={onBack}
        className="-mt-1 mb-2 flex min-h-11 items-center gap-1 text-label font-medium text-ink-3"
      >
        <ChevronLeft size={16} />
        다른 조건
      </button>
      <ConditionForm {...props} />
    </div>
  )
}

function ConditionForm({ kind, search, change, onDone }: ChoosingProps & { kind: ConditionKind }) {
  switch (kind) {
    case 'years':
    case 'hope':
    case 'income':
      return (
        <YearsOrMoney
          kind={kind}
          range={search[kind]}
          onApply={(range) => {
            change({ [kind]: range })
            onDone()
          }}
        />
      )
    case 'techStack':
      return <SkillFilter chosen={search.techStack} onChange={(techStack) => change({ techStack })} />
    case 'hashtags':
      return <KeywordFilter chosen={search.hashtags} onChange={(hashtags) => change({ hashtags })} />
    case 'job':
      return (
        <JobFilter
          job={search}
          onChoose={(job) => {
            change(job)
            onDone()
          }}
        />
      )
  }
}
