import { paths } from '@coffeeattack/contract/pages'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Cup } from '@coffeeattack/ui/Cup'
import { textLinkLook } from '@coffeeattack/ui/TextLink'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { FlowPanel, flowPanelText } from '../Panel.tsx'
import { Shell } from '../Shell.tsx'

/** A page that cannot be shown: a drawing, one sentence, one link. */
export function FailureView({
  title,
  about,
  children,
}: {
  title: string
  about: string
  children: ReactNode
}) {
  return (
    <div className="flex flex-1 flex-col items-center justify-center px-5 py-16 text-center">
      <Cup size={168} />
      <h1 className="mt-7 text-h1">{title}</h1>
      <p className="mt-2 text-body text-ink-2">{about}</p>
      <div className="mt-8 flex flex-col items-center gap-1">{children}</div>
    </div>
  )
}

/** Our own failure. The retry is a plain link, so that it works even when the app does not. */
export function ErrorView() {
  const { pathname, search } = useLocation()
  return (
    <FailureView title="화면을 불러오지 못했어요" about="잠시 뒤 다시 시도해 주세요.">
      <a href={pathname + search} className={buttonLook({ size: 'md', wide: false })}>
        다시 시도하기
      </a>
      <a href={paths.home()} className={textLinkLook}>
        첫 화면으로 가기
      </a>
    </FailureView>
  )
}

/** When a whole page fails its layout is gone too, so this brings the frame. */
export function FailureFrame({ children }: { children: ReactNode }) {
  return (
    <Shell panel={<FlowPanel {...flowPanelText([])} />}>
      <main className="flex flex-1 flex-col">{children}</main>
    </Shell>
  )
}
