import { useEffect, useState } from 'react'
import { Button } from '../../src/Button.tsx'
import { Empty } from '../../src/Empty.tsx'
import { ErrorState } from '../../src/ErrorState.tsx'
import { type GlassStage, ProgressGlass } from '../../src/ProgressGlass.tsx'
import { ProgressOverlay } from '../../src/ProgressOverlay.tsx'
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

const names = ['커리어 조회', '소득 조회', '예상 연봉 계산']
const stagesAt = (percent: number): GlassStage[] =>
  names.map((title, i) => {
    const state = percent >= 33 * (i + 1) ? 'done' : percent >= 33 * i ? 'now' : 'todo'
    return { title, state, note: { done: '다 찾았어요', now: '확인하고 있어요', todo: '곧 시작해요' }[state] }
  })

export function Progress() {
  const [percent, setPercent] = useState<number | null>(null)
  const running = percent !== null
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => setPercent((now) => (now === null || now >= 99 ? null : now + 3)), 100)
    return () => clearInterval(timer)
  }, [running])
  return (
    <Box title="분석">
      <ProgressGlass percent={58} stages={stagesAt(58)} label="분석 58퍼센트" />
      <Button kind="weak" size="sm" onClick={() => setPercent(0)}>
        오버레이 보기
      </Button>
      <ProgressOverlay
        open={running}
        percent={percent ?? 0}
        title={
          <>
            지우 님의 소득을
            <br />
            확인하고 있어요
          </>
        }
        stages={stagesAt(percent ?? 0)}
        label={`분석 ${percent ?? 0}퍼센트`}
        warning="지금 나가면 처음부터 다시 분석해야 해요"
      />
    </Box>
  )
}
