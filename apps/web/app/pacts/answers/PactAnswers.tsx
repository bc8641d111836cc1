import { mayAskChange } from '@coffeeattack/domain/pacts/state'
import { Button } from '@coffeeattack/ui/Button'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { lazy, Suspense, useState } from 'react'
import type { Pact } from '../queries.ts'

/** Loaded when they are opened. */
const SignSheet = lazy(() => import('./SignSheet.tsx'))
const AskSheet = lazy(() => import('./AskSheet.tsx'))
const DeclineSheet = lazy(() => import('./DeclineSheet.tsx'))

export type SheetProps = { pact: Pact; open: boolean; onOpenChange: (open: boolean) => void }

/** A request that was taken back was still a request. */
export const usedRequests = ({ requestItems }: Pick<Pact, 'requestItems'>) => requestItems.length

type PactAnswersProps = {
  pact: Pact
  /** The person comes from the document, which ends with the way to sign. */
  signs: boolean
  /** Opens the page that waits for the phone. */
  onSigning: () => void
}

/** One filled answer and two quiet ones; a request that lies on the phone is led back to (PACT-3, PACT-4). */
export function PactAnswers({ pact, signs, onSigning }: PactAnswersProps) {
  const [sheet, setSheet] = useState<'sign' | 'ask' | 'decline' | null>(signs ? 'sign' : null)
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set(signs ? ['sign'] : []))
  const canAsk = mayAskChange(usedRequests(pact))
  const isWaiting = pact.signing?.state === 'ASKED'

  function show(next: 'sign' | 'ask' | 'decline') {
    setOpened((were) => new Set(were).add(next))
    setSheet(next)
  }
  const propsOf = (name: typeof sheet) => ({
    pact,
    open: sheet === name,
    onOpenChange: (open: boolean) => setSheet(open ? name : null),
  })
  return (
    <>
      <Button onClick={() => (isWaiting ? onSigning() : show('sign'))}>
        {isWaiting ? '서명 요청 다시 보기' : '이 조건에 서명하기'}
      </Button>
      <div className={`-mb-2.5 grid gap-2 ${canAsk ? 'grid-cols-2' : ''}`}>
        {canAsk && (
          <TextLink wide onClick={() => show('ask')}>
            바꿔 달라고 하기
          </TextLink>
        )}
        <TextLink wide onClick={() => show('decline')}>
          함께하지 않을게요
        </TextLink>
      </div>
      <Suspense>
        {opened.has('sign') && (
          <SignSheet
            {...propsOf('sign')}
            onAsked={() => {
              setSheet(null)
              onSigning()
            }}
          />
        )}
        {opened.has('ask') && <AskSheet {...propsOf('ask')} />}
        {opened.has('decline') && <DeclineSheet {...propsOf('decline')} />}
      </Suspense>
    </>
  )
}
