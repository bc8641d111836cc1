import type { Compared } from '@coffeeattack/domain/offers/comparison'
import { Header } from '../../layout/Header.tsx'
import { Page } from '../../layout/Page.tsx'
import { RaisePanel } from '../RaisePanel.tsx'
import { paths } from '../../paths.ts'
import type { OfferEntry } from '../queries.ts'
import { SalaryScale } from './SalaryScale.tsx'
import { ComparedColumn } from './ComparedColumn.tsx'

type ComparedColumnsProps = { comparison: Compared; entries: readonly OfferEntry[] }

/** One column per offer, their rows level with each other; more than fit are swiped to. */
function ComparedColumns({ comparison: { offers }, entries }: ComparedColumnsProps) {
  const paid = offers.filter(({ bar }) => bar !== null)
  const marks = {
    // The best of one, or of equals, is no news.
    highest: paid.some(({ isHighest }) => !isHighest),
    soonest: offers.some(({ isSoonest }) => !isSoonest),
  }
  return (
    <ul
      aria-label="조건 비교"
      // A scrolling area must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="relative -mx-4 grid snap-x snap-mandatory scroll-px-4 auto-cols-[minmax(9.75rem,1fr)] grid-flow-col grid-rows-[repeat(6,auto)] gap-x-2.5 overflow-x-auto overscroll-x-contain px-4 [scrollbar-width:none]"
    >
      {offers.map((offer) => {
        const entry = entries.find(({ id }) => id === offer.id)
        return entry && <ComparedColumn key={offer.id} offer={offer} entry={entry} marks={marks} />
      })}
    </ul>
  )
}

type ComparisonViewProps = { comparison: Compared; entries: readonly OfferEntry[] }

/** The salaries on one scale, then everything else in columns. */
export function ComparisonView({ comparison, entries }: ComparisonViewProps) {
  const best = Math.max(0, ...comparison.offers.map(({ raise }) => raise ?? 0))
  return (
    <Page tone="canvas" header={<Header backTo={paths.compareOffers()} />}>
      {best > 0 && <RaisePanel about="이 가운데 가장 크게 오르면 이만큼이에요" raise={best} />}
      <h1 className="px-5 pt-2 text-h1">{comparison.offers.length}개 어택을 나란히 봐요</h1>
      <div className="flex flex-col gap-3 px-4 pt-5 pb-safe-8">
        <SalaryScale comparison={comparison} />
        <ComparedColumns comparison={comparison} entries={entries} />
        <p className="px-1 text-caption text-ink-3">굵은 혜택은 비교한 어택 가운데 그 회사에만 있어요.</p>
      </div>
    </Page>
  )
}
