import type { IconProps } from '@coffeeattack/ui/icons/Icon'
import { Switch } from '@coffeeattack/ui/Switch'
import { type ComponentType, type ReactNode, useId } from 'react'

type SettingCardProps = {
  title: string
  Icon: ComponentType<IconProps>
  isOn: boolean
  disabled?: boolean
  onSwitch: (on: boolean) => void
  /** What the switch brings, in a sentence. */
  note: string
  /** What can be chosen about it. */
  children?: ReactNode
}

/** One switch, what can be chosen about it, and what it brings. */
export function SettingCard({ title, Icon, isOn, disabled, onSwitch, note, children }: SettingCardProps) {
  const id = useId()
  return (
    <section aria-label={title} className="rounded-card bg-surface px-4 pt-3 pb-3.5 2xl:px-5">
      <div className="flex items-center gap-2.5">
        <span className="grid size-8 shrink-0 place-items-center rounded-button-sm bg-surface-2 text-ink-2">
          <Icon size={16} strokeWidth={1.9} />
        </span>
        <h2 className="flex-1 text-body-s font-bold tracking-snug">{title}</h2>
        <Switch
          label={title}
          aria-describedby={id}
          checked={isOn}
          disabled={disabled}
          onCheckedChange={onSwitch}
        />
      </div>
      {children && (
        <div className="mt-1.5 flex flex-wrap items-center gap-x-1.5 gap-y-2 text-label text-ink-3">
          {children}
        </div>
      )}
      <p id={id} className={`${children ? 'mt-2' : 'mt-0.5'} text-caption text-pretty text-ink-3`}>
        {note}
      </p>
    </section>
  )
}
