import { consolePaths } from '@coffeeattack/contract/pages'
import { isCandidates, pipelineStages, stageNames } from '@coffeeattack/domain/pipeline/stage'
import { yearsText } from '@coffeeattack/domain/positions/position'
import { rangeText } from '@coffeeattack/domain/salary/format'
import { Person } from '@coffeeattack/ui/icons/Person'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ListedPosition } from './queries.ts'

/** The whole card opens the position. */
export function PositionCard({ position }: { position: ListedPosition }) {
  const { id, title, jobLabel, jobSubLabel, salaryMin, salaryMax, mustHaves, sent } = position
  const facts = [jobSubLabel ?? jobLabel, yearsText(position), rangeText(salaryMin, salaryMax)]
  return (
    <li className="relative rounded-card bg-surface px-5 py-4.5 transition-colors hover:bg-surface-2/50">
      <h2 className="text-h3 text-balance [overflow-wrap:anywhere]">
        <Link
          to={consolePaths.position(id)}
          className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus"
        >
          {title}
        </Link>
      </h2>
      <p className="mt-1 text-label text-ink-2 tnum">{facts.join(' · ')}</p>
      {mustHaves.length > 0 && (
        <p className="mt-0.5 truncate text-caption text-ink-3">꼭 필요한 것 {mustHaves.join(', ')}</p>
      )}
      <dl className="mt-3.5 grid grid-cols-4 gap-x-3 gap-y-2.5 border-t border-line pt-3 sm:grid-cols-[1fr_repeat(7,auto)] sm:gap-x-5">
        <Figure name="보낸 어택" count={sent} />
        {pipelineStages.map((stage) => (
          <Figure
            key={stage}
            name={stageNames[stage]}
            count={position.stages[stage]}
            icon={isCandidates(stage) && <Person size={12} strokeWidth={2.4} />}
          />
        ))}
      </dl>
    </li>
  )
}

type FigureProps = { name: string; count: number; icon?: ReactNode }

function Figure({ name, count, icon }: FigureProps) {
  return (
    <div>
      <dt className="flex items-center gap-1 text-caption whitespace-nowrap text-ink-3">
        {icon}
        {name}
      </dt>
      <dd className={`text-body-s tnum ${count === 0 ? 'font-medium text-ink-3' : 'font-bold'}`}>{count}</dd>
    </div>
  )
}
