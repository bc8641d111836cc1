import { Star } from '@coffeeattack/ui/icons/Star'
import { type MarkedPerson, star } from './marks.ts'

type StarButtonProps = { person: MarkedPerson; className?: string; size?: number }

/** Stars a person for the whole company. The caller sets the size and position. */
export function StarButton({ person, className = '', size = 18 }: StarButtonProps) {
  const isOn = person.marks?.isStarred ?? false
  return (
    <button
      type="button"
      aria-label="담아 두기"
      aria-pressed={isOn}
      onClick={() => void star(person)}
      className={`grid place-items-center ${isOn ? 'text-ink' : 'text-ink-3'} ${className}`}
    >
      <Star size={size} strokeWidth={1.9} className={isOn ? 'fill-current' : ''} />
    </button>
  )
}
