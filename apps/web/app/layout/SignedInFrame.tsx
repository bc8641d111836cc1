import { Cup } from '@coffeeattack/ui/Cup'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { CopyLinkPrompt } from './CopyLinkPrompt.tsx'
import { PanelFigureSlot } from './panel-figure.tsx'
import { Panel } from './Panel.tsx'
import { Rail } from './Rail.tsx'
import { Shell } from './Shell.tsx'
import { TabBar } from './TabBar.tsx'
import { currentTab, isTabRoot } from './tabs.ts'

/** Past the rail of a desktop; a phone's tabs stand behind the page. */
function SkipLink() {
  function skip(event: MouseEvent) {
    const main = document.getElementById('main')
    if (!main) return
    event.preventDefault()
    main.tabIndex = -1
    main.focus()
  }
  return (
    <a
      href="#main"
      onClick={skip}
      className="absolute top-2 left-2 z-50 hidden -translate-y-20 rounded-button-sm bg-on-shot px-4 py-3 text-body-s font-semibold text-shot focus:translate-y-0 focus-visible:outline-on-shot lg:block"
    >
      본문으로 건너뛰기
    </a>
  )
}

/** The frame around a person's own pages: tabs under the column, or a rail, one figure and the copy-link prompt beside it. */
export function SignedInFrame({ children }: { children: ReactNode }) {
  const [figure, setFigure] = useState<HTMLElement | null>(null)
  const { pathname } = useLocation()
  return (
    <Shell
      wide={currentTab(pathname) === 'messages'}
      panel={
        <>
          <SkipLink />
          <Panel
            label="메뉴와 요약"
            art={<Cup size={520} className="absolute -top-17 -right-48 @max-[28rem]:hidden" />}
          >
            <Rail />
            <div ref={setFigure} className="peer relative z-2 mt-auto empty:hidden" />
            <p className="relative z-2 mt-auto hidden max-w-110 text-[1.125rem] text-on-shot-2 peer-empty:block @max-[24rem]:text-body-s">
              이름과 연락처는 내가 고른 회사에만 공개돼요.
            </p>
            <CopyLinkPrompt />
          </Panel>
        </>
      }
    >
      <PanelFigureSlot value={figure}>{children}</PanelFigureSlot>
      {isTabRoot(pathname) && <TabBar />}
    </Shell>
  )
}
