import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { columns } from './columns.ts'

/** Rows where the found will stand. */
export function TableSkeleton() {
  return (
    <SkeletonGroup label="후보자를 찾고 있어요">
      <Skeleton className="mt-6 mb-4 h-5 w-28" />
      <div className="rounded-card bg-surface pt-[42px]">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
          <div key={row} className={`${columns} border-t border-line py-[15px]`}>
            <div>
              <Skeleton className="h-5 w-44" />
              <Skeleton className="mt-2 h-4 w-32" />
              <Skeleton className="mt-2 h-4 w-52 max-w-full" />
            </div>
            <Skeleton round="full" className="h-3 max-sm:hidden" />
            <Skeleton round="full" className="size-[38px] justify-self-center" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}
