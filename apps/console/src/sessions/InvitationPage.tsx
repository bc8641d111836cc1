import { BRAND } from '@coffeeattack/domain/brand'
import { passwordProblem } from '@coffeeattack/domain/operators/password'
import { roleNames } from '@coffeeattack/domain/operators/role'
import { nameAsTyped, nameProblem } from '@coffeeattack/domain/verification/person'
import { wordsFor } from '@coffeeattack/kit/failure'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { AccountField, NewPasswordField } from '@coffeeattack/kit/passwordForms'
import { useForm } from '@coffeeattack/kit/useForm'
import { Button } from '@coffeeattack/ui/Button'
import { Spinner } from '@coffeeattack/ui/Spinner'
import { TextField } from '@coffeeattack/ui/TextField'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useParams } from 'react-router'
import { api } from '../api/client.ts'
import { ConsoleFrame, FrameMessage } from '../layout/ConsoleFrame.tsx'
import type { Challenge } from './factor-fields.tsx'
import { SignInSteps } from './SignInSteps.tsx'

/** The page of an invitation link: name and password, then straight on to the second factor and the console. */
export function InvitationPage() {
  const { token = '' } = useParams()
  const [accepted, setAccepted] = useState<Accepted | null>(null)
  const invitation = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => api('GET /console/invitations/accept/:token', { params: { token } }),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  })
  return (
    <ConsoleFrame title="초대">
      {accepted ? (
        <AfterAccepting accepted={accepted} />
      ) : (
        <Loaded query={invitation} skeleton={<Spinner />} renderFailure={ended}>
          {({ email, invitedBy, company, role }) => (
            <AcceptForm token={token} email={email} onAccepted={setAccepted}>
              <h1 className="text-h1">{BRAND.ko} 콘솔에 오신 걸 환영해요</h1>
              <p className="mt-1 mb-7 text-body text-ink-2">
                {invitedBy} 님이 {[company, roleNames[role]].filter(Boolean).join(' ')}로 초대했어요.
              </p>
            </AcceptForm>
          )}
        </Loaded>
      )}
    </ConsoleFrame>
  )
}

/** An expired or used link; the error row explains it, and names the way on. */
function ended(failure: unknown): ReactNode {
  const { show, title, body, button } = wordsFor(failure)
  return show === 'page' && <FrameMessage title={title} body={body} link={button} />
}

/** The account exists; the challenge is null when signing in failed after it was made. */
type Accepted = { email: string; challenge: Challenge | null }

function AfterAccepting({ accepted: { email, challenge } }: { accepted: Accepted }) {
  const [isOver, setOver] = useState(challenge === null)
  if (isOver)
    return (
      <FrameMessage title="이제 시작할 수 있어요" body={`${email}로 로그인해 주세요.`} link="로그인하기" />
    )
  return (
    <div className="w-full max-w-door text-left">
      <SignInSteps challenge={challenge} onRestart={() => setOver(true)}>
        {() => null}
      </SignInSteps>
    </div>
  )
}

/** The invitation was used up by then, so a failed sign-in is no failure of accepting it. */
async function accept(token: string, given: { name: string; password: string }): Promise<Accepted> {
  const { email } = await api('POST /console/invitations/accept', { body: { token, ...given } })
  const body = { email, password: given.password }
  return { email, challenge: await api('POST /console/auth/sign-in', { body }).catch(() => null) }
}

type AcceptFormProps = {
  token: string
  email: string
  onAccepted: (accepted: Accepted) => void
  children: ReactNode
}

function AcceptForm({ token, email, onAccepted, children }: AcceptFormProps) {
  const form = useForm({
    first: { name: '', password: '' },
    rules: { name: nameProblem, password: (password) => passwordProblem(password, email) },
    blame: 'password',
    send: (given) => accept(token, given),
    onDone: onAccepted,
  })
  return (
    <form {...form.props} className="w-full max-w-door text-left">
      {children}
      <div className="grid gap-4">
        <AccountField email={email} />
        <TextField label="이름" autoComplete="name" format={nameAsTyped} {...form.field('name')} />
        <NewPasswordField label="비밀번호" {...form.field('password')} />
      </div>
      <Button type="submit" className="mt-6" busy={form.busy && '만드는 중'}>
        시작하기
      </Button>
    </form>
  )
}
