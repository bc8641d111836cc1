import { type ReactNode, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { CodeStep } from './CodeStep.tsx'
import { PhoneStep } from './PhoneStep.tsx'
import { readSentCode, type SentCode } from './sent-code.ts'
import { type PhoneSignIn, usePhoneSignIn } from './use-phone-sign-in.ts'

const never = () => () => {}

/** The server does not know the browser's history, so the first render matches it and the next one reads it. */
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
  /** The number that was typed just now. */
  known?: string
}

/** Logs in by a code sent to the phone: first the number, then the code. */
export function PhoneSignInScreen({ header, title, known = '', ...signIn }: PhoneSignInScreenProps) {
  const sent = useSentCode()
  const { lastSent, send, resend, verify } = usePhoneSignIn(signIn)
  // The stored number is filled in one render later, before anybody can type.
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
