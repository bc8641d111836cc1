import { formatDay, kstDay, parseDay } from '@coffeeattack/domain/kst'
import {
  type FigurePeriod,
  figurePeriodNames,
  figurePeriods,
} from '@coffeeattack/domain/offers/figures-period'
import { NO_POSITION } from '@coffeeattack/domain/offers/figures-words.ko'
import { daysText } from '@coffeeattack/domain/upkeep/period'
import { useNow } from '@coffeeattack/kit/useNow'
import { SelectChip } from '@coffeeattack/ui/SelectChip'
import type { Figures } from '../queries.ts'
import { type FigureFilter, filterNames } from './filter.ts'

type FigureToolsProps = {
  filter: FigureFilter
  /** The latest figures; undefined while the first load. */
  figures: Figures | undefined
  onFilter: (filter: FigureFilter) => void
}

/** Filters by period, sender and position. */
export function FigureTools({ filter, figures, onFilter }: FigureToolsProps) {
  const choices = figures?.choices ?? { colleagues: [], positions: [] }
  const names = filterNames(filter, choices)
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-1.5 gap-y-2.5">
      <PeriodChip filter={filter} figures={figures} onFilter={onFilter} />
      <SelectChip
        label="동료"
        text={names.by ?? '동료 모두'}
        on={filter.by !== null}
        className={filter.by === null ? 'bg-surface' : ''}
        value={filter.by ?? ''}
        onChange={({ currentTarget: { value } }) => onFilter({ ...filter, by: value || null })}
      >
        <option value="">동료 모두</option>
        {choices.colleagues.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectChip>
      <SelectChip
        label="포지션"
        text={names.position ?? '포지션 모두'}
        on={filter.position !== null}
        className={`max-w-full ${filter.position === null ? 'bg-surface' : ''}`}
        value={filter.position ?? ''}
        onChange={({ currentTarget: { value } }) => onFilter({ ...filter, position: value || null })}
      >
        <option value="">포지션 모두</option>
        {choices.positions.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
        <option value="none">{NO_POSITION}</option>
      </SelectChip>
      <p className="text-caption text-ink-3 sm:ml-auto">이 기간에 보낸 어택을 끝까지 따라가요</p>
    </div>
  )
}

const OWN = 'own'

/** A preset period, or a chosen one with two date fields. */
function PeriodChip({ filter, figures, onFilter }: FigureToolsProps) {
  const { period } = filter
  const counted = figures && { from: parseDay(figures.from) ?? 0, until: parseDay(figures.to) ?? 0 }
  const isOwn = typeof period !== 'string'
  function choose(value: string) {
    const own = figures ? { from: figures.from, to: figures.to } : period
    onFilter({ ...filter, period: value === OWN ? own : (value as FigurePeriod) })
  }
  const named = filterNames(filter, { colleagues: [], positions: [] }).period
  return (
    <>
      <SelectChip
        label="기간"
        text={isOwn || !counted ? named : `${named} · ${daysText(counted)}`}
        className="bg-surface tnum"
        value={isOwn ? OWN : period}
        onChange={({ currentTarget: { value } }) => choose(value)}
      >
        {figurePeriods.map((one) => (
          <option key={one} value={one}>
            {figurePeriodNames[one]}
          </option>
        ))}
        <option value={OWN}>직접 고르기</option>
      </SelectChip>
      {isOwn && (
        <>
          <DayChip
            label="첫날"
            day={period.from}
            onDay={(from) => onFilter({ ...filter, period: { ...period, from } })}
          />
          <DayChip
            label="마지막 날"
            day={period.to}
            onDay={(to) => onFilter({ ...filter, period: { ...period, to } })}
          />
        </>
      )}
    </>
  )
}

type DayChipProps = { label: string; day: string; onDay: (day: string) => void }

/** A date field; an incomplete date changes nothing. */
function DayChip({ label, day, onDay }: DayChipProps) {
  const today = formatDay(kstDay(useNow(60 * 60_000)))
  return (
    <label className="inline-flex h-9 items-center gap-2 rounded-full bg-surface px-3.5 text-body-s font-medium text-ink-2 inset-ring inset-ring-line-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <span className="text-caption text-ink-3">{label}</span>
      <input
        type="date"
        className="-my-1 h-11 bg-transparent tnum outline-none"
        max={today}
        defaultValue={day}
        onChange={({ currentTarget: { value } }) => parseDay(value) !== null && onDay(value)}
      />
    </label>
  )
}
