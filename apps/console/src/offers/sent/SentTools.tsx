import { SEARCH } from '@coffeeattack/domain/candidates/search-text'
import { type SentOnly, sentOnly } from '@coffeeattack/domain/offers/sent-list'
import { DEBOUNCE_MS } from '@coffeeattack/domain/text/timings'
import { Chip } from '@coffeeattack/ui/Chip'
import { Search } from '@coffeeattack/ui/icons/Search'
import { Options } from '@coffeeattack/ui/Options'
import { SelectChip } from '@coffeeattack/ui/SelectChip'
import { useQuery } from '@tanstack/react-query'
import type { Ref } from 'react'
import { useTyped } from '../../list/SearchBox.tsx'
import { openPositionsQuery } from '../../positions/queries.ts'
import { useMe } from '../../sessions/me.ts'
import { type Filter, hasOnly } from './filter.ts'
import type { SentPage } from './queries.ts'

type SentToolsProps = {
  /** The search field, focused by a key. */
  ref: Ref<HTMLInputElement>
  filter: Filter
  page: SentPage | undefined
  onFilter: (filter: Filter) => void
}

/** Search, filter for offers that need an action, and filters by sender and position. */
export function SentTools({ ref, filter, page, onFilter }: SentToolsProps) {
  return (
    <div className="my-3.5 flex flex-wrap items-center gap-x-1.5 gap-y-2">
      <WordsField ref={ref} words={filter.q} onWords={(q) => onFilter({ ...filter, q })} />
      {hasOnly(filter.status) &&
        sentOnly.map((only) => (
          <OnlyChip
            key={only}
            only={only}
            count={page?.waiting[only]}
            isPressed={filter.only === only}
            onPress={() => onFilter({ ...filter, only: filter.only === only ? null : only })}
          />
        ))}
      <SenderChip filter={filter} senders={page?.senders ?? []} onFilter={onFilter} />
      <PositionChip filter={filter} onFilter={onFilter} />
    </div>
  )
}

type WordsFieldProps = { ref: Ref<HTMLInputElement>; words: string; onWords: (words: string) => void }

function WordsField({ ref, words, onWords }: WordsFieldProps) {
  const [typed, setTyped] = useTyped(words, DEBOUNCE_MS.companySearch, onWords)
  return (
    <search className="mr-1.5 flex h-11 items-center gap-2 rounded-field bg-surface pr-2 pl-3 text-ink-3 inset-ring inset-ring-line-field focus-within:inset-ring-2 focus-within:inset-ring-ink max-sm:w-full sm:w-80">
      <Search size={16} />
      <input
        ref={ref}
        type="search"
        aria-label="보낸 어택 찾기"
        placeholder="직무, 포지션, 보낸 사람 · ㅂㅇㄷ도 돼요"
        maxLength={SEARCH.textLimit}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        className="h-full min-w-0 flex-1 text-body-s text-ink outline-none"
      />
      <kbd
        aria-hidden="true"
        className="grid size-5 place-items-center rounded-tag text-micro font-semibold text-ink-2 inset-ring inset-ring-line-2 max-lg:hidden"
      >
        /
      </kbd>
    </search>
  )
}

const onlyNames: Readonly<Record<SentOnly, string>> = {
  countered: '되물음',
  asked: '질문',
  unread: '안 읽음',
  today: '오늘 마감',
}

type OnlyChipProps = {
  only: SentOnly
  count: number | undefined
  isPressed: boolean
  onPress: () => void
}

/** Hidden when it would match nothing, unless it is active. */
function OnlyChip({ only, count, isPressed, onPress }: OnlyChipProps) {
  return (
    <Chip
      kind="line"
      pressed={isPressed}
      disabled={count === 0 && !isPressed}
      className={isPressed ? '' : 'bg-surface'}
      onClick={onPress}
    >
      {onlyNames[only]}
      {count !== undefined && (
        <span className="relative ml-0.5 tnum">
          {count}
          <span className="sr-only">건</span>
        </span>
      )}
    </Chip>
  )
}

type SenderChipProps = {
  filter: Filter
  senders: SentPage['senders']
  onFilter: (filter: Filter) => void
}

/** Filters by sender when there are several. */
function SenderChip({ filter, senders, onFilter }: SenderChipProps) {
  if (senders.length < 2 && filter.by === null) return null
  const chosen = senders.find(({ id }) => id === filter.by)
  return (
    <SelectChip
      label="동료"
      text={chosen?.name ?? '동료 모두'}
      on={filter.by !== null}
      className={`sm:ml-auto ${filter.by === null ? 'bg-surface' : ''}`}
      value={filter.by ?? ''}
      onChange={({ currentTarget: { value } }) => onFilter({ ...filter, by: value || null })}
    >
      <option value="">동료 모두</option>
      <Options of={senders.map(({ id, name }) => [id, name])} />
    </SelectChip>
  )
}

/** Filters by position when the company has some. */
function PositionChip({ filter, onFilter }: Pick<SentToolsProps, 'filter' | 'onFilter'>) {
  const isOfCompany = useMe().role === 'recruiter'
  const positions = useQuery({ ...openPositionsQuery, enabled: isOfCompany }).data?.items ?? []
  if (positions.length === 0 && filter.position === null) return null
  const chosen = positions.find(({ id }) => id === filter.position)
  return (
    <SelectChip
      label="포지션"
      text={chosen?.title ?? (filter.position === null ? '포지션 모두' : '고른 포지션')}
      on={filter.position !== null}
      className={filter.position === null ? 'bg-surface' : ''}
      value={filter.position ?? ''}
      onChange={({ currentTarget: { value } }) => onFilter({ ...filter, position: value || null })}
    >
      <option value="">포지션 모두</option>
      {filter.position !== null && !chosen && <option value={filter.position}>고른 포지션</option>}
      <Options of={positions.map(({ id, title }) => [id, title])} />
    </SelectChip>
  )
}
