import { hashtagsIn } from '@coffeeattack/domain/profiles/hashtags'
import { jobQueryAsTyped } from '@coffeeattack/domain/profiles/job-search'
import { DEBOUNCE_MS } from '@coffeeattack/domain/text/timings'
import { Button } from '@coffeeattack/ui/Button'
import { Combobox } from '@coffeeattack/ui/Combobox'
import { ChevronLeft } from '@coffeeattack/ui/icons/ChevronLeft'
import { ChevronRight } from '@coffeeattack/ui/icons/ChevronRight'
import { Plus } from '@coffeeattack/ui/icons/Plus'
import { RemovableChip } from '@coffeeattack/ui/RemovableChip'
import { TextField } from '@coffeeattack/ui/TextField'
import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useTyped } from '../../list/SearchBox.tsx'
import { jobsQuery, skillsQuery } from '../queries.ts'
import { type ConditionKind, conditionNames } from '../reading/reading.ts'
import { type Change, LIST_MAX, type Search } from '../search.ts'
import { Popover } from './Popover.tsx'
import { YearsOrMoney } from './RangeFilter.tsx'

type AddConditionProps = { search: Search; change: Change }

/** Adds a search condition by choosing instead of typing. */
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
    // Choosing a condition removes the focused button, so the focus moves to the first field.
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

type Job = Pick<Search, 'jobLabel' | 'jobSubLabel'>

function JobFilter({ job, onChoose }: { job: Job; onChoose: (job: Job) => void }) {
  const [asked, setAsked] = useState('')
  const [typed, setTyped] = useTyped(asked, DEBOUNCE_MS.jobSearch, setAsked)
  const found = useQuery(jobsQuery(asked))
  const items = asked === '' ? [] : (found.data?.items ?? [])
  return (
    <>
      <Combobox
        label="직무"
        value={typed}
        onValueChange={setTyped}
        format={jobQueryAsTyped}
        placeholder="예: 프론트엔드"
        list="찾은 직무"
        options={items}
        keyOf={({ jobLabel, jobSubLabel }) => `${jobSubLabel} · ${jobLabel}`}
        takesFirst
        onChoose={onChoose}
        nothing={found.data && asked !== '' && '검색 결과가 없습니다.'}
      >
        {({ jobLabel, jobSubLabel }) => `${jobSubLabel} · ${jobLabel}`}
      </Combobox>
      {job.jobLabel !== '' && (
        <Button
          kind="weak"
          size="sm"
          wide
          className="mt-3"
          onClick={() => onChoose({ jobLabel: '', jobSubLabel: '' })}
        >
          모든 직무 보기
        </Button>
      )}
    </>
  )
}

type KeywordFilterProps = { chosen: readonly string[]; onChange: (chosen: string[]) => void }

/** People must have all chosen keywords. */
function KeywordFilter({ chosen, onChange }: KeywordFilterProps) {
  const [typed, setTyped] = useState('')

  function add(event: SubmitEvent) {
    event.preventDefault()
    onChange([...new Set([...chosen, ...hashtagsIn(typed)])].slice(0, LIST_MAX))
    setTyped('')
  }
  return (
    <form onSubmit={add}>
      <TextField
        label="업무 키워드"
        value={typed}
        onValueChange={setTyped}
        maxLength={60}
        placeholder="예: #결제"
        autoComplete="off"
        disabled={chosen.length >= LIST_MAX}
        helper="엔터를 누르면 더해져요."
      />
      <ChosenWords label="고른 키워드" words={chosen} onChange={onChange} />
    </form>
  )
}

type SkillFilterProps = { chosen: readonly string[]; onChange: (chosen: string[]) => void }

/** People must have all chosen techniques. */
function SkillFilter({ chosen, onChange }: SkillFilterProps) {
  const [asked, setAsked] = useState('')
  const [typed, setTyped] = useTyped(asked, DEBOUNCE_MS.techStackSearch, setAsked)
  const found = useQuery(skillsQuery(asked.trim()))
  const items =
    asked.trim() === '' ? [] : (found.data?.items ?? []).filter((skill) => !chosen.includes(skill))

  function add(skill: string) {
    onChange([...chosen, skill])
    setTyped('')
    setAsked('')
  }
  return (
    <>
      <Combobox
        label="기술"
        value={typed}
        onValueChange={setTyped}
        maxLength={30}
        placeholder="예: React"
        disabled={chosen.length >= LIST_MAX}
        helper="모두 쓰는 분을 찾아요."
        list="찾은 기술"
        options={items}
        keyOf={(skill) => skill}
        takesFirst
        onChoose={add}
        nothing={found.data && asked.trim() !== '' && '검색 결과가 없습니다.'}
      >
        {(skill) => skill}
      </Combobox>
      <ChosenWords label="고른 기술" words={chosen} onChange={onChange} />
    </>
  )
}

type ChosenWordsProps = {
  /** The accessible name of the group: '고른 기술'. */
  label: string
  words: readonly string[]
  onChange: (words: string[]) => void
}

function ChosenWords({ label, words, onChange }: ChosenWordsProps) {
  if (words.length === 0) return null
  return (
    <ul aria-label={label} className="mt-3 flex flex-wrap gap-1.5">
      {words.map((word) => (
        <li key={word} className="max-w-full">
          <RemovableChip name={word} onRemove={() => onChange(words.filter((other) => other !== word))} />
        </li>
      ))}
    </ul>
  )
}
