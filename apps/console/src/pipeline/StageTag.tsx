import { isCandidates, type PipelineStage, stageNames } from '@coffeeattack/domain/pipeline/stage'
import { Person } from '@coffeeattack/ui/icons/Person'

/** What only the candidate gives is dashed, what the company moves is filled. */
export function StageTag({ stage }: { stage: PipelineStage }) {
  const isTheirs = isCandidates(stage)
  return (
    <span
      className={`inline-flex h-6 items-center gap-1 rounded-tag text-[0.78rem] font-medium whitespace-nowrap ${isTheirs ? 'border-[1.5px] border-dashed border-line-field px-[7px] text-ink' : 'bg-surface-2 px-2 text-ink-2'}`}
    >
      {isTheirs && <Person size={12} strokeWidth={2.4} />}
      {stageNames[stage]}
    </span>
  )
}
