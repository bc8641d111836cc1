import { paths } from '@coffeeattack/contract/pages'
import { endOfTerm } from '@coffeeattack/domain/proofs/proof'
import { isApiError } from '@coffeeattack/kit/isApiError'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { nextMidnight, useNow } from '@coffeeattack/kit/useNow'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Skeletons } from '@coffeeattack/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { Link, useSearchParams } from 'react-router'
import { prefetch } from '../api/queries.ts'
import { asksEarly } from '../early/early-calls.ts'
import { FailureView } from '../layout/failure/FailureView.tsx'
import { Page } from '../layout/Page.tsx'
import { privateMeta } from '../seo.ts'
import type { Route } from './+types/ProofScreen.ts'
import { type Proof, proofQuery } from './queries.ts'

/** One of them is shown. */
const CardView = lazy(async () => ({ default: (await import('./show/CardView.tsx')).CardView }))
const LogView = lazy(async () => ({ default: (await import('./show/LogView.tsx')).LogView }))
const EndedView = lazy(async () => ({ default: (await import('./show/EndedView.tsx')).EndedView }))

export const meta = () => privateMeta('증명서')

export const handle = asksEarly('GET /users/proofs/:id')

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => prefetch(proofQuery(params.id))

/** One's own proof: its link and QR code, who opened it, and taking it back (PROOF-2, PROOF-5). */
export default function ProofScreen({ params: { id } }: Route.ComponentProps) {
  return (
    <Loaded
      query={useQuery(proofQuery(id))}
      title="증명서를 불러오지 못했어요"
      className="mt-24"
      renderFailure={(failure) => isApiError(failure) && failure.status === 404 && <NoProof />}
      skeleton={<ProofShapes />}
      renderFrame={(inside) => (
        <Page tone="canvas" backTo={paths.proofs()} title="증명서">
          {inside}
        </Page>
      )}
    >
      {(proof) => (
        <Suspense
          fallback={
            <Page tone="canvas" backTo={paths.proofs()} title="증명서">
              <ProofShapes />
            </Page>
          }
        >
          <Shown key={id} proof={proof} />
        </Suspense>
      )}
    </Loaded>
  )
}

function Shown({ proof }: { proof: Proof }) {
  const now = useNow(nextMidnight)
  const [query] = useSearchParams()
  const { state, untilDay, link } = proof
  if (state !== 'RUNNING' || link === null || endOfTerm(untilDay) <= now)
    return <EndedView proof={proof} now={now} />
  const View = query.get('view') === 'log' ? LogView : CardView
  return <View proof={proof} link={link} now={now} />
}

const ProofShapes = () => (
  <Skeletons
    className="flex flex-col gap-3 px-4 pt-1"
    round="card"
    label="증명서를 불러오는 중이에요"
    shapes={['h-36', 'h-72']}
  />
)

function NoProof() {
  return (
    <FailureView title="찾을 수 없어요" about="이 증명서는 없거나 다른 사람의 것이에요.">
      <Link to={paths.proofs()} className={buttonLook({ size: 'md', wide: false })}>
        내 증명서 보기
      </Link>
    </FailureView>
  )
}
