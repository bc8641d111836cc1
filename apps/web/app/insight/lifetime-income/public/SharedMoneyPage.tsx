import { shareCard } from '@coffeeattack/domain/campaigns/share'
import { sharedTitle, type SharedResult } from '@coffeeattack/domain/insight/lifetime-share'
import { topPercentText } from '@coffeeattack/domain/insight/percentile'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { paths } from '../../../paths.ts'
import { PublicPage } from '../../../public/chrome/PublicPage.tsx'
import { PublicShareButton } from '../../../campaigns/PublicShareButton.tsx'
import { IncomeShape } from '../timeline/IncomeShape.tsx'
import { CountedTotal } from './CountedTotal.tsx'
import { MoneyPanel } from './MoneyPanel.tsx'

type SharedMoneyPageProps = { shareId: string; origin: string; result: SharedResult }

/** A friend's result, as much of it as the friend said yes to (PUB-6). Nothing here names them. */
export function SharedMoneyPage({ shareId, origin, result }: SharedMoneyPageProps) {
  const { total, percentile, shape } = result
  const path = paths.sharedMoney(shareId)
  return (
    <PublicPage path={path} panel={<MoneyPanel />}>
      <section className="px-(--gut) pt-3 pb-9">
        {total === null ? (
          <>
            <p className="text-body-s text-ink-3">친구가 나눈 결과</p>
            <h1 className="mt-1 text-h1 text-balance">{sharedTitle({ total, percentile })}</h1>
          </>
        ) : (
          <>
            <p className="text-body-s text-ink-3">친구가 지금까지 번 소득</p>
            <h1 className="mt-1 flex flex-wrap items-end justify-between gap-x-4">
              <CountedTotal manwon={total} />
              {percentile !== null && (
                <span className="pb-1.5 text-body font-semibold text-ink-2">
                  {topPercentText(percentile)}
                </span>
              )}
            </h1>
          </>
        )}
        <div className="mt-5">
          <IncomeShape shape={shape} />
        </div>
        <p className="mt-3 text-caption text-ink-3">
          국세청이 확인한 소득을 해마다 한 칸으로 그렸어요. 가장 높은 해를 기준으로 한 모양이에요.
        </p>
        <a href={paths.money()} className={`${buttonLook()} mt-7`}>
          나는 얼마를 벌었을까요?
        </a>
        <PublicShareButton
          card={shareCard('money', { origin, path, pictureOf: shareId })}
          kind="weak"
          size="md"
          className="mt-3"
        >
          이 결과 나누기
        </PublicShareButton>
      </section>
    </PublicPage>
  )
}
