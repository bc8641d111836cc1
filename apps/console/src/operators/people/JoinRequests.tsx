import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { agoText } from '@coffeeattack/domain/kst'
import { useCall } from '@coffeeattack/kit/useCall'
import { useNow } from '@coffeeattack/kit/useNow'
import { Button } from '@coffeeattack/ui/Button'
import { Card } from '@coffeeattack/ui/Card'
import { toast } from '@coffeeattack/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { queries } from '../../api/queries.ts'
import { query } from '../../api/query.ts'
import { useMe } from '../../sessions/me.ts'

type JoinRequest = ApiResult<'GET /console/join-requests'>['items'][number]

const joinRequestsQuery = query('GET /console/join-requests', ['join-requests'], {})

/** Colleagues who signed up with the company's number and wait for its recruiters to take them in (FIRM-1). */
export function JoinRequests() {
  const { role } = useMe()
  const { data } = useQuery({ ...joinRequestsQuery, enabled: role === 'recruiter' })
  if (!data || data.items.length === 0) return null
  return (
    <Card title="함께 쓰고 싶다는 동료" className="mb-4">
      <ul aria-label="함께 쓰고 싶다는 동료" className="mt-1.5 divide-y divide-line">
        {data.items.map((request) => (
          <Row key={request.id} request={request} />
        ))}
      </ul>
    </Card>
  )
}

function Row({ request: { id, name, title, email, note, notedAt } }: { request: JoinRequest }) {
  const now = useNow()
  const answer = useCall(
    (accepted: boolean) =>
      api('POST /console/join-requests/:id/answer', { params: { id }, body: { accepted } }),
    {
      asks: (accepted) =>
        !accepted && {
          title: `${name} 님을 받지 않을까요?`,
          description: '결과는 메일로 가요. 내일부터 한 번 더 알릴 수 있어요.',
          confirm: '받지 않기',
        },
      onDone: (_, accepted) => toast(accepted ? '동료를 받았어요' : '받지 않았어요', { kind: 'done' }),
      onSettled() {
        void queries.invalidateQueries({ queryKey: ['join-requests'] })
        void queries.invalidateQueries({ queryKey: ['people'] })
        void queries.invalidateQueries({ queryKey: ['invitations'] })
      },
    },
  )
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <span className="min-w-0 flex-1 basis-52">
        <b className="block text-body-s font-semibold">
          {name} · {title}
        </b>
        <span className="block text-label [overflow-wrap:anywhere] text-ink-3">
          {email} · {agoText(new Date(notedAt), now)}
        </span>
        {note && <span className="block text-label break-words text-ink-2">{note}</span>}
      </span>
      <Button kind="line" size="sm" disabled={answer.busy} onClick={() => void answer.run(false)}>
        받지 않기
      </Button>
      <Button size="sm" busy={answer.busy && '보내는 중'} onClick={() => void answer.run(true)}>
        함께 쓰기
      </Button>
    </li>
  )
}
