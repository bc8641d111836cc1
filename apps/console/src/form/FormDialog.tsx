import { Dialog } from '@coffeeattack/ui/Dialog'
import type { ComponentProps, ReactNode } from 'react'

type FormDialogProps = {
  open: boolean
  title: string
  description?: string
  /** As `useForm` gives it. */
  form: { props: ComponentProps<'form'>; busy: boolean; submit: () => unknown }
  /** Names the result: '초대 보내기'. */
  submit: string
  /** What is said while it is sent: '보내는 중'. */
  busy: string
  /** What is sent cannot be undone. */
  danger?: boolean
  onClose: () => void
  children: ReactNode
}

/** A short form over the page. Enter sends it, Esc leaves it. */
export function FormDialog(props: FormDialogProps) {
  const { open, title, description, form, submit, busy, danger = false, onClose, children } = props
  return (
    <Dialog
      wide
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={title}
      description={description}
      confirm={{ label: submit, danger, busy: form.busy && busy, onPress: () => void form.submit() }}
      cancel={{ label: '닫기', onPress: onClose }}
    >
      <form {...form.props} className="grid gap-4">
        {children}
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </form>
    </Dialog>
  )
}
