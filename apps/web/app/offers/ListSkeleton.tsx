import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'

export function ListSkeleton() {
  return (
    <SkeletonGroup label="어택을 불러오는 중이에요">
      <div className="flex flex-col gap-2.5 px-5 pt-6 lg:px-7">
        <Skeleton className="mb-1.5 h-6 w-40" />
        {['first', 'second', 'third'].map((row) => (
          <div key={row} className="rounded-option p-4 inset-ring inset-ring-line-2">
            <div className="flex items-center gap-3">
              <Skeleton round="button" className="size-11" />
              <div className="flex flex-col gap-1.5">
                <Skeleton className="h-5 w-28" />
                <Skeleton className="h-4 w-36" />
              </div>
            </div>
            <Skeleton className="mt-4 h-6 w-52" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}
