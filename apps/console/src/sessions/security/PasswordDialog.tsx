import { TextField } from '@coffeeattack/ui/TextField'
import { useMutation } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { tellFailure, wordsFor } from '../../layout/tell-failure.ts'
import { FormDialog } from '../../form/FormDialog.tsx'
import { problemsOf } from '../../form/problems.ts'

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
  const [password, setPassword] = useState('')
  const [isSent, setSent] = useState(false)
  const change = useMutation({
    mutationFn: run,
    onError: (failure) => {
      const { show } = wordsFor(failure)
      if (show === 'field') return
      // One dialog at a time.
      if (show === 'dialog') onClose()
      void tellFailure(failure)
    },
  })
  function send() {
    setSent(true)
    if (password !== '') change.mutate(password)
  }
  const missing = isSent && password === '' ? '비밀번호를 입력해 주세요' : undefined
  return (
    <FormDialog
      open
      title={title}
      description={description}
      submit={submit}
      danger={danger}
      busy={change.isPending && '확인하는 중'}
      onSubmit={send}
      onClose={onClose}
    >
      {children}
      <TextField
        label="비밀번호"
        type="password"
        autoComplete="current-password"
        value={password}
        onValueChange={setPassword}
        error={missing ?? problemsOf(change.error, 'password')['password']}
      />
    </FormDialog>
  )
}
