import { proofBadge, type ProofFacts } from '@coffeeattack/domain/companies/proof-badge'
import { Barred } from '@coffeeattack/ui/icons/Barred'
import { PauseCircle } from '@coffeeattack/ui/icons/PauseCircle'
import { ShieldCheck } from '@coffeeattack/ui/icons/ShieldCheck'
import { ShieldDashed } from '@coffeeattack/ui/icons/ShieldDashed'
import { useQuery } from '@tanstack/react-query'
import { useMe } from '../../sessions/me.ts'
import { ownChecksQuery } from './queries.ts'

const looks = {
  PASSED: { Icon: ShieldCheck, look: 'bg-success-tint text-success font-semibold' },
  NONE: { Icon: ShieldDashed, look: 'bg-surface-2 text-ink-3 font-medium' },
  SUSPENDED: { Icon: PauseCircle, look: 'bg-surface-3 text-ink font-semibold' },
  CLOSED: { Icon: Barred, look: 'bg-surface-3 text-ink font-semibold' },
}

/** The badge as a candidate sees it beside the company's name (FIRM-7). */
export function ProofPill({ proof }: { proof: ProofFacts }) {
  const badge = proofBadge(proof)
  const { Icon, look } = looks[badge.kind]
  return (
    <span
      className={`inline-flex h-6.5 shrink-0 items-center gap-1 rounded-[9px] pr-2 pl-1.5 text-caption tracking-tight whitespace-nowrap tnum ${look}`}
    >
      <Icon size={16} strokeWidth={2.2} />
      {badge.text}
    </span>
  )
}

/** The badge of the recruiter's own company; agents send for many companies and see none. */
export function OwnProofPill() {
  const { role } = useMe()
  const own = useQuery({ ...ownChecksQuery, enabled: role === 'recruiter' }).data
  return own ? <ProofPill proof={own.proof} /> : null
}
