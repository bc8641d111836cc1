import { OtpField } from '@coffeeattack/ui/OtpField'
import { useState } from 'react'
import { api } from '../api/client.ts'
import { useEnter, type Steps } from './use-enter.ts'

/** Six digits of the authenticator app; the sixth sends them. After a wrong code one just types the next. */
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
