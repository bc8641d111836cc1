import { Checkbox } from '@coffeeattack/ui/Checkbox'
import { Logo } from '@coffeeattack/ui/Logo'
import type { CompanyCard } from '../queries.ts'

type CompanyGridProps = {
  companies: readonly CompanyCard[]
  selected: readonly string[]
  onToggle: (name: string) => void
}

/** Real checkboxes in a grid; a chosen one has the edge and the mark. */
export function CompanyGrid({ companies, selected, onToggle }: CompanyGridProps) {
  return (
    <ul aria-label="관심 회사" className="grid grid-cols-3 gap-2.5">
      {companies.map(({ name, logo }) => (
        <li key={name} className="min-w-0">
          <label className="relative flex h-full min-h-29 cursor-pointer flex-col items-center justify-center gap-2 rounded-card px-2 py-3.5 text-center text-label font-medium inset-ring inset-ring-line-2 transition-shadow has-checked:font-bold has-checked:inset-ring-2 has-checked:inset-ring-primary">
            <Logo name={name} src={logo} size={48} />
            <span className="w-full break-words">{name}</span>
            <Checkbox
              className={`absolute! top-2 right-2 ${selected.includes(name) ? '' : 'opacity-0 has-focus-visible:opacity-100'}`}
              checked={selected.includes(name)}
              onChange={() => onToggle(name)}
            />
          </label>
        </li>
      ))}
    </ul>
  )
}
