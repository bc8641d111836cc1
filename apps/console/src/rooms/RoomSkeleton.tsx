import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'

export function RoomSkeleton() {
  return (
    <SkeletonGroup label="대화를 불러오는 중이에요">
      <div className="border-b border-line px-6 py-4.5">
        <Skeleton className="h-5 w-44" />
        <Skeleton className="mt-2 h-4 w-28" />
      </div>
      <div className="grid gap-3 px-6 py-8">
        <Skeleton round="card" className="h-11 w-56" />
        <Skeleton round="card" className="h-16 w-64" />
        <Skeleton round="card" className="h-11 w-48 justify-self-end" />
        <Skeleton round="card" className="h-11 w-60" />
      </div>
    </SkeletonGroup>
  )
}
