import { roleNames } from '@coffeeattack/domain/operators/role'
import { Button } from '@coffeeattack/ui/Button'
import { Card } from '@coffeeattack/ui/Card'
import { ErrorState } from '@coffeeattack/ui/ErrorState'
import { Skeleton } from '@coffeeattack/ui/Skeleton'
import { useMutation, useQuery } from '@tanstack/react-query'
import { ExportButton } from '../audit/ExportButton.tsx'
import { ConsolePage } from '../../layout/ConsolePage.tsx'
import { useMe } from '../../sessions/me.ts'
import { PasswordForm } from './PasswordForm.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { Sessions } from './Sessions.tsx'
import { api } from '../../api/client.ts'
import { leave } from '../../sessions/leave.ts'
import { Authenticator } from '../../sessions/security/Authenticator.tsx'
import { Passkeys } from '../../sessions/security/Passkeys.tsx'
import { factorsQuery } from '../../sessions/security/queries.ts'
import { Recovery } from '../../sessions/security/Recovery.tsx'

/** What one signs in with beside the password (SAFE-3). */
function Security() {
  const factors = useQuery(factorsQuery)
  if (factors.isError) return <ErrorState onRetry={() => void factors.refetch()} />
  if (!factors.data) return <Skeleton className="h-64 rounded-card" />
  return (
    <Card className="grid gap-5 divide-y divide-line [&>*:not(:last-child)]:pb-5">
      <Passkeys factors={factors.data} />
      <Authenticator factors={factors.data} />
      <Recovery left={factors.data.recoveryCodesLeft} />
    </Card>
  )
}

/** Out of this browser in any case; the server hears of it if it can be reached. */
function useSignOut(): [signOut: () => void, isPending: boolean] {
  const { mutate, isPending } = useMutation({
    mutationFn: () => api('POST /console/auth/logout'),
    onSettled: () => leave(),
  })
  return [() => mutate(), isPending]
}

/** Who I am here, and where I am signed in. */
export function SettingsPage() {
  const me = useMe()
  const [signOut, isPending] = useSignOut()
  return (
    <ConsolePage title="설정" action={me.role === 'agent' && <ExportButton />}>
      <Card>
        <div className="flex flex-wrap items-center justify-between gap-4">
          <div>
            <p className="text-h3">{me.name}</p>
            <p className="text-label text-ink-3">
              {[roleNames[me.role], me.company?.name, me.email].filter(Boolean).join(' · ')}
            </p>
          </div>
          <Button kind="weak" size="sm" wide={false} busy={isPending && '로그아웃하는 중'} onClick={signOut}>
            로그아웃
          </Button>
        </div>
      </Card>
      <h2 className="mt-8 mb-3 text-h2">내 정보</h2>
      <ProfileForm />
      <h2 className="mt-8 mb-3 text-h2">비밀번호</h2>
      <PasswordForm />
      <h2 className="mt-8 mb-3 text-h2">보안</h2>
      <Security />
      <h2 className="mt-8 mb-3 text-h2">로그인한 기기</h2>
      <Sessions />
    </ConsolePage>
  )
}
