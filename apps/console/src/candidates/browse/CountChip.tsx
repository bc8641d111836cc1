import { groupDigits } from '@coffeeattack/domain/salary/format'
import { LIST_MAX } from '../search.ts'

type CountChipProps = {
  name: string
  total: number
  /** Makes the chip a toggle button. */
  pressed?: boolean
  onPress: () => void
}

/** A facet and how many of the people found have it. */
export const CountChip = ({ name, total, pressed, onPress }: CountChipProps) => (
  <li>
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className={`relative flex h-[30px] items-center gap-1.5 rounded-full px-2.5 text-caption font-medium whitespace-nowrap after:absolute after:-inset-y-[3px] after:inset-x-0 ${pressed ? 'bg-primary text-on-primary' : 'text-ink-2 inset-ring inset-ring-line-2 press:bg-surface-2'}`}
    >
      {name}
      <span className={`tnum ${pressed ? '' : 'text-ink-3'}`}>
        {groupDigits(total)}
        <span className="sr-only">명</span>
      </span>
    </button>
  </li>
)

/** Adds or removes a name, up to the number of values that a search allows. */
export function toggled(chosen: readonly string[], name: string): string[] {
  if (chosen.includes(name)) return chosen.filter((one) => one !== name)
  return [...chosen, name].slice(-LIST_MAX)
}
