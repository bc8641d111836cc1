import {
  completenessAlt,
  completenessFlags,
  type CompletenessFlags,
} from '@coffeeattack/domain/profiles/completeness'

/** Six steps, one for each thing that makes a profile complete (PRO-5). */
export function CompletenessBar({ flags }: { flags: CompletenessFlags }) {
  const filled = completenessFlags.filter((flag) => flags[flag]).length
  return (
    <div className="grid grid-cols-6 gap-1 px-5 pt-1">
      <p className="sr-only">{completenessAlt(flags)}</p>
      {completenessFlags.map((flag, index) => (
        <span
          key={flag}
          className={`h-1 rounded-full transition-colors duration-(--t3) ${index < filled ? 'bg-primary' : 'bg-line-2'}`}
        />
      ))}
    </div>
  )
}
