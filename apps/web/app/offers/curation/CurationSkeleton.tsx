import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'

export function CurationSkeleton() {
  return (
    <SkeletonGroup label="제안을 불러오는 중이에요">
      <div className="px-5 pt-2">
        <Skeleton className="h-7 w-56" />
        <Skeleton className="mt-2 h-7 w-44" />
        <div className="mt-6 flex gap-2.5">
          <Skeleton className="size-10 rounded-full!" />
          <Skeleton className="h-28 flex-1 rounded-card!" />
        </div>
        <div className="mt-5 flex flex-col gap-2">
          {['first', 'second', 'third', 'fourth'].map((row) => (
            <Skeleton key={row} className="h-19 rounded-option!" />
          ))}
        </div>
      </div>
    </SkeletonGroup>
  )
}
