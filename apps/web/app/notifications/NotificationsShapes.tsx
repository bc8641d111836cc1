import { Card } from '@coffeeattack/ui/Card'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'

export function NotificationsShapes() {
  return (
    <SkeletonGroup label="알림을 불러오는 중이에요">
      <Card>
        <Skeleton className="h-5 w-12" />
        {['first', 'second', 'third', 'fourth'].map((row) => (
          <div key={row} className="flex min-h-18 items-center gap-3.5 py-3">
            <Skeleton round="button" className="size-11 shrink-0" />
            <div className="flex flex-1 flex-col gap-1.5">
              <Skeleton className="h-5 w-4/5" />
              <Skeleton className="h-4 w-1/2" />
            </div>
          </div>
        ))}
      </Card>
    </SkeletonGroup>
  )
}
