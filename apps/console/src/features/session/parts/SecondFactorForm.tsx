import { OtpField } from '@coffeeattack/ui/OtpField'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api/client.ts'
import { tellFailure, wordsFor } from '../../../failure/tell-failure.ts'
import type { Challenge, Pair } from '../SignInPage.tsx'
import { Enrolment } from './Enrolment.tsx'

type SecondFactorFormProps = {
  challenge: Challenge
  onEnter: (pair: Pair) => void
  onRestart: () => void
}

/** Six digits of the authenticator app; the first time, the app is set up beside them. */
export function SecondFactorForm({ challenge, onEnter, onRestart }: SecondFactorFormProps) {
  const [code, setCode] = useState('')
  const pass = useMutation({
    mutationFn: (whole: string) =>
      api('POST /console/auth/second-factor', { body: { challenge: challenge.challenge, code: whole } }),
    onSuccess: onEnter,
    onError: (failure) => {
      setCode('')
      if (wordsFor(failure).show !== 'field') void tellFailure(failure)
    },
  })
  const words = pass.error && wordsFor(pass.error)
  return (
    <div className="w-full max-w-[22rem] text-left">
      <h1 className="text-h1">인증 앱의 코드를 입력해 주세요</h1>
      {challenge.enrolment ? (
        <Enrolment {...challenge.enrolment} />
      ) : (
        <p className="mt-1 mb-6 text-body text-ink-2">인증 앱에 나온 여섯 자리예요. 30초마다 바뀌어요.</p>
      )}
      <OtpField
        label="인증 코드"
        hideLabel
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- entering the code is all there is to do here
        autoFocus
        value={code}
        onValueChange={setCode}
        onComplete={(whole) => pass.mutate(whole)}
        disabled={pass.isPending}
        error={words?.show === 'field' && <span role="alert">{words.title}</span>}
      />
      <TextLink className="mt-4" onClick={onRestart}>
        처음부터 다시 로그인하기
      </TextLink>
    </div>
  )
}
