import { Button } from '../../src/Button.tsx'
import { Empty } from '../../src/Empty.tsx'
import { ErrorState } from '../../src/ErrorState.tsx'
import { Skeleton, SkeletonGroup } from '../../src/Skeleton.tsx'
import { Box } from '../Box.tsx'

export function Nothing() {
  return (
    <Box title="빈 화면">
      <Empty
        title="아직 받은 어택이 없어요"
        description="프로필을 채우면 회사가 더 빨리 찾아와요"
        action={<Button size="sm">프로필 채우기</Button>}
      />
    </Box>
  )
}

export function Loading() {
  return (
    <Box title="불러오는 중">
      <SkeletonGroup>
        <div className="flex items-center gap-3">
          <Skeleton round="button" className="size-11" />
          <div className="flex-1">
            <Skeleton className="h-4 w-[46%]" />
            <Skeleton className="mt-2 h-[13px] w-[62%]" />
          </div>
        </div>
        <Skeleton round="badge" className="mt-4.5 h-[34px] w-[72%]" />
        <Skeleton className="mt-3.5 h-3.5 w-full" />
      </SkeletonGroup>
    </Box>
  )
}

export function Failed() {
  return (
    <Box title="불러오지 못함">
      <ErrorState description="잠시 뒤에 다시 시도해 주세요" onRetry={() => {}} />
    </Box>
  )
}
