import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'

export function DisclosureShapes() {
  return (
    <SkeletonGroup label="공개 범위를 불러오는 중이에요">
      <div className="flex flex-col gap-2.5 px-4 pt-5">
        <Skeleton round="card" className="h-36" />
        <Skeleton round="card" className="h-90" />
      </div>
    </SkeletonGroup>
  )
}
