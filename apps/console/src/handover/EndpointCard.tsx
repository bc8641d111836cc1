import { eventNames } from '@coffeeattack/domain/handover/words.ko'
import { agoText, DAY_MS, momentText } from '@coffeeattack/domain/kst'
import { useNow } from '@coffeeattack/kit/useNow'
import { Card } from '@coffeeattack/ui/Card'
import { Tag } from '@coffeeattack/ui/Tag'
import { EndpointActions } from './EndpointActions.tsx'
import type { Endpoint } from './queries.ts'

type EndpointCardProps = { endpoint: Endpoint; onSecret: (secret: string) => void }

/** One address: what it hears of, whether it answers, and what can be done about it. */
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
