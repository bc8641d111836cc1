import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'

/** The figure, the curve and the bars, as shapes. */
export function ReportSkeleton() {
  return (
    <SkeletonGroup label="리포트를 불러오는 중이에요">
      <div className="px-5 lg:px-7 pt-2">
        <Skeleton className="h-6 w-36" />
        <Skeleton className="mt-2 h-14 w-60" />
        <Skeleton className="mt-3.5 h-6 w-56" />
        <Skeleton round="card" className="mt-8 h-56" />
        <Skeleton className="mt-14 h-7 w-52" />
        {['now', 'expected', 'hope', 'offer'].map((row) => (
          <Skeleton key={row} className="mt-4 h-5 w-full" />
        ))}
      </div>
    </SkeletonGroup>
  )
}
