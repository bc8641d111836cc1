import type { ComponentProps, ReactNode } from 'react'
import { Checkbox } from './Checkbox.tsx'
import { cx } from './cx.ts'

/** Only the radio button. Put it in a label. */
export function Radio({ className, ...rest }: Omit<ComponentProps<'input'>, 'type' | 'size'>) {
  return (
    <input
      {...rest}
      type="radio"
      className={cx(
        'size-6 shrink-0 appearance-none rounded-full inset-ring-[1.5px] inset-ring-line-field transition-shadow duration-(--t1)',
        'checked:inset-ring-[7.5px] checked:inset-ring-primary disabled:bg-disabled disabled:inset-ring-line-2',
        className,
      )}
    />
  )
}

export type OptionRowProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'title'> & {
  type: 'radio' | 'checkbox'
  title: ReactNode
  note?: ReactNode
  /** A logo or icon on the left. */
  leading?: ReactNode
  kind?: 'fill' | 'line'
}

/** One option of a list. A chosen one has a 2 px edge and a mark on the right, never colour alone. */
export function OptionRow({
  type,
  title,
  note,
  leading,
  kind = 'line',
  className,
  ...input
}: OptionRowProps) {
  const Mark = type === 'radio' ? Radio : Checkbox
  return (
    <label
      className={cx(
        'relative flex min-h-row w-full min-w-0 cursor-pointer items-center gap-3.5 rounded-option px-4 py-3.5 transition-shadow duration-(--t1)',
        'has-[:checked]:bg-elevated has-[:checked]:inset-ring-2 has-[:checked]:inset-ring-primary has-[:disabled]:cursor-default has-[:disabled]:text-on-disabled',
        kind === 'fill' ? 'bg-surface-2' : 'inset-ring inset-ring-line-2',
        className,
      )}
    >
      {leading}
      <span className="min-w-0 flex-1">
        <span className="block text-h3">{title}</span>
        {note && <span className="block text-label leading-close text-ink-3">{note}</span>}
      </span>
      <Mark {...input} />
    </label>
  )
}
