import { overlay, OverlayProvider, useOverlayData } from 'overlay-kit'
import { type ReactNode, useEffect } from 'react'
import { Dialog, dialogPanel, type DialogProps } from './Dialog.tsx'

/** Resolves when the host is mounted: a question before that would be shown nowhere. */
let hostStands = Promise.withResolvers<void>()

/**
 * The host of dialogs, once at the root of an app. It loads their code while there is a network, because one of them
 * tells that there is none.
 */
export function OverlayHost({ children }: { children: ReactNode }) {
  useEffect(() => dialogPanel.fetchWhenIdle(), [])
  useEffect(() => {
    hostStands.resolve()
    return () => {
      hostStands = Promise.withResolvers()
    }
  }, [])
  return <OverlayProvider>{children}</OverlayProvider>
}

export type Answer = 'confirm' | 'cancel' | 'dismiss'

export type Question = {
  title: ReactNode
  description?: ReactNode
  confirm: string
  cancel?: string
  danger?: boolean
  /** Only an answer (or Esc) closes it. */
  alert?: boolean
  closedBy?: DialogProps['closedBy']
}

/**
 * Whether a question waits for its answer: what is behind it is not busy meanwhile. overlay-kit's current overlay is
 * null when one closes in the frame in which the next opens, so each one is checked: it is open, or has not been
 * opened yet.
 */
export const useAsking = () =>
  Object.values(useOverlayData()).some(({ isOpen, isMounted }) => isOpen || !isMounted)

/** Asks from anywhere: `if ((await ask({ title, confirm: '지우기', cancel: '그대로 두기' })) === 'confirm') …` */
export async function ask({ confirm, cancel, danger, ...shown }: Question): Promise<Answer> {
  await hostStands.promise
  return overlay.openAsync<Answer>(({ isOpen, close, unmount }) => (
    <Dialog
      {...shown}
      open={isOpen}
      onOpenChange={(open) => !open && close('dismiss')}
      onClosed={unmount}
      confirm={{ label: confirm, danger, onPress: () => close('confirm') }}
      cancel={cancel ? { label: cancel, onPress: () => close('cancel') } : undefined}
    />
  ))
}

/** Shows a message; resolves once it was closed. */
export async function tell(title: ReactNode, description: ReactNode, button: string): Promise<void> {
  await ask({ title, description, confirm: button, alert: true })
}
