import { attemptText, eventNames } from '@coffeeattack/domain/handover/words.ko'
import { agoText, DAY_MS, momentText } from '@coffeeattack/domain/kst'
import { useCall } from '@coffeeattack/kit/useCall'
import { useNow } from '@coffeeattack/kit/useNow'
import { Button } from '@coffeeattack/ui/Button'
import { Card } from '@coffeeattack/ui/Card'
import { Tag } from '@coffeeattack/ui/Tag'
import { toast } from '@coffeeattack/ui/toast'
import { useState } from 'react'
import { api } from '../api/client.ts'
import { EndpointDialog } from './EndpointDialog.tsx'
import { type Endpoint, reloadHandover } from './queries.ts'

type EndpointCardProps = { endpoint: Endpoint; onSecret: (secret: string) => void }

/** One webhook endpoint: its events, its state and its actions. */
export function EndpointCard({ endpoint, onSecret }: EndpointCardProps) {
  const { name, url, events, oldSecretUntil } = endpoint
  return (
    <li>
      <Card aria-label={name} className="grid gap-3">
        <div>
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <h3 className="min-w-0 text-h3 [overflow-wrap:anywhere]">{name}</h3>
            <State endpoint={endpoint} />
          </div>
          <p className="mt-0.5 text-label break-all text-ink-3">{url}</p>
        </div>
        <ul aria-label="받는 소식" className="flex flex-wrap gap-1.5">
          {events.map((event) => (
            <li key={event} className="max-w-full">
              <Tag>{eventNames[event]}</Tag>
            </li>
          ))}
        </ul>
        <Facts endpoint={endpoint} />
        {oldSecretUntil && (
          <p className="text-label text-pretty text-ink-2 tnum">
            {`지난 비밀키로도 ${momentText(new Date(oldSecretUntil))}까지 함께 서명해요.`}
          </p>
        )}
        <EndpointActions endpoint={endpoint} onSecret={onSecret} />
      </Card>
    </li>
  )
}

function State({ endpoint: { stoppedAt, isStoppedByUs, failingSince } }: { endpoint: Endpoint }) {
  const now = useNow()
  if (stoppedAt) return <Tag kind="shot">{isStoppedByUs ? '닷새 동안 받지 못해 멈췄어요' : '멈췄어요'}</Tag>
  if (!failingSince) return <Tag>받고 있어요</Tag>
  const days = Math.floor((now.getTime() - new Date(failingSince).getTime()) / DAY_MS)
  return <Tag kind="rise">{days > 0 ? `${days}일째 받지 못해요` : '받지 못하고 있어요'}</Tag>
}

function Facts({ endpoint: { lastDeliveredAt, waiting, failed } }: { endpoint: Endpoint }) {
  const now = useNow()
  const facts = [
    lastDeliveredAt
      ? `마지막으로 ${agoText(new Date(lastDeliveredAt), now)} 받았어요`
      : '아직 받은 소식이 없어요',
    waiting > 0 && `보낼 소식 ${waiting}건`,
    failed > 0 && `전하지 못한 소식 ${failed}건`,
  ]
  return (
    <p className="flex flex-wrap gap-x-3 text-label text-ink-3 tnum">
      {facts.filter(Boolean).map((fact) => (
        <span key={String(fact)}>{fact}</span>
      ))}
    </p>
  )
}

type EndpointActionsProps = { endpoint: Endpoint; onSecret: (secret: string) => void }

/** What can be done about one address. */
function EndpointActions({ endpoint, onSecret }: EndpointActionsProps) {
  const { id, name, stoppedAt } = endpoint
  const params = { id }
  const [isEditing, setEditing] = useState(false)
  const ping = useCall(() => api('POST /console/handover/endpoints/:id/ping', { params }), {
    onDone: (tried) =>
      toast(
        tried.error === null ? `잘 연결돼요. ${tried.ms}ms 만에 ${attemptText(tried)}` : attemptText(tried),
        tried.error === null ? { kind: 'done' } : {},
      ),
  })
  const change = useCall(
    (isStopped: boolean) => api('PATCH /console/handover/endpoints/:id', { params, body: { isStopped } }),
    {
      asks: (isStopped) =>
        isStopped && {
          title: `${name} 주소를 멈출까요?`,
          description: '기다리던 소식은 보내지 않고, 멈춘 동안 생긴 소식도 남지 않아요.',
          confirm: '멈추기',
        },
      onSettled: reloadHandover,
    },
  )
  const renew = useCall(() => api('POST /console/handover/endpoints/:id/secret', { params }), {
    asks: () => ({
      title: '비밀키를 새로 만들까요?',
      description: '지금 비밀키도 하루 동안 함께 서명해요. 그 안에 받는 쪽의 비밀키를 바꿔 주세요.',
      confirm: '새로 만들기',
    }),
    onDone: ({ secret }) => onSecret(secret),
    onSettled: reloadHandover,
  })
  const remove = useCall(() => api('DELETE /console/handover/endpoints/:id', { params }), {
    asks: () => ({
      title: `${name} 주소를 지울까요?`,
      description: '이 주소로 보낸 기록도 함께 사라져요.',
      confirm: '주소 지우기',
      danger: true,
    }),
    onSettled: reloadHandover,
  })

  return (
    <div className="flex flex-wrap gap-2">
      <Button kind="weak" size="sm" busy={ping.busy && '확인하는 중'} onClick={() => void ping.run()}>
        연결 확인
      </Button>
      <Button kind="weak" size="sm" onClick={() => setEditing(true)}>
        고치기
      </Button>
      <Button kind="weak" size="sm" busy={renew.busy && '만드는 중'} onClick={() => void renew.run()}>
        비밀키 새로 만들기
      </Button>
      <Button
        kind="weak"
        size="sm"
        busy={change.busy && '바꾸는 중'}
        onClick={() => void change.run(stoppedAt === null)}
      >
        {stoppedAt ? '다시 시작하기' : '멈추기'}
      </Button>
      <Button kind="weak" size="sm" busy={remove.busy && '지우는 중'} onClick={() => void remove.run()}>
        지우기
      </Button>
      <EndpointDialog
        open={isEditing}
        endpoint={endpoint}
        onClose={() => setEditing(false)}
        onSecret={onSecret}
      />
    </div>
  )
}
