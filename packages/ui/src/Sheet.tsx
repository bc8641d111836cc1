import type { ReactNode } from 'react'
import { lazyPanel } from './overlay/lazyPanel.ts'
import { missingPanel } from './overlay/missingPanel.ts'
import { toast } from './toast.tsx'

export type SheetProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** After the closing animation. */
  onClosed?: () => void
  /** A subtitle above the title. */
  leading?: ReactNode
  title: string
  hideTitle?: boolean
  description?: ReactNode
  /** The button at the bottom; it stays while the content scrolls. */
  footer?: ReactNode
  /** false: neither a press outside nor a swipe nor Esc nor going back closes it. */
  dismissible?: boolean
  children: ReactNode
}

export const sheetPanel = lazyPanel(async () => (await import('./overlay/SheetPanel.tsx')).SheetPanel)

/** For choosing. Closes on a press outside, a downward swipe, Esc and going back; traps the focus and returns it. */
export function Sheet(props: SheetProps) {
  return sheetPanel.usePanel(props, () => {
    toast(missingPanel)
    props.onOpenChange(false)
    props.onClosed?.()
  })
}
