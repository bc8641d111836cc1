import { attemptText } from '@coffeeattack/domain/handover/words.ko'
import { useCall } from '@coffeeattack/kit/useCall'
import { ask } from '@coffeeattack/ui/ask'
import { Button } from '@coffeeattack/ui/Button'
import { toast } from '@coffeeattack/ui/toast'
import { useState } from 'react'
import { api } from '../api/client.ts'
import { EndpointDialog } from './EndpointDialog.tsx'
import { type Endpoint, readAnew } from './queries.ts'

type EndpointActionsProps = { endpoint: Endpoint; onSecret: (secret: string) => void }

/** What can be done about one address. */
export function EndpointActions({ endpoint, onSecret }: EndpointActionsProps) {
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
    { onSettled: readAnew },
  )
  const renew = useCall(() => api('POST /console/handover/endpoints/:id/secret', { params }), {
    onDone: ({ secret }) => onSecret(secret),
    onSettled: readAnew,
  })
  const remove = useCall(() => api('DELETE /console/handover/endpoints/:id', { params }), {
    onSettled: readAnew,
  })

  async function stop() {
    const answer = await ask({
      title: `${name} 주소를 멈출까요?`,
      description: '기다리던 소식은 보내지 않고, 멈춘 동안 생긴 소식도 남지 않아요.',
      confirm: '멈추기',
      cancel: '그대로 두기',
    })
    if (answer === 'confirm') void change.run(true)
  }
  async function askRenew() {
    const answer = await ask({
      title: '비밀키를 새로 만들까요?',
      description: '지금 비밀키도 하루 동안 함께 서명해요. 그 안에 받는 쪽의 비밀키를 바꿔 주세요.',
      confirm: '새로 만들기',
      cancel: '그대로 두기',
    })
    if (answer === 'confirm') void renew.run()
  }
  async function askRemove() {
    const answer = await ask({
      title: `${name} 주소를 지울까요?`,
      description: '이 주소로 보낸 기록도 함께 사라져요.',
      confirm: '주소 지우기',
      cancel: '그대로 두기',
      danger: true,
    })
    if (answer === 'confirm') void remove.run()
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Button
        kind="weak"
        size="sm"
        wide={false}
        busy={ping.busy && '확인하는 중'}
        onClick={() => void ping.run()}
      >
        연결 확인
      </Button>
      <Button kind="weak" size="sm" wide={false} onClick={() => setEditing(true)}>
        고치기
      </Button>
      <Button
        kind="weak"
        size="sm"
        wide={false}
        busy={renew.busy && '만드는 중'}
        onClick={() => void askRenew()}
      >
        비밀키 새로 만들기
      </Button>
      <Button
        kind="weak"
        size="sm"
        wide={false}
        busy={change.busy && '바꾸는 중'}
        onClick={() => void (stoppedAt ? change.run(false) : stop())}
      >
        {stoppedAt ? '다시 시작하기' : '멈추기'}
      </Button>
      <Button
        kind="weak"
        size="sm"
        wide={false}
        busy={remove.busy && '지우는 중'}
        onClick={() => void askRemove()}
      >
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
