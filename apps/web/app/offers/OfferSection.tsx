import { useId } from 'react'
import type { ListedEntry } from './listed.ts'
import { OfferRow } from './OfferRow.tsx'

type OfferSectionProps = {
  title: string
  items: readonly ListedEntry[]
  onHistory: (item: ListedEntry) => void
}

export function OfferSection({ title, items, onHistory }: OfferSectionProps) {
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
