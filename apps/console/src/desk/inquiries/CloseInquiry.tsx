import { useCall } from '@coffeeattack/kit/useCall'
import { ask } from '@coffeeattack/ui/ask'
import { Button } from '@coffeeattack/ui/Button'
import { api } from '../../api/client.ts'
import { refreshInquiry } from './queries.ts'

type CloseInquiryProps = {
  inquiry: { id: string }
  /** Beside an answer: the second choice, which asks first. */
  quiet?: boolean
}

/** Read and done, with nothing sent. */
export function CloseInquiry({ inquiry: { id }, quiet = false }: CloseInquiryProps) {
  const close = useCall(() => api('POST /console/inquiries/:id/close', { params: { id } }), {
    onSettled: () => refreshInquiry(id),
  })

  async function press() {
    const answer = quiet
      ? await ask({
          title: '답 없이 마칠까요?',
          description: '문의한 분에게는 아무것도 가지 않아요.',
          confirm: '답 없이 마치기',
          cancel: '더 보기',
        })
      : 'confirm'
    if (answer === 'confirm') void close.run()
  }
  const button = (
    <Button kind="weak" size="md" wide={!quiet} busy={close.busy && '마치는 중'} onClick={() => void press()}>
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
