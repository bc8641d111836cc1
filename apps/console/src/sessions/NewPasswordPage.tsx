import { ErrorState } from '@coffeeattack/ui/ErrorState'
import { Spinner } from '@coffeeattack/ui/Spinner'
import { textLinkLook } from '@coffeeattack/ui/TextLink'
import { toast } from '@coffeeattack/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'
import { wordsFor } from '../layout/tell-failure.ts'
import { ConsoleFrame } from '../layout/ConsoleFrame.tsx'
import { FrameMessage } from '../layout/FrameMessage.tsx'
import { paths } from '../paths.ts'
import { login } from './login.ts'
import { NewPasswordForm } from './NewPasswordForm.tsx'

/** Where the mail's link leads: whose account it is, and a new password. */
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

  /** It ended every login, this browser's too. */
  function done() {
    login.clear()
    queries.clear()
    toast('비밀번호를 바꿨어요. 새 비밀번호로 로그인해 주세요.', { kind: 'done' })
    void navigate(paths.signIn(), { replace: true })
  }
  const failure = refusal ?? link.error
  return (
    <ConsoleFrame title="새 비밀번호">
      {failure ? (
        <Failed failure={failure} onRetry={() => void link.refetch()} />
      ) : link.data ? (
        <NewPasswordForm token={token} email={link.data.email} onDone={done} onRefused={setRefusal} />
      ) : (
        <Spinner />
      )}
    </ConsoleFrame>
  )
}

function Failed({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  const { show, title, body } = wordsFor(failure)
  if (show !== 'page') return <ErrorState onRetry={onRetry} />
  return (
    <FrameMessage title={title} body={body} link="로그인으로 가기">
      <Link to={paths.askReset()} className={`${textLinkLook} mt-3`}>
        링크 다시 받기
      </Link>
    </FrameMessage>
  )
}
