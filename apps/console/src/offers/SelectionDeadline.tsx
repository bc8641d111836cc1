import { selectionText } from '@coffeeattack/domain/offers/deadline'
import { useNow } from '@coffeeattack/kit/useNow'

/** The deadline for the answer. It is the same for all offers, so it is shown and not asked (OFR-3). */
export function SelectionDeadline() {
  const now = useNow()
  return (
    <dl className="flex items-center justify-between gap-3 rounded-button bg-surface-2 px-3.5 py-3 text-label">
      <dt className="text-ink-3">선택 기한</dt>
      <dd className="font-medium text-ink-2 tnum">{selectionText(now)}</dd>
    </dl>
  )
}
