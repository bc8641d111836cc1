import { offerPath } from '@coffeeattack/domain/offers/paths'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { EntryCard } from './EntryCard.tsx'
import type { ListedEntry } from './listed.ts'
import { companyOf, entryTitle } from './words.ts'

type OfferRowProps = { item: ListedEntry; onHistory: (item: ListedEntry) => void }

/** What can be answered opens as a page; what is answered or over opens its history. */
export function OfferRow({ item, onHistory }: OfferRowProps) {
  const { entry, status } = item
  const path = offerPath(entry)
  if (status === 'WAITING') return <EntryCard {...item} render={(props) => <Link to={path} {...props} />} />
  if (status !== 'EXPIRED') {
    return (
      <EntryCard
        {...item}
        render={(props) => (
          <button type="button" aria-haspopup="dialog" onClick={() => onHistory(item)} {...props} />
        )}
      />
    )
  }
  return (
    <div className="relative">
      <EntryCard
        {...item}
        action={
          <Link
            to={paths.ask(path, companyOf(entry))}
            className="relative z-1 -my-2.5 flex min-h-11 items-center text-body-s font-medium text-ink-3 underline decoration-line-2 underline-offset-4"
          >
            다시 연결하기
          </Link>
        }
      />
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`${entryTitle(entry)} 내역 보기`}
        onClick={() => onHistory(item)}
        className="absolute inset-0 rounded-option"
      />
    </div>
  )
}
