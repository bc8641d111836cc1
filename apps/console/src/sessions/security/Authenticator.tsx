import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { fullDayText, kstDay } from '@coffeeattack/domain/kst'
import { codeProblem } from '@coffeeattack/domain/sessions/one-time-code'
import { useForm } from '@coffeeattack/kit/useForm'
import { Button } from '@coffeeattack/ui/Button'
import { OtpField } from '@coffeeattack/ui/OtpField'
import { toast } from '@coffeeattack/ui/toast'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { FormDialog } from '../../form/FormDialog.tsx'
import { AuthenticatorSetup } from '../factor-fields.tsx'
import { PasswordDialog } from './PasswordDialog.tsx'
import { type Factors, hasOnlyOne, keepFactors, tellLastFactor } from './queries.ts'
import { SecurityRow } from './SecurityRow.tsx'

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
