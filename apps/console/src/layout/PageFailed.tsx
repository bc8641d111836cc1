import { ErrorState } from '@coffeeattack/ui/ErrorState'
import { useEffect } from 'react'
import { useRouteError } from 'react-router'

/** A page broke, or its code is no longer there because a newer console was put in place: loading anew helps both. */
export function PageFailed() {
  const failure = useRouteError()
  useEffect(() => reportError(failure), [failure])
  return (
    <main className="grid min-h-dvh place-items-center bg-canvas">
      <ErrorState
        title="화면을 열지 못했어요"
        description="새로 불러오면 이어서 쓸 수 있어요."
        retryLabel="새로 불러오기"
        onRetry={() => window.location.reload()}
      />
    </main>
  )
}
