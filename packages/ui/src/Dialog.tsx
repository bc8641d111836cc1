import type { ReactNode } from 'react'
import { lazyPanel } from './overlay/lazyPanel.ts'
import { missingPanel } from './overlay/missingPanel.ts'
import { toast } from './toast.tsx'

export type DialogProps = {
  open: boolean
  /** Called with false on Esc and, unless `alert`, on a press outside. */
  onOpenChange: (open: boolean) => void
  /** After it has faded away. */
  onClosed?: () => void
  title: ReactNode
  description?: ReactNode
  /** The right button: it names the result. */
  confirm: { label: string; onPress: () => void; danger?: boolean; busy?: string | false }
  /** The left, safe button. */
  cancel?: { label: string; onPress: () => void }
  /** Waits for an answer. */
  alert?: boolean
  /** As wide as the column (540 px) instead of a sentence. */
  wide?: boolean
  children?: ReactNode
}

export const dialogPanel = lazyPanel(async () => (await import('./overlay/DialogPanel.tsx')).DialogPanel)

/** For what cannot be undone or would be lost. Where it cannot be had its news is a toast, and a question goes unasked. */
export function Dialog(props: DialogProps) {
  return dialogPanel.usePanel(props, () => {
    toast(props.alert ? props.title : missingPanel)
    props.onOpenChange(false)
    props.onClosed?.()
  })
}
