import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'

/** The shapes of the page: a sentence, the home card, the counts, the completeness. */
export function MySkeleton() {
  return (
    <SkeletonGroup label="홈을 불러오는 중이에요">
      <div className="flex flex-col gap-3">
        <div className="flex flex-col gap-2 px-1 pt-2 pb-3">
          <Skeleton className="h-7 w-44" />
          <Skeleton className="h-7 w-60" />
        </div>
        <Skeleton className="h-72 rounded-home!" />
        <Skeleton round="card" className="h-21" />
        <Skeleton round="card" className="h-70" />
        <Skeleton round="card" className="h-44" />
      </div>
    </SkeletonGroup>
  )
}
