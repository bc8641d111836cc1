import { toggle } from '@coffeeattack/domain/offers/selection'
import { Logo } from '@coffeeattack/ui/Logo'
import { OptionRow } from '@coffeeattack/ui/OptionRow'
import type { CurationItem } from './queries.ts'
import { CompanyNote } from './CompanyNote.tsx'

type CompanyChoiceProps = {
  items: readonly CurationItem[]
  selected: readonly string[]
  onSelect: (selected: string[]) => void
  /** The answer is on its way. */
  busy: boolean
}

/** Every company that could be met; as many as wanted (OFR-7). */
export function CompanyChoice({ items, selected, onSelect, busy }: CompanyChoiceProps) {
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="sr-only">회사 목록</legend>
      {items.map((item) => (
        <OptionRow
          key={item.id}
          type="checkbox"
          className="min-h-19"
          leading={<Logo name={item.name} src={item.logo} size={48} />}
          title={<span className="font-bold">{item.name}</span>}
          note={<CompanyNote {...item} />}
          checked={selected.includes(item.id)}
          onChange={() => !busy && onSelect(toggle(selected, item.id))}
        />
      ))}
    </fieldset>
  )
}
