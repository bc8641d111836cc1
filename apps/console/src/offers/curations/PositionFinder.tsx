import { DEBOUNCE_MS } from '@coffeeattack/domain/text/timings'
import { PagedList } from '@coffeeattack/kit/PagedList'
import { Button } from '@coffeeattack/ui/Button'
import { Chip } from '@coffeeattack/ui/Chip'
import { Empty } from '@coffeeattack/ui/Empty'
import { Search } from '@coffeeattack/ui/icons/Search'
import { Options } from '@coffeeattack/ui/Options'
import { SelectChip } from '@coffeeattack/ui/SelectChip'
import { Skeletons } from '@coffeeattack/ui/Skeleton'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { Profile } from '../../candidates/profile-query.ts'
import { useTyped } from '../../list/SearchBox.tsx'
import { useFilterParams } from '../../list/use-filter-params.ts'
import { PositionRow, type Standing } from './PositionRow.tsx'
import { type FittingFilter, type FittingPage, type FittingPosition, fittingQuery } from './queries.ts'

type PositionFinderProps = {
  profile: Profile
  /** The chosen companies, each with its position if it has one. */
  chosen: readonly { companyId: string; positionId: string | null }[]
  isFull: boolean
  error: string | undefined
  onAdd: (position: FittingPosition) => void
  onRemove: (companyId: string) => void
}

/** Open positions for this candidate, those that suit best first, with search and filters (BIZ-4). */
export function PositionFinder({ profile, chosen, isFull, error, onAdd, onRemove }: PositionFinderProps) {
  const { filter, change, clear } = useFittingFilter()
  const found = useInfiniteQuery(fittingQuery(profile.id, filter))
  const [first] = found.data?.pages ?? []
  const standingOf = ({ id, company }: FittingPosition): Standing => {
    const taken = chosen.find(({ companyId }) => companyId === company.id)
    if (taken) return taken.positionId === id ? 'in' : 'companyIn'
    return isFull ? 'full' : 'free'
  }
  return (
    <div className="mt-3">
      <Tools {...{ profile, filter, change, error }} jobs={first?.jobs ?? []} />
      <output className="mt-3 block text-caption text-ink-3 tnum">
        {first && `${first.total}개${first.isMore ? '+' : ''} · 잘 맞는 순`}
      </output>
      <div className="max-h-[34rem] overflow-y-auto">
        <PagedList
          query={found}
          title="포지션을 불러오지 못했어요"
          className="py-12"
          skeleton={<Skeletons label="포지션을 찾고 있어요" className="mt-3 grid gap-3" shapes={SHAPES} />}
          empty={
            <div className="py-10">
              <Empty
                title="맞는 포지션이 없어요"
                description="조건을 줄이거나, 아래에서 회사 이름으로 더해 보세요."
                action={
                  isNarrowed(filter) && (
                    <Button kind="weak" size="sm" onClick={clear}>
                      조건 지우기
                    </Button>
                  )
                }
              />
            </div>
          }
          more={{ kind: 'weak', className: 'my-3', asOneScrolls: true }}
        >
          {(positions) => (
            <ul aria-label="열린 포지션" aria-busy={found.isPlaceholderData || undefined}>
              {positions.map((position) => (
                <PositionRow
                  key={position.id}
                  position={position}
                  profile={profile}
                  standing={standingOf(position)}
                  onAdd={() => onAdd(position)}
                  onRemove={() => onRemove(position.company.id)}
                />
              ))}
            </ul>
          )}
        </PagedList>
      </div>
    </div>
  )
}

const SHAPES = ['h-24', 'h-24', 'h-24']

const isNarrowed = ({ q, job, inRange, meetsAll }: FittingFilter) =>
  q !== '' || job !== null || inRange || meetsAll

/** The filter in the address, beside the candidate: it is still there after a look at the profile. */
function useFittingFilter() {
  const [params, changeParams] = useFilterParams()
  const filter: FittingFilter = {
    q: params.get('q') ?? '',
    job: params.get('job'),
    inRange: params.has('range'),
    meetsAll: params.has('all'),
  }
  function write({ q, job, inRange, meetsAll }: FittingFilter) {
    const next = new URLSearchParams(params)
    const values = { q, job: job ?? '', range: inRange ? '1' : '', all: meetsAll ? '1' : '' }
    for (const [name, value] of Object.entries(values))
      if (value) next.set(name, value)
      else next.delete(name)
    changeParams(next)
  }
  return {
    filter,
    change: (part: Partial<FittingFilter>) => write({ ...filter, ...part }),
    clear: () => write({ q: '', job: null, inRange: false, meetsAll: false }),
  }
}

type ToolsProps = {
  profile: Profile
  filter: FittingFilter
  change: (part: Partial<FittingFilter>) => void
  error: string | undefined
  jobs: FittingPage['jobs']
}

function Tools({ profile, filter, change, error, jobs }: ToolsProps) {
  const { hopeSalary, income } = profile
  const range = hopeSalary === null ? (income.kind === 'hidden' ? null : '소득보다 올라요') : '희망에 닿아요'
  const known = jobs.find(({ jobLabel }) => jobLabel === filter.job)
  return (
    <>
      <WordsField words={filter.q} onWords={(q) => change({ q })} error={error} />
      <div className="mt-2.5 flex flex-wrap gap-x-1.5 gap-y-2">
        <SelectChip
          label="직무"
          text={filter.job ?? '직무 모두'}
          on={filter.job !== null}
          value={filter.job ?? ''}
          onChange={({ currentTarget: { value } }) => change({ job: value || null })}
        >
          <option value="">직무 모두</option>
          {filter.job !== null && !known && <option value={filter.job}>{filter.job}</option>}
          <Options of={jobs.map(({ jobLabel, total }) => [jobLabel, `${jobLabel} ${total}`])} />
        </SelectChip>
        {range && (
          <Chip kind="line" pressed={filter.inRange} onClick={() => change({ inRange: !filter.inRange })}>
            {range}
          </Chip>
        )}
        <Chip kind="line" pressed={filter.meetsAll} onClick={() => change({ meetsAll: !filter.meetsAll })}>
          꼭 필요한 것 모두
        </Chip>
      </div>
    </>
  )
}

type WordsFieldProps = { words: string; onWords: (words: string) => void; error: string | undefined }

function WordsField({ words, onWords, error }: WordsFieldProps) {
  const [typed, setTyped] = useTyped(words, DEBOUNCE_MS.companySearch, (text) => onWords(text.trim()))
  return (
    <>
      <search className="flex h-[50px] items-center gap-2.5 rounded-field px-4 text-ink-3 inset-ring inset-ring-line-field focus-within:inset-ring-2 focus-within:inset-ring-ink">
        <Search size={20} />
        <input
          type="search"
          name="chosen"
          aria-label="열린 포지션 찾기"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'fitting-error' : undefined}
          placeholder="회사, 포지션, 직무 · ㄴㅇ도 돼요"
          maxLength={60}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          className="h-full min-w-0 flex-1 font-medium text-ink outline-none"
        />
      </search>
      {error && (
        <p id="fitting-error" role="alert" className="mt-2 text-caption font-medium text-danger">
          {error}
        </p>
      )}
    </>
  )
}
