import { Button } from '@coffeeattack/ui/Button'
import { Copy } from '@coffeeattack/ui/icons/Copy'
import { toast, TOAST_MS } from '@coffeeattack/ui/toast'

/** Copies the page's link, to continue on a phone (ROUTE-13). */
export default function CopyLinkPrompt() {
  return (
    <div className="relative z-2 mt-9 flex max-w-110 items-center gap-4 rounded-card bg-shot-2/85 py-4.5 pr-4.5 pl-5.5 text-label text-on-shot-2 @max-[28rem]:hidden">
      <p className="min-w-0 flex-1">
        <b className="block text-body text-on-shot">휴대폰에서 이어서 볼까요?</b>
        링크를 복사해 나에게 보내 보세요
      </p>
      <Button
        kind="inverse"
        size="sm"
        className="shrink-0 focus-visible:outline-on-shot"
        onClick={() => void copyLink()}
      >
        <Copy size={18} />
        링크 복사
      </Button>
    </div>
  )
}

async function copyLink(): Promise<void> {
  try {
    await navigator.clipboard.writeText(location.href)
    toast('링크를 복사했어요', { ms: TOAST_MS.copied, kind: 'done' })
  } catch {
    toast('다시 시도해 주세요')
  }
}
