import { type ProofBadge as Badge, proofBadge } from '@coffeeattack/domain/companies/proof-badge'
import { Barred } from '@coffeeattack/ui/icons/Barred'
import { PauseCircle } from '@coffeeattack/ui/icons/PauseCircle'
import { ShieldCheck } from '@coffeeattack/ui/icons/ShieldCheck'
import { ShieldDashed } from '@coffeeattack/ui/icons/ShieldDashed'
import { lazy, Suspense, useState } from 'react'
import type { CompanyProof } from './queries.ts'

/** Loaded on demand: an offer is read before its company is looked into. */
const ProofSheet = lazy(() => import('./ProofSheet.tsx'))

const looks = {
  PASSED: { Icon: ShieldCheck, look: 'bg-success-tint text-success font-semibold' },
  NONE: { Icon: ShieldDashed, look: 'bg-surface-2 text-ink-3 font-medium' },
  SUSPENDED: { Icon: PauseCircle, look: 'bg-surface-3 text-ink font-semibold' },
  CLOSED: { Icon: Barred, look: 'bg-surface-3 text-ink font-semibold' },
} satisfies Record<Badge['kind'], unknown>

type ProofBadgeProps = {
  company: { id: string; name: string }
  proof: CompanyProof
  /** On the company's own page the sheet does not lead there. */
  isOnPage?: boolean
}

/** How far a company was checked, in one pill that opens the whole sheet (FIRM-7). */
export function ProofBadge({ company, proof, isOnPage = false }: ProofBadgeProps) {
  const [open, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const badge = proofBadge(proof)
  const { Icon, look } = looks[badge.kind]
  function show() {
    setOpen(true)
    setWasOpened(true)
  }
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`${company.name} 회사 인증, ${badge.text}. 자세히 보기`}
        onClick={show}
        className={`relative inline-flex h-6.5 items-center gap-1 rounded-[9px] pr-2 pl-1.5 align-middle text-caption tracking-tight whitespace-nowrap tnum before:absolute before:-inset-x-1 before:-inset-y-2.5 ${look}`}
      >
        <Icon size={16} strokeWidth={2.2} />
        {badge.text}
      </button>
      {wasOpened && (
        <Suspense>
          <ProofSheet
            company={company}
            proof={proof}
            isOnPage={isOnPage}
            open={open}
            onOpenChange={setOpen}
          />
        </Suspense>
      )}
    </>
  )
}
