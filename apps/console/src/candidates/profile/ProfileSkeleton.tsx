import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'

export function ProfileSkeleton() {
  return (
    <SkeletonGroup label="프로필을 불러오는 중이에요">
      <Skeleton round="card" className="h-16" />
      <Skeleton className="mt-3 h-4 w-64" />
      <Skeleton className="mt-6 h-5" />
      <Skeleton className="mt-2 h-5" />
      <Skeleton className="mt-8 h-4 w-12" />
      <Skeleton round="card" className="mt-3 h-36" />
      <Skeleton round="card" className="mt-3 h-36" />
    </SkeletonGroup>
  )
}
