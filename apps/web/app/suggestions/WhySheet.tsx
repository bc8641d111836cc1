import { NEVER_COUNTED_LINE } from '@coffeeattack/domain/suggestions/criteria'
import { ReasonFall } from '@coffeeattack/kit/suggestions/ReasonFall'
import { Button } from '@coffeeattack/ui/Button'
import { Sheet } from '@coffeeattack/ui/Sheet'
import { Interest } from './Interest.tsx'
import { type SuggestedPosition, whyTitle } from './queries.ts'

type WhySheetProps = {
  position: SuggestedPosition
  open: boolean
  onOpenChange: (open: boolean) => void
  onClosed: () => void
  /** Absent while a person looks at something already. */
  onReview?: (() => void) | undefined
}

/** Every reason of one position on a row of its own, and what the person can do about it (MATCH-4, MATCH-5). */
export default function WhySheet({ position, onReview, ...frame }: WhySheetProps) {
  const { reasons, sum, company } = position
  return (
    <Sheet
      {...frame}
      title={whyTitle(position)}
      description="위에서부터 하나씩 더하고 빼요."
      footer={
        <div className={onReview && !position.interestedAt ? 'grid grid-cols-2 gap-2' : 'grid gap-2'}>
          {onReview && (
            <Button kind="weak" size="md" onClick={onReview}>
              사람이 다시 보기
            </Button>
          )}
          <Interest position={position} />
        </div>
      }
    >
      <ReasonFall reasons={reasons} sum={sum} className="-mt-2" />
      <p className="mt-3.5 rounded-field bg-surface-2 px-3.5 py-3 text-caption text-ink-2">
        {NEVER_COUNTED_LINE} {company ? `${company.name}도` : '회사도'} 같은 이유를 읽어요.
      </p>
    </Sheet>
  )
}
