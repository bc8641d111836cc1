import { lazy, Suspense, type ReactNode } from 'react'
import { useLazyPanel } from './overlay/useLazyPanel.ts'

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

const load = () => import('./overlay/DialogPanel.tsx')
const DialogPanel = lazy(async () => ({ default: (await load()).DialogPanel }))

/** For what cannot be undone or would be lost. */
export function Dialog(props: DialogProps) {
  if (!useLazyPanel(props.open, load)) return null
  return (
    <Suspense fallback={null}>
      <DialogPanel {...props} />
    </Suspense>
  )
}
