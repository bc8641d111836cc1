import { consolePaths } from '@coffeeattack/contract/console-pages'
import { Button } from '@coffeeattack/ui/Button'
import { Checkbox } from '@coffeeattack/ui/Checkbox'
import { ChevronRight } from '@coffeeattack/ui/icons/ChevronRight'
import type { IconProps } from '@coffeeattack/ui/icons/Icon'
import { Lock } from '@coffeeattack/ui/icons/Lock'
import { ShieldCheck } from '@coffeeattack/ui/icons/ShieldCheck'
import { Spinner } from '@coffeeattack/ui/Spinner'
import { Tag } from '@coffeeattack/ui/Tag'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { type ComponentType, type ReactNode, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../api/client.ts'
import {
  AuthenticatorSetup,
  type Challenge,
  CodeField,
  type EnteredLogin,
  NoPasskeyHint,
  type Steps,
  useEnter,
} from './factor-fields.tsx'
import { login } from './login.ts'
import { canUsePasskeys, makePasskey } from './passkey.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SecondFactor } from './SecondFactor.tsx'

/** Shows new recovery codes before the console opens, because they cannot be shown again. */
function KeepCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const box = useId()
  const [isKept, setKept] = useState(false)
  return (
    <>
      <h1 className="text-h1">복구 코드를 적어 두세요</h1>
      <p className="mt-1 mb-5 text-body text-ink-2">
        휴대전화나 패스키를 잃어버리면 이 코드로 로그인해요. 코드마다 한 번씩 쓸 수 있고, 지금만 보여 드려요.
      </p>
      <RecoveryCodes codes={codes} />
      <label htmlFor={box} className="mt-5 flex min-h-11 cursor-pointer items-center gap-3 text-body">
        <Checkbox id={box} checked={isKept} onChange={(event) => setKept(event.currentTarget.checked)} />
        적어 두었어요
      </label>
      <Button className="mt-3" disabled={!isKept} onClick={onKept}>
        콘솔로 가기
      </Button>
    </>
  )
}

type SignInStepsProps = {
  /** Null until the password was right. */
  challenge: Challenge | null
  /** Where the console opens. */
  next?: string
  onRestart: () => void
  /** The first step: whatever gives a challenge or a login. */
  children: (enter: (entered: EnteredLogin) => void) => ReactNode
}

/** From the password to the console: the second factor, or its first set-up with recovery codes (SAFE-3). */
export function SignInSteps({
  challenge,
  next = consolePaths.home(),
  onRestart,
  children,
}: SignInStepsProps) {
  const navigate = useNavigate()
  const [entered, setEntered] = useState<EnteredLogin | null>(null)

  function open({ accessToken }: EnteredLogin) {
    login.save(accessToken)
    void navigate(next, { replace: true })
  }
  /** New recovery codes are shown before the console opens. */
  const enter = (it: EnteredLogin) => (it.recoveryCodes ? setEntered(it) : open(it))
  const steps = { onEnter: enter, onRestart }
  if (entered?.recoveryCodes) return <KeepCodes codes={entered.recoveryCodes} onKept={() => open(entered)} />
  if (challenge?.enrolment)
    return <Enrolment challenge={challenge.challenge} enrolment={challenge.enrolment} {...steps} />
  return challenge ? <SecondFactor challenge={challenge} {...steps} /> : children(enter)
}

type EnrolmentProps = Steps & { challenge: string; enrolment: NonNullable<Challenge['enrolment']> }

/** Sets up the first second factor. */
function Enrolment(props: EnrolmentProps) {
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
