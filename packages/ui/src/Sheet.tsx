import { lazy, Suspense, type ReactNode } from 'react'
import { useLazyPanel } from './overlay/useLazyPanel.ts'

export type SheetProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** After it has slid away. */
  onClosed?: () => void
  title: string
  hideTitle?: boolean
  description?: ReactNode
  /** The button at the bottom; it stays while the content scrolls. */
  footer?: ReactNode
  /** false: neither an outside tap nor a swipe nor Esc closes it. */
  dismissible?: boolean
  children: ReactNode
}

const load = () => import('./overlay/SheetPanel.tsx')
const SheetPanel = lazy(async () => ({ default: (await load()).SheetPanel }))

/** For choosing. Closes on an outside tap, a downward swipe and Esc; the focus is kept in and given back. */
export function Sheet(props: SheetProps) {
  if (!useLazyPanel(props.open, load)) return null
  return (
    <Suspense fallback={null}>
      <SheetPanel {...props} />
    </Suspense>
  )
}
