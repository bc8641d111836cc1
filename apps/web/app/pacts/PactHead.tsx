import { versionName } from '@coffeeattack/domain/pacts/state'
import { ShieldCheck } from '@coffeeattack/ui/icons/ShieldCheck'
import { Logo } from '@coffeeattack/ui/Logo'
import { Slip } from '@coffeeattack/ui/Slip'
import { SalaryRange } from '../offers/SalaryRange.tsx'
import { newestOf, type Pact } from './queries.ts'

type PactHeadProps = { pact: Pact; version: number; level: 1 | 2; muted?: boolean }

/** Whose terms they are, and which version. */
export function PactHead({ pact: { company }, version, level, muted }: PactHeadProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className="flex items-center gap-3.5">
      <Logo name={company.name} src={company.logo} size={56} muted={muted} />
      <div className="min-w-0 flex-1">
        <Heading className="flex items-center gap-1.5 text-h2 leading-snug">
          <span className="min-w-0">{company.name}</span>
          {company.isVerified && (
            <span className="shrink-0 text-success">
              <ShieldCheck size={19} />
              <span className="sr-only">확인된 회사</span>
            </span>
          )}
        </Heading>
        <p className="text-body-s leading-even text-ink-3">처우 합의서 · {versionName(version)}</p>
      </div>
    </div>
  )
}

/** The slip of terms that are over: grey, with their base alone. */
export function GreySlip({ pact }: { pact: Pact }) {
  const { number, terms } = newestOf(pact)
  return (
    <Slip>
      <PactHead pact={pact} version={number} level={2} muted />
      <p className="mt-5 text-body-s leading-close font-medium text-ink-3">연봉</p>
      <SalaryRange
        salaryMin={terms.base}
        salaryMax={terms.base}
        size={44}
        className="mt-0.5 -ml-0.5 block text-ink-3"
      />
    </Slip>
  )
}
