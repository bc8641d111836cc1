import { safeReturnPath } from '@coffeeattack/domain/session/return-path'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { paths } from '../../paths.ts'
import { AskedScreen } from './AskedScreen.tsx'
import { AskForm } from './AskForm.tsx'
import { useSignedIn } from './use-signed-in.ts'

/** How the person will be answered. */
export type AnsweredBy = 'room' | 'contact' | 'nothing'

/** Anyone may ask; what it is about follows from the page they came from. */
export function AskScreen() {
  const from = useSearchParams()[0].get('from') ?? ''
  const signedIn = useSignedIn()
  const [asked, setAsked] = useState<AnsweredBy | null>(null)
  const back = safeReturnPath(from, signedIn ? paths.my() : paths.home())
  if (asked) return <AskedScreen by={asked} back={back} />
  return (
    <AskForm
      from={from}
      back={back}
      signedIn={signedIn}
      onAsked={(contact) => setAsked(signedIn ? 'room' : contact === '' ? 'nothing' : 'contact')}
    />
  )
}
