import { consolePaths } from '@coffeeattack/contract/pages'
import {
  isCandidates,
  type PipelineStage,
  pipelineStages,
  stageNames,
} from '@coffeeattack/domain/pipeline/stage'
import { Person } from '@coffeeattack/ui/icons/Person'
import { Link } from 'react-router'
import type { Position } from './queries.ts'

/** The number of people per stage, each a link to the board. Stages that the candidate decides have a dashed border. */
export function StageStrip({ position: { id, stages } }: { position: Position }) {
  return (
    <nav aria-label="단계마다 몇 분" className="strip">
      <ul className="grid grid-cols-[repeat(7,minmax(84px,1fr))] gap-1">
        {pipelineStages.map((stage) => (
          <li key={stage}>
            <Link
              to={`${consolePaths.pipeline()}?position=${id}&stage=${stage.toLowerCase()}`}
              className={`block rounded-[14px] px-2.5 py-2.5 min-[1400px]:px-3.5 transition-colors hover:bg-surface-2 ${looks[lookOf(stage)]}`}
            >
              <span className="flex items-center gap-1 text-caption whitespace-nowrap text-ink-2">
                {isCandidates(stage) && <Person size={12} strokeWidth={2.4} />}
                {stageNames[stage]}
              </span>
              <b className="mt-0.5 block text-h3 tnum">{stages[stage]}</b>
              <span className="sr-only">명</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const looks = {
  ours: 'border border-transparent bg-surface',
  theirs: 'border border-dashed border-line-field',
  over: 'border border-transparent bg-surface-3',
} as const

const lookOf = (stage: PipelineStage): keyof typeof looks =>
  isCandidates(stage) ? 'theirs' : stage === 'ENDED' ? 'over' : 'ours'
