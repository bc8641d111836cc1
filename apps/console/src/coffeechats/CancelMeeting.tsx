import { ask } from '@coffeeattack/ui/ask'
import { TextLink } from '@coffeeattack/ui/TextLink'
import type { Arrange } from './use-arrange.ts'

/** Calling off cannot be undone, so it is asked twice and done once. */
export function CancelMeeting({ arrange: { cancel } }: { arrange: Arrange }) {
  async function sure() {
    const answer = await ask({
      title: '커피챗을 취소할까요?',
      description: '후보자에게 알리고 대화를 닫아요. 되돌릴 수 없어요.',
      confirm: '커피챗 취소하기',
      cancel: '그대로 두기',
    })
    if (answer === 'confirm') cancel.mutate()
  }
  return (
    <TextLink disabled={cancel.isPending} onClick={() => void sure()}>
      커피챗 취소하기
    </TextLink>
  )
}
