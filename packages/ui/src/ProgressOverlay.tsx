import { useEffect, useId, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { cx } from './cx.ts'
import { CircleInfo } from './icons/CircleInfo.tsx'
import { bounds } from './overlay/bounds.ts'
import { ProgressGlass, type GlassStage } from './ProgressGlass.tsx'

type ProgressOverlayProps = {
  open: boolean
  percent: number
  title: ReactNode
  stages: readonly GlassStage[]
  /** '분석 58퍼센트'. */
  label: string
  warning?: ReactNode
}

/** Covers the column during a long task; nothing in it can be pressed. Each new stage is announced. */
export function ProgressOverlay({ open, percent, title, stages, label, warning }: ProgressOverlayProps) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!open) return
    const before = document.activeElement
    const overflow = document.body.style.overflow
    panel.current?.focus()
    document.body.style.overflow = 'hidden'
    document.addEventListener('keydown', keepOut)
    return () => {
      document.removeEventListener('keydown', keepOut)
      document.body.style.overflow = overflow
      if (before instanceof HTMLElement) before.focus()
    }
  }, [open])
  if (!open) return null

  const stage = stages.find(({ state }) => state === 'now')
  return createPortal(
    <div
      ref={panel}
      role="alertdialog"
      aria-modal="true"
      aria-labelledby={`${id}title`}
      aria-describedby={warning ? `${id}warning` : undefined}
      tabIndex={-1}
      className={cx(bounds, 'z-40 flex flex-col justify-between overflow-y-auto bg-page outline-none')}
    >
      <div className="px-5">
        <p
          aria-hidden="true"
          className="-ml-1 pt-18 text-[5.5rem] leading-none font-extrabold tracking-[-.055em] tnum"
        >
          {Math.floor(percent)}
          <small className="ml-0.5 text-[2.5rem] font-bold tracking-tight">%</small>
        </p>
        <h1 id={`${id}title`} className="mt-3.5 mb-13 text-h1 text-[1.5rem]">
          {title}
        </h1>
        <ProgressGlass percent={percent} stages={stages} label={label} />
        <output className="sr-only">{stage && `${stage.title} 중이에요`}</output>
      </div>
      {warning && (
        <p
          id={`${id}warning`}
          className="mx-5 mb-[calc(28px+env(safe-area-inset-bottom))] flex items-center justify-center gap-1.5 rounded-field bg-surface-2 p-3.5 text-body-s text-ink-2"
        >
          <CircleInfo size={18} />
          {warning}
        </p>
      )}
    </div>,
    document.body,
  )
}

/** Nothing here can be focused, and what is behind must stay unreachable. */
function keepOut(event: KeyboardEvent) {
  if (event.key === 'Tab') event.preventDefault()
}
