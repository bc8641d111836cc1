import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'

export function CompanyGridShapes() {
  return (
    <SkeletonGroup label="회사를 불러오고 있어요">
      <div className="grid grid-cols-3 gap-2.5">
        {Array.from({ length: 12 }, (_, index) => (
          <Skeleton key={index} round="card" className="h-29" />
        ))}
      </div>
    </SkeletonGroup>
  )
}
