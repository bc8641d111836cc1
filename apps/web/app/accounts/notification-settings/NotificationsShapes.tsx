import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'

export function NotificationsShapes() {
  return (
    <SkeletonGroup label="알림 설정을 불러오는 중이에요">
      <div className="flex flex-col gap-2.5">
        <Skeleton round="card" className="h-48" />
        <Skeleton round="card" className="h-150" />
      </div>
    </SkeletonGroup>
  )
}
