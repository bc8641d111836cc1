import { safeReturnPath } from '@coffeeattack/domain/sessions/return-path'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { paths } from '../paths.ts'
import { useSignedIn } from '../sessions/use-signed-in.ts'
import { type AnsweredBy, AskedScreen } from './AskedScreen.tsx'
import { AskForm } from './AskForm.tsx'
import { privateMeta } from '../seo.ts'

/** Anyone may ask; what it is about follows from the page they came from. */
export default function AskScreen() {
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

export const meta = () => privateMeta('문의하기')

export const handle = {
  flowPanel: { title: ['궁금한 건', '편하게 물어보세요'], line: '담당 에이전트가 읽고 직접 답해 드려요.' },
}
