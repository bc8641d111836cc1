import { Chip } from '@coffeeattack/ui/Chip'

type TechniqueChipsProps = {
  names: readonly string[]
  chosen: readonly string[]
  onToggle: (name: string) => void
}

export function TechniqueChips({ names, chosen, onToggle }: TechniqueChipsProps) {
  return (
    <ul className="flex flex-wrap gap-2">
      {names.map((name) => (
        <li key={name}>
          <Chip pressed={chosen.includes(name)} onClick={() => onToggle(name)}>
            {name}
          </Chip>
        </li>
      ))}
    </ul>
  )
}
