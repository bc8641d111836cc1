import { hashtagsIn } from '@coffeeattack/domain/profiles/hashtags'
import { salaryAsTyped } from '@coffeeattack/domain/salary/limits'
import { Button } from '@coffeeattack/ui/Button'
import { TextField } from '@coffeeattack/ui/TextField'
import { type SubmitEvent, useState } from 'react'
import {
  jobChip,
  listChip,
  rangeChip,
  EVERYBODY,
  hasFilters,
  isOpen,
  LIST_MAX,
  type Search,
  YEARS_MAX,
  type Change,
} from '../search.ts'
import { FilterPopover } from './FilterPopover.tsx'
import { JobFilter } from './JobFilter.tsx'
import { RangeFilter } from './RangeFilter.tsx'
import { SavedSearches } from './SavedSearches.tsx'
import { SkillFilter } from './SkillFilter.tsx'
import { ChosenWords } from './Suggestions.tsx'

type KeywordFilterProps = {
  chosen: readonly string[]
  /** The keywords in what was typed. */
  read: (typed: string) => readonly string[]
  onChange: (chosen: string[]) => void
}

/** Keywords are the people's own words: whoever carries all of these. */
function KeywordFilter({ chosen, read, onChange }: KeywordFilterProps) {
  const [typed, setTyped] = useState('')

  function add(event: SubmitEvent) {
    event.preventDefault()
    onChange([...new Set([...chosen, ...read(typed)])].slice(0, LIST_MAX))
    setTyped('')
  }
  return (
    <form onSubmit={add}>
      <TextField
        label="업무 키워드"
        value={typed}
        onValueChange={setTyped}
        maxLength={60}
        placeholder="#결제"
        autoComplete="off"
        disabled={chosen.length >= LIST_MAX}
        helper="엔터를 누르면 더해져요."
      />
      <ChosenWords label="고른 키워드" words={chosen} onChange={onChange} />
    </form>
  )
}

type FilterBarProps = { search: Search; change: Change }

const yearsAsTyped = (typed: string) => {
  const digits = typed.replaceAll(/\D/g, '')
  return digits === '' ? '' : String(Math.min(Number(digits), YEARS_MAX))
}

const years = { unit: '년', shortUnit: '년', characters: 2, format: yearsAsTyped }
const money = { unit: '만 원', shortUnit: '만', characters: 7, format: salaryAsTyped }

const ranges = [
  { ...years, key: 'years', name: '경력', note: '한쪽만 적어도 괜찮아요.' },
  { ...money, key: 'hope', name: '희망', note: '희망 연봉으로 찾아요.' },
  {
    ...money,
    key: 'income',
    name: '소득',
    note: '후보자가 공개한 만큼만 찾아져요. 비공개한 분은 나오지 않아요.',
  },
] as const

/** Every condition narrows the list; a chip says what it holds. */
export function FilterBar({ search, change }: FilterBarProps) {
  return (
    <div className="relative mt-3 flex flex-wrap items-center gap-x-1.5 gap-y-2.5">
      {ranges.map(({ key, name, shortUnit, ...field }) => (
        <FilterPopover
          key={key}
          name={name}
          label={rangeChip(name, search[key], shortUnit)}
          on={!isOpen(search[key])}
        >
          {(close) => (
            <RangeFilter
              range={search[key]}
              {...field}
              onApply={(range) => {
                change({ [key]: range })
                close()
              }}
            />
          )}
        </FilterPopover>
      ))}
      <FilterPopover name="기술" label={listChip('기술', search.techStack)} on={search.techStack.length > 0}>
        {() => <SkillFilter chosen={search.techStack} onChange={(techStack) => change({ techStack })} />}
      </FilterPopover>
      <FilterPopover
        name="직무"
        label={jobChip(search)}
        on={search.jobLabel !== '' || search.jobSubLabel !== ''}
      >
        {(close) => (
          <JobFilter
            job={search}
            onChoose={(job) => {
              change(job)
              close()
            }}
          />
        )}
      </FilterPopover>
      <FilterPopover
        name="키워드"
        label={listChip('키워드', search.hashtags)}
        on={search.hashtags.length > 0}
      >
        {() => (
          <KeywordFilter
            chosen={search.hashtags}
            read={hashtagsIn}
            onChange={(hashtags) => change({ hashtags })}
          />
        )}
      </FilterPopover>
      {hasFilters(search) && (
        <Button
          kind="line"
          size="sm"
          className="min-h-9 rounded-full py-0 text-label inset-ring-0 text-ink-3"
          onClick={() => change({ ...EVERYBODY, q: search.q, sort: search.sort })}
        >
          모두 지우기
        </Button>
      )}
      <SavedSearches search={search} />
    </div>
  )
}
