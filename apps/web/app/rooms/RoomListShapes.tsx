import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'

const ROWS = ['w-40', 'w-52', 'w-32', 'w-44']

export function RoomListShapes() {
  return (
    <SkeletonGroup label="메시지를 불러오는 중이에요">
      {ROWS.map((width) => (
        <div key={width} className="flex h-19 items-center gap-3 px-5">
          <Skeleton round="button" className="size-12 shrink-0" />
          <div className="flex-1">
            <Skeleton className="h-5 w-28" />
            <Skeleton className={`mt-2 h-4 ${width}`} />
          </div>
          <Skeleton className="h-4 w-12 self-start mt-4" />
        </div>
      ))}
    </SkeletonGroup>
  )
}
