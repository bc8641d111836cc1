import { Button } from '@coffeeattack/ui/Button'
import { Dialog } from '@coffeeattack/ui/Dialog'
import { Copy } from '@coffeeattack/ui/icons/Copy'
import { toast, TOAST_MS } from '@coffeeattack/ui/toast'
import { useState } from 'react'

const words = {
  webhook: {
    title: '서명 비밀키예요',
    about: '받은 소식이 커피어택에서 온 것인지 이 비밀키로 확인해 주세요. 닫으면 다시 볼 수 없어요.',
    copied: '비밀키를 복사했어요',
  },
  key: {
    title: 'API 키예요',
    about: '매칭된 후보자를 읽을 수 있는 키예요. 안전한 곳에 보관해 주세요. 닫으면 다시 볼 수 없어요.',
    copied: 'API 키를 복사했어요',
  },
} as const

export type Secret = { kind: keyof typeof words; text: string }

/** Shows a secret once, so only its button closes it: neither a press outside nor Esc. */
export function SecretDialog({ secret, onClose }: { secret: Secret | null; onClose: () => void }) {
  // Keeps the text during the closing animation.
  const [last, setLast] = useState(secret)
  if (secret && secret !== last) setLast(secret)
  const shown = secret ?? last
  if (!shown) return null
  const { title, about, copied } = words[shown.kind]
  async function copy() {
    try {
      await navigator.clipboard.writeText(shown!.text)
      toast(copied, { kind: 'done', ms: TOAST_MS.copied })
    } catch {
      toast('복사하지 못했어요. 직접 골라 복사해 주세요')
    }
  }
  return (
    <Dialog
      alert
      wide
      open={secret !== null}
      onOpenChange={() => {}}
      onClosed={() => setLast(null)}
      title={title}
      description={about}
      confirm={{ label: '보관했어요', onPress: onClose }}
    >
      <div className="flex flex-wrap items-center gap-3 rounded-field bg-surface px-4 py-3 inset-ring inset-ring-line-2">
        <code className="min-w-0 flex-1 basis-56 text-body-s font-semibold break-all select-all">
          {shown.text}
        </code>
        <Button kind="line" size="sm" onClick={() => void copy()}>
          <Copy size={17} />
          복사하기
        </Button>
      </div>
    </Dialog>
  )
}
