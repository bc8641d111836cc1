import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'

export function QuestionShapes() {
  return (
    <SkeletonGroup label="질문을 불러오는 중이에요">
      <Skeleton className="mt-5 h-5 w-56" />
      <Skeleton className="mt-2 h-36 rounded-field!" />
    </SkeletonGroup>
  )
}
