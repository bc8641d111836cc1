import { paths } from '@coffeeattack/contract/pages'
import { isApiError } from '@coffeeattack/kit/isApiError'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Skeletons } from '@coffeeattack/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { prefetch } from '../api/queries.ts'
import { asksEarly } from '../early/early-calls.ts'
import { FailureView } from '../layout/failure/FailureView.tsx'
import { Page } from '../layout/Page.tsx'
import { personQuery } from '../offers/offer-query.ts'
import { privateMeta } from '../seo.ts'
import type { Route } from './+types/PaidCheckScreen.ts'
import { Invitation } from './asking/Invitation.tsx'
import { Declined } from './entry/PaidHomeCard.tsx'
import { type PaidCheck, paidCheckQuery } from './queries.ts'
import { ResultView } from './result/ResultView.tsx'

export const meta = () => privateMeta('받은 연봉 확인')

export const handle = asksEarly('GET /users/paid-checks/:id')

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => prefetch(paidCheckQuery(params.id))

/** Whether the promised pay is paid: the question, or what health insurance told (KEEP-7 to KEEP-10). */
export default function PaidCheckScreen({ params: { id } }: Route.ComponentProps) {
  return (
    <Loaded
      query={useQuery(paidCheckQuery(id))}
      title="결과를 불러오지 못했어요"
      className="m-auto"
      skeleton={
        <Skeletons
          label="결과를 불러오는 중이에요"
          round="card"
          className="grid gap-3 px-4"
          shapes={['h-100', 'h-32']}
        />
      }
      renderFailure={(failure) => isApiError(failure) && failure.status === 404 && <NoPaidCheck />}
      renderFrame={inPage}
    >
      {(check) => inPage(<Opened check={check} />)}
    </Loaded>
  )
}

const inPage = (inside: ReactNode) => (
  <Page tone="canvas" backTo={paths.my()} title="받은 연봉 확인">
    <div className="flex flex-1 flex-col gap-3 px-4 pb-7">{inside}</div>
  </Page>
)

function Opened({ check }: { check: PaidCheck }) {
  const name = useQuery(personQuery).data?.name ?? null
  const { state, result } = check
  if (result) return <ResultView check={check} result={result} name={name} />
  if (state === 'INVITED') return <Invitation check={check} />
  return state === 'DECLINED' ? <Declined /> : <Over />
}

const Over = () => (
  <FailureView title="확인할 수 있는 때가 지났어요" about="답하지 않은 것은 어디에도 세지 않아요.">
    <ToHome />
  </FailureView>
)

const NoPaidCheck = () => (
  <FailureView title="찾을 수 없어요" about="지운 결과이거나 다른 사람의 것이에요.">
    <ToHome />
  </FailureView>
)

const ToHome = () => (
  <Link to={paths.my()} className={buttonLook({ size: 'md', wide: false })}>
    홈으로 가기
  </Link>
)
