import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Cup } from '@coffeeattack/ui/Cup'
import { Link } from 'react-router'
import type { SalaryReport } from '../salary/report-query.ts'
import { MarketHill } from './MarketHill.tsx'

type NoFigureProps = {
  lines: readonly [string, string]
  about: string
  action?: { label: string; to: string }
  report: SalaryReport
}

/** There is no figure yet: why, and what brings it. The others are drawn if there are enough of them. */
export function NoFigure({ lines: [first, second], about, action, report }: NoFigureProps) {
  const { distribution, peerGroup } = report
  return (
    <section className="flex flex-col items-center px-5 lg:px-7 pt-8 pb-9 text-center">
      {distribution && peerGroup ? (
        <MarketHill distribution={distribution} group={peerGroup} />
      ) : (
        <Cup size={148} />
      )}
      <h1 className="mt-6 text-h1">
        {first}
        <span className="block">{second}</span>
      </h1>
      <p className="mt-2 max-w-80 text-body text-balance whitespace-pre-line text-ink-2">{about}</p>
      {action && (
        <Link to={action.to} className={`${buttonLook({ size: 'md', wide: false })} mt-6`}>
          {action.label}
        </Link>
      )}
    </section>
  )
}
