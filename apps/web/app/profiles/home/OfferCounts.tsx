import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import type { Home } from './queries.ts'

/** How many offers there are, each number the way to its list. */
export function OfferCounts({ home }: { home: Home }) {
  const counts = [
    { label: '받은 어택', count: home.receivedOfferCount, to: paths.offers() },
    { label: '커피챗', count: home.selectedOfferCount, to: paths.selectedOffers() },
    { label: '지난 어택', count: home.expiredOfferCount, to: paths.expiredOffers() },
  ]
  return (
    <ul aria-label="어택 개수" className="grid grid-cols-3 rounded-card bg-surface py-3.5">
      {counts.map(({ label, count, to }) => (
        <li key={label} className="border-line not-first:border-l">
          <Link
            to={to}
            className="flex min-h-11 flex-col-reverse items-center justify-center rounded-button-sm text-caption text-ink-3"
          >
            {label}
            <b className="text-[1.5rem] leading-tight font-bold tracking-snug text-ink tnum">{count}</b>
          </Link>
        </li>
      ))}
    </ul>
  )
}
