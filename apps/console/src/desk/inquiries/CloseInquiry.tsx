import { useCall } from '@coffeeattack/kit/useCall'
import { Button } from '@coffeeattack/ui/Button'
import { api } from '../../api/client.ts'
import { type Queue, queues, refreshInquiry } from './queries.ts'

type CloseInquiryProps = {
  queue: Queue
  id: string
  /** The second button beside the answer form; it asks first. */
  quiet?: boolean
}

/** Closes an inquiry without an answer. */
export function CloseInquiry({ queue, id, quiet = false }: CloseInquiryProps) {
  const close = useCall(() => api(queues[queue].calls.close, { params: { id } }), {
    asks: () =>
      quiet && {
        title: '답 없이 마칠까요?',
        description: '문의한 분에게는 아무것도 가지 않아요.',
        confirm: '답 없이 마치기',
        cancel: '더 보기',
      },
    onSettled: () => refreshInquiry(id),
  })
  const button = (
    <Button
      kind="weak"
      size="md"
      wide={!quiet}
      busy={close.busy && '마치는 중'}
      onClick={() => void close.run()}
    >
      답 없이 마치기
    </Button>
  )
  if (quiet) return button
  return (
    <>
      <p className="mb-3 text-body-s text-ink-3">연락처를 남기지 않은 방문자라 답을 보낼 곳이 없어요.</p>
      {button}
    </>
  )
}
