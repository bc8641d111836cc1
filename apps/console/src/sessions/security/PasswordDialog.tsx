import { wordsFor } from '@coffeeattack/kit/failure'
import { PasswordField } from '@coffeeattack/kit/passwordForms'
import { useForm } from '@coffeeattack/kit/useForm'
import type { ReactNode } from 'react'
import { FormDialog } from '../../form/FormDialog.tsx'

type PasswordDialogProps = {
  title: string
  description?: string
  submit: string
  danger?: boolean
  /** Receives the password. The caller closes the dialog on success. */
  run: (password: string) => Promise<void>
  onClose: () => void
  /** Fields above the password. */
  children?: ReactNode
}

/** Asks for the password again, because an unattended screen must not allow changes to the sign-in. */
export function PasswordDialog({
  title,
  description,
  submit,
  danger,
  run,
  onClose,
  children,
}: PasswordDialogProps) {
  const form = useForm({
    first: { password: '' },
    rules: { password: (password) => (password === '' ? '비밀번호를 입력해 주세요' : null) },
    blame: 'password',
    send: ({ password }) => run(password),
    onFailed(failure) {
      // Closes this dialog when the failure opens another one.
      if (wordsFor(failure).show === 'dialog') onClose()
    },
  })
  return (
    <FormDialog
      open
      title={title}
      description={description}
      form={form}
      submit={submit}
      busy="확인하는 중"
      danger={danger}
      onClose={onClose}
    >
      {children}
      <PasswordField {...form.field('password')} />
    </FormDialog>
  )
}

type SecurityRowProps = { title: ReactNode; note: ReactNode; children: ReactNode }

/** One sign-in method with its actions. */
export function SecurityRow({ title, note, children }: SecurityRowProps) {
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-36">
        <p className="text-body font-semibold break-words">{title}</p>
        <p className="text-caption text-ink-3">{note}</p>
      </div>
      <div className="flex gap-2">{children}</div>
    </div>
  )
}
