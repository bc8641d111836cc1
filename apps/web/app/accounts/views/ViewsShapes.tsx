import { Card } from '@coffeeattack/ui/Card'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'

export function ViewsShapes() {
  return (
    <SkeletonGroup label="본 회사를 불러오는 중이에요">
      <Card>
        <Skeleton className="h-5 w-16" />
        {['first', 'second', 'third'].map((row) => (
          <div key={row} className="flex min-h-16 items-center gap-3.5 py-2">
            <Skeleton round="button" className="size-11" />
            <div className="flex flex-col gap-1.5">
              <Skeleton className="h-5 w-32" />
              <Skeleton className="h-4 w-20" />
            </div>
          </div>
        ))}
      </Card>
    </SkeletonGroup>
  )
}
