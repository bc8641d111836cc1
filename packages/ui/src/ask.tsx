import { overlay, OverlayProvider } from 'overlay-kit'
import type { ReactNode } from 'react'
import { Dialog } from './Dialog.tsx'

/** Where asked dialogs appear; stands once at the root of an app. */
export const OverlayHost = OverlayProvider

export type Answer = 'confirm' | 'cancel' | 'dismiss'

type Question = {
  title: ReactNode
  description?: ReactNode
  confirm: string
  cancel?: string
  danger?: boolean
  /** Only an answer closes it (and Esc). */
  alert?: boolean
}

/** Asks from anywhere: `if ((await ask({ title, confirm: '지우기', cancel: '그대로 두기' })) === 'confirm') …` */
export function ask({ title, description, confirm, cancel, danger, alert }: Question): Promise<Answer> {
  return overlay.openAsync<Answer>(({ isOpen, close, unmount }) => (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && close('dismiss')}
      onClosed={unmount}
      title={title}
      description={description}
      alert={alert}
      confirm={{ label: confirm, danger, onPress: () => close('confirm') }}
      cancel={cancel === undefined ? undefined : { label: cancel, onPress: () => close('cancel') }}
    />
  ))
}

/** Tells something that has to be read; resolves once it was. */
export async function tell(title: ReactNode, description: ReactNode, button: string): Promise<void> {
  await ask({ title, description, confirm: button, alert: true })
}
