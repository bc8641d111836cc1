import { provedMoney } from '@coffeeattack/domain/proofs/words.ko'
import { groupDigits } from '@coffeeattack/domain/salary/format'
import { Button } from '@coffeeattack/ui/Button'
import { Checkbox } from '@coffeeattack/ui/Checkbox'
import { CircleInfo } from '@coffeeattack/ui/icons/CircleInfo'
import { Money } from '@coffeeattack/ui/Money'
import { Sheet } from '@coffeeattack/ui/Sheet'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { useId, useState } from 'react'

type ExactSheetProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  year: number
  amount: number
  /** The highest step that could be told in its place; null below the first one. */
  atLeast: number | null
  confirm: string
  busy?: string | false
  onYes: () => void
  onAtLeast: (amount: number) => void
}

/** The exact figure has a yes of its own, which nobody gives by accident: the box starts empty (PROOF-1). */
export default function ExactSheet(props: ExactSheetProps) {
  const { open, onOpenChange, year, amount, atLeast, confirm, busy = false, onYes, onAtLeast } = props
  const [isAgreed, setAgreed] = useState(false)
  const box = useId()
  const points = [
    ...(atLeast === null ? [] : [`‘${provedMoney(atLeast)} 이상’으로 충분할 때가 많아요.`]),
    '거두어도 이미 읽은 금액은 되돌릴 수 없어요.',
  ]
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => (next || !busy) && onOpenChange(next)}
      onClosed={() => setAgreed(false)}
      title="정확한 금액을 보여 줄까요?"
      description="받는 곳이 이 숫자를 그대로 읽어요."
      footer={
        <>
          <Button disabled={!isAgreed} busy={busy} onClick={onYes}>
            {confirm}
          </Button>
          {atLeast !== null && (
            <TextLink wide disabled={Boolean(busy)} onClick={() => onAtLeast(atLeast)} className="-mb-2.5">
              {provedMoney(atLeast)} 이상으로 할게요
            </TextLink>
          )}
        </>
      }
    >
      <p className="rounded-option bg-surface-2 px-4.5 pt-4 pb-5 tnum">
        <span className="block text-caption text-ink-3">{year}년 연 소득</span>
        <Money amount={groupDigits(amount)} size={32} label={provedMoney(amount)} />
      </p>
      <ul className="mt-4.5 grid gap-2.5">
        {points.map((point) => (
          <li key={point} className="flex gap-2.5 text-body-s text-ink-2">
            <CircleInfo size={18} className="mt-0.5 shrink-0 text-ink-3" />
            {point}
          </li>
        ))}
      </ul>
      <label
        htmlFor={box}
        className="mt-3.5 flex min-h-14 cursor-pointer items-center gap-3 rounded-button px-4 font-semibold inset-ring inset-ring-line-2 has-[:checked]:inset-ring-2 has-[:checked]:inset-ring-primary"
      >
        <Checkbox id={box} checked={isAgreed} onChange={(event) => setAgreed(event.currentTarget.checked)} />
        정확한 금액을 보여 줄게요
      </label>
    </Sheet>
  )
}
