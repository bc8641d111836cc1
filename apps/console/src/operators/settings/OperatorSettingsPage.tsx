import { consolePaths } from '@coffeeattack/contract/pages'
import { roleNames } from '@coffeeattack/domain/operators/role'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { Button } from '@coffeeattack/ui/Button'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Card } from '@coffeeattack/ui/Card'
import { Skeleton } from '@coffeeattack/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ConsolePage } from '../../layout/ConsolePage.tsx'
import { useMe } from '../../sessions/me.ts'
import { Authenticator } from '../../sessions/security/Authenticator.tsx'
import { Passkeys } from '../../sessions/security/Passkeys.tsx'
import { factorsQuery } from '../../sessions/security/queries.ts'
import { Recovery } from '../../sessions/security/Recovery.tsx'
import { useSignOut } from '../../sessions/use-sign-out.ts'
import { ExportButton } from '../audit/ExportButton.tsx'
import { ChangePasswordForm } from './ChangePasswordForm.tsx'
import { FollowOwnCalendar } from './FollowOwnCalendar.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { Sessions } from './Sessions.tsx'

/** What one signs in with beside the password (SAFE-3). */
function Security() {
  const factors = useQuery(factorsQuery)
  return (
    <Loaded query={factors} skeleton={<Skeleton className="h-64 rounded-card" />}>
      {(had) => (
        <Card className="grid gap-5 divide-y divide-line [&>*:not(:last-child)]:pb-5">
          <Passkeys factors={had} />
          <Authenticator factors={had} />
          <Recovery left={had.recoveryCodesLeft} />
        </Card>
      )}
    </Loaded>
  )
}

/** Where the company's own programs are tied to us (BIZ-16). */
function ToHandover() {
  return (
    <>
      <h2 className="mt-8 mb-3 text-h2">채용 시스템 연결</h2>
      <Card>
        <div className="flex flex-wrap items-center justify-between gap-4">
          <p className="min-w-0 flex-1 basis-64 text-body-s text-pretty text-ink-2">
            쓰고 있는 채용 프로그램에 커피챗 소식을 보내고, API 키로 매칭된 후보자를 읽어요.
          </p>
          <Link
            to={consolePaths.handover()}
            className={buttonLook({ kind: 'weak', size: 'sm', wide: false })}
          >
            연결 관리하기
          </Link>
        </div>
      </Card>
    </>
  )
}

/** Who I am here, and where I am signed in. */
export function OperatorSettingsPage() {
  const me = useMe()
  const signOut = useSignOut()
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
          <Button
            kind="weak"
            size="sm"
            wide={false}
            busy={signOut.busy && '로그아웃하는 중'}
            onClick={() => void signOut.run()}
          >
            로그아웃
          </Button>
        </div>
      </Card>
      <h2 className="mt-8 mb-3 text-h2">내 정보</h2>
      <ProfileForm />
      {me.role !== 'admin' && (
        <>
          <h2 className="mt-8 mb-3 text-h2">캘린더에 이어 보기</h2>
          <FollowOwnCalendar />
        </>
      )}
      {me.role === 'recruiter' && <ToHandover />}
      <h2 className="mt-8 mb-3 text-h2">비밀번호</h2>
      <ChangePasswordForm />
      <h2 className="mt-8 mb-3 text-h2">보안</h2>
      <Security />
      <h2 className="mt-8 mb-3 text-h2">로그인한 기기</h2>
      <Sessions />
    </ConsolePage>
  )
}
