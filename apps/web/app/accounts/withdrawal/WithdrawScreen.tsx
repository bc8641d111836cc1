import { notices } from '@coffeeattack/domain/errors/notices'
import { KEPT_DAYS, withdrawalNotice } from '@coffeeattack/domain/profiles/withdrawal'
import { Button } from '@coffeeattack/ui/Button'
import { Card } from '@coffeeattack/ui/Card'
import { Dialog } from '@coffeeattack/ui/Dialog'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { toast } from '@coffeeattack/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { useOneAtATime } from '../../api/use-one-at-a-time.ts'
import { BottomCta } from '../../layout/BottomCta.tsx'
import { Page } from '../../layout/Page.tsx'
import { SettingsPage } from '../SettingsPage.tsx'
import { erasureDay, leaveForGood } from './withdraw.ts'
import { WithdrawalReason } from './WithdrawalReason.tsx'
import { privateMeta } from '../../seo.ts'
import { offeredQuery } from '../queries.ts'

/** When what is erased: at once, or thirty days on for somebody who had offers (PRO-14). */
function WhatIsErased() {
  const { data, dataUpdatedAt, isError } = useQuery(offeredQuery)
  const day = data && erasureDay(data.isOffered, new Date(dataUpdatedAt))
  return (
    <Card aria-labelledby="what-is-erased">
      <h2 id="what-is-erased" className="text-h3">
        {day ? `${day}에 모두 지워져요` : '정보는 이렇게 지워져요'}
      </h2>
      <ul className="mt-2.5 flex list-disc flex-col gap-1.5 pl-5 text-body-s text-balance text-ink-2 marker:text-ink-4 tnum">
        {data && <li>{withdrawalNotice(data.isOffered)}</li>}
        {isError && !data && (
          <li>받은 제안이 있으면 정보를 {KEPT_DAYS}일 동안 보관한 뒤에, 없으면 바로 지워요.</li>
        )}
        {!data && !isError && (
          <li className="list-none">
            <SkeletonGroup label="지워지는 날을 알아보고 있어요">
              <Skeleton className="h-5 w-full" />
            </SkeletonGroup>
          </li>
        )}
        <li>탈퇴하는 순간부터 회사는 내 프로필을 볼 수 없고, 기다리던 어택도 닫혀요.</li>
        <li>인증한 커리어와 소득은 되살릴 수 없어요.</li>
      </ul>
    </Card>
  )
}

/** Leaving for good, with a reason (PRO-14). */
export default function WithdrawScreen() {
  const [reason, setReason] = useState('')
  const [asking, setAsking] = useState(false)
  const [gone, setGone] = useState(false)
  const [busy, runOne] = useOneAtATime()

  const withdraw = () =>
    runOne(async () => {
      const answer = await api('DELETE /v3/users', { body: { reason: reason.trim() } }).catch(() => null)
      setAsking(false)
      if (!answer) return toast(notices.WITHDRAW_FAILED.title)
      // Nothing on the page may ask the server any more: there is nobody left to ask for.
      setGone(true)
      await leaveForGood(new Date(answer.purgeAt), new Date())
    })
  if (gone) return <Page tone="canvas">{null}</Page>
  return (
    <SettingsPage
      lines={['떠나기 전에', '확인해 주세요']}
      bottom={
        <BottomCta>
          <Button kind="danger" disabled={reason.trim() === ''} onClick={() => setAsking(true)}>
            {reason.trim() === '' ? '이유를 알려 주세요' : '탈퇴하기'}
          </Button>
        </BottomCta>
      }
    >
      <div className="flex flex-col gap-2.5 px-4 pt-5 pb-6">
        <WhatIsErased />
        <WithdrawalReason onChange={setReason} />
      </div>
      <Dialog
        open={asking}
        onOpenChange={(next) => (next || !busy) && setAsking(next)}
        alert
        title="정말 탈퇴할까요?"
        description="모든 기기에서 로그아웃되고, 되돌릴 수 없어요."
        cancel={{ label: '그대로 쓰기', onPress: () => setAsking(false) }}
        confirm={{
          label: '탈퇴하기',
          danger: true,
          busy: busy && '탈퇴하는 중',
          onPress: () => void withdraw(),
        }}
      />
    </SettingsPage>
  )
}

export const meta = () => privateMeta('탈퇴')
