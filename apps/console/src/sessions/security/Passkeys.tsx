import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { agoText, fullDayText, kstDay } from '@coffeeattack/domain/kst'
import { codeProblem } from '@coffeeattack/domain/sessions/one-time-code'
import { useForm } from '@coffeeattack/kit/useForm'
import { useNow } from '@coffeeattack/kit/useNow'
import { Button } from '@coffeeattack/ui/Button'
import { OtpField } from '@coffeeattack/ui/OtpField'
import { TextField } from '@coffeeattack/ui/TextField'
import { toast } from '@coffeeattack/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { FormDialog } from '../../form/FormDialog.tsx'
import { AuthenticatorSetup, NoPasskeyHint } from '../factor-fields.tsx'
import { canUsePasskeys, makePasskey, type NoPasskey } from '../passkey.ts'
import { PasswordDialog, SecurityRow } from './PasswordDialog.tsx'
import {
  type Factors,
  hasOnlyOne,
  keepFactors,
  type Passkey,
  sessionsQuery,
  tellLastFactor,
} from './queries.ts'

export function Passkeys({ factors }: { factors: Factors }) {
  const now = useNow(60_000)
  const [asking, ask] = useState<'add' | Passkey | null>(null)
  const close = () => ask(null)
  const leaving = typeof asking === 'object' ? asking : null

  async function remove({ id }: Passkey, password: string) {
    keepFactors(await api('POST /console/me/passkeys/:id/remove', { params: { id }, body: { password } }))
    toast('패스키를 지웠어요', { kind: 'done' })
    close()
  }
  return (
    <div>
      <SecurityRow title="패스키" note="지문이나 얼굴, 화면 잠금으로 비밀번호 없이 로그인해요.">
        {canUsePasskeys() && (
          <Button kind="weak" size="sm" onClick={() => ask('add')}>
            패스키 추가
          </Button>
        )}
      </SecurityRow>
      {factors.passkeys.length > 0 && (
        <ul aria-label="등록한 패스키" className="mt-3 grid gap-3 rounded-field bg-surface-2 px-4 py-3">
          {factors.passkeys.map((passkey) => (
            <li key={passkey.id}>
              <SecurityRow title={passkey.name} note={historyOf(passkey, now)}>
                <Button
                  kind="line"
                  size="sm"
                  aria-label={`${passkey.name} 지우기`}
                  onClick={() => (hasOnlyOne(factors) ? tellLastFactor() : ask(passkey))}
                >
                  지우기
                </Button>
              </SecurityRow>
            </li>
          ))}
        </ul>
      )}
      {asking === 'add' && <NewPasskeyDialog onClose={close} />}
      {leaving && (
        <PasswordDialog
          title={`${leaving.name} 패스키를 지울까요?`}
          description="이 패스키로는 더 로그인할 수 없어요."
          submit="지우기"
          danger
          run={(password) => remove(leaving, password)}
          onClose={close}
        />
      )}
    </div>
  )
}

function historyOf({ createdAt, lastUsedAt }: Passkey, now: Date): string {
  const made = `${fullDayText(kstDay(new Date(createdAt)))}에 등록`
  return `${made} · ${lastUsedAt ? `${agoText(new Date(lastUsedAt), now)} 사용` : '아직 쓰지 않았어요'}`
}

const NAME_LIMIT = 40

/** Asks for a name and the password, then opens the browser's dialog. */
function NewPasskeyDialog({ onClose }: { onClose: () => void }) {
  const { data } = useQuery(sessionsQuery)
  const device = data?.items.find(({ isCurrent }) => isCurrent)?.name ?? '내 기기'
  const [name, setName] = useState<string | null>(null)
  const [noPasskey, setNoPasskey] = useState<NoPasskey>()

  async function add(password: string) {
    setNoPasskey(undefined)
    const { challenge, passkey } = await api('POST /console/me/passkeys/options', { body: { password } })
    const made = await makePasskey(passkey)
    if (typeof made === 'string') return setNoPasskey(made)
    const body = { challenge, passkey: made, name: name?.trim() || device }
    keepFactors(await api('POST /console/me/passkeys', { body }))
    toast('패스키를 등록했어요', { kind: 'done' })
    onClose()
  }
  return (
    <PasswordDialog
      title="패스키 추가하기"
      description="이 기기나 보안 키로 로그인할 수 있게 돼요."
      submit="패스키 만들기"
      run={add}
      onClose={onClose}
    >
      <div>
        <TextField
          label="이름"
          helper="어느 기기의 패스키인지 알아볼 이름이에요."
          autoComplete="off"
          maxLength={NAME_LIMIT}
          value={name ?? device}
          onValueChange={setName}
        />
        <NoPasskeyHint why={noPasskey} />
      </div>
    </PasswordDialog>
  )
}

type Setup = ApiResult<'POST /console/me/authenticator/options'>
type Asking = 'set-up' | 'remove' | Setup | null

export function Authenticator({ factors }: { factors: Factors }) {
  const [asking, ask] = useState<Asking>(null)
  const since = factors.authenticatorSince
  const close = () => ask(null)

  async function begin(password: string) {
    ask(await api('POST /console/me/authenticator/options', { body: { password } }))
  }
  async function remove(password: string) {
    keepFactors(await api('POST /console/me/authenticator/remove', { body: { password } }))
    toast('인증 앱을 지웠어요', { kind: 'done' })
    close()
  }
  return (
    <SecurityRow
      title="인증 앱"
      note={since ? `${fullDayText(kstDay(new Date(since)))}에 등록했어요` : '등록하지 않았어요'}
    >
      <Button kind="weak" size="sm" onClick={() => ask('set-up')}>
        {since ? '바꾸기' : '등록하기'}
      </Button>
      {since && (
        <Button
          kind="weak"
          size="sm"
          aria-label="인증 앱 지우기"
          onClick={() => (hasOnlyOne(factors) ? tellLastFactor() : ask('remove'))}
        >
          지우기
        </Button>
      )}
      {asking === 'set-up' && (
        <PasswordDialog
          title={since ? '인증 앱을 바꿀까요?' : '인증 앱을 등록할까요?'}
          description="비밀번호를 한 번 더 확인해요."
          submit="다음"
          run={begin}
          onClose={close}
        />
      )}
      {asking === 'remove' && (
        <PasswordDialog
          title="인증 앱을 지울까요?"
          description="앞으로는 패스키나 복구 코드로 로그인해요."
          submit="지우기"
          danger
          run={remove}
          onClose={close}
        />
      )}
      {typeof asking === 'object' && asking && <AuthenticatorDialog setup={asking} onClose={close} />}
    </SecurityRow>
  )
}

type AuthenticatorDialogProps = {
  setup: ApiResult<'POST /console/me/authenticator/options'>
  onClose: () => void
}

/** A code proves that the app has the new secret; until then the old one stays. */
function AuthenticatorDialog({ setup, onClose }: AuthenticatorDialogProps) {
  const form = useForm({
    first: { code: '' },
    rules: { code: codeProblem },
    blame: 'code',
    send: ({ code }) => api('POST /console/me/authenticator', { body: { challenge: setup.challenge, code } }),
    onDone(factors) {
      keepFactors(factors)
      toast('인증 앱을 등록했어요', { kind: 'done' })
      onClose()
    },
    onFailed(): void {
      form.set({ code: '' })
    },
  })
  const { value, onValueChange, error } = form.field('code')
  return (
    <FormDialog
      open
      title="인증 앱 등록하기"
      description="휴대전화의 인증 앱으로 그림을 찍고, 앱에 나온 여섯 자리를 입력해 주세요."
      form={form}
      submit="등록하기"
      busy="확인하는 중"
      onClose={onClose}
    >
      <AuthenticatorSetup secret={setup.secret} uri={setup.uri} />
      <OtpField
        label="인증 코드"
        value={value}
        onValueChange={onValueChange}
        onComplete={(code) => void form.submit({ code })}
        disabled={form.busy}
        error={error}
      />
    </FormDialog>
  )
}
