import { Switch } from '@coffeeattack/ui/Switch'
import { Tag } from '@coffeeattack/ui/Tag'
import { useId } from 'react'

type SwitchRowProps = {
  label: string
  note: string
  checked: boolean
  onChange: (checked: boolean) => void
  /** Cannot be switched off: says so in the switch's place. */
  always?: boolean
}

export function SwitchRow({ label, note, checked, onChange, always }: SwitchRowProps) {
  const id = useId()
  return (
    <div className="flex min-h-15 items-center gap-4 py-1.5">
      <div className="min-w-0 flex-1">
        <p aria-hidden={!always} className="text-body font-medium">
          {label}
        </p>
        <p id={id} className="text-caption text-pretty text-ink-3">
          {note}
        </p>
      </div>
      {always ? (
        <Tag>늘 켜짐</Tag>
      ) : (
        <Switch label={label} aria-describedby={id} checked={checked} onCheckedChange={onChange} />
      )}
    </div>
  )
}
