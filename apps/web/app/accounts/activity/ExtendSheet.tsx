import { fullDayText, kstDay } from '@coffeeattack/domain/kst'
import { ATTACK_MONTHS, extendedUntil } from '@coffeeattack/domain/profiles/attack-period'
import { Button } from '@coffeeattack/ui/Button'
import { IconButton } from '@coffeeattack/ui/IconButton'
import { Minus } from '@coffeeattack/ui/icons/Minus'
import { Plus } from '@coffeeattack/ui/icons/Plus'
import { Sheet } from '@coffeeattack/ui/Sheet'
import { textLinkLook } from '@coffeeattack/ui/TextLink'
import { useState } from 'react'
import { Link } from 'react-router'
import { useOneAtATime } from '../../api/use-one-at-a-time.ts'
import { paths } from '../../paths.ts'
import { readActivityAnew, receiveAttacks } from './change-activity.ts'

type ExtendSheetProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  resting: boolean
  until: Date | null
  now: Date
}

/** How many months more, and the day that makes (PRO-13). */
export function ExtendSheet({ open, onOpenChange, resting, until, now }: ExtendSheetProps) {
  const [month, setMonth] = useState<number>(ATTACK_MONTHS.first)
  const [busy, runOne] = useOneAtATime()
  const end = fullDayText(kstDay(extendedUntil(until, month, now)))
  const extend = () =>
    runOne(async () => {
      if (await receiveAttacks(month, resting)) onOpenChange(false)
    })
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => (next || !busy) && onOpenChange(next)}
      // Not before it is gone: its words would change under the person's eyes.
      onClosed={() => void readActivityAnew()}
      title={resting ? '어택을 다시 받을까요?' : '어택을 얼마나 더 받을까요?'}
      description={resting ? '회사에 프로필이 다시 보여요.' : '지금 기간 뒤에 이어서 늘어나요.'}
      footer={
        <>
          <Button busy={busy && '저장하는 중'} onClick={() => void extend()}>
            {end}까지 받기
          </Button>
          {resting && (
            <Link to={paths.retry()} className={`${textLinkLook} w-full`}>
              커리어를 새로 인증하고 다시 받기
            </Link>
          )}
        </>
      }
    >
      <fieldset aria-label="늘릴 기간" className="flex items-center justify-between py-3">
        <IconButton
          label="한 달 줄이기"
          className="bg-surface-2"
          disabled={month === ATTACK_MONTHS.min}
          onClick={() => setMonth(month - 1)}
        >
          <Minus size={22} />
        </IconButton>
        <output className="text-center">
          <span className="block text-money-32 tnum">{month}개월</span>
          <span className="sr-only">{end}까지</span>
        </output>
        <IconButton
          label="한 달 늘리기"
          className="bg-surface-2"
          disabled={month === ATTACK_MONTHS.max}
          onClick={() => setMonth(month + 1)}
        >
          <Plus size={22} />
        </IconButton>
      </fieldset>
      {!resting && until && (
        <p className="rounded-field bg-surface-2 px-4 py-3 text-body-s text-ink-2 tnum">
          {fullDayText(kstDay(until))} → <b className="text-ink">{end}</b>
        </p>
      )}
    </Sheet>
  )
}
