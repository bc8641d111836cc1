import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'

export function DevicesSkeleton() {
  return (
    <SkeletonGroup label="로그인한 기기를 불러오는 중이에요">
      {['first', 'second'].map((row) => (
        <div key={row} className="flex min-h-16 items-center gap-3.5 py-2.5">
          <Skeleton className="size-11 rounded-field!" />
          <div className="flex flex-col gap-1.5">
            <Skeleton className="h-5 w-36" />
            <Skeleton className="h-4 w-24" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  )
}
