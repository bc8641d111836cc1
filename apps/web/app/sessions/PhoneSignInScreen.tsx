import { type ReactNode, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { CodeStep } from './CodeStep.tsx'
import { PhoneStep } from './PhoneStep.tsx'
import { readSentCode, type SentCode } from './sent-code.ts'
import { type PhoneSignIn, usePhoneSignIn } from './use-phone-sign-in.ts'

const never = () => () => {}

/** The server knows nothing of the browser's history, so the first render agrees with it and the next one looks. */
function useSentCode(): SentCode | null {
  const { state } = useLocation()
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return hydrated ? readSentCode(state) : null
}

type PhoneSignInScreenProps = PhoneSignIn & {
  header: ReactNode
  title: ReactNode
  /** The number as the person gave it a moment ago. */
  known?: string
}

/** Signs in by a code sent to the phone: first the number, then the code. */
export function PhoneSignInScreen({ header, title, known = '', ...signIn }: PhoneSignInScreenProps) {
  const sent = useSentCode()
  const { lastSent, send, resend, verify } = usePhoneSignIn(signIn)
  // What is known comes a render later than the page, before anybody could have typed.
  if (!sent)
    return <PhoneStep key={known} {...{ header, title }} phone={lastSent?.phone ?? known} onSend={send} />
  return (
    <CodeStep
      key={sent.sentAt}
      {...{ header, sent }}
      onVerify={(code) => verify(sent.phone, code)}
      onResend={() => resend(sent.phone)}
    />
  )
}
