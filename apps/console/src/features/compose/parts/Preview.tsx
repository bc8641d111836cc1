import { BRAND } from '@coffeeattack/domain/brand'
import { deadlineBand, expiresAt, timeLeft } from '@coffeeattack/domain/offers/deadline'
import { Avatar } from '@coffeeattack/ui/Avatar'
import { Dialog } from '@coffeeattack/ui/Dialog'
import { Check } from '@coffeeattack/ui/icons/Check'
import { Clock } from '@coffeeattack/ui/icons/Clock'
import type { Profile } from '../../../candidate/profile-query.ts'
import { useNow } from '../../../clock/use-now.ts'
import type { Me } from '../../../session/me.ts'
import type { Draft } from '../draft.ts'
import { PreviewSlip, type Company } from './PreviewSlip.tsx'

type PreviewProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  draft: Draft
  profile: Profile
  me: Me
  busy: boolean
  onSend: () => void
}

/** The offer as it will lie before the candidate. They see the exact raise; here it is only what they disclose. */
export function Preview({ open, onOpenChange, draft, profile, me, busy, onSend }: PreviewProps) {
  const now = useNow()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      wide
      title="후보자에게 이렇게 보여요"
      cancel={{ label: '더 고치기', onPress: () => onOpenChange(false) }}
      confirm={{ label: '어택 보내기', busy: busy && '보내는 중', onPress: onSend }}
    >
      <div className="-mx-2 overflow-hidden rounded-card bg-canvas">
        <p className="flex h-11 items-center justify-center gap-1.5 bg-shot text-label font-semibold text-on-shot">
          <Clock size={17} />
          {deadlineBand(timeLeft(expiresAt(now, draft.days), now))}
        </p>
        <div className="grid gap-3 p-4">
          <PreviewSlip draft={draft} profile={profile} company={draft.company ?? me.company} />
          <Sender me={me} company={draft.company ?? me.company} message={draft.message} />
          <Benefits
            items={draft.offerItems}
            title={draft.isJustMessage ? '이런 것을 드려요' : '연봉 말고도 드려요'}
          />
        </div>
      </div>
    </Dialog>
  )
}

function Sender({ me, company, message }: { me: Me; company: Company; message: string }) {
  return (
    <section className="rounded-card bg-surface p-5">
      <div className="flex items-center gap-3">
        <Avatar name={me.name} />
        <p className="min-w-0 leading-[1.4]">
          <b className="block">{me.name}</b>
          <span className="text-label text-ink-3">
            {me.role === 'recruiter' ? `${company?.name} 채용 담당자` : `${BRAND.ko} 에이전트`}
          </span>
        </p>
      </div>
      <p className="mt-3.5 leading-[1.7] whitespace-pre-line">
        {message.trim() || <span className="text-ink-4">아직 적지 않았어요</span>}
      </p>
    </section>
  )
}

function Benefits({ items, title }: { items: readonly string[]; title: string }) {
  if (items.length === 0) return null
  return (
    <section className="rounded-card bg-surface p-5">
      <h3 className="text-h3">{title}</h3>
      <ul className="mt-3.5 grid gap-3">
        {items.map((item) => (
          <li key={item} className="flex items-center gap-3 leading-[1.4]">
            <Check size={20} className="text-ink-3" />
            {item}
          </li>
        ))}
      </ul>
    </section>
  )
}
