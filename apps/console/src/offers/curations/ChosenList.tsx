import { Check } from '@coffeeattack/ui/icons/Check'
import { Logo } from '@coffeeattack/ui/Logo'
import type { SentCuration } from './queries.ts'

/** The companies; after the answer, which of them were chosen: by a mark, not by colour alone. */
export function ChosenList({ curation: { status, offerItems } }: { curation: SentCuration }) {
  const isOver = status !== 'WAITING' && status !== 'AGENT'
  return (
    <ul aria-label="회사" className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(220px,1fr))] gap-2">
      {offerItems.map(({ id, company, position, isSelected }) => (
        <li
          key={id}
          className={`flex min-w-0 items-center gap-3 rounded-field px-3 py-2.5 ${isSelected ? 'inset-ring-2 inset-ring-primary' : 'inset-ring inset-ring-line-2'}`}
        >
          <Logo name={company.name} src={company.logo} size={36} muted={isOver && !isSelected} />
          <span className="min-w-0 flex-1 leading-close">
            <b className="block truncate text-body-s font-semibold">{company.name}</b>
            <span className="block truncate text-caption text-ink-3">{position}</span>
          </span>
          {isSelected && (
            <>
              <Check size={20} strokeWidth={2.4} />
              <span className="sr-only">골랐어요</span>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
