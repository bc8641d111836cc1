import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { codeProblem } from '@coffeeattack/domain/sessions/one-time-code'
import { OtpField } from '@coffeeattack/ui/OtpField'
import { toast } from '@coffeeattack/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { FormDialog } from '../../form/FormDialog.tsx'
import { problemsOf, tellUnlessField } from '../../form/problems.ts'
import { AuthenticatorSetup } from '../AuthenticatorSetup.tsx'
import { keepFactors } from './queries.ts'

type AuthenticatorDialogProps = {
  setup: ApiResult<'POST /console/me/authenticator/options'>
  onClose: () => void
}

/** The app proves with a code that it was told; until then the old one stays. */
export function AuthenticatorDialog({ setup, onClose }: AuthenticatorDialogProps) {
  const [code, setCode] = useState('')
  const [isSent, setSent] = useState(false)
  const save = useMutation({
    mutationFn: (whole: string) =>
      api('POST /console/me/authenticator', { body: { challenge: setup.challenge, code: whole } }),
    onSuccess: (factors) => {
      keepFactors(factors)
      toast('인증 앱을 등록했어요', { kind: 'done' })
      onClose()
    },
    onError: (failure) => {
      setCode('')
      setSent(false)
      tellUnlessField(failure)
    },
  })
  function send() {
    setSent(true)
    if (!codeProblem(code)) save.mutate(code)
  }
  const problem = (isSent && codeProblem(code)) || problemsOf(save.error, 'code')['code']
  return (
    <FormDialog
      open
      title="인증 앱 등록하기"
      description="휴대전화의 인증 앱으로 그림을 찍고, 앱에 나온 여섯 자리를 입력해 주세요."
      submit="등록하기"
      busy={save.isPending && '확인하는 중'}
      onSubmit={send}
      onClose={onClose}
    >
      <AuthenticatorSetup secret={setup.secret} uri={setup.uri} />
      <OtpField
        label="인증 코드"
        value={code}
        onValueChange={setCode}
        onComplete={(whole) => save.mutate(whole)}
        disabled={save.isPending}
        error={problem && <span role="alert">{problem}</span>}
      />
    </FormDialog>
  )
}
