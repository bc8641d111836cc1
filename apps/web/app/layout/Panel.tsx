import { paths } from '@coffeeattack/contract/pages'
import { BRAND } from '@coffeeattack/domain/brand'
import { signal, useSignal } from '@coffeeattack/kit/live/signal'
import { Wordmark } from '@coffeeattack/ui/BrandMark'
import { Cup } from '@coffeeattack/ui/Cup'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

type PanelProps = {
  label: string
  /** The cup's position. */
  art: ReactNode
  children: ReactNode
}

/**
 * The dark panel beside the column from 1024 px; past 1440 px its left padding grows, so that its text stays near the
 * column. Beside a list (`@container`) its content narrows.
 */
export function Panel({ label, art, children }: PanelProps) {
  return (
    <aside
      aria-label={label}
      className="@container sticky top-0 hidden h-dvh overflow-hidden bg-shot text-on-shot lg:block"
    >
      {art}
      <div className="flex h-full flex-col py-11 pr-14 pl-[max(3.5rem,calc((100vw-1440px)/2))] @max-[24rem]:pr-6 @max-[24rem]:pl-8">
        <a
          href={paths.home()}
          className="relative z-2 flex min-h-11 items-center self-start rounded-button-sm focus-visible:outline-on-shot"
        >
          <Wordmark tone="on-shot">{BRAND.ko}</Wordmark>
        </a>
        {children}
      </div>
    </aside>
  )
}

/** The panel's text beside a flow: a route sets it with `handle = { flowPanel: … }`. */
export type FlowPanelText = { title: readonly string[]; line: string }

export const REASSURANCE = '이름과 연락처는 내가 고른 회사에만 공개돼요.'

const DEFAULT_TEXT: FlowPanelText = { title: ['연봉 먼저,', '커피는 그다음'], line: REASSURANCE }

/** The innermost route's text wins. */
export function flowPanelText(handles: readonly unknown[]): FlowPanelText {
  return handles.findLast(hasFlowPanel)?.flowPanel ?? DEFAULT_TEXT
}

function hasFlowPanel(handle: unknown): handle is { flowPanel: FlowPanelText } {
  return 'flowPanel' in Object(handle)
}

/** One line of reassurance above the cup. */
export function FlowPanel({ title, line }: FlowPanelText) {
  return (
    <Panel label="소개" art={<Cup size={620} className="absolute -right-30 -bottom-52" />}>
      <p className="relative z-2 mt-14 text-panel">
        {title.map((part) => (
          <span key={part} className="block">
            {part}
          </span>
        ))}
      </p>
      <p className="relative z-2 mt-4.5 text-lead leading-relaxed text-on-shot-2">{line}</p>
    </Panel>
  )
}

const figureSlot = signal<HTMLElement | null>(null)

/** The panel's slot for a page's figure. As state it would render the whole frame twice. */
export const setFigureSlot = figureSlot.set

/** The page's main figure in the desktop panel: a sentence with the number below, which narrows with the panel. */
export function PanelFigure({ about, children }: { about: ReactNode; children: ReactNode }) {
  const slot = useSignal(figureSlot)
  if (!slot) return null
  return createPortal(
    <>
      <p className="text-[1.125rem] text-on-shot-2">{about}</p>
      <p className="text-[min(5.5rem,13cqw)] leading-[1.1] font-extrabold tracking-[-.05em] whitespace-nowrap text-rise-on-shot tnum [&>span]:whitespace-normal [&>small]:text-[.41em]!">
        {children}
      </p>
    </>,
    slot,
  )
}
