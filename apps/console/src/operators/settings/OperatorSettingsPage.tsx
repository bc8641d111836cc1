import { consolePaths } from '@coffeeattack/contract/console-pages'
import { agoText } from '@coffeeattack/domain/kst'
import { roleNames } from '@coffeeattack/domain/operators/role'
import { nameAsTyped } from '@coffeeattack/domain/verification/person'
import { FollowCalendar } from '@coffeeattack/kit/calendars/FollowCalendar'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { ChangePasswordFields } from '@coffeeattack/kit/passwordForms'
import { useCall } from '@coffeeattack/kit/useCall'
import { useForm } from '@coffeeattack/kit/useForm'
import { Button } from '@coffeeattack/ui/Button'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Card } from '@coffeeattack/ui/Card'
import { Skeleton } from '@coffeeattack/ui/Skeleton'
import { Tag } from '@coffeeattack/ui/Tag'
import { TextField } from '@coffeeattack/ui/TextField'
import { toast } from '@coffeeattack/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { api } from '../../api/client.ts'
import { queries } from '../../api/queries.ts'
import { UsualHours } from '../../coffeechats/UsualHours.tsx'
import { ConsolePage } from '../../layout/ConsolePage.tsx'
import { meQuery, useMe } from '../../sessions/me.ts'
import { Authenticator, Passkeys } from '../../sessions/security/Passkeys.tsx'
import { calendarQuery, factorsQuery, sessionsQuery } from '../../sessions/security/queries.ts'
import { Recovery } from '../../sessions/security/Recovery.tsx'
import { useSignOut } from '../../sessions/use-sign-out.ts'
import { ExportButton } from '../audit/ExportButton.tsx'
import { AskUs } from './AskUs.tsx'

/** The second factors (SAFE-3). */
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

const proofs = [
  {
    to: consolePaths.ownCompany(),
    about: '후보자가 읽는 로고와 소개, 늘 만나는 곳을 고쳐요.',
    label: '회사 페이지 쓰기',
  },
  {
    to: consolePaths.pactSettings(),
    about: '처우 합의서를 채울 조건과, 회사를 대신해 서명할 분을 정해요.',
    label: '합의서 양식과 서명자',
  },
  {
    to: consolePaths.ownProof(),
    about: '후보자와 똑같은 방법으로, 내가 이 회사에서 일하는지 확인해요.',
    label: '재직 확인하기',
  },
  {
    to: consolePaths.domainProof(),
    about: '회사 메일 주소를 우리 회사가 갖고 있다는 것을 DNS로 보여 줘요.',
    label: '메일 주소 증명하기',
  },
]

/** The links to the company's page and pacts, and to what a recruiter may prove; candidates read it in the proof sheet (FIRM-6). */
function ToProofs() {
  return (
    <>
      <h2 className="mt-8 mb-3 text-h2">우리 회사</h2>
      <Card className="grid gap-4 divide-y divide-line [&>*:not(:last-child)]:pb-4">
        {proofs.map(({ to, about, label }) => (
          <div key={to} className="flex flex-wrap items-center justify-between gap-4">
            <p className="min-w-0 flex-1 basis-64 text-body-s text-pretty text-ink-2">{about}</p>
            <Link to={to} className={buttonLook({ kind: 'weak', size: 'sm' })}>
              {label}
            </Link>
          </div>
        ))}
      </Card>
    </>
  )
}

/** The link to webhooks and API keys (BIZ-16). */
function ToHandover() {
  return (
    <>
      <h2 className="mt-8 mb-3 text-h2">채용 시스템 연결</h2>
      <Card>
        <div className="flex flex-wrap items-center justify-between gap-4">
          <p className="min-w-0 flex-1 basis-64 text-body-s text-pretty text-ink-2">
            쓰고 있는 채용 프로그램에 커피챗 소식을 보내고, API 키로 매칭된 후보자를 읽어요.
          </p>
          <Link to={consolePaths.handover()} className={buttonLook({ kind: 'weak', size: 'sm' })}>
            연결 관리하기
          </Link>
        </div>
      </Card>
    </>
  )
}

/** The own profile, security and devices. */
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
          <h2 className="mt-8 mb-3 text-h2">늘 비워 두는 시간</h2>
          <UsualHours />
          <h2 className="mt-8 mb-3 text-h2">캘린더에 이어 보기</h2>
          <FollowOwnCalendar />
        </>
      )}
      {me.role === 'recruiter' && (
        <>
          <ToProofs />
          <ToHandover />
          <h2 className="mt-8 mb-3 text-h2">도움이 필요할 때</h2>
          <AskUs />
        </>
      )}
      <h2 className="mt-8 mb-3 text-h2">비밀번호</h2>
      <ChangePasswordForm />
      <h2 className="mt-8 mb-3 text-h2">보안</h2>
      <Security />
      <h2 className="mt-8 mb-3 text-h2">로그인한 기기</h2>
      <Sessions />
    </ConsolePage>
  )
}

/** A calendar subscription with the coffee chats of the own offers (BIZ-17). */
function FollowOwnCalendar() {
  const calendar = useQuery(calendarQuery)
  return (
    <Card aria-label="캘린더 주소">
      <FollowCalendar
        query={calendar}
        renew={() => api('POST /console/calendar')}
        remove={() => api('DELETE /console/calendar')}
        change={(showsDetails) => api('PATCH /console/calendar', { body: { showsDetails } })}
        details="후보자 이름과 만나는 곳"
        onChange={(known) => queries.setQueryData(calendarQuery.queryKey, known)}
      />
    </Card>
  )
}

function Sessions() {
  const [now] = useState(() => new Date())
  const sessions = useQuery(sessionsQuery)
  const signOut = useCall((id: string) => api('DELETE /console/sessions/:id', { params: { id } }), {
    onSettled: () => sessions.refetch(),
  })
  return (
    <Loaded query={sessions} skeleton={<Skeleton className="h-24 rounded-card" />}>
      {({ items }) => (
        <Card>
          <ul aria-label="로그인한 기기" className="grid gap-4">
            {items.map(({ id, name, isCurrent, lastUsedAt }) => (
              <li key={id} className="flex min-h-11 items-center justify-between gap-4">
                <div>
                  <p className="flex items-center gap-2 text-body font-semibold">
                    {name}
                    {isCurrent && <Tag>지금 이 기기</Tag>}
                  </p>
                  <p className="text-caption text-ink-3">{agoText(new Date(lastUsedAt), now)}</p>
                </div>
                {!isCurrent && (
                  <Button
                    kind="weak"
                    size="sm"
                    busy={signOut.busy && signOut.input === id && '로그아웃하는 중'}
                    onClick={() => void signOut.run(id)}
                  >
                    로그아웃
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </Loaded>
  )
}

function ChangePasswordForm() {
  const form = useForm({
    first: { current: '', next: '' },
    blame: 'current',
    send: (body) => api('POST /console/me/password', { body }),
    onDone() {
      form.reset()
      toast('비밀번호를 바꿨어요. 다른 기기에서는 로그아웃됐어요.', { kind: 'done' })
      void queries.invalidateQueries(sessionsQuery)
    },
  })
  const { current, next } = form.values
  return (
    <Card>
      <form {...form.props} className="grid gap-4">
        <ChangePasswordFields form={form} />
        <Button
          type="submit"
          size="sm"
          className="justify-self-end"
          disabled={current === '' || next === ''}
          busy={form.busy && '바꾸는 중'}
        >
          비밀번호 바꾸기
        </Button>
      </form>
    </Card>
  )
}

const TITLE_LIMIT = 30
const GREETING_LIMIT = 200

/** The own profile as candidates see it. */
function ProfileForm() {
  const me = useMe()
  const form = useForm({
    first: { name: me.name, title: me.title, greeting: me.greeting },
    blame: 'name',
    send: (body) => api('PATCH /console/me', { body }),
    onDone(saved) {
      queries.setQueryData(meQuery.queryKey, { ...me, ...saved })
      toast('저장했어요', { kind: 'done' })
    },
  })
  const { name, title, greeting } = form.values
  const isSame = name === me.name && title === me.title && greeting === me.greeting
  return (
    <Card>
      <form {...form.props} className="grid gap-4">
        <TextField label="이름" autoComplete="name" format={nameAsTyped} {...form.field('name')} />
        <TextField
          label="직함"
          placeholder="예: 채용 리드"
          helper="후보자가 이름과 함께 봐요. 커피챗이 연결되면 이메일도 함께 보여요."
          counter
          maxLength={TITLE_LIMIT}
          {...form.field('title')}
        />
        <TextField
          label="인사말"
          helper="후보자가 메시지에서 이름과 함께 봐요."
          counter
          maxLength={GREETING_LIMIT}
          {...form.field('greeting')}
        />
        <Button
          type="submit"
          size="sm"
          className="justify-self-end"
          disabled={isSame}
          busy={form.busy && '저장하는 중'}
        >
          저장하기
        </Button>
      </form>
    </Card>
  )
}
