import { PASSWORD, passwordProblem } from '@coffeeattack/domain/operators/password'
import { Button } from '@coffeeattack/ui/Button'
import { TextField } from '@coffeeattack/ui/TextField'
import type { ComponentProps } from 'react'
import { wordsFor } from './failure.ts'
import { useForm } from './useForm.ts'

/*
 * Forms with a password, for operators and partners alike. The autocomplete values tell a password manager which field
 * holds the account, the old password and the new one.
 */

type FieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'type' | 'autoComplete'> & {
  label?: string
}

export function PasswordField({ label = '비밀번호', ...field }: FieldProps) {
  return <TextField label={label} type="password" autoComplete="current-password" {...field} />
}

export function NewPasswordField({ label = '새 비밀번호', ...field }: FieldProps) {
  return (
    <TextField
      label={label}
      type="password"
      autoComplete="new-password"
      helper={`${PASSWORD.min}자 이상으로 정해 주세요.`}
      {...field}
    />
  )
}

/** The account of a link that was mailed; it cannot be changed. */
export function AccountField({ email }: { email: string }) {
  return <TextField label="이메일" value={email} readOnly autoComplete="username" />
}

type PasswordSignInProps<Result> = {
  className: string
  /** The button's text. */
  submit: string
  send: (account: { email: string; password: string }) => Promise<Result>
  onDone: (result: Result) => void
}

export function PasswordSignIn<Result>({ className, submit, send, onDone }: PasswordSignInProps<Result>) {
  const form = useForm({
    first: { email: '', password: '' },
    blame: 'password',
    send: ({ email, password }) => send({ email: email.trim(), password }),
    onDone,
  })
  const { email, password } = form.values
  return (
    <form {...form.props} className={`grid ${className}`}>
      <div className="grid gap-4">
        <TextField
          label="이메일"
          type="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          {...form.field('email')}
        />
        <PasswordField {...form.field('password')} />
      </div>
      <Button
        type="submit"
        disabled={email.trim() === '' || password === ''}
        busy={form.busy && '확인하는 중'}
      >
        {submit}
      </Button>
    </form>
  )
}

type NewPasswordOptions = {
  email: string
  send: (password: string) => Promise<unknown>
  onDone: () => void
  /** The link has expired or was used. */
  onRefused: (failure: unknown) => void
}

/** Sets a password by a link from a mail. A refusal that fills a page goes to `onRefused`. */
export function useNewPassword({ email, send, onDone, onRefused }: NewPasswordOptions) {
  return useForm({
    first: { password: '' },
    rules: { password: (password) => passwordProblem(password, email) },
    blame: 'password',
    send: ({ password }) => send(password),
    onDone: () => onDone(),
    onFailed(failure) {
      if (wordsFor(failure).show !== 'page') return false
      onRefused(failure)
      return true
    },
  })
}

type ChangeFields = { field: (name: 'current' | 'next') => FieldProps }

export function ChangePasswordFields({ form }: { form: ChangeFields }) {
  return (
    <>
      <PasswordField label="지금 비밀번호" {...form.field('current')} />
      <NewPasswordField {...form.field('next')} />
    </>
  )
}
