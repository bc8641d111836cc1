import { paths } from '@coffeeattack/contract/pages'
import { shareCard } from '@coffeeattack/domain/campaigns/share'
import { riseOf } from '@coffeeattack/domain/insight/own-path'
import { MIN_PEOPLE } from '@coffeeattack/domain/insight/people'
import { SAMPLE } from '@coffeeattack/domain/insight/standing-sample'
import { raiseText, rateText } from '@coffeeattack/domain/salary/format'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { PublicShareButton } from '../../campaigns/PublicShareButton.tsx'
import { publicPage } from '../../public-page.ts'
import { PublicPage } from '../../public/chrome/PublicPage.tsx'
import { originOf } from '../../seo.ts'
import type { Route } from './+types/GraphPage.ts'
import { CampaignHead, campaignMeta, Promises } from './Campaign.tsx'
import { PathChart, PathLegend, PathTable } from './PathChart.tsx'
import { columnFigure, pathSentence } from './words.ts'

const years = SAMPLE.path.map((step, index) => ({
  ...step,
  label: `${index + 1}년 차`,
  year: index + 1,
  whole: true,
}))
const rise = riseOf(years)!

/** A salary path of an invented person, with a link to one's own (PUB-7). */
export default function GraphPage({ matches }: Route.ComponentProps) {
  return (
    <PublicPage path={paths.graph()}>
      <article data-own={paths.myGraph()} className="px-(--gut) pt-3 pb-10">
        <CampaignHead
          lines={['내 연봉은 어떻게', '올라왔을까요?']}
          about="인증한 소득을 해마다 한 칸씩 그려, 같은 일을 하는 사람들과 견줘 봐요."
        />
        <section aria-labelledby="sample" className="mt-8">
          <h2 id="sample" className="text-body-s font-semibold text-ink-3">
            예시 · {SAMPLE.group}
          </h2>
          <p className="mt-1 text-h2 tnum">
            {years.length - 1}년 동안 {rateText(rise.rate)} 올랐어요
          </p>
          <p className="text-money-32 text-rise tnum">{raiseText(rise.amount)}</p>
          <div className="mt-5">
            <PathChart
              label={`예시. ${pathSentence(years)}`}
              columns={years.map((step) => ({
                label: step.label,
                height: step.income,
                whole: true,
                alike: step.alike,
                figure: columnFigure(step.income),
              }))}
            />
          </div>
          <PathLegend hasRise hasAlike hasFigures hasParts={false} />
          <PathTable rows={years} />
        </section>
        <div className="mt-8 flex flex-col gap-2.5">
          <a href={paths.myGraph()} className={buttonLook()}>
            내 연봉 그래프 그리기
          </a>
          <PublicShareButton kind="weak" card={shareCard('graph', { origin: originOf(matches) })}>
            친구에게 알려 주기
          </PublicShareButton>
        </div>
        <Promises
          items={[
            '소득은 건강보험공단이나 국세청에서 확인한 금액만 그려요.',
            `비슷한 사람이 ${MIN_PEOPLE}명보다 적으면 그 사람들의 숫자는 보여 주지 않아요.`,
            '나눌 때는 보여 주기로 한 것만 담기고, 이름은 나오지 않아요.',
          ]}
        />
      </article>
    </PublicPage>
  )
}

export const handle = publicPage

export const meta: Route.MetaFunction = ({ matches }) => campaignMeta('graph', originOf(matches))
