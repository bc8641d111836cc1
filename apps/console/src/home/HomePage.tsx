import { consolePaths } from '@coffeeattack/contract/console-pages'
import { formatDay, parseDay } from '@coffeeattack/domain/kst'
import { groupDigits } from '@coffeeattack/domain/salary/format'
import { type HomePeriod, homePeriods, periodNames } from '@coffeeattack/domain/upkeep/period'
import { causeNames, failureWords } from '@coffeeattack/domain/verification/failures'
import { stepWords } from '@coffeeattack/domain/verification/steps'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { Button } from '@coffeeattack/ui/Button'
import { ChevronDown } from '@coffeeattack/ui/icons/ChevronDown'
import { ChevronRight } from '@coffeeattack/ui/icons/ChevronRight'
import { Options } from '@coffeeattack/ui/Options'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ConsolePage } from '../layout/ConsolePage.tsx'
import { useFilterParams } from '../list/use-filter-params.ts'
import { saveText } from '../operators/audit/save-text.ts'
import { figureNames, FigureStrip } from './FigureStrip.tsx'
import { JobsCard, QueueCard } from './JobsCard.tsx'
import { healthQuery, type House, houseQuery } from './queries.ts'
import { FailuresCard, StepsCard } from './StepsCard.tsx'
import { daysIn } from './words.ts'

/** The admins' overview (BIZ-18): open requests, offers, verification steps and jobs. */
export function HomePage() {
  const [params, setParams] = useFilterParams()
  const period = homePeriods.find((one) => one === params.get('period')) ?? 'week'
  const house = useQuery(houseQuery(period))
  const { data } = house
  return (
    <ConsolePage
      title="홈"
      action={
        <>
          <PeriodChoice
            period={period}
            onChange={(next) => setParams(next === 'week' ? {} : { period: next })}
          />
          <Button
            kind="line"
            size="sm"
            className="bg-surface"
            disabled={!data}
            onClick={() => data && saveText(fileNameOf(data), csvOf(data), 'text/csv;charset=utf-8')}
          >
            CSV
          </Button>
        </>
      }
    >
      <p className="-mt-3 mb-3 text-label text-ink-3 tnum">
        {periodNames[period]}
        {data && ` · ${daysIn(data.days)}`}
      </p>
      <Loaded query={house} title="홈을 불러오지 못했어요" className="py-24" skeleton={<HomeSkeleton />}>
        {(counted) => <Counted house={counted} isBusy={house.isPlaceholderData} />}
      </Loaded>
      <WorkCards />
    </ConsolePage>
  )
}

type PeriodChoiceProps = { period: HomePeriod; onChange: (period: HomePeriod) => void }

/** The platform's own list, as small as the button beside it. */
function PeriodChoice({ period, onChange }: PeriodChoiceProps) {
  return (
    <span className="relative inline-flex items-center">
      <select
        aria-label="기간"
        value={period}
        onChange={({ currentTarget }) => onChange(currentTarget.value as HomePeriod)}
        className="min-h-10 appearance-none max-lg:min-h-11 rounded-button-sm bg-surface pr-9 pl-3.5 text-body-s font-semibold inset-ring inset-ring-line-2"
      >
        <Options of={homePeriods.map((one) => [one, periodNames[one]])} />
      </select>
      <ChevronDown size={16} className="pointer-events-none absolute right-3" />
    </span>
  )
}

function Counted({ house, isBusy }: { house: House; isBusy: boolean }) {
  return (
    <div aria-busy={isBusy || undefined} className="grid gap-3 aria-busy:opacity-60">
      <Waiting waiting={house.waiting} />
      <FigureStrip house={house} />
      <div className="grid gap-3 lg:grid-cols-2">
        <StepsCard house={house} />
        <FailuresCard failures={house.failures} />
      </div>
    </div>
  )
}

/** Health has its own query, so slow figures do not delay it. */
function WorkCards() {
  const health = useQuery(healthQuery)
  return (
    <Loaded
      query={health}
      title="집 상태를 불러오지 못했어요"
      className="mt-3 rounded-card bg-surface py-16"
      skeleton={<Skeleton round="card" className="mt-3 h-72" />}
    >
      {(known) => (
        <div className="mt-3 grid items-start gap-3 lg:grid-cols-[minmax(0,1fr)_300px]">
          <JobsCard health={known} />
          <QueueCard health={known} />
        </div>
      )}
    </Loaded>
  )
}

function HomeSkeleton() {
  return (
    <SkeletonGroup label="홈을 불러오는 중이에요" className="grid gap-3">
      <Skeleton className="h-10 w-96 max-w-full" />
      <Skeleton round="card" className="h-26" />
      <div className="grid gap-3 lg:grid-cols-2">
        <Skeleton round="card" className="h-72" />
        <Skeleton round="card" className="h-72" />
      </div>
    </SkeletonGroup>
  )
}

/** A byte order mark; without it spreadsheets do not read Korean. */
const BOM = '\uFEFF'

/** All cells are our own words or numbers, so none needs quoting. */
const lines = (rows: readonly (readonly (string | number)[])[]) =>
  rows.map((row) => row.join(',')).join('\r\n')

/** The page as CSV: days, steps, then error codes. */
function csvOf({ days, figures, steps, failures }: House): string {
  const first = parseDay(days.from) ?? 0
  const named = Object.entries(figureNames) as [keyof House['figures'], string][]
  return (
    BOM +
    lines([
      ['날', ...named.map(([, name]) => name)],
      ...figures.sent.days.map((_, at) => [
        formatDay(first + at),
        ...named.map(([name]) => figures[name].days[at] ?? 0),
      ]),
      [],
      ['가입하다 멈추는 곳', '사람', '그 전'],
      ...steps.map(({ step, count, before }) => [stepWords[step].did, count, before]),
      [],
      ['인증 오류', '뜻', '누구', '건수'],
      ...failures.codes.map(({ code, count }) => {
        const { words, cause } = failureWords(code)
        return [code, words, causeNames[cause], count]
      }),
    ]) +
    '\r\n'
  )
}

const fileNameOf = ({ days }: House): string => `홈-${days.from}-${days.until}.csv`

type Count = keyof House['waiting']

/** Requests that an admin decides link to their page; agents handle the others. */
const chips: readonly { count: Count; label: string; to?: string }[] = [
  {
    count: 'unverifiedCompanies',
    label: '인증하지 않은 회사',
    to: `${consolePaths.companies()}?unverified=true`,
  },
  { count: 'openStatements', label: '마감할 정산서', to: `${consolePaths.statements()}?state=OPEN` },
  { count: 'reportedPosts', label: '신고된 랭킹톡', to: consolePaths.talk() },
  { count: 'unassignedRooms', label: '담당자 없는 대화', to: `${consolePaths.messages()}?filter=unassigned` },
  { count: 'openInquiries', label: '답하지 않은 문의' },
  { count: 'openRequests', label: '상담 신청' },
]

const look = 'inline-flex min-h-10 items-center gap-2 rounded-field px-3.5 text-label font-medium'

/** Open requests. */
function Waiting({ waiting }: { waiting: House['waiting'] }) {
  const shown = chips.filter(({ count }) => waiting[count] > 0)
  if (shown.length === 0)
    return <p className={`${look} w-fit bg-surface text-ink-2`}>지금 기다리는 일이 없어요</p>
  return (
    <ul aria-label="기다리는 일" className="flex flex-wrap gap-1.5">
      {shown.map(({ count, label, to }, at) => {
        const figure = <b className="font-bold tnum">{groupDigits(waiting[count])}</b>
        return (
          <li key={count}>
            {to ? (
              <Link
                to={to}
                className={`${look} relative before:absolute before:inset-x-0 before:-inset-y-0.5 ${at === 0 ? 'bg-primary text-on-primary' : 'bg-surface text-ink-2'}`}
              >
                {label} {figure}
                <ChevronRight size={15} strokeWidth={2.2} />
              </Link>
            ) : (
              <span className={`${look} bg-surface text-ink-2`}>
                {label} {figure}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
