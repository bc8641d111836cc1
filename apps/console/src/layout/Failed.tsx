import { ErrorState } from '@coffeeattack/ui/ErrorState'
import { SidePanel } from './SidePanel.tsx'

type FailedProps = { onRetry: () => void }

function Words({ onRetry }: FailedProps) {
  return (
    <ErrorState
      title="화면을 열지 못했어요"
      description="연결이 돌아오면 저절로 열려요."
      retryLabel="다시 불러오기"
      onRetry={onRetry}
    />
  )
}

/** The page could not be loaded; the rail still works. */
export function PageFailed({ onRetry }: FailedProps) {
  return (
    <main className="grid min-h-full place-items-center px-4 py-16">
      <Words onRetry={onRetry} />
    </main>
  )
}

/** The panel could not be loaded; the list stays. */
export function PanelFailed({ onRetry }: FailedProps) {
  return (
    <SidePanel title="열지 못했어요" closeTo="..">
      <div className="grid min-h-full place-items-center">
        <Words onRetry={onRetry} />
      </div>
    </SidePanel>
  )
}
