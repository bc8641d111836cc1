import { Button } from '@coffeeattack/ui/Button'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { useState } from 'react'
import { api } from '../api/client.ts'
import { CodeField } from './CodeField.tsx'
import { NoPasskeyHint } from './NoPasskeyHint.tsx'
import { canUsePasskeys, provePasskey } from './passkey.ts'
import { RecoveryWay } from './RecoveryWay.tsx'
import { type Challenge, useEnter, type WayProps } from './use-enter.ts'

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

/** The ways that the account has set up and this browser can walk, the easiest first. */
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
