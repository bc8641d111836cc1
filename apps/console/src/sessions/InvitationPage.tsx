import { BRAND } from '@coffeeattack/domain/brand'
import { roleNames } from '@coffeeattack/domain/operators/role'
import { wordsFor } from '@coffeeattack/kit/failure'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { Spinner } from '@coffeeattack/ui/Spinner'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useParams } from 'react-router'
import { api } from '../api/client.ts'
import { ConsoleFrame, FrameMessage } from '../layout/ConsoleFrame.tsx'
import { AcceptForm } from './AcceptForm.tsx'

/** Where an invitation's mail leads: a name, a password, and in. */
export function InvitationPage() {
  const { token = '' } = useParams()
  const [accepted, setAccepted] = useState<string | null>(null)
  const invitation = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => api('GET /console/invitations/accept/:token', { params: { token } }),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  })
  return (
    <ConsoleFrame title="초대">
      {accepted ? (
        <FrameMessage
          title="이제 시작할 수 있어요"
          body={`${accepted}로 로그인해 주세요.`}
          link="로그인하기"
        />
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

/** It is worth nothing any more, and its row says why. */
function ended(failure: unknown): ReactNode {
  const { show, title, body } = wordsFor(failure)
  return show === 'page' && <FrameMessage title={title} body={body} link="로그인으로 가기" />
}
