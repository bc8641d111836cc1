import { consolePaths } from '@coffeeattack/contract/pages'
import { wordsFor } from '@coffeeattack/kit/failure'
import { Loaded } from '@coffeeattack/kit/Loaded'
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

/** The link is worth nothing any more, and its row says why. */
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
