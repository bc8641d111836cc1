import { wordsFor } from '@coffeeattack/kit/failure'
import { useForm } from '@coffeeattack/kit/useForm'
import { TextField } from '@coffeeattack/ui/TextField'
import type { ReactNode } from 'react'
import { FormDialog } from '../../form/FormDialog.tsx'

type PasswordDialogProps = {
  title: string
  description?: string
  submit: string
  danger?: boolean
  /** What is done with the password. It closes the dialog itself once that has worked. */
  run: (password: string) => Promise<void>
  onClose: () => void
  /** More to fill in before the password. */
  children?: ReactNode
}

/** An open screen is not enough to change how one signs in: the password is asked for once more. */
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
      // One dialog at a time.
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
      <TextField
        label="비밀번호"
        type="password"
        autoComplete="current-password"
        {...form.field('password')}
      />
    </FormDialog>
  )
}
