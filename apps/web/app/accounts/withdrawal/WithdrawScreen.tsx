import { notices } from '@coffeeattack/domain/errors/notices'
import { Button } from '@coffeeattack/ui/Button'
import { Dialog } from '@coffeeattack/ui/Dialog'
import { toast } from '@coffeeattack/ui/toast'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { useOneAtATime } from '../../api/use-one-at-a-time.ts'
import { BottomCta } from '../../layout/BottomCta.tsx'
import { Page } from '../../layout/Page.tsx'
import { SettingsPage } from '../SettingsPage.tsx'
import { leaveForGood } from './withdraw.ts'
import { WhatIsErased } from './WhatIsErased.tsx'
import { WithdrawalReason } from './WithdrawalReason.tsx'
import { privateMeta } from '../../seo.ts'

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
