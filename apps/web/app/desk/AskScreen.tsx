import { safeReturnPath } from '@coffeeattack/domain/sessions/return-path'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { paths } from '../paths.ts'
import { useSignedIn } from '../sessions/use-signed-in.ts'
import { AskedScreen, type AnsweredBy } from './AskedScreen.tsx'
import { AskForm } from './AskForm.tsx'

/** Anyone may ask; what it is about follows from the page they came from. */
export function AskScreen() {
  const [query] = useSearchParams()
  const from = query.get('from') ?? ''
  const signedIn = useSignedIn()
  const [asked, setAsked] = useState<AnsweredBy | null>(null)
  const back = safeReturnPath(from, signedIn ? paths.my() : paths.home())
  if (asked) return <AskedScreen by={asked} back={back} />
  return (
    <AskForm
      from={from}
      back={back}
      company={query.get('company')}
      signedIn={signedIn}
      onAsked={(contact) => setAsked(signedIn ? 'room' : contact === '' ? 'nothing' : 'contact')}
    />
  )
}
