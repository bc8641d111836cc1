import { consolePaths } from '@coffeeattack/contract/console-pages'
import { proofView } from '@coffeeattack/domain/companies/proof'
import type { ProofCheck } from '@coffeeattack/domain/companies/proof-badge'
import { nextMidnight, useNow } from '@coffeeattack/kit/useNow'
import { Check } from '@coffeeattack/ui/icons/Check'
import { Logo } from '@coffeeattack/ui/Logo'
import { Slip, SlipRule } from '@coffeeattack/ui/Slip'
import { Link } from 'react-router'
import { ProofPill } from './ProofPill.tsx'
import type { OwnChecks } from './queries.ts'

/** What a recruiter can do about a missing check. */
const ways: Readonly<Partial<Record<ProofCheck, { to: string; label: string }>>> = {
  DOMAIN: { to: consolePaths.domainProof(), label: '증명하기' },
  RECRUITER: { to: consolePaths.ownProof(), label: '확인하기' },
}

/** The head of an offer as a candidate reads it, and every check behind its badge (FIRM-7). */
export function CandidateView({ own: { company, proof } }: { own: OwnChecks }) {
  const { rows } = proofView(proof, company.name, useNow(nextMidnight))
  return (
    <aside aria-labelledby="preview" className="min-w-0">
      <h2 id="preview" className="text-h3">
        후보자에게는 이렇게 보여요
      </h2>
      <p className="text-label text-ink-3">어택 맨 위에 늘 함께 가요.</p>
      <div className="mt-3.5 rounded-card bg-surface-2 p-4 dark:bg-surface-3">
        <Slip>
          <div className="flex items-center gap-3">
            <Logo name={company.name} src={company.logo} size={46} />
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-h3 font-bold">
                {company.name}
                <ProofPill proof={proof} />
              </p>
              <p className="text-label text-ink-3">{company.region}</p>
            </div>
          </div>
          <SlipRule />
          <div aria-hidden="true" className="grid gap-2.5">
            <i className="h-3 w-2/5 rounded-[6px] bg-surface-3" />
            <i className="h-5.5 w-3/4 rounded-[6px] bg-surface-3" />
            <i className="h-3 rounded-[6px] bg-surface-3" />
          </div>
        </Slip>
      </div>
      <ul className="mt-4 divide-y divide-line">
        {rows.map(({ check, mark, text, source }) => (
          <li key={check} className="flex min-h-11 items-center gap-2.5 py-1.5 text-label">
            <Mark mark={mark} />
            <span className={mark === 'MISSING' ? 'text-ink-3' : ''}>{text}</span>
            {mark === 'MISSING' && ways[check] ? (
              <Link
                to={ways[check].to}
                className="relative ml-auto shrink-0 font-semibold underline decoration-line-2 underline-offset-3 before:absolute before:-inset-x-2 before:-inset-y-3"
              >
                {ways[check].label}
              </Link>
            ) : (
              mark !== 'MISSING' && (
                <span className="ml-auto max-w-40 text-right text-caption text-ink-3 tnum">{source}</span>
              )
            )}
          </li>
        ))}
      </ul>
    </aside>
  )
}

function Mark({ mark }: { mark: 'PASSED' | 'MISSING' | 'NOTED' }) {
  if (mark === 'MISSING')
    return (
      <i
        aria-hidden="true"
        className="size-5 shrink-0 rounded-full border-[1.5px] border-dashed border-line-field"
      />
    )
  return (
    <i
      aria-hidden="true"
      className={`grid size-5 shrink-0 place-items-center rounded-full text-caption font-bold not-italic ${mark === 'PASSED' ? 'bg-success-tint text-success' : 'bg-ink text-page'}`}
    >
      {mark === 'PASSED' ? <Check size={12} strokeWidth={3} /> : '!'}
    </i>
  )
}
