import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { wordsFor } from '@coffeeattack/kit/failure'
import { isApiError } from '@coffeeattack/kit/isApiError'
import { useCall } from '@coffeeattack/kit/useCall'
import { OtpField } from '@coffeeattack/ui/OtpField'
import { toast } from '@coffeeattack/ui/toast'
import { useState } from 'react'
import { encode } from 'uqr'
import { api } from '../api/client.ts'
import type { NoPasskey } from './passkey.ts'

/** The secret of the authenticator app, shown once as a QR code and as text. */
export function AuthenticatorSetup({ secret, uri }: { secret: string; uri: string }) {
  return (
    <div className="flex flex-wrap items-center gap-5">
      <QrCode text={uri} />
      <p className="min-w-28 flex-1 text-label text-ink-3">
        그림을 찍을 수 없으면 설정 키를 입력해 주세요.
        <code className="mt-1 block text-body font-semibold break-all text-ink tnum select-all">
          {secret}
        </code>
      </p>
    </div>
  )
}

function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 2 })
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    // Cameras need dark on light in both themes.
    <svg viewBox={`0 0 ${size} ${size}`} className="size-40 shrink-0 rounded-field">
      <title>인증 앱 등록 그림</title>
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join('')} fill="#271b17" shapeRendering="crispEdges" />
    </svg>
  )
}

/** A six-digit code that is sent with its last digit. After a wrong one typing starts again. */
export function CodeField({ challenge, ...steps }: Steps & { challenge: string }) {
  const [code, setCode] = useState('')
  const { enter, busy, problem } = useEnter(
    (whole: string) => api('POST /console/auth/second-factor', { body: { challenge, code: whole } }),
    steps,
    () => setCode(''),
  )
  return (
    <OtpField
      label="인증 코드"
      hideLabel
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- entering the code is all there is to do here
      autoFocus
      value={code}
      onValueChange={setCode}
      onComplete={enter}
      disabled={busy}
      error={problem && <span role="alert">{problem}</span>}
    />
  )
}

const hints: Readonly<Record<NoPasskey, string>> = {
  stopped: '패스키 창을 닫았어요. 준비되면 다시 눌러 주세요.',
  'already-there': '이 기기에는 이미 등록한 패스키가 있어요.',
}

/** A closed passkey dialog is not an error, so this is a quiet hint. */
export function NoPasskeyHint({ why }: { why: NoPasskey | undefined }) {
  return <output className="mt-2 block text-label text-ink-3 empty:hidden">{why && hints[why]}</output>
}

export type Challenge = ApiResult<'POST /console/auth/sign-in'>
export type EnteredLogin = ApiResult<'POST /console/auth/second-factor'>

export type Steps = {
  onEnter: (entered: EnteredLogin) => void
  onRestart: () => void
}

/** What each method of the second factor receives. */
export type WayProps = Steps & { challenge: Challenge }

/** Refusals that lead back to the password: an old challenge, or a disabled account. */
const overs: Readonly<Record<string, string>> = {
  CODE_EXPIRED: '시간이 지났어요. 비밀번호부터 다시 입력해 주세요.',
  SIGN_IN_FAILED: '로그인을 마치지 못했어요. 비밀번호부터 다시 입력해 주세요.',
}

/** Runs one sign-in method. Problems are shown at the field or in a dialog; an expired challenge starts again. */
export function useEnter<Input = void>(
  way: (input: Input) => Promise<EnteredLogin | NoPasskey>,
  { onEnter, onRestart }: Steps,
  onFailed: () => void = () => {},
) {
  const [noPasskey, setNoPasskey] = useState<NoPasskey>()
  const call = useCall(way, {
    onDone: (it) => (typeof it === 'string' ? setNoPasskey(it) : onEnter(it)),
    onFailed(failure) {
      onFailed()
      const over = isApiError(failure) ? overs[failure.code] : undefined
      if (!over) return wordsFor(failure).show === 'field'
      toast(over)
      onRestart()
      return true
    },
  })
  const words = call.failure ? wordsFor(call.failure) : undefined
  return {
    enter(input: Input) {
      setNoPasskey(undefined)
      void call.run(input)
    },
    busy: call.busy,
    /** The browser's dialog was closed. */
    noPasskey,
    problem: words?.show === 'field' ? words.title : undefined,
  }
}
