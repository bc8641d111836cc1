import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { codeProblem } from '@coffeeattack/domain/sessions/one-time-code'
import { useForm } from '@coffeeattack/kit/useForm'
import { OtpField } from '@coffeeattack/ui/OtpField'
import { toast } from '@coffeeattack/ui/toast'
import { api } from '../../api/client.ts'
import { FormDialog } from '../../form/FormDialog.tsx'
import { AuthenticatorSetup } from '../AuthenticatorSetup.tsx'
import { keepFactors } from './queries.ts'

type AuthenticatorDialogProps = {
  setup: ApiResult<'POST /console/me/authenticator/options'>
  onClose: () => void
}

/** The app proves with a code that it was told; until then the old one stays. */
export function AuthenticatorDialog({ setup, onClose }: AuthenticatorDialogProps) {
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
