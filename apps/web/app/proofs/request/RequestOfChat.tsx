import { paths } from '@coffeeattack/contract/pages'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Card } from '@coffeeattack/ui/Card'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { askedFor } from './words.ts'
import { type ProofRequest, requestsQuery } from './queries.ts'

/** The newest request of a coffee chat in 처우 협의, and what was sent (PROOF-6). One that was withdrawn or declined is not told of. */
export default function RequestOfChat({ coffeechatId }: { coffeechatId: string }) {
  const { data } = useQuery(requestsQuery)
  const request = data?.items.find((one) => one.coffeechatId === coffeechatId)
  if (request?.state === 'OPEN') return <Asked request={request} />
  if (request?.state === 'ANSWERED' && request.proofId) return <Sent proofId={request.proofId} />
  return null
}

function Asked({ request }: { request: ProofRequest }) {
  return (
    <Card title="급여명세서 대신 증명서를 부탁했어요">
      <p className="mt-0.5 text-body-s text-ink-3">{askedFor(request)}</p>
      <blockquote className="mt-3 rounded-field bg-surface-2 px-3.5 py-3 text-body-s [overflow-wrap:anywhere]">
        “{request.purpose}”
      </blockquote>
      <Link to={paths.proofRequest(request.id)} className={`${buttonLook({ size: 'md' })} mt-4`}>
        무엇을 보낼지 고르기
      </Link>
    </Card>
  )
}

const Sent = ({ proofId }: { proofId: string }) => (
  <Card title="증명서를 보냈어요">
    <p className="mt-0.5 text-body-s text-ink-3">언제 열어 봤는지 볼 수 있고, 언제든 거둘 수 있어요.</p>
    <Link to={paths.ownProof(proofId, 'log')} className={`${buttonLook({ kind: 'weak', size: 'md' })} mt-4`}>
      보낸 증명서 보기
    </Link>
  </Card>
)
