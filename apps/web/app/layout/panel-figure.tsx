import { createContext, type ReactNode, use } from 'react'
import { createPortal } from 'react-dom'

const Slot = createContext<HTMLElement | null>(null)

export const PanelFigureSlot = Slot.Provider

/** The one figure that matters on this page, in the desktop panel: a sentence and the number under it. */
export function PanelFigure({ about, children }: { about: ReactNode; children: ReactNode }) {
  const slot = use(Slot)
  if (!slot) return null
  return createPortal(
    <>
      <p className="text-[1.125rem] text-on-shot-2">{about}</p>
      <p className="text-[5.5rem] leading-[1.1] font-extrabold tracking-[-.05em] text-rise-on-shot tnum">
        {children}
      </p>
    </>,
    slot,
  )
}
