import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { shareCard } from '@coffeeattack/domain/campaigns/share'
import { SHARE_DAYS } from '@coffeeattack/domain/insight/lifetime-share'
import { Button } from '@coffeeattack/ui/Button'
import { Share } from '@coffeeattack/ui/icons/Share'
import { Switch } from '@coffeeattack/ui/Switch'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { toast } from '@coffeeattack/ui/toast'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { queries } from '../../api/queries.ts'
import { useOneAtATime } from '../../api/use-one-at-a-time.ts'
import { insist } from '../../layout/failure/tell-failure.ts'
import { paths } from '../../paths.ts'
import { shareAndTell } from '../../campaigns/ShareButton.tsx'
import { resultQuery } from './queries.ts'

type Shared = ApiResult<'POST /income/lifetime/complete'>['share']

/** Nothing is shown to anybody before this button is pressed, and the sum only when the switch says so. */
export function SharePanel({ shared }: { shared: Shared }) {
  const [showTotal, setShowTotal] = useState(shared?.showTotal ?? false)
  const [busy, runOne] = useOneAtATime()
  const keep = (share: Shared) =>
    queries.setQueryData(resultQuery.queryKey, (result) => result && { ...result, share })

  const share = () =>
    runOne(async () => {
      const made = await insist(() => api('POST /income/lifetime/share', { body: { showTotal } }))
      if (!made) return
      keep({ ...made, showTotal })
      const { shareId } = made
      const card = { origin: window.location.origin, path: paths.sharedMoney(shareId), pictureOf: shareId }
      await shareAndTell(shareCard('money', card))
    })
  const stop = () =>
    runOne(async () => {
      const ended = await insist(async () => {
        await api('DELETE /income/lifetime/share')
        return true
      })
      if (!ended) return
      keep(null)
      toast('나눈 링크를 거뒀어요', { kind: 'done' })
    })
  return (
    <section aria-labelledby="share" className="border-t-10 border-canvas px-5 py-8 lg:px-7">
      <h2 id="share" className="text-h2">
        결과 나누기
      </h2>
      <p className="mt-1.5 text-body-s text-ink-3">
        이름과 회사는 보이지 않아요. 그래프의 모양과 자리만 보이고, 금액은 켤 때만 보여요.
      </p>
      <div className="mt-4 flex min-h-14 items-center justify-between gap-4 rounded-field bg-surface-2 px-4">
        <span aria-hidden="true" className="text-body font-medium">
          금액도 보여 주기
        </span>
        <Switch label="금액도 보여 주기" checked={showTotal} onCheckedChange={setShowTotal} />
      </div>
      <Button className="mt-4" busy={busy && '준비하는 중'} onClick={() => void share()}>
        <Share size={20} />
        결과 나누기
      </Button>
      {shared && (
        <>
          <p className="mt-4 text-caption text-ink-3">
            링크는 하나예요. 다시 나누면 예전에 보낸 링크도 지금 고른 대로 바뀌고, {SHARE_DAYS}일이 지나면
            닫혀요.
          </p>
          <TextLink wide disabled={busy} onClick={() => void stop()}>
            나눈 링크 거두기
          </TextLink>
        </>
      )}
    </section>
  )
}
