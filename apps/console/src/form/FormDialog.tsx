import { Dialog } from '@coffeeattack/ui/Dialog'
import type { ReactNode, SubmitEvent } from 'react'

type FormDialogProps = {
  open: boolean
  title: string
  description?: string
  /** Names the result: '초대 보내기'. */
  submit: string
  /** What is sent cannot be undone. */
  danger?: boolean
  busy: string | false
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** A short form over the page. Enter sends it, Esc leaves it. */
export function FormDialog(props: FormDialogProps) {
  const { open, title, description, submit, danger = false, busy, onSubmit, onClose, children } = props
  function send(event: SubmitEvent) {
    event.preventDefault()
    if (!busy) onSubmit()
  }
  return (
    <Dialog
      wide
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={title}
      description={description}
      confirm={{ label: submit, danger, busy, onPress: onSubmit }}
      cancel={{ label: '닫기', onPress: onClose }}
    >
      <form onSubmit={send} noValidate className="grid gap-4">
        {children}
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </form>
    </Dialog>
  )
}
