import { Checkbox } from './Checkbox.tsx'
import { allAgreed, toggleAll, toggleOne, type ConsentItem } from './consent.tsx'
import { ConsentRow } from './ConsentRow.tsx'

type ConsentGroupProps = {
  items: readonly ConsentItem[]
  checked: readonly string[]
  onChange: (checked: string[]) => void
  onRead?: (id: string) => void
  allLabel?: string
}

/** 'Agree to all' on a filled row, then one row per consent. Which boxes start checked is the caller's rule. */
export function ConsentGroup({
  items,
  checked,
  onChange,
  onRead,
  allLabel = '모두 동의할게요',
}: ConsentGroupProps) {
  const all = allAgreed(items, checked)
  return (
    <fieldset>
      <legend className="sr-only">약관 동의</legend>
      <label className="-mx-1 mb-1.5 flex min-h-[54px] cursor-pointer items-center gap-2.5 rounded-field bg-surface-2 px-3.5 text-body-s font-semibold">
        <Checkbox
          checked={all}
          mixed={!all && checked.length > 0}
          onChange={() => onChange(toggleAll(items, checked))}
        />
        {allLabel}
      </label>
      {items.map((item) => (
        <ConsentRow
          key={item.id}
          label={item.label}
          required={item.required}
          checked={checked.includes(item.id)}
          onChange={() => onChange(toggleOne(checked, item.id))}
          onRead={onRead && (() => onRead(item.id))}
          className="pl-2.5"
        />
      ))}
    </fieldset>
  )
}
