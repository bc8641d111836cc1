import { ask } from '@coffeeattack/ui/ask'
import { Button } from '@coffeeattack/ui/Button'
import { type Room, useRoomChange } from './queries.ts'

export function CloseButton({ room }: { room: Room }) {
  const change = useRoomChange(room)
  async function press() {
    const answer = await ask({
      title: '대화를 닫을까요?',
      description: '나눈 이야기는 남고, 다시 열 때까지 서로 메시지를 보낼 수 없어요.',
      confirm: '대화 닫기',
      cancel: '그대로 두기',
    })
    if (answer === 'confirm') void change.run({ isClosed: true })
  }
  return (
    <Button kind="weak" size="sm" wide busy={change.busy && '닫는 중'} onClick={() => void press()}>
      대화 닫기
    </Button>
  )
}

export function ReopenButton({ room }: { room: Room }) {
  const change = useRoomChange(room)
  async function press() {
    const answer = await ask({
      title: '대화를 다시 열까요?',
      description: '후보자도 다시 메시지를 보낼 수 있어요.',
      confirm: '다시 열기',
      cancel: '그대로 두기',
    })
    if (answer === 'confirm') void change.run({ isClosed: false })
  }
  return (
    <Button kind="line" size="sm" busy={change.busy && '여는 중'} onClick={() => void press()}>
      다시 열기
    </Button>
  )
}
