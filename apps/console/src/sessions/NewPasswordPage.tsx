import { consolePaths } from '@coffeeattack/contract/console-pages'
import { wordsFor } from '@coffeeattack/kit/failure'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { AccountField, NewPasswordField, useNewPassword } from '@coffeeattack/kit/passwordForms'
import { Button } from '@coffeeattack/ui/Button'
import { Spinner } from '@coffeeattack/ui/Spinner'
import { textLinkLook } from '@coffeeattack/ui/TextLink'
import { toast } from '@coffeeattack/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'
import { ConsoleFrame, FrameMessage } from '../layout/ConsoleFrame.tsx'
import { login } from './login.ts'

/** The page of a reset link: the account and a new password. */
export function NewPasswordPage() {
  const { token = '' } = useParams()
  const navigate = useNavigate()
  const [refusal, setRefusal] = useState<unknown>(null)
  const link = useQuery({
    queryKey: ['password-reset', token],
    queryFn: () => api('GET /console/auth/password-reset/:token', { params: { token } }),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  })

  /** The reset ended every login, including the one of this browser. */
  function done() {
    login.clear()
    queries.clear()
    toast('비밀번호를 바꿨어요. 새 비밀번호로 로그인해 주세요.', { kind: 'done' })
    void navigate(consolePaths.signIn(), { replace: true })
  }
  return (
    <ConsoleFrame title="새 비밀번호">
      {refusal ? (
        linkOver(refusal)
      ) : (
        <Loaded query={link} skeleton={<Spinner />} renderFailure={linkOver}>
          {({ email }) => (
            <NewPasswordForm token={token} email={email} onDone={done} onRefused={setRefusal} />
          )}
        </Loaded>
      )}
    </ConsoleFrame>
  )
}

/** An expired or used link; the error row explains it. */
function linkOver(failure: unknown): ReactNode {
  const { show, title, body } = wordsFor(failure)
  if (show !== 'page') return null
  return (
    <FrameMessage title={title} body={body} link="로그인으로 가기">
      <Link to={consolePaths.askReset()} className={`${textLinkLook} mt-3`}>
        링크 다시 받기
      </Link>
    </FrameMessage>
  )
}

type NewPasswordFormProps = {
  token: string
  email: string
  onDone: () => void
  /** The link has expired or was used. */
  onRefused: (failure: unknown) => void
}

function NewPasswordForm({ token, email, onDone, onRefused }: NewPasswordFormProps) {
  const form = useNewPassword({
    email,
    send: (password) => api('POST /console/auth/password-reset/confirm', { body: { token, password } }),
    onDone,
    onRefused,
  })
  return (
    <form {...form.props} className="w-full max-w-door text-left">
      <h1 className="text-h1">새 비밀번호를 정해 주세요</h1>
      <p className="mt-1 mb-7 text-body text-ink-2">바꾸면 모든 기기에서 로그아웃돼요.</p>
      <div className="grid gap-4">
        <AccountField email={email} />
        <NewPasswordField {...form.field('password')} />
      </div>
      <Button type="submit" className="mt-6" busy={form.busy && '바꾸는 중'}>
        비밀번호 바꾸기
      </Button>
    </form>
  )
}
