import { Button } from '@coffeeattack/ui/Button'
import { TextField } from '@coffeeattack/ui/TextField'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { toast } from '@coffeeattack/ui/toast'
import { type SubmitEvent, useRef, useState } from 'react'
import { api } from '../api/client.ts'
import { type Challenge, CodeField, NoPasskeyHint, useEnter, type WayProps } from './factor-fields.tsx'
import { canUsePasskeys, provePasskey } from './passkey.ts'

function PasskeyWay({ challenge: { challenge, methods }, ...steps }: WayProps) {
  const { enter, busy, noPasskey } = useEnter(async () => {
    if (!methods.passkey) return 'stopped'
    const proof = await provePasskey(methods.passkey)
    return typeof proof === 'string'
      ? proof
      : api('POST /console/auth/passkey', { body: { challenge, passkey: proof } })
  }, steps)
  return (
    <>
      <h1 className="text-h1">패스키로 확인해 주세요</h1>
      <p className="mt-1 mb-6 text-body text-ink-2">지문이나 얼굴, 화면 잠금으로 본인임을 확인해요.</p>
      <Button busy={busy && '확인하는 중'} onClick={() => enter()}>
        패스키로 확인하기
      </Button>
      <NoPasskeyHint why={noPasskey} />
    </>
  )
}

function CodeWay({ challenge: { challenge }, ...steps }: WayProps) {
  return (
    <>
      <h1 className="text-h1">인증 앱의 코드를 입력해 주세요</h1>
      <p className="mt-1 mb-6 text-body text-ink-2">인증 앱에 나온 여섯 자리예요. 30초마다 바뀌어요.</p>
      <CodeField challenge={challenge} {...steps} />
    </>
  )
}

const ways = {
  passkey: { Way: PasskeyWay, link: '패스키로 확인하기' },
  code: { Way: CodeWay, link: '인증 앱의 코드로 로그인' },
  recovery: { Way: RecoveryWay, link: '복구 코드로 로그인' },
} as const

type WayName = keyof typeof ways

/** The methods that the account has and this browser supports, easiest first. */
function waysOf({ methods }: Challenge): WayName[] {
  const has = {
    passkey: methods.passkey !== null && canUsePasskeys(),
    code: methods.authenticator,
    recovery: methods.recoveryCode,
  }
  return (['passkey', 'code', 'recovery'] as const).filter((way) => has[way])
}

export function SecondFactor(props: WayProps) {
  const open = waysOf(props.challenge)
  const [chosen, choose] = useState(open[0])
  const Way = chosen && ways[chosen].Way
  return (
    <>
      {Way ? <Way {...props} /> : <NoWay />}
      <div className="mt-4 flex flex-col items-start">
        {open
          .filter((way) => way !== chosen)
          .map((way) => (
            <TextLink key={way} onClick={() => choose(way)}>
              {ways[way].link}
            </TextLink>
          ))}
        <TextLink onClick={props.onRestart}>처음부터 다시 로그인하기</TextLink>
      </div>
    </>
  )
}

function NoWay() {
  return (
    <>
      <h1 className="text-h1">이 브라우저에서는 패스키를 쓸 수 없어요</h1>
      <p className="mt-1 text-body text-ink-2">
        패스키를 등록한 기기의 다른 브라우저로 로그인하거나, 관리자에게 인증 초기화를 부탁해 주세요.
      </p>
    </>
  )
}

/** A recovery code means that the other factors are lost, so the page points to the settings. */
function RecoveryWay({ challenge: { challenge }, onEnter, onRestart }: WayProps) {
  const [code, setCode] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const { enter, busy, problem } = useEnter(
    () => api('POST /console/auth/recovery-code', { body: { challenge, code: code.trim() } }),
    {
      onRestart,
      onEnter(entered) {
        toast('복구 코드로 로그인했어요. 설정의 보안에서 인증 방법을 확인해 주세요.')
        onEnter(entered)
      },
    },
    // A wrong code stays selected, so that typing replaces it.
    () => {
      field.current?.focus()
      field.current?.select()
    },
  )
  function submit(event: SubmitEvent) {
    event.preventDefault()
    enter()
  }
  return (
    <form onSubmit={submit} noValidate>
      <h1 className="text-h1">복구 코드를 입력해 주세요</h1>
      <p className="mt-1 mb-6 text-body text-ink-2">
        두 번째 인증을 처음 등록할 때 받은 코드예요. 코드마다 한 번씩 쓸 수 있어요.
      </p>
      <TextField
        label="복구 코드"
        ref={field}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- entering the code is all there is to do here
        autoFocus
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        value={code}
        onValueChange={setCode}
        error={problem && <span role="alert">{problem}</span>}
      />
      <Button type="submit" className="mt-6" disabled={code.trim() === ''} busy={busy && '확인하는 중'}>
        로그인
      </Button>
    </form>
  )
}
