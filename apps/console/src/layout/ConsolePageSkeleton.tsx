import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'

/** Where a page will stand: its head and a list, as every page has them. */
export function ConsolePageSkeleton() {
  return (
    <div className="mx-auto w-full max-w-console px-4 py-6 lg:px-6">
      <SkeletonGroup>
        <Skeleton className="mt-1.5 mb-6.5 h-8 w-36" />
        <div className="grid gap-3">
          <Skeleton round="card" className="h-28" />
          <Skeleton round="card" className="h-28" />
          <Skeleton round="card" className="h-28" />
        </div>
      </SkeletonGroup>
    </div>
  )
}
