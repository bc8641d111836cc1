import { ChevronRight } from '@coffeeattack/ui/icons/ChevronRight'
import type { IconProps } from '@coffeeattack/ui/icons/Icon'
import { Lock } from '@coffeeattack/ui/icons/Lock'
import { ShieldCheck } from '@coffeeattack/ui/icons/ShieldCheck'
import { Spinner } from '@coffeeattack/ui/Spinner'
import { Tag } from '@coffeeattack/ui/Tag'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { useState, type ComponentType, type ReactNode } from 'react'
import { api } from '../api/client.ts'
import { AuthenticatorSetup, CodeField, NoPasskeyHint } from './factor-fields.tsx'
import { canUsePasskeys, makePasskey } from './passkey.ts'
import { useEnter, type Challenge, type Steps } from './use-enter.ts'

type EnrolmentProps = Steps & { challenge: string; enrolment: NonNullable<Challenge['enrolment']> }

/** Sets up the first second factor. */
export function Enrolment(props: EnrolmentProps) {
  const [byApp, setByApp] = useState(false)
  const canChoose = canUsePasskeys()
  return (
    <>
      {byApp || !canChoose ? (
        <AppEnrolment {...props} />
      ) : (
        <FactorChoice {...props} onApp={() => setByApp(true)} />
      )}
      <div className="mt-4 flex flex-col items-start">
        {byApp && canChoose && <TextLink onClick={() => setByApp(false)}>다른 방법으로 등록하기</TextLink>}
        <TextLink onClick={props.onRestart}>처음부터 다시 로그인하기</TextLink>
      </div>
    </>
  )
}

function FactorChoice({ challenge, enrolment, onApp, ...steps }: EnrolmentProps & { onApp: () => void }) {
  const { enter, busy, noPasskey } = useEnter(async () => {
    const made = await makePasskey(enrolment.passkey)
    return typeof made === 'string'
      ? made
      : api('POST /console/auth/passkey/enrol', { body: { challenge, passkey: made } })
  }, steps)
  return (
    <>
      <h1 className="text-h1">두 번째 인증을 등록해 주세요</h1>
      <p className="mt-1 mb-6 text-body text-ink-2">
        후보자의 이름과 연락처를 보는 곳이라, 비밀번호에 하나를 더해 지켜요.
      </p>
      <div className="grid gap-3">
        <ChoiceRow
          Icon={Lock}
          title="패스키 만들기"
          tag="추천"
          note="지문이나 얼굴, 화면 잠금으로 확인해요. 다음부터 비밀번호 없이 로그인해요."
          busy={busy}
          onClick={() => enter()}
        />
        <ChoiceRow
          Icon={ShieldCheck}
          title="인증 앱 쓰기"
          note="휴대전화 앱에 나오는 여섯 자리를 입력해요."
          onClick={onApp}
        />
      </div>
      <NoPasskeyHint why={noPasskey} />
    </>
  )
}

type ChoiceRowProps = {
  Icon: ComponentType<IconProps>
  title: string
  tag?: string
  note: ReactNode
  busy?: boolean
  onClick: () => void
}

function ChoiceRow({ Icon, title, tag, note, busy = false, onClick }: ChoiceRowProps) {
  return (
    <button
      type="button"
      aria-busy={busy || undefined}
      onClick={() => !busy && onClick()}
      className="flex w-full items-center gap-3.5 rounded-option bg-surface px-4 py-4 text-left inset-ring inset-ring-line-2 transition-colors duration-(--t1) press:bg-surface-2"
    >
      <Icon size={24} className="shrink-0 text-ink-2" />
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-1.5 text-h3">
          {title}
          {tag && <Tag>{tag}</Tag>}
        </span>
        <span className="mt-0.5 block text-label leading-even text-balance text-ink-3">{note}</span>
      </span>
      {busy ? <Spinner className="shrink-0" /> : <ChevronRight size={20} className="shrink-0 text-ink-3" />}
    </button>
  )
}

function AppEnrolment({ challenge, enrolment, ...steps }: EnrolmentProps) {
  return (
    <>
      <h1 className="text-h1">인증 앱의 코드를 입력해 주세요</h1>
      <p className="mt-1 mb-5 text-body text-ink-2">
        휴대전화의 인증 앱으로 아래 그림을 찍어 주세요. 다음부터는 코드만 물어볼게요.
      </p>
      <AuthenticatorSetup secret={enrolment.secret} uri={enrolment.uri} />
      <div className="mt-6">
        <CodeField challenge={challenge} {...steps} />
      </div>
    </>
  )
}
