import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'

/** The company's name came along in the address, so the wait already says whose coffee chat it is. */
export function CoffeechatSkeleton({ company }: { company: string }) {
  const label = company ? `${company} 커피챗을 불러오는 중이에요` : '커피챗을 불러오는 중이에요'
  return (
    <SkeletonGroup label={label}>
      <div className="flex flex-col items-center pt-2">
        <Skeleton round="full" className="size-29" />
        <Skeleton className="mt-6 h-7 w-60" />
        <Skeleton className="mt-3 h-5 w-52" />
      </div>
      <div className="flex flex-col gap-2.5 px-4 pt-7">
        <Skeleton round="card" className="h-44" />
        <Skeleton round="card" className="h-48" />
        <Skeleton round="card" className="h-64" />
      </div>
    </SkeletonGroup>
  )
}
