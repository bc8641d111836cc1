import { benefitKind } from '@coffeeattack/domain/offers/benefits'
import { deadlineBand, deadlineText, expiresAt, timeLeft } from '@coffeeattack/domain/offers/deadline'
import { offerPageWords } from '@coffeeattack/domain/offers/page-words.ko'
import { useNow } from '@coffeeattack/kit/useNow'
import { BenefitList } from '@coffeeattack/ui/BenefitList'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Dialog } from '@coffeeattack/ui/Dialog'
import { Lock } from '@coffeeattack/ui/icons/Lock'
import { SenderNote } from '@coffeeattack/ui/SenderNote'
import { textLinkLook } from '@coffeeattack/ui/TextLink'
import { useQuery } from '@tanstack/react-query'
import type { Profile } from '../../candidates/profile-query.ts'
import { positionQuery } from '../../positions/queries.ts'
import type { Me } from '../../sessions/me.ts'
import { ComposedSlip } from './ComposedSlip.tsx'
import type { Draft } from './draft.ts'

type PreviewProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  draft: Draft
  profile: Profile
  me: Me
  busy: boolean
  onSend: () => void
}

/** The candidate's name is theirs to tell. */
const ADDRESSEE = '○○ 님'

/** The offer's page as it will lie before the candidate, in the same words. */
export function Preview({ open, onOpenChange, draft, profile, me, busy, onSend }: PreviewProps) {
  const now = useNow()
  const expiredAt = expiresAt(now)
  const { positionId } = draft
  const position = useQuery({ ...positionQuery(positionId ?? ''), enabled: open && positionId !== null }).data
  const company = draft.company ?? me.company
  const isMaster = me.role !== 'recruiter'
  const words = offerPageWords({ ...draft, addressee: ADDRESSEE, company: company?.name ?? null, isMaster })
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      wide
      title="후보자에게 이렇게 보여요"
      cancel={{ label: '더 고치기', onPress: () => onOpenChange(false) }}
      confirm={{ label: '어택 보내기', busy: busy && '보내는 중', onPress: onSend }}
    >
      {/* Scrolls by itself, so that it opens at its top and the two buttons stay in sight. */}
      <section
        aria-label="어택 미리보기"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
        tabIndex={0}
        className="-mx-2 max-h-[calc(100dvh-15rem)] overflow-y-auto rounded-card bg-canvas"
      >
        <p className="sticky top-0 z-1 flex h-11 items-center justify-between gap-3 bg-shot px-5 text-body-s font-medium text-on-shot">
          <span>{deadlineBand(timeLeft(expiredAt, now))}</span>
          <span className="text-label text-on-shot-2 tnum">{deadlineText(expiredAt)}</span>
        </p>
        <div className="grid gap-3 p-4">
          <ComposedSlip
            draft={draft}
            profile={profile}
            company={company ?? { name: me.name, logo: null, isVerified: false }}
            salaryLabel={words.salary}
            positionDetails={position ?? null}
          />
          <SenderNote
            label="담당자의 메시지"
            name={me.name}
            title={words.sender}
            isOwn={isMaster}
            message={draft.message.trim() || <span className="text-ink-4">아직 적지 않았어요</span>}
          />
          <BenefitList
            title={words.benefits}
            items={draft.offerItems.map((text) => ({ text, kind: benefitKind(text) }))}
          />
          <p className="flex items-center justify-center gap-1.5 pt-1.5 text-caption text-ink-3">
            <Lock size={16} />
            {words.disclosure}
          </p>
          <p className="pointer-events-none grid justify-items-center">
            <span className={buttonLook()}>{words.accept}</span>
            <span className={textLinkLook}>{words.refuse}</span>
          </p>
        </div>
      </section>
    </Dialog>
  )
}
