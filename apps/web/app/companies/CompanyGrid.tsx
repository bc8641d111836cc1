import { Checkbox } from '@coffeeattack/ui/Checkbox'
import { Lock } from '@coffeeattack/ui/icons/Lock'
import { Logo } from '@coffeeattack/ui/Logo'
import { Skeletons } from '@coffeeattack/ui/Skeleton'
import { chosenAs } from './cards.ts'
import type { CompanyCard } from './queries.ts'

type CompanyGridProps = {
  label: string
  companies: readonly CompanyCard[]
  selected: readonly string[]
  /** Chosen by the service; cannot be removed. */
  fixed?: readonly string[] | undefined
  /** The name as selected, or the card's own spelling. */
  onToggle: (name: string) => void
}

/** Checkboxes in a grid. */
export function CompanyGrid({ label, companies, selected, fixed, onToggle }: CompanyGridProps) {
  return (
    <ul aria-label={label} className="grid grid-cols-3 gap-2.5">
      {companies.map(({ name, logo }) => {
        const isFixed = fixed !== undefined && chosenAs(name, fixed) !== null
        const selectedAs = chosenAs(name, selected)
        const checked = isFixed || selectedAs !== null
        return (
          <li key={name} className="min-w-0">
            <label className="relative flex h-full min-h-29 cursor-pointer flex-col items-center justify-center gap-2 rounded-card px-2 py-3.5 text-center text-label font-medium inset-ring inset-ring-line-2 transition-shadow has-checked:font-bold has-checked:inset-ring-2 has-checked:inset-ring-primary has-disabled:cursor-default has-disabled:bg-surface-2 has-disabled:inset-ring-0">
              <Logo name={name} src={logo} size={48} />
              <span className="w-full break-words">{name}</span>
              <Checkbox
                className={`absolute! top-2 right-2 ${checked && !isFixed ? '' : 'opacity-0 has-focus-visible:opacity-100'}`}
                checked={checked}
                disabled={isFixed}
                onChange={() => onToggle(selectedAs ?? name)}
              />
              {isFixed && <Lock size={18} className="absolute top-2.5 right-2.5 text-ink-3" />}
            </label>
          </li>
        )
      })}
    </ul>
  )
}

export function CompanyGridShapes() {
  return (
    <Skeletons
      round="card"
      label="회사를 불러오고 있어요"
      className="grid grid-cols-3 gap-2.5"
      shapes={Array.from({ length: 12 }, () => 'h-29')}
    />
  )
}
