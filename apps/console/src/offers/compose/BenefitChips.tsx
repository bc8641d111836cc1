import { COMPOSING } from '@coffeeattack/domain/offers/composing'
import { AddChip } from '@coffeeattack/ui/AddChip'
import { RemovableChip } from '@coffeeattack/ui/RemovableChip'
import { useState, type KeyboardEvent } from 'react'
import { withBenefit } from './draft.ts'

const { max, limit } = COMPOSING.benefits

type BenefitChipsProps = { items: readonly string[]; onChange: (items: readonly string[]) => void }

/** Benefits as short chips. */
export function BenefitChips({ items, onChange }: BenefitChipsProps) {
  const [typed, setTyped] = useState<string | null>(null)

  function add() {
    onChange(withBenefit(items, typed ?? ''))
    setTyped(null)
  }
  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      onChange(withBenefit(items, typed ?? ''))
      setTyped('')
    } else if (event.key === 'Escape') {
      event.preventDefault()
      setTyped(null)
    }
  }
  return (
    <fieldset>
      <legend className="mb-2 text-label font-medium text-ink-2">함께 드리는 것</legend>
      <div className="flex flex-wrap gap-1.5">
        {items.map((item) => (
          <RemovableChip
            key={item}
            name={item}
            onRemove={() => onChange(items.filter((other) => other !== item))}
          />
        ))}
        {typed !== null && items.length < max && (
          <input
            type="text"
            aria-label="함께 드리는 것 추가"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- it appears because somebody asked to write in it
            autoFocus
            maxLength={limit}
            value={typed}
            placeholder="예: 주 2회 재택"
            onChange={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={press}
            onBlur={add}
            className="h-9 w-40 rounded-full bg-surface px-3.5 text-body-s outline-none inset-ring-2 inset-ring-ink"
          />
        )}
        {typed === null && items.length < max && <AddChip onClick={() => setTyped('')} />}
      </div>
    </fieldset>
  )
}
