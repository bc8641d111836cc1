import { CERTIFICATES, type CertificateType } from '@coffeeattack/domain/verification/certificate'
import { withJosa } from '@coffeeattack/domain/text/josa'
import { Button } from '@coffeeattack/ui/Button'
import { Sheet } from '@coffeeattack/ui/Sheet'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { SandboxPhoneLink } from '../../sessions/SandboxPhoneLink.tsx'
import { CertificateMark } from '../../verification/CertificateMark.tsx'

type WaitSheetProps = {
  type: CertificateType
  phone: string | null
  busy: boolean
  onConfirmed: () => void
  onAnother: () => void
  onClosed: () => void
}

/** The phone rings; whoever confirmed there comes back here. */
export function WaitSheet({ type, phone, busy, onConfirmed, onAnother, onClosed }: WaitSheetProps) {
  const { app } = CERTIFICATES[type]
  return (
    <Sheet
      open
      onOpenChange={onClosed}
      dismissible={!busy}
      title={`${withJosa(app, '으로/로')} 온 알림을 확인해 주세요`}
      description="인증을 마치고 여기로 돌아오면 돼요."
      footer={
        <>
          <Button busy={busy && '확인하는 중'} onClick={onConfirmed}>
            인증했어요
          </Button>
          <TextLink wide disabled={busy} onClick={onAnother}>
            다른 앱으로 할게요
          </TextLink>
        </>
      }
    >
      <div className="flex flex-col items-center gap-2 pb-2">
        <div
          aria-hidden="true"
          className="flex w-full max-w-75 items-center gap-3 rounded-card bg-surface-2 p-3.5 text-label"
        >
          <CertificateMark type={type} size="sm" />
          <span className="min-w-0">
            <b className="block font-semibold">{type === 'kakao' ? '카카오톡 지갑' : app}</b>
            커피어택에서 인증을 부탁했어요
          </span>
        </div>
        {phone && <SandboxPhoneLink phone={phone} />}
      </div>
    </Sheet>
  )
}
