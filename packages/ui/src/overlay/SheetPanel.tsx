import { Drawer } from '@base-ui/react/drawer'
import type { SyntheticEvent } from 'react'
import { cx } from '../cx.ts'
import type { SheetProps } from '../Sheet.tsx'
import { bounds, dim, isOnToast } from './bounds.ts'
import { useBackCloses } from './useBackCloses.ts'

const CLOSING_PART = 0.3

/**
 * Whether a released sheet was pulled down far enough to close. The primitive closes on a fast flick or past one
 * half; ours closes past 30 %.
 */
function pulledFarEnough(popup: HTMLElement): boolean {
  const moved = Number.parseFloat(popup.style.getPropertyValue('--drawer-swipe-movement-y'))
  return moved > popup.offsetHeight * CLOSING_PART
}

const popup =
  'pointer-events-auto relative flex max-h-[90dvh] w-full max-w-column flex-col rounded-t-sheet bg-elevated outline-none ' +
  'translate-y-(--drawer-swipe-movement-y) transition-transform duration-(--t3) ease-enter data-swiping:duration-0 data-swiping:select-none ' +
  'data-starting-style:translate-y-full data-ending-style:translate-y-full data-ending-style:duration-(--t2) data-ending-style:ease-leave ' +
  'motion-reduce:transition-opacity motion-reduce:duration-(--t1) motion-reduce:data-starting-style:translate-y-0 motion-reduce:data-starting-style:opacity-0 ' +
  // Fills the gap below when the sheet is pulled up a little.
  'after:pointer-events-none after:absolute after:inset-x-0 after:top-full after:h-12 after:bg-elevated'

export function SheetPanel(props: SheetProps) {
  const {
    open,
    onOpenChange,
    onClosed,
    leading,
    title,
    hideTitle,
    description,
    footer,
    dismissible = true,
    children,
  } = props
  useBackCloses(open, () => dismissible && onOpenChange(false))

  function release(event: SyntheticEvent<HTMLElement>) {
    if (dismissible && pulledFarEnough(event.currentTarget)) onOpenChange(false)
  }
  return (
    <Drawer.Root
      open={open}
      disablePointerDismissal={!dismissible}
      onOpenChange={(next, details) => {
        if (!next && (isOnToast(details.event) || (!dismissible && details.reason !== 'close-press')))
          details.cancel()
        else onOpenChange(next)
      }}
      onOpenChangeComplete={(next) => !next && onClosed?.()}
    >
      <Drawer.VirtualKeyboardProvider>
        <Drawer.Portal>
          <Drawer.Backdrop
            data-fade
            className={cx(dim, 'opacity-[calc(1-var(--drawer-swipe-progress,0))] data-swiping:duration-0')}
          />
          <Drawer.Viewport className={cx(bounds, 'pointer-events-none z-40 flex items-end justify-center')}>
            <Drawer.Popup
              data-fade
              onPointerUpCapture={release}
              onTouchEndCapture={release}
              className={popup}
            >
              <div className="shrink-0 cursor-grab touch-none px-5 pt-2.5 active:cursor-grabbing">
                <div aria-hidden="true" className="mx-auto mb-5 h-1 w-10 rounded-full bg-line-2" />
                {leading}
                <Drawer.Title className={hideTitle ? 'sr-only' : 'text-h1 text-[1.5rem]'}>
                  {title}
                </Drawer.Title>
                {description && (
                  <Drawer.Description className="mt-1.5 text-body-s text-ink-3">
                    {description}
                  </Drawer.Description>
                )}
              </div>
              <Drawer.Content className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-5 pb-4">
                {children}
                <Drawer.Close className="sr-only focus-visible:not-sr-only focus-visible:mt-2 focus-visible:block focus-visible:w-full focus-visible:text-center">
                  닫기
                </Drawer.Close>
              </Drawer.Content>
              <div data-bottom-bar className="shrink-0 px-5 pb-safe-4 empty:h-4">
                {footer}
              </div>
            </Drawer.Popup>
          </Drawer.Viewport>
        </Drawer.Portal>
      </Drawer.VirtualKeyboardProvider>
    </Drawer.Root>
  )
}
