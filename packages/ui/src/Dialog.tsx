import type { ReactNode } from 'react'
import { lazyPanel } from './overlay/lazyPanel.ts'
import { missingPanel } from './overlay/missingPanel.ts'
import { toast } from './toast.tsx'

export type DialogProps = {
  open: boolean
  /** Called with false on Esc and, unless `alert`, on a press outside. */
  onOpenChange: (open: boolean) => void
  /** After the closing animation. */
  onClosed?: () => void
  title: ReactNode
  description?: ReactNode
  /** The right button, named after its result. */
  confirm: { label: string; onPress: () => void; danger?: boolean; busy?: string | false }
  /** The left, safe button. */
  cancel?: { label: string; onPress: () => void }
  /** Does not close on a press outside. */
  alert?: boolean
  /** Listens for what makes the dialog needless and then calls `close`; returns how to stop listening. */
  closedBy?: (close: () => void) => () => void
  /** As wide as the column (540 px) instead of a text's width. */
  wide?: boolean
  children?: ReactNode
}

export const dialogPanel = lazyPanel(async () => (await import('./overlay/DialogPanel.tsx')).DialogPanel)

/**
 * For what cannot be undone or would be lost. When its code cannot be loaded, a message becomes a toast and a
 * question is not asked.
 */
export function Dialog(props: DialogProps) {
  return dialogPanel.usePanel(props, () => {
    toast(props.alert ? props.title : missingPanel)
    props.onOpenChange(false)
    props.onClosed?.()
  })
}
