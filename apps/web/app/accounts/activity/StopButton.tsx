import { ask } from '@coffeeattack/ui/ask'
import { Button } from '@coffeeattack/ui/Button'
import { useOneAtATime } from '../../api/use-one-at-a-time.ts'
import { stopAttacks } from './change-activity.ts'

/** Hides the profile after one question. */
export function StopButton() {
  const [busy, runOne] = useOneAtATime()
  async function askAndStop() {
    const answer = await ask({
      title: '어택을 잠시 쉴까요?',
      description: '회사에 프로필이 보이지 않게 돼요. 이미 받은 어택은 그대로 남아요.',
      confirm: '잠시 쉬기',
      cancel: '계속 받기',
    })
    if (answer === 'confirm') await runOne(stopAttacks)
  }
  return (
    <Button kind="weak" size="md" busy={busy && '숨기는 중'} onClick={() => void askAndStop()}>
      잠시 쉬기
    </Button>
  )
}
