import { ask } from '@coffeeattack/ui/ask'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { api } from '../api/client.ts'
import { partnerName } from './partner-name.ts'
import type { Coffeechat } from './queries.ts'
import { useArrange } from './use-arrange.ts'

export function CancelLink({ chat }: { chat: Coffeechat }) {
  const { id } = chat
  const { busy, arrange } = useArrange(id)

  async function askAndCancel() {
    const answer = await ask({
      title: '커피챗을 취소할까요?',
      description: `${partnerName(chat)}에 취소했다고 알려요. 취소한 커피챗은 되돌릴 수 없어요.`,
      confirm: '취소하기',
      cancel: '그대로 두기',
      danger: true,
    })
    if (answer !== 'confirm') return
    await arrange(
      () => api('POST /users/coffeechats/:id/cancel', { params: { id } }),
      () => window.scrollTo({ top: 0 }),
    )
  }
  return (
    <TextLink wide disabled={busy} onClick={() => void askAndCancel()}>
      커피챗 취소하기
    </TextLink>
  )
}
