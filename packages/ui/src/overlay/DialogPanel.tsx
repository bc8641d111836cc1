import { AlertDialog } from '@base-ui/react/alert-dialog'
import { Dialog as Base } from '@base-ui/react/dialog'
import { useEffect, useEffectEvent } from 'react'
import { Button } from '../Button.tsx'
import { cx } from '../cx.ts'
import type { DialogProps } from '../Dialog.tsx'
import { bounds, dim, isOnToast } from './bounds.ts'

const popup =
  'w-full rounded-dialog bg-elevated px-5 pt-6 pb-4 outline-none transition-[opacity,transform] duration-(--t3) ease-enter ' +
  'max-h-[calc(100dvh-48px)] overflow-y-auto overscroll-contain ' +
  'data-starting-style:scale-95 data-starting-style:opacity-0 data-ending-style:opacity-0 data-ending-style:duration-(--t2)'

export function DialogPanel(props: DialogProps) {
  const { open, onOpenChange, onClosed, title, description, confirm, cancel, alert, wide, children } = props
  const close = useEffectEvent(() => onOpenChange(false))
  const { closedBy } = props
  useEffect(() => (open ? closedBy?.(() => close()) : undefined), [open, closedBy])
  // An alert waits for an answer: a press outside does not close it.
  const Part = alert ? AlertDialog : Base
  return (
    <Part.Root
      open={open}
      onOpenChange={(next, details) => {
        if (!next && isOnToast(details.event)) details.cancel()
        else onOpenChange(next)
      }}
      onOpenChangeComplete={(next) => !next && onClosed?.()}
    >
      <Part.Portal>
        <Part.Backdrop data-fade className={dim} />
        <Part.Viewport className={cx(bounds, 'z-40 grid place-items-center overflow-y-auto px-5 py-6')}>
          <Part.Popup data-fade className={cx(popup, wide ? 'max-w-column' : 'max-w-[420px]')}>
            <Part.Title className="text-h2 text-[1.125rem]">{title}</Part.Title>
            {description && (
              <Part.Description className="mt-1.5 text-body-s leading-normal text-ink-3">
                {description}
              </Part.Description>
            )}
            {children && <div className="mt-4">{children}</div>}
            <div className="mt-5 flex gap-2">
              {cancel && (
                <Button kind="weak" size="md" onClick={cancel.onPress}>
                  {cancel.label}
                </Button>
              )}
              <Button
                size="md"
                kind={confirm.danger ? 'danger' : 'filled'}
                busy={confirm.busy}
                onClick={confirm.onPress}
              >
                {confirm.label}
              </Button>
            </div>
          </Part.Popup>
        </Part.Viewport>
      </Part.Portal>
    </Part.Root>
  )
}
