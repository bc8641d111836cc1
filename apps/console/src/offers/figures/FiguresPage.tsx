import { consolePaths } from '@coffeeattack/contract/console-pages'
import { formatDay, kstDay, parseDay } from '@coffeeattack/domain/kst'
import {
  figureDays,
  figureDaysProblem,
  type FigurePeriod,
  figurePeriodNames,
  figurePeriods,
} from '@coffeeattack/domain/offers/figures-period'
import { NO_POSITION } from '@coffeeattack/domain/offers/figures-words.ko'
import { daysText } from '@coffeeattack/domain/upkeep/period'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { useCall } from '@coffeeattack/kit/useCall'
import { useNow } from '@coffeeattack/kit/useNow'
import { Button } from '@coffeeattack/ui/Button'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Download } from '@coffeeattack/ui/icons/Download'
import { Printer } from '@coffeeattack/ui/icons/Printer'
import { Options } from '@coffeeattack/ui/Options'
import { SelectChip } from '@coffeeattack/ui/SelectChip'
import { Skeletons } from '@coffeeattack/ui/Skeleton'
import { toast } from '@coffeeattack/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '../../api/client.ts'
import { ConsolePage } from '../../layout/ConsolePage.tsx'
import { EmptyBox } from '../../list/ConsoleList.tsx'
import { useFilterParams } from '../../list/use-filter-params.ts'
import { saveText } from '../../operators/audit/save-text.ts'
import { type Figures, figuresQuery } from '../queries.ts'
import { FigureCards } from './FigureCards.tsx'
import {
  figureAddress,
  type FigureFilter,
  figureQuery,
  filterNames,
  isNarrowed,
  readFigureFilter,
} from './filter.ts'

/** Figures of the offers sent in a period, up to the hire (BIZ-14). */
export function FiguresPage() {
  const [params, setParams] = useFilterParams()
  const filter = readFigureFilter(params)
  const asked = figureQuery(filter)
  const problem = figureDaysProblem(figureDays(asked, kstDay(useNow(60 * 60_000))))
  const figures = useQuery({ ...figuresQuery(asked), enabled: problem === null })
  const show = (next: FigureFilter) => setParams(figureAddress(next))
  return (
    <ConsolePage title="성과" isWide action={<Actions filter={filter} />}>
      <FigureTools filter={filter} figures={figures.data} onFilter={show} />
      {problem ? (
        <EmptyBox empty={problem} description="첫날과 마지막 날을 다시 골라 주세요." />
      ) : (
        <Loaded
          query={figures}
          title="성과를 불러오지 못했어요"
          className="rounded-card bg-surface py-24"
          skeleton={
            <Skeletons
              label="성과를 불러오는 중이에요"
              round="card"
              className="grid gap-3 lg:grid-cols-12"
              shapes={[
                'h-72 lg:col-span-5',
                'h-72 lg:col-span-7',
                'h-80 lg:col-span-7',
                'h-80 lg:col-span-5',
              ]}
            />
          }
        >
          {(counted) =>
            counted.total.sent === 0 ? (
              <NothingSent isFirst={counted.choices.colleagues.length === 0} />
            ) : (
              <FigureCards
                figures={counted}
                isBusy={figures.isPlaceholderData}
                isNarrowed={isNarrowed(filter)}
              />
            )
          }
        </Loaded>
      )}
    </ConsolePage>
  )
}

function Actions({ filter }: { filter: FigureFilter }) {
  const { run, busy } = useCall(() => api('POST /console/figures/export', { body: figureQuery(filter) }), {
    onDone({ fileName, csv }) {
      saveText(fileName, csv, 'text/csv;charset=utf-8')
      toast('성과를 내려받았어요', { kind: 'done' })
    },
  })
  return (
    <>
      <Button
        kind="line"
        size="sm"
        className="bg-surface"
        busy={busy && '만드는 중'}
        onClick={() => void run()}
      >
        <Download size={16} className="max-sm:hidden" />
        CSV 내려받기
      </Button>
      <Link
        to={`${consolePaths.printedFigures()}${figureAddress(filter)}`}
        className={`${buttonLook({ kind: 'line', size: 'sm' })} bg-surface`}
      >
        <Printer size={16} className="max-sm:hidden" />
        A4로 보기
      </Link>
    </>
  )
}

function NothingSent({ isFirst }: { isFirst: boolean }) {
  if (!isFirst)
    return <EmptyBox empty="이 기간에 보낸 어택이 없어요" description="기간을 넓히거나 조건을 빼 보세요." />
  return (
    <EmptyBox
      empty="아직 보낸 어택이 없어요"
      description="첫 어택을 보내면 여기에 그려져요."
      action={
        <Link to={consolePaths.candidates()} className={buttonLook({ size: 'sm' })}>
          후보자 찾기
        </Link>
      }
    />
  )
}

type FigureToolsProps = {
  filter: FigureFilter
  /** The latest figures; undefined while the first load. */
  figures: Figures | undefined
  onFilter: (filter: FigureFilter) => void
}

/** Filters by period, sender and position. */
function FigureTools({ filter, figures, onFilter }: FigureToolsProps) {
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
        <Options of={choices.colleagues.map(({ id, name }) => [id, name])} />
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
        <Options of={choices.positions.map(({ id, title }) => [id, title])} />
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
        <Options of={figurePeriods.map((one) => [one, figurePeriodNames[one]])} />
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
