import { TALK } from '@coffeeattack/domain/talk/post'
import { limitMessage } from '@coffeeattack/domain/text/text-area'
import { Button } from '@coffeeattack/ui/Button'
import { TextArea } from '@coffeeattack/ui/TextArea'
import { toast } from '@coffeeattack/ui/toast'
import type { FormEvent } from 'react'
import { useWrite } from './use-write.ts'

/** Opens a thread. */
export function WriteForm() {
  const { body, change, problem, busy, send, isEmpty } = useWrite(() =>
    toast('이야기를 남겼어요', { kind: 'done' }),
  )
  function submit(event: FormEvent) {
    event.preventDefault()
    send()
  }
  return (
    <form noValidate onSubmit={submit}>
      <TextArea
        label="이야기"
        hideLabel
        placeholder="연봉, 제안, 커피챗 이야기를 나눠 보세요"
        helper="별명은 이야기마다 새로 지어요. 이름은 보이지 않아요."
        limit={TALK.limit}
        atLimit={limitMessage(TALK.limit)}
        value={body}
        onValueChange={change}
        error={problem}
      />
      <Button type="submit" size="md" className="mt-3" disabled={isEmpty} busy={busy && '남기는 중'}>
        이름 없이 남기기
      </Button>
    </form>
  )
}
