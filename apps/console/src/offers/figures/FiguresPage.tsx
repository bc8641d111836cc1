import { consolePaths } from '@coffeeattack/contract/pages'
import { kstDay } from '@coffeeattack/domain/kst'
import { figureDays, figureDaysProblem } from '@coffeeattack/domain/offers/figures-period'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { useCall } from '@coffeeattack/kit/useCall'
import { useNow } from '@coffeeattack/kit/useNow'
import { Button } from '@coffeeattack/ui/Button'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Download } from '@coffeeattack/ui/icons/Download'
import { Printer } from '@coffeeattack/ui/icons/Printer'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { toast } from '@coffeeattack/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '../../api/client.ts'
import { ConsolePage } from '../../layout/ConsolePage.tsx'
import { EmptyBox } from '../../list/ConsoleList.tsx'
import { useFilterParams } from '../../list/use-filter-params.ts'
import { saveText } from '../../operators/audit/save-text.ts'
import { figuresQuery } from '../queries.ts'
import { FigureCards } from './FigureCards.tsx'
import { FigureTools } from './FigureTools.tsx'
import { figureAddress, type FigureFilter, figureQuery, isNarrowed, readFigureFilter } from './filter.ts'

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
          skeleton={<FiguresSkeleton />}
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

function FiguresSkeleton() {
  return (
    <SkeletonGroup label="성과를 불러오는 중이에요">
      <div className="grid gap-3 lg:grid-cols-12">
        <Skeleton round="card" className="h-72 lg:col-span-5" />
        <Skeleton round="card" className="h-72 lg:col-span-7" />
        <Skeleton round="card" className="h-80 lg:col-span-7" />
        <Skeleton round="card" className="h-80 lg:col-span-5" />
      </div>
    </SkeletonGroup>
  )
}
