import { Slip, SlipRule } from '@coffeeattack/ui/Slip'
import { Skeleton } from '@coffeeattack/ui/Skeleton'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { api } from '../../api/client.ts'
import { DeadlineBand } from '../../offers/DeadlineBand.tsx'
import { RaisePanel } from '../../offers/RaisePanel.tsx'
import { PactHead } from '../PactHead.tsx'
import { PactPage } from '../PactPage.tsx'
import { endOf, newestOf, type Pact, type Version } from '../queries.ts'
import { BaseRaise } from './BaseRaise.tsx'
import { Beside } from './Beside.tsx'

/** Loaded on demand: what is lower, and why, is read first. */
const Further = lazy(() => import('./Further.tsx'))

type ReadingViewProps = {
  pact: Pact
  /** Where its deadline still counts. */
  isOpen: boolean
  backTo?: string
  /** The answers, while it can be answered. */
  cta?: ReactNode
}

/** The terms in plain words: what they get, what differs and why, how the work is; last the document (PACT-2, PACT-3). */
export function ReadingView({ pact, isOpen, backTo, cta }: ReadingViewProps) {
  const version = newestOf(pact)
  const raise = version.terms.base - (pact.income?.amount ?? version.terms.base)
  useRead(pact, version, isOpen)
  return (
    <PactPage
      pact={pact}
      backTo={backTo}
      band={isOpen && <DeadlineBand expiredAt={endOf(version)} />}
      cta={cta}
    >
      {raise > 0 && cta && <RaisePanel about="서명하면 지금보다 해마다 이만큼 올라요" raise={raise} />}
      <Slip>
        <PactHead pact={pact} version={version.number} level={1} />
        <BaseRaise pact={pact} version={version} />
        <SlipRule />
        <Beside pact={pact} version={version} />
      </Slip>
      <Suspense fallback={<Skeleton round="card" className="h-150" />}>
        <Further pact={pact} version={version} />
      </Suspense>
    </PactPage>
  )
}

/** The company sees when a version was read. Not told twice; a failure is no news for the person. */
function useRead({ id }: Pact, { number, readAt }: Version, isOpen: boolean): void {
  const isNew = isOpen && readAt === null
  useEffect(() => {
    if (isNew)
      void api('POST /users/pacts/:id/read', { params: { id }, body: { version: number } }).catch(() => {})
  }, [id, number, isNew])
}
