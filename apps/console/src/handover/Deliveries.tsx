import type { DeliveryState } from '@coffeeattack/domain/handover/events'
import { attemptText, eventNames } from '@coffeeattack/domain/handover/words.ko'
import { agoText, momentText } from '@coffeeattack/domain/kst'
import { useCall } from '@coffeeattack/kit/useCall'
import { useNow } from '@coffeeattack/kit/useNow'
import { Button } from '@coffeeattack/ui/Button'
import { Segmented } from '@coffeeattack/ui/Segmented'
import { Tag } from '@coffeeattack/ui/Tag'
import { toast } from '@coffeeattack/ui/toast'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../api/client.ts'
import { PagedRows } from '../list/ConsoleList.tsx'
import { deliveriesQuery, type Delivery, reloadHandover } from './queries.ts'
import { Section } from './Section.tsx'

type Shown = 'ALL' | DeliveryState

const choices: readonly { value: Shown; label: string; none: string }[] = [
  { value: 'ALL', label: '전체', none: '아직 보낸 소식이 없어요' },
  { value: 'DELIVERED', label: '전했어요', none: '아직 전한 소식이 없어요' },
  { value: 'WAITING', label: '기다려요', none: '기다리는 소식이 없어요' },
  { value: 'FAILED', label: '못 전했어요', none: '전하지 못한 소식이 없어요' },
]

/** Webhook deliveries of the last thirty days. */
export function Deliveries() {
  const [shown, setShown] = useState<Shown>('ALL')
  const deliveries = useInfiniteQuery(deliveriesQuery(shown === 'ALL' ? undefined : shown))
  return (
    <Section title="보낸 소식" about="30일 동안 남아 있어요. 받지 못하면 하루 동안 일곱 번까지 보내요.">
      <div className="mb-3 max-w-[32rem]">
        <Segmented
          hideLabel
          look="tray"
          label="보낸 소식 고르기"
          options={choices}
          value={shown}
          onValueChange={setShown}
        />
      </div>
      <PagedRows
        label="보낸 소식"
        query={deliveries}
        empty={choices.find(({ value }) => value === shown)?.none}
        renderRow={(delivery) => <DeliveryRow delivery={delivery} />}
      />
    </Section>
  )
}

const states: Readonly<Record<DeliveryState, string>> = {
  DELIVERED: '전했어요',
  WAITING: '기다려요',
  FAILED: '못 전했어요',
}

function DeliveryRow({ delivery }: { delivery: Delivery }) {
  const { id, type, endpointName, state, attempts, at, last, nextAt, canReplay } = delivery
  const now = useNow()
  const replay = useCall(() => api('POST /console/handover/deliveries/:id/replay', { params: { id } }), {
    onDone: () => toast('곧 다시 보낼게요', { kind: 'done' }),
    onSettled: reloadHandover,
  })
  const facts = [
    last && attemptText(last),
    last && last.error !== 'TIMEOUT' && last.error !== 'STOPPED' && `${last.ms}ms`,
    attempts > 1 && `${attempts}번 보냈어요`,
    nextAt && attempts > 0 && `${momentText(new Date(nextAt))}에 다시 보내요`,
  ]
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <b className="text-body-s font-semibold">{eventNames[type]}</b>
          <Tag kind={state === 'FAILED' ? 'rise' : 'plain'}>{states[state]}</Tag>
        </p>
        <p className="text-label break-words text-ink-3 tnum">
          {endpointName} · <time dateTime={at}>{agoText(new Date(at), now)}</time>
        </p>
        {facts.some(Boolean) && (
          <p className="text-label text-pretty text-ink-2 tnum">{facts.filter(Boolean).join(' · ')}</p>
        )}
      </div>
      {canReplay && (
        <Button
          kind="weak"
          size="sm"
          wide={false}
          busy={replay.busy && '보내는 중'}
          onClick={() => void replay.run()}
        >
          다시 보내기
        </Button>
      )}
    </div>
  )
}
