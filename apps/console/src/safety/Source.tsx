import { Bolt } from '@coffeeattack/ui/icons/Bolt'
import { Person } from '@coffeeattack/ui/icons/Person'

const shape =
  'inline-flex h-6 items-center gap-1 rounded-tag pr-2 pl-1.5 text-caption font-medium text-ink-2 tnum'

/** A report is the candidate's: dashed, with a person. A signal is ours: filled, with a bolt. */
export function Source({ kind, count }: { kind: 'report' | 'signal'; count: number }) {
  if (count === 0) return null
  const isReport = kind === 'report'
  const Icon = isReport ? Person : Bolt
  return (
    <span className={`${shape} ${isReport ? 'border border-dashed border-line-field' : 'bg-surface-3'}`}>
      <Icon size={14} strokeWidth={2} />
      {isReport ? '신고' : '신호'} {count}
    </span>
  )
}
