import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { paths } from '@coffeeattack/contract/pages'
import { shareCard } from '@coffeeattack/domain/campaigns/share'
import { SHARE_DAYS } from '@coffeeattack/domain/insight/lifetime-share'
import { topPercentText } from '@coffeeattack/domain/insight/market'
import { MIN_PEOPLE } from '@coffeeattack/domain/insight/people'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { useCall } from '@coffeeattack/kit/useCall'
import { Button } from '@coffeeattack/ui/Button'
import { Share } from '@coffeeattack/ui/icons/Share'
import { Switch } from '@coffeeattack/ui/Switch'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { toast } from '@coffeeattack/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { api } from '../../api/client.ts'
import { queries } from '../../api/queries.ts'
import { shareAndTell } from '../../campaigns/ShareButton.tsx'
import { Page, PageSkeleton } from '../../layout/Page.tsx'
import { type Incomes, resultQuery } from './queries.ts'
import { IncomeTable } from './timeline/IncomeTable.tsx'
import { IncomeTimeline } from './timeline/IncomeTimeline.tsx'
import { TotalFigure } from './TotalFigure.tsx'
import { periodText } from './words.ts'

/** The sum, the rank, and sharing them. */
export default function ResultScreen({ incomes: { items } }: { incomes: Incomes }) {
  const renderPage = (inside: ReactNode) => <Page backTo={paths.myMoney()}>{inside}</Page>
  return (
    <Loaded
      query={useQuery(resultQuery)}
      className="m-auto"
      title="아직 결과를 볼 수 없어요"
      skeleton={<PageSkeleton />}
      renderFrame={(inside, state) => (state === 'failed' ? renderPage(inside) : inside)}
    >
      {(result) =>
        renderPage(
          <>
            <section className="px-(--gut) pt-2 pb-8 [--gut:20px] lg:[--gut:28px]">
              <h1 className="text-body font-normal text-ink-3">
                {items.length > 0 ? `${periodText(items)} 번 소득은` : '지금까지 번 소득은'}
              </h1>
              <p className="mt-1">
                <TotalFigure manwon={result.total} />
              </p>
              <p className="mt-2 text-body text-ink-2">
                {result.percentile === null ? (
                  `함께 모은 사람이 ${MIN_PEOPLE}명보다 적어서 자리는 아직 말할 수 없어요.`
                ) : (
                  <>
                    함께 모은 사람 가운데 <b className="text-ink">{topPercentText(result.percentile)}</b>예요
                  </>
                )}
              </p>
              <div className="mt-6">
                <IncomeTimeline items={items} />
              </div>
              {items.length > 0 && <IncomeTable items={items} />}
            </section>
            <SharePanel shared={result.share} />
          </>,
        )
      }
    </Loaded>
  )
}

type Shared = ApiResult<'POST /income/lifetime/complete'>['share']

/** Nothing is public before this button is pressed, and the sum only when the switch is on. */
function SharePanel({ shared }: { shared: Shared }) {
  const [showTotal, setShowTotal] = useState(shared?.showTotal ?? false)
  const keep = (share: Shared) =>
    queries.setQueryData(resultQuery.queryKey, (result) => result && { ...result, share })

  const share = useCall(
    (shown: boolean, idempotencyKey) =>
      api('POST /income/lifetime/share', { body: { showTotal: shown }, idempotencyKey }),
    {
      async onDone(made, shown) {
        keep({ ...made, showTotal: shown })
        const { shareId } = made
        const card = { origin: window.location.origin, path: paths.sharedMoney(shareId), pictureOf: shareId }
        await shareAndTell(shareCard('money', card))
      },
    },
  )
  const stop = useCall(() => api('DELETE /income/lifetime/share'), {
    onDone() {
      keep(null)
      toast('나눈 링크를 거뒀어요', { kind: 'done' })
    },
  })
  const busy = share.busy || stop.busy
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
      <Button
        className="mt-4"
        busy={busy && '준비하는 중'}
        onClick={() => !stop.busy && void share.run(showTotal)}
      >
        <Share size={20} />
        결과 나누기
      </Button>
      {shared && (
        <>
          <p className="mt-4 text-caption text-ink-3">
            링크는 하나예요. 다시 나누면 예전에 보낸 링크도 지금 고른 대로 바뀌고, {SHARE_DAYS}일이 지나면
            닫혀요.
          </p>
          <TextLink wide disabled={busy} onClick={() => void stop.run()}>
            나눈 링크 거두기
          </TextLink>
        </>
      )}
    </section>
  )
}
