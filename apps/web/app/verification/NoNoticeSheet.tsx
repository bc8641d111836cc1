import { withJosa } from '@coffeeattack/domain/text/josa'
import { CERTIFICATES, type CertificateType } from '@coffeeattack/domain/verification/certificate'
import { phoneAsTyped } from '@coffeeattack/domain/verification/phone'
import { Button } from '@coffeeattack/ui/Button'
import { Sheet } from '@coffeeattack/ui/Sheet'

type NoNoticeSheetProps = {
  type: CertificateType
  phone: string
  open: boolean
  onOpenChange: (open: boolean) => void
  onAgain: () => void
}

/** What helps when no notification came, and the way to ask for another. */
export function NoNoticeSheet({ type, phone, open, onOpenChange, onAgain }: NoNoticeSheetProps) {
  const { app } = CERTIFICATES[type]
  const tips = [
    `${withJosa(phoneAsTyped(phone), '이/가')} 내 번호가 맞는지 확인해요.`,
    `${app}을 직접 열어 온 요청이 있는지 봐요.`,
    `${app} 알림이 꺼져 있으면 켜요.`,
  ]
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title="알림이 오지 않았나요?"
      footer={<Button onClick={onAgain}>다시 요청하기</Button>}
    >
      <ol className="grid gap-3 text-body text-ink-2">
        {tips.map((tip, index) => (
          <li key={tip} className="flex gap-3">
            <b className="text-ink-3 tnum">{index + 1}</b>
            {tip}
          </li>
        ))}
      </ol>
    </Sheet>
  )
}
