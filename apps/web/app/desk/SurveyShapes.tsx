import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'

const ROWS = ['first', 'second', 'third']

export function SurveyShapes() {
  return (
    <SkeletonGroup label="설문을 불러오는 중이에요">
      <Skeleton className="h-6 w-52" />
      {ROWS.map((row) => (
        <Skeleton key={row} round="card" className="mt-2.5 h-13" />
      ))}
    </SkeletonGroup>
  )
}
