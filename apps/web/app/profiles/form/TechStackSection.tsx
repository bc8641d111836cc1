import { AddChip } from '@coffeeattack/ui/AddChip'
import { Section } from './Section.tsx'

type TechStackSectionProps = { items: readonly string[]; onOpen: () => void }

export function TechStackSection({ items, onOpen }: TechStackSectionProps) {
  return (
    <Section title="주로 쓰는 기술" part="techstack">
      <ul className="flex flex-wrap gap-2">
        {items.map((name) => (
          <li
            key={name}
            className="inline-flex h-9 max-w-full items-center rounded-full bg-surface-2 px-3.5 text-body-s font-medium text-ink-2"
          >
            <span className="truncate">{name}</span>
          </li>
        ))}
        <li>
          <AddChip onClick={onOpen}>{items.length > 0 ? '기술 고치기' : '기술 고르기'}</AddChip>
        </li>
      </ul>
    </Section>
  )
}
