import { consolePaths } from '@coffeeattack/contract/pages'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { Button } from '@coffeeattack/ui/Button'
import { iconButtonLook } from '@coffeeattack/ui/IconButton'
import { ChevronLeft } from '@coffeeattack/ui/icons/ChevronLeft'
import { Printer } from '@coffeeattack/ui/icons/Printer'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { PageTitle } from '../../layout/ConsolePage.tsx'
import { figuresQuery } from '../queries.ts'
import { FiguresSheet } from './FiguresSheet.tsx'
import { figureAddress, figureQuery, filterNames, readFigureFilter } from './filter.ts'

/** The figures as one printable page (BIZ-14). */
export function PrintedFiguresPage() {
  const [params] = useSearchParams()
  const filter = readFigureFilter(params)
  const figures = useQuery(figuresQuery(figureQuery(filter)))
  const { data } = figures
  const names = data && filterNames(filter, data.choices)
  return (
    <main className="min-h-full bg-surface-3 print:bg-transparent">
      <PageTitle name="성과 A4" />
      <div className="sticky top-0 z-10 flex min-h-16 items-center gap-2 border-b border-line bg-surface px-4 lg:px-6 print:hidden">
        <Link
          to={`${consolePaths.figures()}${figureAddress(filter)}`}
          aria-label="성과로 돌아가기"
          className={`${iconButtonLook} -ml-3`}
        >
          <ChevronLeft size={22} />
        </Link>
        <h1 className="mr-auto text-h2">A4로 보기</h1>
        {names && (
          <p className="text-caption text-ink-3 max-sm:hidden">
            {['한 쪽', names.period, names.by, names.position].filter(Boolean).join(' · ')}
          </p>
        )}
        <Button size="sm" disabled={!data} onClick={() => window.print()}>
          <Printer size={16} />
          인쇄하기
        </Button>
      </div>
      <div className="px-4 py-7 lg:px-6 print:p-0">
        <Loaded
          query={figures}
          title="성과를 불러오지 못했어요"
          className="rounded-card bg-surface py-24"
          skeleton={<SheetSkeleton />}
        >
          {(counted) => <FiguresSheet figures={counted} filter={filter} />}
        </Loaded>
      </div>
    </main>
  )
}

function SheetSkeleton() {
  return (
    <SkeletonGroup label="성과를 불러오는 중이에요">
      <Skeleton round="card" className="mx-auto h-150 max-w-[210mm]" />
    </SkeletonGroup>
  )
}
