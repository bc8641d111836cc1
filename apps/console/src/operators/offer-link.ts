import { ask } from '@coffeeattack/ui/ask'
import { toast, TOAST_MS } from '@coffeeattack/ui/toast'

/** Shows the mailed link for copying. The server stores only its hash, so it cannot be shown again. */
export async function offerLink({ email, link }: { email: string; link: string }): Promise<void> {
  const answer = await ask({
    title: '메일을 보냈어요',
    description: `${email}로 링크를 보냈어요. 직접 전하고 싶다면 지금 복사해 주세요. 닫으면 다시 볼 수 없어요.`,
    confirm: '링크 복사',
    cancel: '닫기',
  })
  if (answer !== 'confirm') return
  try {
    await navigator.clipboard.writeText(link)
    toast('링크를 복사했어요', { kind: 'done', ms: TOAST_MS.copied })
  } catch {
    toast('복사하지 못했어요. 다시 시도해 주세요')
    await offerLink({ email, link })
  }
}
