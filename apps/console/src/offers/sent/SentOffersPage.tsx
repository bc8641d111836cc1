import { consolePaths } from '@coffeeattack/contract/console-pages'
import type { OfferStatus } from '@coffeeattack/domain/offers/offer'
import { useCall } from '@coffeeattack/kit/useCall'
import { useNow } from '@coffeeattack/kit/useNow'
import { Button } from '@coffeeattack/ui/Button'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { toast } from '@coffeeattack/ui/toast'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link } from 'react-router'
import { api } from '../../api/client.ts'
import { ConsolePage } from '../../layout/ConsolePage.tsx'
import { EmptyBox } from '../../list/ConsoleList.tsx'
import { useFilterParams } from '../../list/use-filter-params.ts'
import { useListKeys } from '../../list/use-list-keys.ts'
import { saveText } from '../../operators/audit/save-text.ts'
import { useMe } from '../../sessions/me.ts'
import { figuresQuery } from '../queries.ts'
import { ReasonBars } from '../ReasonBars.tsx'
import { type Filter, filterAddress, filterQuery, hasOnly, isNarrowed, readFilter } from './filter.ts'
import { sentOfferQuery, sentOffersQuery, type SentPage, tabsOf } from './queries.ts'
import { SentRow } from './SentRow.tsx'
import { SentList } from './SentTable.tsx'
import { SentTools } from './SentTools.tsx'

/** BIZ-5: the sent offers and their state. */
export function SentOffersPage() {
  const [params, setParams] = useFilterParams()
  const me = useMe()
  const filter = readFilter(params)
  const openId = params.get('offer')
  const sent = useInfiniteQuery(sentOffersQuery(filter))
  const page = sent.data?.pages[0]
  const field = useRef<HTMLInputElement>(null)
  const table = useRef<HTMLTableElement>(null)
  const show = (next: Filter) => setParams(filterAddress(next))
  function open(id: string | null) {
    const address = new URLSearchParams(filterAddress(filter))
    if (id) address.set('offer', id)
    setParams(address, { preventScrollReset: true })
  }
  useListKeys(table, field, () => openId && open(null))
  const shown = sent.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <ConsolePage title="보낸 어택" isWide action={<ExportSent filter={filter} />}>
      <StatusTabs counts={page?.counts} filter={filter} />
      <TabNote status={filter.status} isForMany={me.company === null} />
      <SentTools ref={field} filter={filter} page={page} onFilter={show} />
      {filter.status === 'REFUSED' && me.role === 'recruiter' && <RefusalReasons />}
      {isNarrowed(filter) && page && (
        <Found
          count={page.found}
          onAll={() => show({ ...filter, only: null, by: null, position: null, q: '' })}
        />
      )}
      {openId && sent.isSuccess && !shown.some(({ id }) => id === openId) && (
        <OpenedElsewhere id={openId} onClose={() => open(null)} />
      )}
      <SentList
        ref={table}
        sent={sent}
        filter={filter}
        openId={openId}
        onFilter={show}
        onOpen={open}
        empty={<NothingSent filter={filter} />}
      />
    </ConsolePage>
  )
}

/** An offer opened from a notification that the current list does not contain, shown above it. */
function OpenedElsewhere({ id, onClose }: { id: string; onClose: () => void }) {
  const { data } = useQuery(sentOfferQuery(id))
  const now = useNow()
  if (!data) return null
  return (
    <table
      aria-label="열어 본 어택"
      className="mb-3 block overflow-clip rounded-card bg-surface max-sm:-mx-4"
    >
      <tbody className="block">
        <SentRow offer={data} now={now} isOpen onOpen={onClose} />
      </tbody>
    </table>
  )
}

/** Refusal reasons of all offers together, so that no single answer is visible (BIZ-5). */
function RefusalReasons() {
  const { data } = useQuery(figuresQuery({ period: '2y' }))
  if (!data || data.total.answered === data.total.matched) return null
  return (
    <section aria-label="거절한 이유" className="mb-4 rounded-card bg-surface px-6 py-5">
      <h2 className="text-h3">거절한 이유</h2>
      <ReasonBars reasons={data.reasons} />
    </section>
  )
}

function Found({ count, onAll }: { count: number; onAll: () => void }) {
  return (
    <output className="-mt-1 mb-1 flex items-center gap-3 text-label text-ink-3 tnum">
      {count}건을 찾았어요
      <TextLink size="sm" onClick={onAll}>
        모두 보기
      </TextLink>
    </output>
  )
}

function NothingSent({ filter }: { filter: Filter }) {
  if (isNarrowed(filter))
    return <EmptyBox empty="찾는 어택이 없어요" description="다른 말로 찾거나 조건을 빼 보세요." />
  return (
    <EmptyBox
      empty={nothing[filter.status ?? 'ALL']}
      action={
        hasOnly(filter.status) && (
          <Link to={consolePaths.candidates()} className={buttonLook({ size: 'sm' })}>
            후보자 찾기
          </Link>
        )
      }
    />
  )
}

const nothing: Readonly<Record<OfferStatus | 'ALL', string>> = {
  ALL: '아직 보낸 어택이 없어요',
  WAITING: '답을 기다리는 어택이 없어요',
  MATCHED: '아직 매칭된 커피챗이 없어요',
  REFUSED: '거절당한 어택이 없어요',
  EXPIRED: '기한이 지난 어택이 없어요',
  AGENT: '상담 중인 어택이 없어요',
}

type StatusTabsProps = { counts: SentPage['counts'] | undefined; filter: Filter }

/** Tabs are links with their own address; the search is kept. */
function StatusTabs({ counts, filter }: StatusTabsProps) {
  return (
    <nav aria-label="상태" className="strip">
      <ul className="flex gap-6 border-b border-line-2">
        {tabsOf(counts, filter.status).map(({ status, name, count }) => (
          <li key={name}>
            <Link
              to={{ search: filterAddress({ ...filter, status, only: null }) }}
              aria-current={status === filter.status ? 'page' : undefined}
              className="-mb-px flex h-11 items-center gap-1.5 border-b-2 border-transparent text-body-s font-medium whitespace-nowrap text-ink-3 hover:text-ink aria-[current]:border-primary aria-[current]:font-bold aria-[current]:text-ink"
            >
              {name}
              {count !== null && (
                <span className="relative text-label tnum">
                  {count}
                  <span className="sr-only">건</span>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type TabNoteProps = { status: OfferStatus | null; isForMany: boolean }

/** Explains what a tab counts. */
function TabNote({ status, isForMany }: TabNoteProps) {
  const note = isForMany && status === null ? notes.mine : status === null ? notes.all : notes[status]
  return note ? <p className="mt-3 -mb-1 text-caption text-ink-3">{note}</p> : null
}

const notes: Readonly<Partial<Record<OfferStatus | 'all' | 'mine', string>>> = {
  all: '우리 회사 이름으로 보내고 5분 안에 되돌리지 않은 어택이에요. 탈퇴했거나 더는 볼 수 없는 분께 보낸 것은 목록에 없고 성과에만 남아요.',
  mine: '내가 보내고 5분 안에 되돌리지 않은 어택이에요. 탈퇴한 분께 보낸 것은 목록에 없어요.',
  EXPIRED: '답 없이 기한이 지난 어택과, 되물음에 답하면서 우리가 거둔 어택이 함께 있어요.',
}

/** Exports the filtered list as CSV; the export is recorded in the audit trail. */
function ExportSent({ filter }: { filter: Filter }) {
  const { run, busy } = useCall(() => api('POST /console/offers/export', { body: filterQuery(filter) }), {
    onDone({ fileName, csv, rows }) {
      saveText(fileName, csv, 'text/csv;charset=utf-8')
      toast(`${rows}건을 내려받았어요`, { kind: 'done' })
    },
  })
  return (
    <Button
      kind="line"
      size="sm"
      className="bg-surface"
      busy={busy && '만드는 중'}
      onClick={() => void run()}
    >
      CSV 내려받기
    </Button>
  )
}
