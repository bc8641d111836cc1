import type { Compared } from '@coffeeattack/domain/offers/comparison'
import type { OfferEntry } from '../queries.ts'
import { ComparedColumn } from './ComparedColumn.tsx'

type ComparedColumnsProps = { comparison: Compared; entries: readonly OfferEntry[] }

/** One column per offer, their rows level with each other; more than fit are swiped to. */
export function ComparedColumns({ comparison: { offers }, entries }: ComparedColumnsProps) {
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
