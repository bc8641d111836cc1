import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'

export function ActivityShapes() {
  return (
    <SkeletonGroup label="어택 상태를 불러오는 중이에요">
      <Skeleton className="h-6 w-40" />
      <Skeleton className="mt-2 h-5 w-64 max-w-full" />
      <div className="mt-4 grid grid-cols-2 gap-2">
        <Skeleton round="button" className="h-12" />
        <Skeleton round="button" className="h-12" />
      </div>
    </SkeletonGroup>
  )
}
