import { hashtagsIn } from '@coffeeattack/domain/profiles/hashtags'
import { salaryAsTyped } from '@coffeeattack/domain/salary/limits'
import { Button } from '@coffeeattack/ui/Button'
import { jobChip, listChip, rangeChip } from '../chip-text.ts'
import { EVERYBODY, hasFilters, isOpen, type Search, YEARS_MAX } from '../search.ts'
import type { Change } from '../use-search.ts'
import { FilterPopover } from './FilterPopover.tsx'
import { JobFilter } from './JobFilter.tsx'
import { KeywordFilter } from './KeywordFilter.tsx'
import { RangeFilter } from './RangeFilter.tsx'
import { SavedSearches } from './SavedSearches.tsx'
import { SkillFilter } from './SkillFilter.tsx'

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
