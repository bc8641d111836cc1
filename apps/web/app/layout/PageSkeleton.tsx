import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'

/** A header, a title of two lines and three cards: the shape that most pages share. */
export function PageSkeleton() {
  return (
    <main id="main" className="flex-1 bg-canvas">
      <SkeletonGroup>
        <div className="flex h-14 items-center px-5 lg:h-18 lg:px-7">
          <Skeleton className="h-6 w-24" />
        </div>
        <div className="flex flex-col gap-3 px-4 pt-1 lg:px-6">
          <Skeleton className="ml-1 h-7 w-44" />
          <Skeleton className="mb-3 ml-1 h-7 w-60" />
          <Skeleton className="h-56 rounded-home!" />
          <Skeleton className="h-20 rounded-card!" />
          <Skeleton className="h-44 rounded-card!" />
        </div>
      </SkeletonGroup>
    </main>
  )
}
