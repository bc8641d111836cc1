import { offerPage, paths } from '@coffeeattack/contract/pages'
import { dayText, kstDay } from '@coffeeattack/domain/kst'
import { topSalary } from '@coffeeattack/domain/offers/increase-rate'
import type { ListMode } from '@coffeeattack/domain/offers/list'
import { rangeText } from '@coffeeattack/domain/salary/format'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Sheet } from '@coffeeattack/ui/Sheet'
import { SlipRow } from '@coffeeattack/ui/Slip'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { GroupHistory } from './GroupHistory.tsx'
import { companyOf, decidedBadge, entrySubtitle, entryTitle, type ListedEntry } from './listed.ts'
import { OfferRow } from './OfferRow.tsx'
import { historyQuery, type OfferEntry } from './queries.ts'
import { PayRows } from './PayRows.tsx'
import { RaiseRow } from './RaiseRow.tsx'
import { RaisePanel } from './RaisePanel.tsx'

const on = (instant: string) => dayText(kstDay(new Date(instant)))

/** A single offer's history; the list's entry is shown until it has loaded. */
function SingleHistory({ item }: { item: ListedEntry }) {
  const history = useQuery(historyQuery(item.status === 'MATCHED'))
  const known = history.data?.offerItems.find(({ id }) => id === item.entry.id)
  const offer = known ?? item.entry
  const { salaryMin, salaryMax, increaseRate, createdAt, selectedAt, expiredAt, operatorName, offerItems } =
    offer
  const top = salaryMax ?? salaryMin
  return (
    <dl>
      {item.status !== 'WAITING' && <SlipRow label="결과">{decidedBadge[item.status]}</SlipRow>}
      {top !== null && <SlipRow label="제안 연봉">{rangeText(salaryMin ?? top, top)}</SlipRow>}
      {increaseRate !== null && increaseRate > 0 && (
        <RaiseRow rate={increaseRate} origin={offer.incomeOrigin} />
      )}
      <PayRows {...offer} />
      <SlipRow label="받은 날">{on(createdAt)}</SlipRow>
      {selectedAt !== null ? (
        <SlipRow label="고른 날">{on(selectedAt)}</SlipRow>
      ) : (
        <SlipRow label="마감일">{on(expiredAt)}</SlipRow>
      )}
      <SlipRow label="보낸 사람">{operatorName}</SlipRow>
      {offerItems.length > 0 && <SlipRow label="혜택">{offerItems.join(', ')}</SlipRow>}
    </dl>
  )
}

/** Where the history leads: to the coffee chat, to reconnecting, or to the offer's page. */
function HistoryOnward({ item: { entry, status } }: { item: ListedEntry }) {
  const path = offerPage(entry)
  if (status === 'MATCHED' && entry.coffeechatId !== null) {
    return (
      <Link to={paths.accepted(entry.coffeechatId, entry.name)} className={buttonLook()}>
        커피챗 보러 가기
      </Link>
    )
  }
  if (status === 'EXPIRED') {
    return (
      <Link to={paths.ask(path, { company: companyOf(entry) })} className={buttonLook()}>
        다시 연결 문의하기
      </Link>
    )
  }
  return (
    <Link to={path} className={buttonLook({ kind: 'weak' })}>
      결과 보기
    </Link>
  )
}

type OfferSectionProps = {
  title: string
  items: readonly ListedEntry[]
  onHistory: (item: ListedEntry) => void
}

function OfferSection({ title, items, onHistory }: OfferSectionProps) {
  const heading = useId()
  if (items.length === 0) return null
  return (
    <section aria-labelledby={heading} className="pt-6">
      <h2 id={heading} className="mb-3 flex items-baseline gap-1.5 text-h3">
        {title}
        <span className="font-medium text-ink-3 tnum">{items.length}</span>
      </h2>
      <ul className="flex flex-col gap-2.5">
        {items.map((item) => (
          <li key={item.entry.id}>
            <OfferRow item={item} onHistory={onHistory} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type HistorySheetProps = { item: ListedEntry; open: boolean; onOpenChange: (open: boolean) => void }

/** The result of an answered offer, single or group, over the list (OFR-9). */
function HistorySheet({ item, open, onOpenChange }: HistorySheetProps) {
  const { entry } = item
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={entryTitle(entry)}
      description={entrySubtitle(entry)}
      footer={<HistoryOnward item={item} />}
    >
      {entry.offerGroupId === null ? (
        <SingleHistory item={item} />
      ) : (
        <GroupHistory item={item} groupId={entry.offerGroupId} />
      )}
    </Sheet>
  )
}

const titles = { all: '답하거나 지난 어택', select: '커피챗을 하기로 했어요', expired: '기한이 지났어요' }

/** Open offers first, then the rest, with the history of decided ones. */
export function OfferLists({ mode, items }: { mode: ListMode; items: readonly ListedEntry[] }) {
  const [shown, setShown] = useState<ListedEntry | null>(null)
  const [showing, setShowing] = useState(false)
  const open = items.filter(({ status }) => status === 'WAITING')
  const best = Math.max(0, ...open.map(({ entry }) => raiseOf(entry)))

  function showHistory(item: ListedEntry) {
    setShown(item)
    setShowing(true)
  }
  return (
    <div className="px-5 pb-8 lg:px-7">
      {best > 0 && <RaisePanel about="지금 고를 수 있는 어택은 최대 이만큼 올라요" raise={best} />}
      <OfferSection title="지금 고를 수 있어요" items={open} onHistory={showHistory} />
      <OfferSection
        title={titles[mode]}
        items={items.filter(({ status }) => status !== 'WAITING')}
        onHistory={showHistory}
      />
      {shown && <HistorySheet item={shown} open={showing} onOpenChange={setShowing} />}
    </div>
  )
}

function raiseOf(entry: OfferEntry): number {
  const top = topSalary(entry)
  return top === null || entry.incomeBasis === null ? 0 : top - entry.incomeBasis
}
