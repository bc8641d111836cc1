import {
  isCandidates,
  type PipelineStage,
  pipelineStages,
  stageNames,
} from '@coffeeattack/domain/pipeline/stage'
import { Person } from '@coffeeattack/ui/icons/Person'
import { columnOf } from '../placing.ts'
import type { Board } from '../queries.ts'

type StageChipsProps = { board: Board; chosen: PipelineStage; onStage: (stage: PipelineStage) => void }

/** One stage at a time. */
export function StageChips({ board, chosen, onStage }: StageChipsProps) {
  return (
    <nav aria-label="단계" className="strip -mx-4 -mt-1 border-b border-line px-4 pt-1 pb-3">
      <ul className="flex w-max gap-1.5">
        {pipelineStages.map((stage) => (
          <li key={stage}>
            <button
              type="button"
              aria-pressed={stage === chosen}
              onClick={() => onStage(stage)}
              className={`relative inline-flex h-10 items-center gap-1.5 rounded-full px-3.5 text-body-s font-medium whitespace-nowrap text-ink-2 before:absolute before:inset-x-0 before:-inset-y-[3.5px] aria-pressed:bg-primary aria-pressed:font-semibold aria-pressed:text-on-primary aria-pressed:inset-ring-0 ${isCandidates(stage) ? 'border-[1.5px] border-dashed border-line-field aria-pressed:border-transparent' : 'inset-ring inset-ring-line-2'}`}
            >
              {isCandidates(stage) && <Person size={15} strokeWidth={2.2} />}
              {stageNames[stage]}
              <span className="tnum">
                {columnOf(board, stage).count}
                <span className="sr-only">명</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
