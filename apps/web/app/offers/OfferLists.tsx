import type { ListMode } from '@coffeeattack/domain/offers/list'
import { topSalary } from '@coffeeattack/domain/offers/increase-rate'
import { useState } from 'react'
import { RaisePanel } from './RaisePanel.tsx'
import type { OfferEntry } from './queries.ts'
import { HistorySheet } from './HistorySheet.tsx'
import type { ListedEntry } from './listed.ts'
import { OfferSection } from './OfferSection.tsx'

const titles = { all: '답하거나 지난 어택', select: '커피챗을 하기로 했어요', expired: '기한이 지났어요' }

/** What can still be chosen, then the rest; and the history of what is decided. */
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
