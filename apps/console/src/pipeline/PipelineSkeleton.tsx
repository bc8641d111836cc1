import { pipelineStages } from '@coffeeattack/domain/pipeline/stage'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'

const cards = ['a', 'b', 'c', 'd'] as const

/** Columns of cards to come; on a phone one of them. */
export function PipelineSkeleton() {
  return (
    <SkeletonGroup label="파이프라인을 불러오는 중이에요">
      <div className="flex h-[calc(100dvh-12rem)] gap-2 overflow-hidden">
        {pipelineStages.slice(0, -1).map((stage) => (
          <div
            key={stage}
            className="grid flex-1 content-start gap-1.5 rounded-t-[16px] px-1.5 pt-10.5 not-first:max-lg:hidden lg:bg-tray"
          >
            {cards.map((card) => (
              <Skeleton key={card} round="card" className="h-18" />
            ))}
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}
