import { Button } from '@coffeeattack/ui/Button'
import { Card } from '@coffeeattack/ui/Card'
import { Lock } from '@coffeeattack/ui/icons/Lock'
import { Logo } from '@coffeeattack/ui/Logo'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { useCall } from '@coffeeattack/kit/useCall'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import type { PaidCard } from '../cards.ts'
import { keepPaidCheck, readAnew, shortDay } from '../queries.ts'
import { Asking } from './Asking.tsx'

type InvitationProps = { check: PaidCard; onDeclined?: () => void }

/** One tap to confirm, one to decline for good (KEEP-7). */
export function Invitation({ check, onDeclined }: InvitationProps) {
  const { id, company, startsOn } = check
  const [isAsking, setAsking] = useState(false)
  const decline = useCall(() => api('POST /users/paid-checks/:id/decline', { params: { id } }), {
    onDone(declined) {
      onDeclined?.()
      keepPaidCheck(declined)
    },
    onSettled: (failure) => failure !== null && readAnew(),
  })
  return (
    <>
      <Card aria-labelledby="paid">
        <div className="flex items-center gap-3.5">
          <Logo name={company.name} src={company.logo} size={44} />
          <p className="min-w-0 flex-1 leading-close">
            <b className="block truncate text-h3 font-bold">{company.name}</b>
            <span className="text-label text-ink-3 tnum">{shortDay(startsOn)}에 시작했어요</span>
          </p>
        </div>
        <h2 id="paid" className="mt-4.5 text-h2">
          약속한 연봉을 받고 있나요?
        </h2>
        <p className="mt-1.5 text-body-s text-ink-3">
          건강보험 기록으로 바로 확인해요.
          <br />
          명세서를 올리지 않아도 돼요.
        </p>
        <Button className="mt-4" onClick={() => setAsking(true)}>
          인증서로 확인하기
        </Button>
        <TextLink wide className="-mb-2" disabled={decline.busy} onClick={() => void decline.run()}>
          확인하지 않을래요
        </TextLink>
      </Card>
      <Secret>한 번만 여쭤보고, 회사에는 알리지 않아요</Secret>
      {isAsking && <Asking id={id} onClosed={() => setAsking(false)} />}
    </>
  )
}

/** Who does not learn of it. */
export const Secret = ({ children }: { children: string }) => (
  <p className="flex items-center justify-center gap-1.5 pb-1 text-caption text-ink-3">
    <Lock size={16} className="shrink-0" />
    {children}
  </p>
)
