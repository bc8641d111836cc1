import { consolePaths } from '@coffeeattack/contract/console-pages'
import { useNow } from '@coffeeattack/kit/useNow'
import { PagedList } from '@coffeeattack/kit/PagedList'
import { Empty } from '@coffeeattack/ui/Empty'
import { Check } from '@coffeeattack/ui/icons/Check'
import { CircleAlert } from '@coffeeattack/ui/icons/CircleAlert'
import { Clock } from '@coffeeattack/ui/icons/Clock'
import { Skeletons } from '@coffeeattack/ui/Skeleton'
import { Tag } from '@coffeeattack/ui/Tag'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useOutlet, useParams, useSearchParams } from 'react-router'
import { PageHead, PageTitle } from '../../layout/ConsolePage.tsx'
import { moreBelow } from '../../list/ConsoleList.tsx'
import { useKeptPlace } from '../../list/use-kept-place.ts'
import { type ApplicationRow, applicationsQuery, type QueueName, queueNames } from './queries.ts'
import { ReviewTabs } from './ReviewTabs.tsx'
import { applicationStateNames, kindsText, shortTime } from './words.ts'

const nothing: Readonly<Record<QueueName, string>> = {
  review: '기다리는 회사가 없어요',
  checking: '확인 중인 회사가 없어요',
  done: '아직 끝난 신청이 없어요',
}

/** FIRM-2: companies that apply, and beside them the evidence of the opened one. */
export function ReviewPage() {
  const { id } = useParams()
  const asked = useSearchParams()[0].get('list')
  const list = queueNames.find((name) => name === asked) ?? 'review'
  const applications = useInfiniteQuery(applicationsQuery(list))
  const scroller = useKeptPlace<HTMLElement>('list')
  const isEmpty = applications.data?.pages[0]?.items.length === 0
  return (
    <div className="flex h-full min-h-0">
      <PageTitle name="회사 심사" />
      <main
        ref={scroller}
        className="relative min-h-0 w-full overflow-y-auto px-4 py-6 lg:w-[352px] lg:shrink-0"
      >
        <PageHead title="회사" />
        <ReviewTabs chosen={list} />
        <PagedList
          query={applications}
          title="신청을 불러오지 못했어요"
          className="py-20"
          skeleton={<Skeletons round="card" className="grid gap-2" shapes={['h-24', 'h-24', 'h-24']} />}
          empty={<p className="px-1 py-4 text-body-s text-ink-3 max-lg:hidden">{nothing[list]}</p>}
          more={moreBelow}
        >
          {(items) => (
            <ul aria-label="신청 목록" className="grid grid-cols-[minmax(0,1fr)] gap-1">
              {items.map((row) => (
                <Row key={row.id} row={row} list={list} isOpen={row.id === id} />
              ))}
            </ul>
          )}
        </PagedList>
        {isEmpty && (
          <div className="rounded-card bg-surface px-5 py-16 lg:hidden">
            <Empty title={nothing[list]} description="새 신청이 오면 여기에 올라와요." />
          </div>
        )}
      </main>
      {useOutlet() ?? (
        <NothingOpen title={isEmpty ? nothing[list] : '신청을 골라 주세요'} isEmpty={isEmpty} />
      )}
    </div>
  )
}

function NothingOpen({ title, isEmpty }: { title: string; isEmpty: boolean }) {
  return (
    <section aria-label="열린 신청" className="hidden min-w-0 flex-1 place-items-center lg:grid">
      <Empty
        title={title}
        description={isEmpty ? '새 신청이 오면 여기에 올라와요.' : '증거와 비슷한 회사를 함께 볼 수 있어요.'}
      />
    </section>
  )
}

type RowProps = { row: ApplicationRow; list: QueueName; isOpen: boolean }

/** The link covers the whole row. */
function Row({ row, list, isOpen }: RowProps) {
  const now = useNow()
  return (
    <li>
      <Link
        to={consolePaths.companyApplication(row.id, list)}
        aria-current={isOpen ? 'true' : undefined}
        className="relative block rounded-card px-4 py-3.5 hover:bg-surface aria-[current]:bg-surface aria-[current]:before:absolute aria-[current]:before:inset-y-4 aria-[current]:before:left-0 aria-[current]:before:w-[3px] aria-[current]:before:rounded-full aria-[current]:before:bg-primary max-lg:bg-surface"
      >
        <span className="flex items-center justify-between gap-2">
          <b className="truncate text-body-s font-bold">{row.companyName}</b>
          <span className="shrink-0 text-caption text-ink-3 tnum">{shortTime(row.appliedAt, now)}</span>
        </span>
        <span className="mt-0.5 flex min-h-6 items-center justify-between gap-2 text-label text-ink-3">
          <span className="truncate">
            {row.name} · {row.title}
          </span>
          {row.isNumberShared && <Tag>같은 번호</Tag>}
        </span>
        <Standing row={row} />
      </Link>
    </li>
  )
}

const line = 'mt-1.5 flex items-center gap-1.5 text-label'

function Standing({ row: { state, differs } }: { row: ApplicationRow }) {
  if (state === 'CHECKING' || state === 'ASKED')
    return (
      <span className={`${line} text-ink-3`}>
        <Clock size={16} />
        {state === 'CHECKING' ? '국세청 답을 기다려요' : '신청한 분의 답을 기다려요'}
      </span>
    )
  if (state !== 'IN_REVIEW')
    return <span className={`${line} text-ink-3`}>{applicationStateNames[state]}</span>
  if (differs > 0)
    return (
      <span className={`${line} font-semibold`}>
        <CircleAlert size={16} />
        {kindsText(differs)}가 달라요
      </span>
    )
  return (
    <span className={`${line} font-semibold text-success`}>
      <Check size={16} strokeWidth={2.4} />
      다른 것이 없어요
    </span>
  )
}
